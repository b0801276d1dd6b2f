import { ok } from 'node:assert/strict';
import {
  type AnyStep,
  ask,
  type Ending,
  type Frame,
  type Game,
  invariant,
  pick,
  type Rule,
  type Seat,
  seedFrom,
  step,
  Table,
} from '@orrery/kernel';
import { expectUsed, watch } from '@orrery/testkit/proves';
import { twilightImperium } from '../index.ts';
import { planetToChange, playerToChange, systemToChange } from '../model/changes.ts';
import { factions } from '../model/factions/factions.ts';
import type { PlanetId } from '../model/galaxy/planets.ts';
import {
  type Anomaly,
  type FactionId,
  type Pool,
  type StrategyCardId,
  strategyCardIds,
  type TechnologyId,
  type UnitType,
  type Wormhole,
} from '../model/ids.ts';
import { objectiveFacts, objectiveIds } from '../model/objectives/objectives.ts';
import { inSets, noteOwner } from '../model/readers.ts';
import { emptyTable, newPlayer, systemsOf, TOKENS } from '../model/setup.ts';
import type { CardKey, Options, State, SystemId } from '../model/state.ts';
import { oneEffect, settleTable } from '../moments/effects.ts';
import { dealFactionSheet } from '../verbs/factions/faction-sheet.ts';
import { isCrowded } from '../verbs/units/limits.ts';
import { add } from '../verbs/units/units.ts';
import type { TwilightImperiumEvent, View } from '../view/index.ts';
import { testGalaxy } from './galaxy.ts';
import { type AreaName, areaOf, SeatAtTable, type TestTable } from './seat-at-table.ts';

type Who = Seat | FactionId;
type CardDeck = 'action-cards' | 'agendas' | 'cultural' | 'hazardous' | 'industrial' | 'frontier' | 'relics';
type ObjectiveDeck = 'stage-one' | 'stage-two' | 'secret';

interface PlanetSetup {
  readonly controller?: Who;
  readonly exhausted?: boolean;
  readonly attachments?: readonly string[];
  readonly explored?: boolean;
}

export interface Started {
  readonly table: TestTable;
  readonly seat: (who: Who) => SeatAtTable;
}

const allSets: Options['sets'] = ['base', 'pok', 'codex1', 'codex2', 'codex3', 'codex4'];

/** Where a faction lives whose home setup would decide. */
const homeOf = (faction: FactionId): string => factions[faction].home ?? 'keleres_mentak';

/** What comes last: in a game there is always another step, before which the table is settled. */
const settling = () => {
  const last = step<State>('given/last');
  last.body(settleTable);
  return last;
};

/**
 * The table that a test starts from: the galaxy of `testing/galaxy.ts`, the action phase of round 1, seat 0 active and
 * speaker, the custodians on Mecatol Rex. Seat n holds the strategy card with the n-th initiative. Nobody has any unit,
 * planet, technology or card, or a command token on the board, unless it says so; command sheets stand at 3/3/2 with the
 * rest of the sixteen in reinforcements. Objective decks are full, card decks empty.
 */
export class Given {
  readonly #game: State;
  readonly #homes: readonly string[];
  readonly #replaced: Record<string, string> = {};
  readonly #injected: [stream: string, outcome: number[]][] = [];
  /** Laid after those that have to be rolled. */
  readonly #optional: [stream: string, outcome: number[]][] = [];

