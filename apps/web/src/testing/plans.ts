import { findGame } from '@orrery/catalogue';
import {
  type Ask,
  hashOf,
  invariant,
  type KernelState,
  quickRandom,
  save,
  seedFrom,
  simplestAnswer,
  Table,
} from '@orrery/kernel';
import { anomaliesOf, hexAt, type SystemId, systemAt, type View } from '@orrery/twilight-imperium/view';
import type { SoloGame } from '../solo/messages.ts';
import { aggressiveAnswer } from './aggressive-player.ts';

type Group = View['systems'][number]['space'][number];
type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** The part of the game state that positions change. */
export interface Position {
  readonly seats: Writable<{
    home: SystemId;
    passed: boolean;
    tradeGoods: number;
    commodities: number;
    strategyCards: { exhausted: boolean }[];
    tokens: Record<'tactic' | 'fleet' | 'strategy' | 'reinforcements', number>;
    actionCards: string[];
  }>[];
  readonly systems: Writable<{
    readonly id: SystemId;
    tokens: number[];
    space: Group[];
    planets: Writable<{ readonly id: string; controller: number | null; exhausted: boolean; units: Group[] }>[];
  }>[];
  custodians: boolean;
  readonly actionCards: { cards: string[] };
  /** The top card is the last one. */
  readonly agendas: { cards: string[] };
}

/** Equal units of one seat. */
export const units = (seat: number, unit: Group['unit'], count = 1): Group => ({ seat, unit, count, damaged: 0 });

interface Wanted {
  readonly seed: string;
  /** The question to the first seat at which it stands. */
  readonly isAsked: (ask: Ask) => boolean;
  /** Changes the position and returns whether it is usable. The question is asked again. */
  readonly arrange: (position: Position, view: View) => boolean;
}

const options = { factions: ['sol', 'hacan', 'letnev'] };

/** A game that was played up to a question to the first seat, and then changed; nothing if it does not get there. */
function arrangedGame({ seed, isAsked, arrange }: Wanted): SoloGame | undefined {
  const { game, title } = findGame('twilight-imperium')!;
  const read = game.readOptions(options, options.factions.length);
  invariant(read.ok, 'these options are in the game');
  const table = new Table(game, { seats: options.factions.length, options: read.value, seed: seedFrom(seed) });
  const random = quickRandom(1);
  const isThere = () => table.asks(0).some(ask => !ask.ahead && isAsked(ask));
  while (!isThere()) {
    if (table.over) return undefined;
    const ask = table.firstAsk()!;
    const value = aggressiveAnswer(ask, table.view(ask.seat) as View, random);
    const tried = { ask: ask.id, seat: ask.seat, value };
    if (!table.answer(tried).ok) table.answer({ ...tried, value: simplestAnswer(ask) });
  }
  const last = table.rebase();
  if (last.at !== table.length) return undefined; // somebody else has answered something since the last safe point
  const snapshot = { ...last, state: structuredClone(last.state) as KernelState };
  if (!arrange(snapshot.state as unknown as Position, table.view(0) as View)) return undefined;
  const saved = { ...save(table), snapshot, snapshotHash: hashOf(snapshot) };
  return { id: seed, game: game.id, title, created: 0, updated: 0, over: false, save: saved };
}

/** The first such game among those of numbered seeds. */
export function arrangedPosition(wanted: Wanted): SoloGame {
  for (let nth = 0; nth < 50; nth++) {
    const found = arrangedGame({ ...wanted, seed: `${wanted.seed} ${nth}` });
    if (found) return found;
  }
  throw new Error(`no game gets there: ${wanted.seed}`);
}

/** Nobody holds a card, and all others have passed: what happens is the first player's doing. */
export function quiet({ seats, actionCards }: Position): true {
  for (const player of seats) actionCards.cards.unshift(...player.actionCards.splice(0));
  for (const [seat, player] of seats.entries()) player.passed = seat !== 0;
  return true;
}

export const systemIn = ({ systems }: Position, wanted: SystemId) => systems.find(({ id }) => id === wanted)!;

/** Systems beside one where nothing stands in the way of ships. */
export function openSystemsBeside({ galaxy, systems }: View, system: SystemId): View['systems'] {
  const places = new Map(galaxy.tiles.map(placed => [systemAt(placed), hexAt(placed.position)]));
  const from = places.get(system)!;
  return systems.filter(each => {
    const to = places.get(each.id);
    if (!to || each.space.length > 0 || anomaliesOf(each).length > 0) return false;
    const [q, r] = [to.q - from.q, to.r - from.r];
    return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 1;
  });
}
