import { invariant, type Seat } from '@orrery/kernel';
import { planetToChange, playerToChange, systemToChange } from '../model/changes.ts';
import { factions } from '../model/factions/factions.ts';
import type { PlanetId } from '../model/galaxy/planets.ts';
import {
  type Anomaly,
  type FactionId,
  type PlanetTokenId,
  type Pool,
  type StrategyCardId,
  strategyCardIds,
  type TechnologyId,
  type UnitType,
  type Wormhole,
} from '../model/ids.ts';
import { objectiveFacts } from '../model/objectives/objectives.ts';
import { inSets, noteOwner } from '../model/readers.ts';
import { emptyTable, newPlayer, systemsOf } from '../model/setup.ts';
import type { CardKey, Options, State, SystemId } from '../model/state.ts';
import { dealFactionSheet } from '../verbs/factions/faction-sheet.ts';
import { add } from '../verbs/units/units.ts';
import { testGalaxy } from './galaxy.ts';
import { type AreaName, areaOf } from './seat-at-table.ts';

export type Who = Seat | FactionId;
const cardDecks = ['action-cards', 'agendas', 'cultural', 'hazardous', 'industrial', 'frontier', 'relics'] as const;
const objectiveDecks = ['stage-one', 'stage-two', 'secret'] as const;
const deckNames = [...cardDecks, ...objectiveDecks];
type CardDeck = (typeof cardDecks)[number];
export type ObjectiveDeck = (typeof objectiveDecks)[number];

interface PlanetSetup {
  readonly controller?: Who;
  readonly exhausted?: boolean;
  readonly attachments?: readonly string[];
  readonly explored?: boolean;
}

const allSets: Options['sets'] = ['base', 'pok', 'codex1', 'codex2', 'codex3', 'codex4'];

/** The home system of a faction; the Council Keleres choose theirs during setup, tests use that of Mentak. */
const homeOf = (faction: FactionId): string => factions[faction].home ?? 'keleres_mentak';

/** The pieces and cards of a table before a test starts it. */
export abstract class Arrangement {
  protected readonly game: State;
  private readonly homes: readonly string[];
  private readonly replaced: Record<string, string> = {};
  protected readonly injected: [stream: string, outcome: number[]][] = [];
  /** Injected after `injected`; the test may end before they are used. */
  protected readonly optional: [stream: string, outcome: number[]][] = [];

  constructor(chosen: readonly FactionId[], options: Partial<Options>) {
    const all: Options = { sets: allSets, points: 10, map: 'given', ...options, factions: chosen };
    const game = emptyTable(chosen.length, all, { proc: 'none', args: {} });
    this.game = game;
    this.homes = chosen.map(homeOf);
    game.seats = chosen.map((faction, seat) => newPlayer(faction, this.homes[seat]!));
    game.round = 1;
    game.phase = 'action';
    game.active = 0;
    for (const seat of game.seats.keys()) this.strategyCards(seat, strategyCardIds[seat]!);
    this.layOut();
  }

  private layOut(): void {
    const game = this.game;
    game.galaxy = testGalaxy(this.homes, game.options.sets, this.replaced);
    game.systems = systemsOf(game.galaxy, inSets(game, 'pok'));
  }

  protected seatOf(who: Who): Seat {
    const seat = typeof who === 'number' ? who : this.game.seats.findIndex(({ faction }) => faction === who);
    invariant(seat >= 0 && seat < this.game.seats.length, () => `${who} does not sit here`);
    return seat;
  }

  protected playerOf(who: Who) {
    return playerToChange(this.game, this.seatOf(who));
  }

  /** Puts another tile at a position. Call it before anything is put on the board. */
  map(position: string, tile: string): this {
    invariant(
      this.game.systems.every(system => system.space.length === 0 && system.tokens.length === 0),
      'tiles are replaced first',
    );
    this.replaced[position] = tile;
    this.layOut();
    return this;
  }

  /** Units into the space of a system ('18') or onto a planet ('mecatol-rex'); `'dreadnought!': 1` is a damaged one. */
  units(who: Who, area: AreaName, counts: Readonly<Partial<Record<UnitType | `${UnitType}!`, number>>>): this {
    const place = areaOf(this.game, area);
    for (const [name, count] of Object.entries(counts)) {
      const hurt = name.endsWith('!');
      add(this.game, place, this.seatOf(who), (hurt ? name.slice(0, -1) : name) as UnitType, count, hurt ? count : 0);
    }
    return this;
  }

