import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MapPlan, OpenPlace } from './galaxy-plan.ts';
import { clockwise, positions } from './hexes.ts';
import { layouts, planOf } from './layouts.ts';
import { type MapTable, readMapString, writeMapString } from './map-string.ts';
import { readToken } from './map-string-token.ts';
import type { PlacedTile } from './state.ts';
import { tiles } from './tiles.ts';

const six = '26 61 64 59 62 63 71 45 69 41 65 68 72 79 66 80 75 67 0 73 40 0 74 46 0 37 49 0 60 77 0 76 47 0 70 78';
const pok: MapTable = { players: 6, sets: ['base', 'pok'] };

function read(text: string, table: MapTable): MapPlan {
  const outcome = readMapString(text, table);
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.value.plan;
}
const tileAt = (plan: MapPlan, position: string): PlacedTile | undefined =>
  plan.tiles.find(tile => tile.position === position);

describe('a map string', () => {
  test('fills the rings from the centre outwards', () => {
    const plan = read(six, pok);
    expect(plan.homes).toEqual(['301', '304', '307', '310', '313', '316']);
    expect(plan.tiles).toHaveLength(31);
    expect(tileAt(plan, '000')?.tile).toBe('18');
    expect(tileAt(plan, '101')?.tile).toBe('26');
    expect(tileAt(plan, '212')?.tile).toBe('67');
    expect(tileAt(plan, '318')?.tile).toBe('78');
  });

  test.each(['{18} ', '18 ', '{018} '])('may name its centre: %j', centre => {
    expect(read(centre + six, pok)).toEqual(read(six, pok));
  });

  test.each([
    ['commas', six.replaceAll(' ', ',')],
    ['commas and spaces', six.replaceAll(' ', ', ')],
    ['line ends and spaces round it', `\n ${six.replaceAll(' ', '\n')} \n`],
    ['leading zeros', six.replaceAll(/\b([1-9])/g, '0$1')],
    ['homes marked green', six.replaceAll(' 0 ', ' 0g ')],
    ['empty places at the end', `${six} -1 -1 -1`],
  ])('reads the same with %s', (_, text) => {
    expect(read(text, pok)).toEqual(read(six, pok));
  });

  test('may have Mecatol Rex elsewhere', () => {
    const plan = read('{46} 47 18 0 0 0', { players: 3, sets: ['base'] });
    expect(tileAt(plan, '000')?.tile).toBe('46');
    expect(tileAt(plan, '102')?.tile).toBe('18');
  });

  test("has the Mecatol Rex of Thunder's Edge when that is in use", () => {
    const sets = ['base', 'te'] as const;
    for (const text of ['0 0 0', '{18} 0 0 0', '112 0 0 0'])
      expect(read(text, { players: 3, sets }).tiles).toEqual([{ tile: '112', position: '000', turn: 0 }]);
  });

  test('seats homes clockwise, whatever ring they are in', () => {
    const { homes, tiles: placed } = planOf(layouts['seven-player-alternate'], ['base', 'pok']);
    expect(read(writeMapString({ tiles: placed, homes }), { players: 7, sets: ['base', 'pok'] }).homes).toEqual(homes);
  });

  test('gives a home tile on the map to its faction, and the other homes to the rest', () => {
    const table: MapTable = { players: 4, sets: ['base'], factions: ['sol', 'creuss', 'muaat', 'hacan'] };
    const plan = read('4 0 0 19 17', table);
    expect(plan.homes).toEqual(['102', '105', '101', '103']);
    expect(plan.tiles.map(({ tile }) => tile)).toEqual(['18', '19']);
  });

  test('may leave places to chance by the colour of their tile', () => {
    const plan = read('0b 0R 0 0 0', { players: 3, sets: ['base'] });
    expect(plan.open).toEqual([
      { position: '101', back: 'blue' },
      { position: '102', back: 'red' },
    ]);
  });

  test('warns where a hyperlane does not say how it is turned', () => {
    const outcome = readMapString('83A 84B0 0 0 0', { players: 3, sets: ['base', 'pok'] });
    expect(outcome.ok && outcome.value.warnings).toEqual([
      '"83A" at 101 says nothing about its turn; taken as unturned.',
    ]);
  });

  test('may use a hyperlane tile more than once, as online maps do', () => {
    expect(read('86A0 86A3 0 0 0', { players: 3, sets: ['base', 'pok'] }).tiles).toHaveLength(3);
  });
});

