import { findGame } from '@orrery/catalogue';
import { hashOf, invariant, type KernelState, quickRandom, save, seedFrom, simplestAnswer, Table } from '@orrery/kernel';
import { hexAt, type SystemId, type View } from '@orrery/twilight-imperium/view';
import type { SoloGame } from '../solo/messages.ts';
import { boldAnswer } from './bold.ts';

type Group = View['systems'][number]['space'][number];
type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** As much of the state of the game as a position changes. */
export interface Position {
  readonly seats: Writable<{
    home: SystemId;
    passed: boolean;
    tradeGoods: number;
    tokens: Record<'tactic' | 'fleet' | 'strategy' | 'reinforcements', number>;
    actionCards: string[];
  }>[];
  readonly systems: Writable<{
    readonly id: SystemId;
    tokens: number[];
    space: Group[];
    planets: Writable<{ readonly id: string; controller: number | null; exhausted: boolean; units: Group[] }>[];
  }>[];
  readonly actionCards: { cards: string[] };
  readonly exploration: Record<string, { cards: string[]; discard: string[] }>;
}

/** Equal units of one seat. */
export const units = (seat: number, unit: Group['unit'], count = 1): Group => ({ seat, unit, count, damaged: 0 });

interface Wanted {
  readonly seed: string;
  /** The question at which the first seat stands. */
  readonly asked: string;
  /** Changes the position there. The question is put anew. */
  readonly arrange: (position: Position, view: View) => void;
}

const options = { factions: ['sol', 'hacan', 'letnev'] };

/** A game that was played up to a question to the first seat, and then changed. */
export function arrangedPosition({ seed, asked, arrange }: Wanted): SoloGame {
  const { game, title } = findGame('twilight-imperium')!;
  const read = game.readOptions(options, options.factions.length);
  invariant(read.ok, 'these options are in the game');
  const table = new Table(game, { seats: options.factions.length, options: read.value, seed: seedFrom(seed) });
  const random = quickRandom(1);
  const isThere = () => table.asks(0).some(({ kind, ahead }) => kind === asked && !ahead);
  while (!isThere()) {
    invariant(!table.over, 'the game is over before that is asked');
    const ask = table.firstAsk()!;
    const value = boldAnswer(ask, table.view(ask.seat) as View, random);
    const tried = { ask: ask.id, seat: ask.seat, value };
    if (!table.answer(tried).ok) table.answer({ ...tried, value: simplestAnswer(ask) });
  }
  const last = table.rebase();
  invariant(last.at === table.length, 'answers were given since the last safe point');
  const snapshot = { ...last, state: structuredClone(last.state) as KernelState };
  arrange(snapshot.state as unknown as Position, table.view(0) as View);
  const saved = { ...save(table), snapshot, snapshotHash: hashOf(snapshot) };
  return { id: seed, game: game.id, title, created: 0, updated: 0, over: false, save: saved };
}

/** The systems beside one, on the board. */
export function systemsBeside({ galaxy, systems }: View, system: SystemId): SystemId[] {
  const places = new Map(galaxy.tiles.map(({ tile, position }) => [tile, hexAt(position)]));
  const from = places.get(system);
  invariant(from, 'it lies on the board');
  return systems.flatMap(({ id }) => {
    const to = places.get(id);
    if (!to) return [];
    const [q, r] = [to.q - from.q, to.r - from.r];
    return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 1 ? [id] : [];
  });
}
