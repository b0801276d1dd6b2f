import { cloneJson, type Seat, share } from '@orrery/kernel';
import { secretsLieOpen } from '../content/open-hands.ts';
import { votersOf } from '../content/voters.ts';
import type { AgendaVote } from '../model/agenda/state.ts';
import type { Deck } from '../model/cards/state.ts';
import type { Player } from '../model/factions/player.ts';
import type { Planet, System } from '../model/galaxy/state.ts';
import type { Pool } from '../model/ids.ts';
import { systemOf } from '../model/readers.ts';
import type { CardKey, State } from '../model/state.ts';
import type { UnitGroup } from '../model/units/state.ts';
import { keepFlat, keepFlats, keepList, keepSame } from './keep.ts';

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

/** A player as it sees itself, with all that is as it was before. */
export function ownView(game: State, seat: Seat, before?: PlayerView): PlayerView {
  const player = game.seats[seat]!;
  return keepSame<PlayerView>(
    {
      seat,
      faction: player.faction,
      sheet: keepList(player.sheet, before?.sheet),
      home: player.home,
      tokens: keepFlat(player.tokens, before?.tokens),
      tokenFaces,
      tradeGoods: player.tradeGoods,
      commodities: player.commodities,
      technologies: keepList(player.technologies, before?.technologies),
      exhausted: keepList(player.exhausted, before?.exhausted),
      leaders: keepFlats(player.leaders, before?.leaders),
      strategyCards: keepFlats(player.strategyCards, before?.strategyCards),
      passed: player.passed,
      scored: keepList(player.scored, before?.scored),
      points: player.points,
      notesInPlay: keepList(player.notesInPlay, before?.notesInPlay),
      borrowed: player.borrowed,
      relics: keepList(player.relics, before?.relics),
      fragments: keepFlat(player.fragments, before?.fragments),
      kept: keepList(player.kept, before?.kept),
      reviving: player.reviving,
      captured: keepFlats(player.captured, before?.captured),
      traded: keepList(player.traded, before?.traded),
      refusedBy: keepList(player.refusedBy, before?.refusedBy),
      met: player.met && keepList(player.met, before?.met ?? undefined),
      talks: player.talks,
      eliminated: player.eliminated,
      actionCards: keepList(player.actionCards, before?.actionCards ?? undefined),
      actionCardCount: player.actionCards.length,
      secrets: keepList(player.secrets, before?.secrets ?? undefined),
      secretCount: player.secrets.length,
      notes: keepList(player.notes, before?.notes ?? undefined),
      noteCount: player.notes.length,
    },
    before,
  );
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
  return seat === viewer ? own : openView(own, secretsLieOpen(game, seat));
};

const groupsView = (groups: readonly UnitGroup[]): UnitGroup[] =>
  groups.map(({ seat, unit, count, damaged }) => ({ seat, unit, count, damaged }));

const planetView = (planet: Planet): Planet => ({
  id: planet.id,
  controller: planet.controller,
  exhausted: planet.exhausted,
  units: groupsView(planet.units),
  coexisting: [...planet.coexisting],
  attachments: [...planet.attachments],
  exhaustedCards: [...planet.exhaustedCards],
  explored: planet.explored,
});

export const systemView = (system: System): System => ({
  id: system.id,
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

const deckView = ({ cards, discard }: Deck, before: DeckView | undefined): DeckView =>
  keepSame({ size: cards.length, discard: keepList(discard, before?.discard) }, before);

type AsTheyAre =
  | ('round' | 'phase' | 'speaker' | 'active' | 'custodians' | 'nexusOpen' | 'exploring' | 'turnsSkipped' | 'winner')
  | ('playing' | 'tactical' | 'combat');
type Lists =
  | ('strategyCards' | 'goodsOnKept' | 'secretsScored' | 'lasting' | 'laws' | 'wormholeTokens')
  | ('legendaryExhausted' | 'purged' | 'invited');

interface TableView extends Readonly<Pick<State, AsTheyAre>>, Readonly<{ [K in Lists]: readonly State[K][number][] }> {
  readonly tokenPictures: ReturnType<typeof tokenPictures>;
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

function drawTable(game: State, before: Partial<TableView>): TableView {
  const { objectives, exploration } = game;
  return {
    round: game.round,
    phase: game.phase,
    speaker: game.speaker,
    active: game.active,
    custodians: game.custodians,
    nexusOpen: game.nexusOpen,
    tokenPictures: share(before.tokenPictures, tokenPictures(game)),
    strategyCards: keepFlats(game.strategyCards, before.strategyCards),
    goodsOnKept: keepFlats(game.goodsOnKept, before.goodsOnKept),
    objectives: keepSame(
      {
        revealed: keepList(objectives.revealed, before.objectives?.revealed),
        stageOne: objectives.stageOne.length,
        stageTwo: objectives.stageTwo.length,
        secret: objectives.secret.length,
      },
      before.objectives,
    ),
    secretsScored: keepList(game.secretsScored, before.secretsScored),
    actionCards: deckView(game.actionCards, before.actionCards),
    playing: share(before.playing, game.playing),
    lasting: keepFlats(game.lasting, before.lasting),
    agendas: deckView(game.agendas, before.agendas),
    laws: keepFlats(game.laws, before.laws),
    voters: keepList(votersOf(game), before.voters),
    exploration: keepSame(
      {
        cultural: deckView(exploration.cultural, before.exploration?.cultural),
        hazardous: deckView(exploration.hazardous, before.exploration?.hazardous),
        industrial: deckView(exploration.industrial, before.exploration?.industrial),
        frontier: deckView(exploration.frontier, before.exploration?.frontier),
      },
      before.exploration,
    ),
    exploring: game.exploring,
    relics: game.relics.length,
    wormholeTokens: keepFlats(game.wormholeTokens, before.wormholeTokens),
    legendaryExhausted: keepList(game.legendaryExhausted, before.legendaryExhausted),
    purged: keepList(game.purged, before.purged),
    tactical: share(before.tactical, game.tactical),
    combat: share(before.combat, game.combat),
    turnsSkipped: game.turnsSkipped,
    invited: keepList(game.invited, before.invited),
    winner: game.winner,
    over: game.stack.length === 0,
  };
}

const nothing: Partial<TableView> = {};

/** What lies open besides the galaxy, what stands there, and what is the players', with all that is as it was before. */
export const tableView = (game: State, before?: TableView): TableView =>
  keepSame(drawTable(game, before ?? nothing), before);

/** Cards that lie apart; which they are may be for one seat to know. Not a copy. */
export const apartView = (game: State, seat: Seat | null) => ({
  agenda: game.agenda && agendaView(game.agenda, seat),
  looking: game.looking && {
    seat: game.looking.seat,
    count: game.looking.cards.length,
    cards: game.looking.seat === seat ? game.looking.cards : null,
  },
  docket: game.docket && {
    seat: game.docket.seat,
    count: game.docket.cards.length,
    cards: game.docket.seat === seat ? game.docket.cards : null,
    revealed: game.docket.revealed.map(agenda => agendaView(agenda, seat)),
  },
});

/** What a seat may see, or a spectator. */
export const view = (game: State, seat: Seat | null) => ({
  options: game.options,
  galaxy: game.galaxy,
  ...tableView(game),
  seat,
  ...cloneJson(apartView(game, seat)),
  players: game.seats.map((_, each) => playerView(game, each, seat)),
  systems: game.systems.map(systemView),
});