  /** Units that a seat has captured from another seat; captured fighters and infantry belong to nobody. */
  captured(who: Who, from: Who | null, counts: Readonly<Partial<Record<UnitType, number>>>): this {
    const seat = from === null ? null : this.seatOf(from);
    for (const [unit, count] of Object.entries(counts) as [UnitType, number][])
      this.playerOf(who).captured.push({ seat, unit, count });
    return this;
  }

  planet(id: PlanetId, { controller, ...rest }: PlanetSetup): this {
    const planet = planetToChange(this.game, id);
    if (controller !== undefined) planet.controller = this.seatOf(controller);
    if (rest.exhausted !== undefined) planet.exhausted = rest.exhausted;
    if (rest.explored !== undefined) planet.explored = rest.explored;
    if (rest.attachments) planet.attachments = [...rest.attachments];
    return this;
  }

  /** Ready planets of a seat. */
  planets(who: Who, ...ids: PlanetId[]): this {
    for (const id of ids) this.planet(id, { controller: who });
    return this;
  }

  /** Tokens of a seat's faction on planets. */
  planetToken(who: Who, id: PlanetTokenId, ...planets: PlanetId[]): this {
    for (const planet of planets) {
      const changed = planetToChange(this.game, planet);
      changed.factionTokens = [...(changed.factionTokens ?? []), { id, seat: this.seatOf(who) }];
    }
    return this;
  }

  /** Command tokens in systems. */
  token(who: Who, ...systems: SystemId[]): this {
    for (const id of systems) systemToChange(this.game, id).tokens.push(this.seatOf(who));
    return this;
  }

  /** Pools of the command sheet; what is left of the sixteen is in reinforcements. */
  tokens(who: Who, pools: Partial<Record<Pool, number>>): this {
    Object.assign(this.playerOf(who).tokens, pools);
    return this;
  }

  technology(who: Who, ...ids: TechnologyId[]): this {
    this.playerOf(who).technologies.push(...ids);
    return this;
  }

  /** Technologies, relics and leaders that are exhausted. */
  exhausted(who: Who, ...ids: string[]): this {
    this.playerOf(who).exhausted.push(...ids);
    return this;
  }

  /** Puts these on the faction sheet of a seat, or without ids everything of its faction. */
  sheet(who: Who, ...ids: CardKey[]): this {
    if (ids.length === 0) dealFactionSheet(this.game, this.seatOf(who));
    else this.playerOf(who).sheet.push(...ids);
    return this;
  }

  /** A leader on the sheet of a seat; its content has to be installed. */
  leader(who: Who, id: CardKey, side: 'locked' | 'unlocked' = 'unlocked'): this {
    this.playerOf(who).leaders.push({ id, locked: side === 'locked' });
    return this;
  }

  goods(who: Who, goods: { readonly tradeGoods?: number; readonly commodities?: number }): this {
    Object.assign(this.playerOf(who), goods);
    return this;
  }

  secrets(who: Who, ...cards: CardKey[]): this {
    this.playerOf(who).secrets.push(...cards);
    return this;
  }

  /** Objectives already scored. Scored secret objectives are face up in front of the player unless they have become public. */
  scored(who: Who, ...cards: CardKey[]): this {
    this.playerOf(who).scored.push(...cards);
    const isSecret = (card: CardKey): boolean =>
      objectiveFacts[card as keyof typeof objectiveFacts]?.kind === 'secret' &&
      !this.game.objectives.revealed.includes(card);
    this.game.secretsScored.push(...cards.filter(isSecret));
    return this;
  }

  actionCards(who: Who, ...cards: CardKey[]): this {
    this.playerOf(who).actionCards.push(...cards);
    return this;
  }

  /** Promissory notes in hand. */
  notes(who: Who, ...cards: CardKey[]): this {
    const player = this.playerOf(who);
    player.notes.push(...cards);
    player.borrowed += cards.filter(card => noteOwner(card) !== this.seatOf(who)).length;
    return this;
  }

  notesInPlay(who: Who, ...cards: CardKey[]): this {
    this.playerOf(who).notesInPlay.push(...cards);
    return this;
  }

