import { cloneJson, type Seat } from '@orrery/kernel';
import { furtherWormholes } from '../content/further-wormholes.ts';
import { agendaEndsFor, areSecretsOpen, seesNotes } from '../content/open-secrets.ts';
import { remainingVoters } from '../content/remaining-voters.ts';
import { shownSystem } from '../content/shown-system.ts';
import type { AgendaVote } from '../model/agenda/state.ts';
import type { Deck } from '../model/cards/state.ts';
import type { Player } from '../model/factions/player.ts';
import type { Planet, System } from '../model/galaxy/state.ts';
import type { Pool } from '../model/ids.ts';
import { systemOf } from '../model/readers.ts';
import type { CardKey, State } from '../model/state.ts';
import type { UnitGroup } from '../model/units/state.ts';
import { draftView } from './draft-view.ts';

type Hidden = 'actionCards' | 'secrets' | 'notes';

/** Which side of a command token shows in each pool (LRR 20.1a, LRR 20.1b). */
export const tokenFaces = {
  tactic: 'faction-symbol',
  fleet: 'ship-silhouette',
  strategy: 'faction-symbol',
} as const satisfies Record<Pool, string>;

/** A player as somebody sees it: what is in another's hand is a number. */
export interface PlayerView extends Omit<Player, Hidden> {
  readonly seat: Seat;
  readonly tokenFaces: typeof tokenFaces;
  readonly actionCards: readonly string[] | null;
  readonly actionCardCount: number;
  readonly secrets: readonly string[] | null;
  readonly secretCount: number;
  readonly notes: readonly string[] | null;
  readonly noteCount: number;
}

export type View = ReturnType<typeof view>;

/** The same player as somebody sees it who sees the notes in its hand. */
export const withNotes = (open: PlayerView, own: PlayerView): PlayerView => ({ ...open, notes: own.notes });

/** A player as they see themselves. Not a copy. */
export function ownView(game: State, seat: Seat): PlayerView {
  const player = game.seats[seat]!;
  return {
    seat,
    faction: player.faction,
    sheet: player.sheet,
    home: player.home,
    tokens: player.tokens,
    tokenFaces,
    ...(player.guests && { guests: [...player.guests] }),
    ...(player.copies && { copies: player.copies }),
    tradeGoods: player.tradeGoods,
    commodities: player.commodities,
    technologies: player.technologies,
    exhausted: player.exhausted,
    leaders: player.leaders,
    strategyCards: player.strategyCards,
    passed: player.passed,
    scored: player.scored,
    points: player.points,
    notesInPlay: player.notesInPlay,
    borrowed: player.borrowed,
    relics: player.relics,
    fragments: player.fragments,
    kept: player.kept,
    reviving: player.reviving,
    ...(player.planetCards && { planetCards: player.planetCards.map(planetView) }),
    captured: player.captured,
    traded: player.traded,
    refusedBy: player.refusedBy,
    met: player.met,
    talks: player.talks,
    dealsClosed: player.dealsClosed,
    eliminated: player.eliminated,
    actionCards: player.actionCards,
    actionCardCount: player.actionCards.length,
    secrets: player.secrets,
    secretCount: player.secrets.length,
    notes: player.notes,
    noteCount: player.notes.length,
  };
}

/** The same player as others see it: what is in hand is a number, unless it is played open. */
export const openView = (own: PlayerView, areSecretsOpen: boolean): PlayerView => ({
  ...own,
  actionCards: null,
  secrets: areSecretsOpen ? own.secrets : null,
  notes: null,
});

const playerView = (game: State, seat: Seat, viewer: Seat | null): PlayerView => {
  const own = ownView(game, seat);
  if (seat === viewer) return own;
  const open = openView(own, areSecretsOpen(game, seat));
  return seesNotes(game, viewer, seat) ? withNotes(open, own) : open;
};

const groupsView = (groups: readonly UnitGroup[]): UnitGroup[] => groups.map(group => ({ ...group }));

const planetView = (planet: Planet): Planet => ({
  id: planet.id,
  controller: planet.controller,
  exhausted: planet.exhausted,
  units: groupsView(planet.units),
  coexisting: [...planet.coexisting],
  attachments: [...planet.attachments],
  exhaustedCards: [...planet.exhaustedCards],
  explored: planet.explored,
  ...(planet.factionTokens && { factionTokens: planet.factionTokens.map(token => ({ ...token })) }),
});

export const systemView = (system: System): System => ({
  id: system.id,
  ...(system.tile !== undefined && { tile: system.tile }),
  tokens: [...system.tokens],
  space: groupsView(system.space),
  planets: system.planets.map(planetView),
  frontier: system.frontier,
  wormholes: [...system.wormholes],
  anomalies: [...system.anomalies],
});

/** Markers that can be drawn in place of the command tokens they stand for, as far as those still lie there. */
const tokenPictures = (game: State) =>
  game.tokenPictures.flatMap(({ card, system, seats }) => {
    const { tokens } = systemOf(game, system);
    const standsFor = seats.filter(seat => tokens.includes(seat));
    return standsFor.length > 0 ? [{ card, system, standsFor }] : [];
  });

