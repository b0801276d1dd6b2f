import { type Ask, readNewOptions, seedFrom, simplestAnswer, Table } from '@orrery/kernel';
import { twilightImperium } from '@orrery/twilight-imperium';
import {
  balanceOf,
  bordersOf,
  builtLayout,
  factionSheet,
  faultsOf,
  miltyLayout,
  placements,
  sliceFigures,
} from '@orrery/twilight-imperium/view';
import { describe, expect, test } from 'vitest';
import { consult } from '../index.ts';
import { stewardBot } from './steward.ts';

/** How many drafts and galaxies are played: a few here, `DRAFT_GAMES=1000` when slices or placement change. */
const { process } = globalThis as { process?: { env: Readonly<Record<string, string>> } };
const GAMES = Number(process?.env.DRAFT_GAMES ?? 18);
const PATIENCE_MS = 5_000 + GAMES * 5_000;

function begin(seats: number, options: object, seed: string) {
  const read = readNewOptions(twilightImperium, options, seats);
  if (!read.ok) throw new Error(read.message);
  return new Table(twilightImperium, { seats, options: read.value, seed: seedFrom(seed) });
}
type TiTable = ReturnType<typeof begin>;

/** Bots answer the questions of the draft; later questions get the simplest answer. */
function setUp(table: TiTable, look: (ask: Ask, value: string) => void = () => {}): TiTable {
  while (table.state.phase === 'setup') {
    const ask = table.firstAsk()!;
    const isDrafting = table.state.draft !== undefined;
    const value = isDrafting ? consult(stewardBot, table, ask, { random: () => 0.5 }) : simplestAnswer(ask);
    if (isDrafting) look(ask, String(value));
    const taken = table.answer({ ask: ask.id, seat: ask.seat, value });
    if (!taken.ok) throw new Error(`${ask.kind} ${JSON.stringify(value)}: ${taken.message}`);
  }
  return table;
}

/** Positions of the home systems, or of the gates of those beside the board. */
const homesOf = (state: TiTable['state']): string[] =>
  state.seats.map(({ home, faction }) => {
    const atHome = factionSheet(faction!, []).gate ?? home;
    return state.galaxy.tiles.find(({ tile }) => tile === atHome)!.position;
  });

const clashes = ({ state }: TiTable): number => balanceOf(state.galaxy, homesOf(state)).clashes.length;

test(
  `${GAMES} drafts of slices by bots: slices are within their bounds, and boards follow the rules of setup`,
  () => {
    for (let i = 0; i < GAMES; i++) {
      const seats = 3 + (i % 6);
      const table = begin(seats, { setup: 'milty' }, `milty ${i}`);
      const { setup } = table.state.options;
      if (setup?.kind !== 'milty') throw new Error('no draft');
      const { slices } = table.state.draft!;
      expect(faultsOf(slices, setup.bounds, bordersOf(miltyLayout(seats)))).toEqual([]);
      setUp(table);
      const { state } = table;
      expect(new Set(state.seats.map(({ faction }) => faction)).size).toBe(seats);
      expect([...state.clockwise!].sort()).toEqual([...state.seats.keys()]);
      expect(clashes(table)).toBe(0);
      expect(twilightImperium.audit(state)).toEqual([]);
    }
  },
  PATIENCE_MS,
);

test(
  `${GAMES} galaxies built by bots: each tile is placed by the rules`,
  () => {
    const maps = [
      'build',
      'build',
      'build five-player',
      'build six-player-large',
      'build',
      'build eight-player-alternate',
    ];
    let clashing = 0;
    for (let i = 0; i < GAMES; i++) {
      const seats = 3 + (i % 6);
      const map = i % 2 === 0 ? 'build' : maps[i % 6]!;
      const table = begin(seats, { map }, `built ${i}`);
      const layout = builtLayout(map, seats, table.state.options.sets)!;
      let rings = '1';
      setUp(table, (ask, value) => {
        const { dealtTiles, galaxy } = table.state;
        if (ask.kind !== 'setup.tile-place') return;
        const hand = dealtTiles!.extra.length > 0 ? dealtTiles!.extra : dealtTiles!.hands[ask.seat]!;
        const tile = String(ask.prompt.tile);
        const tiles = hand.map(piece => piece.replace('tile:', ''));
        expect(placements(galaxy, layout, tiles).find(each => each.tile === tile)!.places).toContain(value);
        expect(value.charAt(0) >= rings).toBe(true);
        rings = value.charAt(0);
      });
      const laid = table.state.galaxy.tiles.map(({ position }) => position);
      expect(layout.open.filter(position => !laid.includes(position))).toEqual([]);
      expect(new Set(laid).size).toBe(laid.length);
      expect(twilightImperium.audit(table.state)).toEqual([]);
      clashing += Math.min(1, clashes(table));
    }
    expect(clashing).toBeLessThanOrEqual(Math.ceil(GAMES / 3)); // two anomalies (or equal wormholes) are adjacent only where no other place was left
  },
  PATIENCE_MS,
);

describe('a bot', () => {
  test('takes the better slice, bans and picks the stronger faction', () => {
    const table = begin(3, { setup: 'milty given=28,35,36,46,47;19,20,21,48,49;22,23,24,50,77' }, 'given');
    const taken: string[] = [];
    setUp(table, (_, value) => taken.push(value));
    const slices = taken.filter(key => key.startsWith('slice:'));
    expect(slices[0]).toBe('slice:1');
    expect(sliceFigures(['28', '35', '36', '46', '47']).optimal).toBeGreaterThan(9);
    const ban = begin(3, { setup: 'pick-and-ban from=sardakk,sol,letnev,jolnar,mentak,hacan' }, 'ban');
    expect(consult(stewardBot, ban, ban.firstAsk()!, { random: () => 0 })).toEqual(['jolnar']);
  });

  test('builds good systems near its own home', () => {
    let own = 0;
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const table = begin(4, { map: 'build' }, seed);
      const state = (() => {
        while (table.state.phase === 'setup') {
          const ask = table.firstAsk()!;
          const value = ask.seat === 0 ? consult(stewardBot, table, ask, { random: () => 0 }) : simplestAnswer(ask);
          table.answer({ ask: ask.id, seat: ask.seat, value });
        }
        return table.state;
      })();
      const { slices } = balanceOf(state.galaxy, homesOf(state));
      const others = slices.slice(1).map(({ optimal }) => optimal);
      if (slices[0]!.optimal > others.reduce((sum, each) => sum + each, 0) / others.length) own++;
    }
    expect(own).toBeGreaterThanOrEqual(5);
  });
});