  relics(who: Who, ...cards: CardKey[]): this {
    this.playerOf(who).relics.push(...cards);
    return this;
  }

  /** Revealed public objectives. */
  revealed(...cards: CardKey[]): this {
    this.game.objectives.revealed.push(...cards);
    return this;
  }

  /** Sets the contents of a deck, top card first. */
  deck(name: CardDeck | ObjectiveDeck, ...cards: CardKey[]): this {
    const { objectives, actionCards, agendas, exploration } = this.game;
    const pile = [...cards].reverse();
    if (name === 'stage-one') objectives.stageOne = pile;
    else if (name === 'stage-two') objectives.stageTwo = pile;
    else if (name === 'secret') objectives.secret = pile;
    else if (name === 'action-cards') actionCards.cards = pile;
    else if (name === 'agendas') agendas.cards = pile;
    else if (name === 'relics') this.game.relics = pile;
    else {
      invariant(name in exploration, () => `no deck is called ${name}; they are ${deckNames.join(', ')}`);
      exploration[name].cards = pile;
    }
    this.setDecks.add(name);
    return this;
  }

  protected readonly setDecks = new Set<string>();

  law(id: CardKey, elected: string | null = null): this {
    this.game.laws.push({ id, elected });
    return this;
  }

  speaker(who: Who): this {
    this.game.speaker = this.seatOf(who);
    return this;
  }

  /** Whose turn it is. */
  active(who: Who | null): this {
    this.game.active = who === null ? null : this.seatOf(who);
    return this;
  }

  phase(phase: State['phase']): this {
    this.game.phase = phase;
    return this;
  }

  points(who: Who, count: number): this {
    this.playerOf(who).points = count;
    return this;
  }

  passed(...who: Who[]): this {
    for (const each of who) this.playerOf(each).passed = true;
    return this;
  }

  custodians(there: boolean): this {
    this.game.custodians = there;
    return this;
  }

  /** The wormhole nexus shows its side with all three wormholes. */
  nexusOpen(): this {
    this.game.nexusOpen = true;
    return this;
  }

  /** A wormhole token. */
  wormhole(system: SystemId, ...kinds: Wormhole[]): this {
    systemToChange(this.game, system).wormholes.push(...kinds);
    return this;
  }

  /** Anomalies that a token adds to a system. */
  anomaly(system: SystemId, ...kinds: Anomaly[]): this {
    systemToChange(this.game, system).anomalies.push(...kinds);
    return this;
  }

  /** Replaces the strategy cards of a seat; `'trade!'` is an exhausted one. */
  strategyCards(who: Who, ...cards: (StrategyCardId | `${StrategyCardId}!`)[]): this {
    const game = this.game;
    const player = this.playerOf(who);
    for (const { id } of player.strategyCards.splice(0)) game.strategyCards.push({ id, tradeGoods: 0 });
    for (const card of cards) {
      const id = card.replace('!', '') as StrategyCardId;
      game.strategyCards = game.strategyCards.filter(each => each.id !== id);
      for (const seat of game.seats.keys()) {
        const other = playerToChange(game, seat);
        other.strategyCards = other.strategyCards.filter(each => each.id !== id);
      }
      player.strategyCards.push({ id, exhausted: card.endsWith('!') });
    }
    game.strategyCards.sort((a, b) => strategyCardIds.indexOf(a.id) - strategyCardIds.indexOf(b.id));
    return this;
  }

  /** The results of all dice of the next roll on a stream. Call it once for each roll. */
  dice(stream: string, ...results: number[]): this {
    this.injected.push([stream, results]);
    return this;
  }

  /** Like `dice`, but the roll need not happen: for tables that several tests share. */
  mayRoll(stream: string, ...results: number[]): this {
    this.optional.push([stream, results]);
    return this;
  }

  /** The outcome of the next shuffle on a stream: for each new position its old one, the top of a deck last. */
  shuffles(stream: string, ...outcome: number[]): this {
    this.injected.push([stream, outcome]);
    return this;
  }

  /** Changes the state directly, for what only one test needs. */
  with(change: (game: State) => void): this {
    change(this.game);
    return this;
  }

  /** Allows more units than fleet pool and capacity; the surplus is removed before the first step. */
  crowded(): this {
    this.mayBeCrowded = true;
    return this;
  }

  protected mayBeCrowded = false;
}