describe('a token', () => {
  test.each(['83A2', '83a2', '83A-2', '83A:2', '83a120', '83A120', '83A:120', '83A-120', '083A2'])('%s', text => {
    expect(readToken(text)).toEqual({ is: 'tile', tile: '83a', turn: 2, turnMissing: false });
  });

  test.each([
    ['1', '01'],
    ['01', '01'],
    ['001', '01'],
    ['19', '19'],
    ['112', '112'],
    ['96', '96a'],
    ['96A0', '96a'],
  ])('%s is tile %s', (text, tile) => {
    expect(readToken(text)).toMatchObject({ is: 'tile', tile, turn: 0 });
  });
});

describe('a bad map string is refused in one sentence', () => {
  const refusal = (text: string, table: Partial<MapTable> = {}): string => {
    const outcome = readMapString(text, { players: 3, sets: ['base'], ...table });
    expect(outcome).toMatchObject({ ok: false, code: 'options/invalid' });
    return outcome.ok ? '' : outcome.message;
  };

  test.each([
    ['0 0 0 999', 'The map\'s "999" at 104, number 4, is no tile.'],
    ['0 0 0 x', 'The map\'s "x" at 104, number 4, cannot be read.'],
    ['0 0 0 1.5', 'The map\'s "1.5" at 104, number 4, cannot be read.'],
    ['{77x} 0 0 0', 'The map\'s "77x" in the centre cannot be read.'],
    ['19 0 0 0 19', 'The map\'s "19" at 105, number 5, is on the map already, at 101.'],
    ['18 0 0 0 18', 'The map\'s "18" at 104, number 4, is on the map already, at 000.'],
    ['0 0 0 19:60', 'The map\'s "19:60" at 104, number 4, is turned, which only hyperlanes are.'],
    ['0 0 0 60', 'The map\'s "60" at 104, number 4, belongs to a set that is not in use (pok).'],
    ['0 0 0 112', 'The map\'s "112" at 104, number 4, belongs to a set that is not in use (te).'],
    ['0 0 0 51', 'The map\'s "51" at 104, number 4, lies beside the board, not on it.'],
    ['0 0 4', 'The map\'s "4" at 103, number 3, is the home of a faction that does not play (muaat).'],
    ['{46} 0 0 0', 'The map has no Mecatol Rex.'],
    ['0 0 19', 'The map has 2 homes for 3 players: write 0 where a home goes.'],
    ['', 'The map has 0 homes for 3 players: write 0 where a home goes.'],
    ['0 0 0 0', 'The map has 4 homes for 3 players: write -1 where there is no tile.'],
  ])('%j', (text, message) => {
    expect(refusal(text)).toBe(message);
  });

  test.each([
    ['0 0 0 83', 'The map\'s "83" at 104, number 4, is a hyperlane and needs its side, A or B.'],
    ['0 0 0 83:120', 'The map\'s "83:120" at 104, number 4, is a hyperlane and needs its side, A or B.'],
    [
      '0 0 0 83A6',
      'The map\'s "83A6" at 104, number 4, is turned by neither 0 to 5 sixths nor 0, 60, 120, 180, 240 or 300 degrees.',
    ],
    [
      '0 0 0 83A:360',
      'The map\'s "83A:360" at 104, number 4, is turned by neither 0 to 5 sixths nor 0, 60, 120, 180, 240 or 300 degrees.',
    ],
    ['0 0 0 82B', 'The map\'s "82B" at 104, number 4, lies beside the board, not on it.'],
    ['0 0 0 81', 'The map\'s "81" at 104, number 4, is not placed during setup.'],
  ])('%j with Prophecy of Kings', (text, message) => {
    expect(refusal(text, { sets: ['base', 'pok'] })).toBe(message);
  });

  test('a home of a faction at another table', () => {
    expect(refusal('0 0 2', { factions: ['sol', 'hacan', 'muaat'] })).toContain('does not play (mentak)');
  });

  test('more tiles than eight rings hold', () => {
    const text = ['0', '0', '0', ...Array.from({ length: 213 }, () => '-1')];
    expect(readMapString(text.join(' '), { players: 3, sets: ['base'] }).ok).toBe(true);
    expect(refusal([...text, '46'].join(' '))).toBe(
      'The map has 217 tiles round the centre, from "46" on beyond ring 8.',
    );
  });
});

