import { deepEqual, equal } from 'node:assert/strict';
import { describe, test } from 'vitest';
import { wholeFactions } from './factions/factions.ts';
import { type FactionId, factionIds } from './ids.ts';
import { readOptions, refuseNew } from './options.ts';

const message = (raw: unknown, seats = 3): string => {
  const outcome = readOptions(raw, seats);
  if (outcome.ok) return 'taken';
  equal(outcome.code, 'options/invalid');
  return outcome.message;
};

describe('options', () => {
  test('what is missing is filled in', () => {
    deepEqual(readOptions({}, 3), {
      ok: true,
      value: { sets: ['base', 'pok', 'codex1', 'codex2', 'codex3', 'codex4'], points: 10, factions: [], map: 'random' },
    });
  });

  test('what is given is kept, with the base game and in its order', () => {
    const given = { sets: ['codex1', 'pok'], points: 14, factions: ['sol', 'titans', 'yin'], map: 'three-player' };
    deepEqual(readOptions(given, 3), { ok: true, value: { ...given, sets: ['base', 'pok', 'codex1'] } });
  });

  test('names are read as people write them', () => {
    const given = {
      sets: ['Base', 'POK', 'Codex III', 'prophecy of kings'],
      factions: ['Sol', 'The Emirates of Hacan', " n'orr ", 'l1'],
      map: 'Four Player',
    };
    deepEqual(readOptions(given, 4), {
      ok: true,
      value: {
        sets: ['base', 'pok', 'codex3'],
        points: 10,
        factions: ['sol', 'hacan', 'sardakk', 'l1z1x'],
        map: 'four-player',
      },
    });
    deepEqual(readOptions({ sets: 'pok,base', factions: 'Jol-Nar, Ghosts of Creuss, vuil’raith' }, 3), {
      ok: true,
      value: { sets: ['base', 'pok'], points: 10, factions: ['jolnar', 'creuss', 'vuilraith'], map: 'random' },
    });
    for (const map of ['Random', ' random ', 'RANDOM']) deepEqual(readOptions({ map }, 3), readOptions({}, 3));
  });

  test('what is read is read again as it is', () => {
    for (const raw of [{ setup: 'milty' }, { setup: 'build' }, { setup: 'pick' }, { setup: 'random-within' }]) {
      const read = readOptions(raw, 4);
      deepEqual(read.ok && readOptions(JSON.parse(JSON.stringify(read.value)), 4), read);
    }
  });

  test('three to eight can play, up to six of them with the base game alone', () => {
    for (const seats of [3, 4, 5, 6, 7, 8]) equal(message({}, seats), 'taken');
    for (const seats of [3, 4, 5, 6]) equal(message({ sets: ['base'], factions: [] }, seats), 'taken');
  });

  test('a map may have the homes of factions that are named', () => {
    const map = '19 20 21 22 23 24 25 01 26 27 28 0 29 30 31 0 32 33';
    equal(message({ map, factions: ['sol', 'hacan', 'letnev'] }), 'taken');
    equal(
      message({ map, factions: ['yin', 'hacan', 'letnev'] }),
      'The map\'s "01" at 202, number 8, is the home of a faction that does not play (sol).',
    );
  });

  test('a draft is for factions that nobody has named', () => {
    deepEqual(readOptions({ draft: true }, 3), {
      ok: true,
      value: { ...(readOptions({}, 3) as { value: object }).value, draft: true },
    });
    equal(message({ draft: 'yes' }), '"draft" is true or false, not "yes".');
    const factions = ['sol', 'hacan', 'letnev'];
    equal(message({ draft: true, factions }), '"draft" does not go with "factions" that are named.');
    equal(message({ draft: false, factions }), 'taken');
  });

  test('Construction and Warfare have their older wordings unless the newer ones are chosen', () => {
    deepEqual(readOptions({ teStrategyCards: true }, 3), {
      ok: true,
      value: { ...(readOptions({}, 3) as { value: object }).value, teStrategyCards: true },
    });
    deepEqual(readOptions({ teStrategyCards: false }, 3), readOptions({}, 3));
    equal(message({ teStrategyCards: 'te' }), '"teStrategyCards" is true or false, not "te".');
  });

  test('a table is guarded only if it is chosen', () => {
    deepEqual(readOptions({ guarded: true }, 3), {
      ok: true,
      value: { ...(readOptions({}, 3) as { value: object }).value, guarded: true },
    });
    deepEqual(readOptions({ guarded: false }, 3), readOptions({}, 3));
    equal(message({ guarded: 'yes' }), '"guarded" is true or false, not "yes".');
  });

  test('a new table has no faction without its abilities; an older game may', () => {
    const { value } = readOptions({}, 3) as { value: Parameters<typeof refuseNew>[0] };
    const refusal = (...factions: FactionId[]) => refuseNew({ ...value, factions });
    deepEqual(refusal('sol', 'ral-nel', 'obsidian'), {
      ok: false,
      code: 'options/invalid',
      message: `The faction "ral-nel" cannot be played yet. These factions can: ${factionIds.filter(id => wholeFactions.includes(id)).join(', ')}.`,
    });
    equal(refusal('sol', 'hacan', 'letnev'), undefined);
    equal(refuseNew(value), undefined); // at random, from those that are whole
  });

  const sets = 'Possible: base, pok, codex1, codex2, codex3, codex4.';
  const base =
    'arborec, creuss, hacan, jolnar, l1z1x, letnev, mentak, muaat, naalu, nekro, saar, sardakk, sol, winnu, xxcha, yin, yssaril';
  const all = `${base}, keleres, argent, vuilraith, empyrean, mahact, nomad, naaz-rokha, titans`;
  const wrong: [why: string, raw: unknown, seats: number, said: string][] = [
    ['no object', 'fast', 3, 'Options are an object.'],
    ['nothing', null, 3, 'Options are an object.'],
    ['a list', [], 3, 'Options are an object.'],
    [
      'an unknown option',
      { speed: 1 },
      3,
      'There is no option "speed". Possible: sets, points, factions, draft, setup, teStrategyCards, map, guarded.',
    ],
    ['two players', {}, 2, '2 players cannot play: three to eight can.'],
    ['nine players', {}, 9, '9 players cannot play: three to eight can.'],
    ['sets that are no list', { sets: 7 }, 3, `"sets" is a list of boxes, not "7". ${sets}`],
    ['an unknown set', { sets: ['base', 'pox'] }, 3, `"sets": there is no set "pox". ${sets}`],
    ['a set to come', { sets: ["Thunder's Edge"] }, 3, `"sets": the set "te" is not offered yet. ${sets}`],
    ['seven with the base game', { sets: ['base'] }, 7, '7 players need the set "pok".'],
    ['points as text', { points: '10' }, 3, '"points" is a whole number from 4 to 14, not "10".'],
    ['half a point', { points: 9.5 }, 3, '"points" is a whole number from 4 to 14, not "9.5".'],
    ['too few points', { points: 3 }, 3, '"points" is a whole number from 4 to 14, not "3".'],
    ['too many points', { points: 15 }, 3, '"points" is a whole number from 4 to 14, not "15".'],
    ['factions that are no list', { factions: 3 }, 3, '"factions" is a list of factions, not "3".'],
    ['two factions for three', { factions: ['sol', 'yin'] }, 3, '"factions": 2 factions are named for 3 seats.'],
    [
      'an unknown faction',
      { factions: ['sol', 'yin', 'klingon'] },
      3,
      `"factions": "klingon" is no faction. Possible: ${all}.`,
    ],
    [
      'a faction of a box that is not there',
      { sets: ['base'], factions: ['sol', 'yin', 'titans'] },
      3,
      `"factions": "titans" is no faction in these sets. Possible: ${base}.`,
    ],
    [
      'one faction twice',
      { factions: ['sol', 'yin', 'The Federation of Sol'] },
      3,
      '"factions": the faction "The Federation of Sol" is named twice.',
    ],
    ['a map that is no text', { map: 7 }, 3, '"map" is a text, not "7".'],
    [
      'a layout for others',
      { map: 'Six Player' },
      3,
      '"map": the layout "six-player" is not for 3 players with these sets. Possible: three-player.',
    ],
    [
      'a layout of a box that is not there',
      { map: 'five-player-hyperlanes', sets: ['base'] },
      5,
      '"map": the layout "five-player-hyperlanes" is not for 5 players with these sets. Possible: five-player.',
    ],
    [
      'a layout that is none',
      { map: 'Six' },
      6,
      '"map": there is no layout "Six". Possible: random, build, six-player, six-player-large, or the numbers of the tiles.',
    ],
    ['an unreadable map', { map: '19 banana' }, 3, 'The map\'s "banana" at 102, number 2, cannot be read.'],
    ['too few homes', { map: '19 0 0' }, 3, 'The map has 2 homes for 3 players: write 0 where a home goes.'],
    [
      'a galaxy built on a map string',
      { map: 'build 19 0 0 0' },
      3,
      '"map": a galaxy is built on a layout, not on "19 0 0 0". Possible: three-player.',
    ],
  ];
  for (const [why, raw, seats, said] of wrong) test(`refused: ${why}`, () => equal(message(raw, seats), said));

  test('each kind of mistake has words of its own', () => {
    const said = wrong.map(([, raw, seats]) => message(raw, seats));
    equal(new Set(said).size, said.length - 2); // three of one kind about objects
  });
});
