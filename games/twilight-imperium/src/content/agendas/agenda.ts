import type { Ending, Rule, Seat } from '@orrery/kernel';
import { type AgendaId, agendaFacts, type Ballot } from '../../model/agenda/agendas.ts';
import type { Law } from '../../model/agenda/state.ts';
import { lawAttachments } from '../../model/galaxy/attachments.ts';
import type { PlanetId } from '../../model/galaxy/planets.ts';
import { isMecatol, isReady } from '../../model/readers.ts';
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
import { areLawsBlank } from '../../moments/agenda/queries.ts';
import type { Agenda } from '../../moments/agenda/registry.ts';
import { whenLawLost } from '../../moments/agenda/windows.ts';
import { isAtHome } from '../../moments/galaxy/systems.ts';
import { attach } from '../../verbs/galaxy/attachments.ts';
import { type Abilities, installAbilities, type Part } from '../ability.ts';
import { installLasting } from '../lasting.ts';

export { allow, forbid, modify, on } from '../ability.ts';

/** The outcomes that may be voted for, by ballot. */
const ballots: Readonly<Record<Ballot, (game: State) => readonly VoteOutcome[]>> = {
  'for-against': () => forOrAgainst,
  player: playersToElect,
  planet: game => planetsToElect(game),
  'cultural-planet': planetsWithTrait('cultural'),
  'hazardous-planet': planetsWithTrait('hazardous'),
  'industrial-planet': planetsWithTrait('industrial'),
  'other-planet': game => planetsToElect(game, ({ id }) => !isMecatol(id) && !isAtHome(game, id)),
  'strategy-card': strategyCardsToElect,
  law: lawsToElect,
  'secret-objective': scoredSecretsToElect,
  hidden: () => [], // the outcomes are those of the hidden agenda
};

/**
 * An agenda: the effect of each outcome and, for a law, its abilities while in play: for the elected player who owns
 * it, otherwise for all players. Its ballot is in `model/agenda/agendas.ts`; its attachment's values are in
 * `model/galaxy/attachments.ts`.
 */
interface Printed extends Abilities {
  readonly id: AgendaId;
  for?(game: State): Rule<Ending>;
  against?(game: State): Rule<Ending>;
  elected?(game: State, outcome: string): Rule<Ending>;
  /** Runs when the law leaves play, goes to another player or is resolved again; `from` was elected. */
  lost?(game: State, from: string): Rule;
  isMoot?(game: State): boolean;
  whenRevealed?(game: State): Rule;
  /** Lasting abilities for single seats after it is resolved; outcomes start them with `lastFor`. */
  readonly lasting?: readonly Part[];
  /** Only if the ballot alone is not enough. */
  outcomes?(game: State): readonly VoteOutcome[];
}

export interface AgendaCard {
  readonly id: AgendaId;
  readonly agenda: Agenda;
  /** Installs its abilities as a law; called once, where the game is assembled. */
  install(): void;
}

const nothing = function* (): Rule {};

/** The law, if in play and not blanked. Called very often: keep it fast. */
function lawIn(game: State, id: AgendaId): Law | undefined {
  const { laws } = game;
  for (let i = 0; i < laws.length; i++)
    if (laws[i]!.id === id) return areLawsBlank(game, null, false) ? undefined : laws[i];
  return undefined;
}

/** Is the law in play, and is this seat its owner if it has one (LRR 7.4)? */
const isOwnedBy = (game: State, seat: Seat, id: AgendaId): boolean => {
  const law = lawIn(game, id);
  return law !== undefined && (agendaFacts[id].ballot !== 'player' || law.elected === String(seat));
};

/** Installs the effect of losing a law. */
function installLoss(id: AgendaId, lost: Printed['lost']): void {
  if (!lost) return;
  const isIt = (game: State, seat: Seat, moment: { readonly law: CardKey; readonly from: string | null }): boolean =>
    seat === game.speaker && moment.law === id && moment.from !== null; // once, not per seat
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