  constructor(chosen: readonly FactionId[], options: Partial<Options>) {
    const all: Options = { sets: allSets, points: 10, map: 'given', ...options, factions: chosen };
    const game = emptyTable(chosen.length, all, { proc: 'none', args: {} });
    this.#game = game;
    this.#homes = chosen.map(homeOf);
    game.seats = chosen.map((faction, seat) => newPlayer(faction, this.#homes[seat]!));
    game.round = 1;
    game.phase = 'action';
    game.active = 0;
    for (const seat of game.seats.keys()) this.strategyCards(seat, strategyCardIds[seat]!);
    this.#layOut();
  }

  #layOut(): void {
    const game = this.#game;
    game.galaxy = testGalaxy(this.#homes, game.options.sets, this.#replaced);
    game.systems = systemsOf(game.galaxy, inSets(game, 'pok'));
  }

  #seat(who: Who): Seat {
    const seat = typeof who === 'number' ? who : this.#game.seats.findIndex(({ faction }) => faction === who);
    invariant(seat >= 0 && seat < this.#game.seats.length, () => `${who} does not sit here`);
    return seat;
  }

  #player(who: Who) {
    return playerToChange(this.#game, this.#seat(who));
  }

  /** Puts another tile at a position; before anything is put on the board. */
  map(position: string, tile: string): this {
    invariant(
      this.#game.systems.every(system => system.space.length === 0 && system.tokens.length === 0),
      'tiles are replaced first',
    );
    this.#replaced[position] = tile;
    this.#layOut();
    return this;
  }

  /** Units into the space of a system ('18') or onto a planet ('mecatol-rex'); `'dreadnought!': 1` is a damaged one. */
  units(who: Who, area: AreaName, counts: Readonly<Partial<Record<UnitType | `${UnitType}!`, number>>>): this {
    const place = areaOf(this.#game, area);
    for (const [name, count] of Object.entries(counts)) {
      const hurt = name.endsWith('!');
      add(this.#game, place, this.#seat(who), (hurt ? name.slice(0, -1) : name) as UnitType, count, hurt ? count : 0);
    }
    return this;
  }

  /** Units that a seat has captured from another; fighters and infantry from nobody. */
  captured(who: Who, from: Who | null, counts: Readonly<Partial<Record<UnitType, number>>>): this {
    const seat = from === null ? null : this.#seat(from);
    for (const [unit, count] of Object.entries(counts) as [UnitType, number][])
      this.#player(who).captured.push({ seat, unit, count });
    return this;
  }

  planet(id: PlanetId, { controller, ...rest }: PlanetSetup): this {
    const planet = planetToChange(this.#game, id);
    if (controller !== undefined) planet.controller = this.#seat(controller);
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

  /** Command tokens in systems. */
  token(who: Who, ...systems: SystemId[]): this {
    for (const id of systems) systemToChange(this.#game, id).tokens.push(this.#seat(who));
    return this;
  }

  /** Pools of the command sheet; what is left of the sixteen is in reinforcements. */
  tokens(who: Who, pools: Partial<Record<Pool, number>>): this {
    Object.assign(this.#player(who).tokens, pools);
    return this;
  }

  technology(who: Who, ...ids: TechnologyId[]): this {
    this.#player(who).technologies.push(...ids);
    return this;
  }

  /** Technologies, relics and leaders that are exhausted. */
  exhausted(who: Who, ...ids: string[]): this {
    this.#player(who).exhausted.push(...ids);
    return this;
  }

  /** What a seat has on its faction sheet: these, or all that its faction brings. */
  sheet(who: Who, ...ids: CardKey[]): this {
    if (ids.length === 0) dealFactionSheet(this.#game, this.#seat(who));
    else this.#player(who).sheet.push(...ids);
    return this;
  }

  /** A leader on the sheet of a seat; its content has to be installed. */
  leader(who: Who, id: CardKey, side: 'locked' | 'unlocked' = 'unlocked'): this {
    this.#player(who).leaders.push({ id, locked: side === 'locked' });
    return this;
  }

  goods(who: Who, goods: { readonly tradeGoods?: number; readonly commodities?: number }): this {
    Object.assign(this.#player(who), goods);
    return this;
  }

  secrets(who: Who, ...cards: CardKey[]): this {
    this.#player(who).secrets.push(...cards);
    return this;
  }

  /** Objectives already scored; secret ones among them lie open, before their player unless they are public by now. */
  scored(who: Who, ...cards: CardKey[]): this {
    this.#player(who).scored.push(...cards);
    const isSecret = (card: CardKey): boolean =>
      objectiveFacts[card as keyof typeof objectiveFacts]?.kind === 'secret' &&
      !this.#game.objectives.revealed.includes(card);
    this.#game.secretsScored.push(...cards.filter(isSecret));
    return this;
  }

  actionCards(who: Who, ...cards: CardKey[]): this {
    this.#player(who).actionCards.push(...cards);
    return this;
  }

  /** Promissory notes in hand. */
  notes(who: Who, ...cards: CardKey[]): this {
    const player = this.#player(who);
    player.notes.push(...cards);
    player.borrowed += cards.filter(card => noteOwner(card) !== this.#seat(who)).length;
    return this;
  }

  notesInPlay(who: Who, ...cards: CardKey[]): this {
    this.#player(who).notesInPlay.push(...cards);
    return this;
  }

  relics(who: Who, ...cards: CardKey[]): this {
    this.#player(who).relics.push(...cards);
    return this;
  }

  /** Public objectives that lie open. */
  revealed(...cards: CardKey[]): this {
    this.#game.objectives.revealed.push(...cards);
    return this;
  }

  /** A deck from its top, and nothing else in it. */
  deck(name: CardDeck | ObjectiveDeck, ...cards: CardKey[]): this {
    const { objectives, actionCards, agendas, exploration } = this.#game;
    const pile = [...cards].reverse();
    if (name === 'stage-one') objectives.stageOne = pile;
    else if (name === 'stage-two') objectives.stageTwo = pile;
    else if (name === 'secret') objectives.secret = pile;
    else if (name === 'action-cards') actionCards.cards = pile;
    else if (name === 'agendas') agendas.cards = pile;
    else if (name === 'relics') this.#game.relics = pile;
    else exploration[name].cards = pile;
    this.#said.add(name);
    return this;
  }

  readonly #said = new Set<string>();

  law(id: CardKey, elected: string | null = null): this {
    this.#game.laws.push({ id, elected });
    return this;
  }

  speaker(who: Who): this {
    this.#game.speaker = this.#seat(who);
    return this;
  }

  /** Whose turn it is. */
  active(who: Who | null): this {
    this.#game.active = who === null ? null : this.#seat(who);
    return this;
  }

  phase(phase: State['phase']): this {
    this.#game.phase = phase;
    return this;
  }

  points(who: Who, count: number): this {
    this.#player(who).points = count;
    return this;
  }

  passed(...who: Who[]): this {
    for (const each of who) this.#player(each).passed = true;
    return this;
  }

  custodians(there: boolean): this {
    this.#game.custodians = there;
    return this;
  }

  /** The wormhole nexus shows its side with all three wormholes. */
  nexusOpen(): this {
    this.#game.nexusOpen = true;
    return this;
  }

  /** A wormhole token. */
  wormhole(system: SystemId, ...kinds: Wormhole[]): this {
    systemToChange(this.#game, system).wormholes.push(...kinds);
    return this;
  }

  /** What a token makes of a system. */
  anomaly(system: SystemId, ...kinds: Anomaly[]): this {
    systemToChange(this.#game, system).anomalies.push(...kinds);
    return this;
  }

  /** The strategy cards of a seat in place of those it has; `'trade!'` is an exhausted one. */
  strategyCards(who: Who, ...cards: (StrategyCardId | `${StrategyCardId}!`)[]): this {
    const game = this.#game;
    const player = this.#player(who);
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

  /** What the next roll on a stream shows, all its dice: once a roll. */
  dice(stream: string, ...results: number[]): this {
    this.#injected.push([stream, results]);
    return this;
  }

  /** The same for a roll that a test may come to, or not: for tables that several tests begin with. */
  mayRoll(stream: string, ...results: number[]): this {
    this.#optional.push([stream, results]);
    return this;
  }

  /** What the next shuffle on a stream does: the old place of each new place, the top of a deck last. */
  shuffles(stream: string, ...outcome: number[]): this {
    this.#injected.push([stream, outcome]);
    return this;
  }

  /** Says what else the state holds: for what only one test needs. */
  with(change: (game: State) => void): this {
    change(this.#game);
    return this;
  }

  /** Some begin with more than there is room for; it goes before the first step. */
  crowded(): this {
    this.#mayBeCrowded = true;
    return this;
  }

  #mayBeCrowded = false;

  /** Runs these steps, first one first, and nothing after them; with none the table can only be looked at. */
  start(...frames: Frame[]): Started {
    const last = settling();
    return this.#begin(frames.length === 0 ? [] : [...frames, last({})], last);
  }

  /** Runs one rule as the only step: `runs(game => produceIn(game, 0, '01'))`. */
  runs(rule: (game: State) => Rule<Ending>): Started {
    const only = step<State>('given/rule');
    only.body(rule);
    const last = settling(); // a rule written for a test may name pieces: no safe point to deal anew from, but this one is
    return this.#begin([only({}), last({})], only, last);
  }

  /** Resolves what a card lets a seat do: `resolves('sol', diplomacy.primary)`. */
  resolves(who: Who, ability: (game: State, me: Seat) => Rule<Ending>): Started {
    const me = this.#seat(who);
    return this.runs(game => oneEffect(game, ability(game, me)));
  }

  /** An agenda is revealed, in the agenda phase; seat 0 decides as speaker where nobody votes. */
  agenda(card: CardKey): Started {
    ok(!this.#game.agendas.cards.includes(card), `${card} is revealed, so it cannot be in the deck too`);
    return this.custodians(false).phase('agenda').active(null).start({ proc: 'ti/consider-agenda', args: { card } });
  }

  #begin(frames: readonly Frame[], ...more: AnyStep<State>[]): Started {
    const game = this.#game;
    for (const seat of game.seats.keys()) {
      const { tokens } = playerToChange(game, seat);
      const used = tokens.tactic + tokens.fleet + tokens.strategy;
      const lent = game.seats.filter(({ guests }) => guests?.includes(seat)).length;
      tokens.reinforcements = TOKENS - used - lent - game.systems.filter(system => system.tokens.includes(seat)).length;
      ok(tokens.reinforcements >= 0, `seat ${seat} has more than ${TOKENS} command tokens`);
    }
    this.#fillObjectiveDecks();
    const misplaced = twilightImperium.audit(game);
    ok(misplaced.length === 0, misplaced.join('; '));
    if (!this.#mayBeCrowded) this.#expectRoom();
    // Waits for the dice to be laid ready before anything can roll.
    const ready = step<State>('given/ready');
    ready.body(function* () {
      yield* ask(pick(0, 'given/ready', ['go']));
    });
    const injected = [...this.#injected, ...this.#optional];
    game.stack = [...(injected.length > 0 ? [ready({}), ...frames] : frames)].reverse();
    const played = { ...twilightImperium, steps: [...twilightImperium.steps, ready, ...more] };
    const table: TestTable = new Table(played as Game<State, unknown, View, TwilightImperiumEvent>, {
      seats: game.seats.length,
      options: { guarded: true, ...game.options }, // everybody is asked, whatever they hold, unless a test says otherwise
      seed: seedFrom('given'),
      from: { snapshot: { at: 0, epoch: 0, state: game, revealedAt: 0, events: 0 }, log: [] },
    });
    const remarks = (): string[] => [
      ...(frames.length === 0 ? ['start() was given no step, so nothing happens: start(takeTurn({ seat: 0 }))'] : []),
      ...table.events.flatMap(({ type, data }) => (type === 'eliminated' ? [`seat ${data.seat} was eliminated`] : [])),
    ];
    watch(table, remarks);
    expectUsed(table, this.#injected);
    if (injected.length > 0) {
      for (const [stream, outcome] of injected) table.inject(stream, outcome);
      table.answer({ ask: table.asks(0)[0]!.id, seat: 0, value: ['go'] });
    }
    return { table, seat: who => new SeatAtTable(table, this.#seat(who), remarks) };
  }

  /** Nobody begins with more than there is room for: it would be gone before the first step. */
  #expectRoom(): void {
    const game = this.#game;
    for (const system of game.systems)
      for (const seat of new Set(system.space.map(group => group.seat))) {
        const there = system.space.filter(group => group.seat === seat).map(({ count, unit }) => `${count} ${unit}`);
        ok(
          !isCrowded(game, seat, system),
          `seat ${seat} has no room for ${there.join(', ')} in system ${system.id}: give it a fleet pool and capacity, or crowded()`,
        );
      }
  }

  #fillObjectiveDecks(): void {
    const { objectives, seats, secretsScored } = this.#game;
    const used = new Set([...objectives.revealed, ...secretsScored, ...seats.flatMap(player => player.secrets)]);
    const left = (kind: ObjectiveDeck): CardKey[] =>
      objectiveIds.filter(
        id => objectiveFacts[id].kind === kind && inSets(this.#game, objectiveFacts[id].source) && !used.has(id),
      );
    if (!this.#said.has('stage-one')) objectives.stageOne = left('stage-one').slice(0, 5);
    if (!this.#said.has('stage-two')) objectives.stageTwo = left('stage-two').slice(0, 5);
    if (!this.#said.has('secret')) objectives.secret = left('secret');
  }
}

/** Begins a table for these factions in seats 0, 1, 2, …; what is said last may be options. */
export const given = (...chosen: (FactionId | Partial<Options>)[]): Given =>
  new Given(
    chosen.filter(each => typeof each === 'string'),
    chosen.find(each => typeof each === 'object') ?? {},
  );