/** Any plan of up to five rings for three players. */
const plans = fc
  .record({
    places: fc.shuffledSubarray(positions.slice(1, 91), { minLength: 12, maxLength: 60 }),
    systems: fc.shuffledSubarray(
      [...tiles].filter(([, facts]) => ['blue', 'red'].includes(facts.back)).map(([id]) => id),
      { minLength: 3, maxLength: 40 },
    ),
    lanes: fc.array(
      fc.record({
        tile: fc.constantFrom(...[...tiles].filter(([, facts]) => facts.back === 'hyperlane').map(([id]) => id)),
        turn: fc.nat(5),
      }),
      { maxLength: 6 },
    ),
    backs: fc.array(fc.constantFrom<'blue' | 'red'>('blue', 'red'), { maxLength: 3 }),
    centre: fc.boolean(),
  })
  .map(({ places, systems, lanes, backs, centre }): MapPlan => {
    const rest = [...places];
    const homes = rest.splice(0, 3).sort(clockwise);
    const mecatol = { tile: '112', position: centre ? '000' : rest.pop()!, turn: 0 };
    const open = backs.map((back): OpenPlace => ({ position: rest.pop()!, back }));
    const pieces = [...lanes, ...systems.map(tile => ({ tile, turn: 0 }))].slice(0, rest.length);
    const placed = [mecatol, ...pieces.map((piece, i): PlacedTile => ({ ...piece, position: rest[i]! }))];
    const rank = ({ position }: { position: string }): number => positions.indexOf(position);
    return {
      tiles: placed.sort((a, b) => rank(a) - rank(b)),
      homes,
      open: open.sort((a, b) => rank(a) - rank(b)),
    };
  });
const everything: MapTable = { players: 3, sets: ['base', 'pok', 'te'] };

describe('writing', () => {
  test('gives back the usual text', () => {
    expect(writeMapString(read(six, pok))).toBe(six);
    expect(writeMapString(read('{46} 47 18 83a60 0 0 0 -1', { ...pok, players: 3 }))).toBe('{46} 47 18 83A1 0 0 0');
  });

  test('leaves out what lies beside the board, and writes homes of a game as their tiles', () => {
    const board: PlacedTile[] = [
      { tile: '18', position: '000', turn: 0 },
      { tile: '01', position: '102', turn: 0 },
      { tile: 'keleres_mentak', position: '103', turn: 0 },
      { tile: '82a', position: 'tl', turn: 0 },
    ];
    expect(writeMapString({ tiles: board })).toBe('-1 1 0');
  });

  test('loses nothing: any plan reads back as it was', () => {
    fc.assert(
      fc.property(plans, plan => {
        const outcome = readMapString(writeMapString(plan), everything);
        expect(outcome).toEqual({ ok: true, value: { plan, warnings: [] } });
      }),
    );
  });

  test('any text is read or refused, never an error', () => {
    const words = fc.array(fc.oneof(fc.string({ maxLength: 5 }), fc.constantFrom('0', '-1', '83A2', '{18}', '19')));
    fc.assert(
      fc.property(words, text => {
        const outcome = readMapString(text.join(' '), everything);
        if (!outcome.ok) expect(outcome.message).toMatch(/^The map.*\.$/s);
      }),
    );
  });
});
