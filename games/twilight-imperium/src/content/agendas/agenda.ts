import type { Ending, Rule, Seat } from '@orrery/kernel';
import { type AgendaId, agendaFacts, type Ballot } from '../../model/agenda/agendas.ts';
import type { Law } from '../../model/agenda/state.ts';
import { lawAttachments } from '../../model/galaxy/attachments.ts';
import type { PlanetId } from '../../model/galaxy/planets.ts';
import { isMecatol, isReady, systemWith } from '../../model/readers.ts';
import type { CardKey, State } from '../../model/state.ts';
import {
  forOrAgainst,
  lawsToElect,
  planetsToElect,
  planetsWithTrait,
  playersToElect,
  scoredSecretsToElect,
  strategyCardsToElect,
  type VoteOutcome,
} from '../../moments/agenda/outcomes.ts';
import type { Agenda } from '../../moments/agenda/registry.ts';
import { whenLawLost } from '../../moments/agenda/windows.ts';
import { isHomeSystem } from '../../moments/galaxy/systems.ts';
import { attach } from '../../verbs/galaxy/attachments.ts';
import { type Abilities, installAbilities, type Part } from '../ability.ts';
import { installLasting } from '../lasting.ts';

export { allow, forbid, modify, on } from '../ability.ts';

/** What may be voted for, by what the card says. */
const ballots: Readonly<Record<Ballot, (game: State) => readonly VoteOutcome[]>> = {
  'for-against': () => forOrAgainst,
  player: playersToElect,
  planet: game => planetsToElect(game),
  'cultural-planet': planetsWithTrait('cultural'),
  'hazardous-planet': planetsWithTrait('hazardous'),
  'industrial-planet': planetsWithTrait('industrial'),
  'other-planet': game =>
    planetsToElect(game, ({ id }) => !isMecatol(id) && !isHomeSystem(game, systemWith(game, id).id)),
  'strategy-card': strategyCardsToElect,
  law: lawsToElect,
  'secret-objective': scoredSecretsToElect,
  hidden: () => [], // those of the agenda that it hides
};

/**
 * An agenda: what happens with each outcome, and for a law what it does while it is in play: for the elected player who
 * owns it, or else for everybody. What may be voted for stands in `model/agenda/agendas.ts`; what it adds to the planet that it
 * is attached to, in `model/galaxy/attachments.ts`.
 */
interface Printed extends Abilities {
  readonly id: AgendaId;
  for?(game: State): Rule<Ending>;
  against?(game: State): Rule<Ending>;
  elected?(game: State, outcome: string): Rule<Ending>;
  /** What happens when a law that had elected this leaves play, goes to another or is resolved anew. */
  lost?(game: State, from: string): Rule;
  isMoot?(game: State): boolean;
  whenRevealed?(game: State): Rule;
  /** What it does to single seats for a time after it is resolved: an outcome begins that with `lastFor`. */
  readonly lasting?: readonly Part[];
  /** Where the ballot that is printed on it does not say all. */
  outcomes?(game: State): readonly VoteOutcome[];
}

export interface AgendaCard {
  readonly id: AgendaId;
  readonly agenda: Agenda;
  /** Plugs in what it does as a law; called once, where the game is assembled. */
  install(): void;
}

const nothing = function* (): Rule {};

/** The law, if it is in play. Asked again and again, mostly where there is none. */
function lawIn({ laws }: State, id: AgendaId): Law | undefined {
  for (let i = 0; i < laws.length; i++) if (laws[i]!.id === id) return laws[i];
  return undefined;
}

/** Is the law in play, and this seat its owner where it has one (LRR 7.4)? */
const isOwnedBy = (game: State, seat: Seat, id: AgendaId): boolean => {
  const law = lawIn(game, id);
  return law !== undefined && (agendaFacts[id].ballot !== 'player' || law.elected === String(seat));
};

/** Plugs in what happens once a law is lost. */
function installLoss(id: AgendaId, lost: Printed['lost']): void {
  if (!lost) return;
  const isIt = (game: State, seat: Seat, moment: { readonly law: CardKey; readonly from: string | null }): boolean =>
    seat === game.speaker && moment.law === id && moment.from !== null; // for everybody, once
  whenLawLost.install({
    id,
    automatic: true,
    playable: (game, seat, moment) => (isIt(game, seat, moment) ? [id] : []),
    play: (game, _seat, { from }) => lost(game, from!),
  });
}

export const agenda = ({ id, isMoot, whenRevealed, outcomes, ...printed }: Printed): AgendaCard => {
  const { source, kind, ballot } = agendaFacts[id];
  return {
    id,
    agenda: {
      id,
      source,
      kind,
      outcomes: outcomes ?? ballots[ballot],
      ...(isMoot && { isMoot }),
      ...(whenRevealed && { whenRevealed }),
      *resolve(game, outcome) {
        if (outcome === 'for') return yield* (printed.for ?? nothing)(game);
        if (outcome === 'against') return yield* (printed.against ?? nothing)(game);
        if (lawAttachments[id]) yield* attach(game, id, outcome as PlanetId);
        return yield* (printed.elected ?? nothing)(game, outcome);
      },
    },
    install() {
      installAbilities(
        {
          id,
          name: id,
          at: { law: id },
          isOwnedBy: (game, seat) => isOwnedBy(game, seat, id),
          isReady: (game, seat) => isReady(game, seat, id),
          exhaust: nothing,
          isAround: game => lawIn(game, id) !== undefined,
        },
        printed,
        false,
      );
      installLasting(id, printed.lasting);
      installLoss(id, printed.lost);
    },
  };
};