/** The agenda under vote; which one it hides is for one seat to know. */
const agendaView = (agenda: AgendaVote, seat: Seat | null) => ({
  ...agenda,
  hidden: agenda.hidden
    ? { seat: agenda.hidden.seat, card: agenda.hidden.seat === seat ? agenda.hidden.card : null }
    : null,
});

/** A deck lies face down, what was discarded from it open. */
interface DeckView {
  readonly size: number;
  readonly discard: readonly CardKey[];
}

const deckView = ({ cards, discard }: Deck): DeckView => ({ size: cards.length, discard });

type AsTheyAre =
  | ('round' | 'phase' | 'speaker' | 'active' | 'custodians' | 'nexusOpen' | 'exploring' | 'turnsSkipped' | 'winner')
  | ('playing' | 'tactical' | 'combat');
type Lists =
  | ('strategyCards' | 'goodsOnKept' | 'secretsScored' | 'lasting' | 'laws' | 'wormholeTokens')
  | ('legendaryExhausted' | 'purged' | 'freeSecondaries');

interface TableView extends Readonly<Pick<State, AsTheyAre>>, Readonly<{ [K in Lists]: readonly State[K][number][] }> {
  readonly tokenPictures: ReturnType<typeof tokenPictures>;
  readonly furtherWormholes: ReturnType<typeof furtherWormholes>;
  readonly objectives: {
    readonly revealed: readonly CardKey[];
    readonly stageOne: number;
    readonly stageTwo: number;
    readonly secret: number;
  };
  readonly actionCards: DeckView;
  readonly agendas: DeckView;
  readonly voters: readonly Seat[];
  readonly exploration: Readonly<Record<keyof State['exploration'], DeckView>>;
  readonly relics: number;
  readonly over: boolean;
}

/** What lies open on the table besides the galaxy, the units and the players. Not a copy. */
export function tableView(game: State): TableView {
  const { objectives, exploration } = game;
  return {
    round: game.round,
    phase: game.phase,
    speaker: game.speaker,
    active: game.active,
    custodians: game.custodians,
    nexusOpen: game.nexusOpen,
    tokenPictures: tokenPictures(game),
    furtherWormholes: furtherWormholes(game),
    strategyCards: game.strategyCards,
    goodsOnKept: game.goodsOnKept,
    objectives: {
      revealed: objectives.revealed,
      stageOne: objectives.stageOne.length,
      stageTwo: objectives.stageTwo.length,
      secret: objectives.secret.length,
    },
    secretsScored: game.secretsScored,
    actionCards: deckView(game.actionCards),
    playing: game.playing,
    lasting: game.lasting,
    agendas: deckView(game.agendas),
    laws: game.laws,
    voters: remainingVoters(game),
    exploration: {
      cultural: deckView(exploration.cultural),
      hazardous: deckView(exploration.hazardous),
      industrial: deckView(exploration.industrial),
      frontier: deckView(exploration.frontier),
    },
    exploring: game.exploring,
    relics: game.relics.length,
    wormholeTokens: game.wormholeTokens,
    legendaryExhausted: game.legendaryExhausted,
    purged: game.purged,
    tactical: game.tactical,
    combat: game.combat,
    turnsSkipped: game.turnsSkipped,
    freeSecondaries: game.freeSecondaries,
    winner: game.winner,
    over: game.stack.length === 0,
  };
}

/** Cards that lie apart; which they are may be for one seat to know. Not a copy. */
export const apartView = (game: State, seat: Seat | null) => ({
  agenda: game.agenda && agendaView(game.agenda, seat),
  agendaEnds: agendaEndsFor(game, seat),
  peek: game.peek && {
    seat: game.peek.seat,
    count: game.peek.cards.length,
    cards: game.peek.seat === seat ? game.peek.cards : null,
  },
  decidedAlone: game.decidedAlone && {
    seat: game.decidedAlone.seat,
    count: game.decidedAlone.cards.length,
    cards: game.decidedAlone.seat === seat ? game.decidedAlone.cards : null,
    revealed: game.decidedAlone.revealed.map(agenda => agendaView(agenda, seat)),
  },
});

/** What a seat may see, or a spectator. */
export const view = (game: State, seat: Seat | null) => ({
  options: game.options,
  galaxy: game.galaxy,
  ...cloneJson(tableView(game)),
  seat,
  ...cloneJson(apartView(game, seat)),
  ...cloneJson(draftView(game, seat)),
  players: cloneJson(game.seats.map((_, each) => playerView(game, each, seat))),
  systems: game.systems.map(system => systemView(shownSystem(game, system))),
});

/** The systems as they are to be shown: with the wormholes that units make there. */
export const systemsShown = ({
  systems,
  furtherWormholes,
}: Pick<View, 'systems' | 'furtherWormholes'>): readonly System[] =>
  furtherWormholes.length === 0
    ? systems
    : systems.map(system => {
        const further = furtherWormholes.find(each => each.system === system.id);
        return further ? { ...system, wormholes: [...system.wormholes, ...further.kinds] } : system;
      });
