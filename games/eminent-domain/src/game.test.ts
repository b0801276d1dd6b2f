import { deepEqual, equal, notEqual } from 'node:assert/strict';
import { randomFor, save, stateHash, type Table } from '@orrery/kernel';
import { checkPosition, countLines, fuzzGame, newTable } from '@orrery/testkit';
import { describe, test } from 'vitest';
import { eminentDomain } from './index.ts';
import { kindOf } from './model/cards.ts';
import { handTechnologyIds, planetIds, roleCardKinds, roles, technologyIds } from './model/ids.ts';
import type { Options, State } from './model/state.ts';
import { actionPhase } from './rules/action-phase.ts';
import { cleanup } from './rules/cleanup.ts';
import { rolePhase } from './rules/role-phase.ts';
import { curiousAnswer } from './testing/curious-player.ts';
import { given, type TestTable } from './testing/index.ts';

const games: { seats: number; options: Partial<Options> }[] = [
  { seats: 2, options: {} },
  { seats: 3, options: {} },
  { seats: 4, options: {} },
  { seats: 2, options: { errata2014: true } },
  { seats: 3, options: { extended: true } },
  { seats: 3, options: { extended: true, errata2014: true } },
  { seats: 4, options: { errata2014: true } },
  { seats: 2, options: { learning: true } },
  { seats: 4, options: { learning: true, errata2014: true } },
  { seats: 3, options: { extended: true, learning: true } },
];

describe('P1 to P6 hold at random positions', () => {
  for (const { seats, options } of games)
    test(`${seats} seats, ${JSON.stringify(options)}`, () => {
      const seed = `checked ${seats} ${JSON.stringify(options)}`;
      deepEqual(fuzzGame(eminentDomain, { seats, options, seed, decisions: 200 }).problems, []);
    });
});

const withTechnologies = games.filter(({ options }) => !options.learning);

/** Plays a game to its end, striving for what has not been used yet, and notes what it used. */
function playCuriously(number: number, used: Set<string>): TestTable {
  const { seats, options } = withTechnologies[number % withTechnologies.length]!;
  const seed = `curious ${number}`;
  const random = randomFor(seed);
  const table: TestTable = newTable(eminentDomain, { seats, options, seed, snapshotEvery: Number.POSITIVE_INFINITY });
  for (let decisions = 0; !table.over; decisions++) {
    if (decisions > 5000) throw new Error(`${seed} does not end`);
    const ask = table.asks().find(each => !each.ahead)!;
    const answer = { ask: ask.id, seat: ask.seat, value: curiousAnswer(table, ask, used, random) };
    const outcome = table.answer(answer);
    if (!outcome.ok) throw new Error(`${seed}: ${ask.kind}: ${outcome.code}`);
    if (number % 20 === 7 && decisions % 8 === 0) deepEqual(checkPosition(table, seed), []);
  }
  for (const { type, data } of table.events) {
    if (type === 'researched') used.add(`technology ${data.technology}`);
    if (type === 'action') used.add(`action ${kindOf(data.card)}`);
    if (type === 'role') used.add(`role ${data.role}`);
    if (type === 'settled' || type === 'attacked') used.add(`planet ${data.planet}`);
  }
  return table;
}

test('P7: random games use every technology, Action, role and planet', () => {
  const content = [
    ...technologyIds.map(id => `technology ${id}`),
    ...[...roleCardKinds, ...handTechnologyIds].map(kind => `action ${kind}`),
    ...roles.map(role => `role ${role}`),
    ...planetIds.map(id => `planet ${id}`),
  ];
  const used = new Set<string>();
  const unused = (): string[] => content.filter(id => !used.has(id));
  for (let number = 0; number < 600 && unused().length > 0; number++) {
    const table = playCuriously(number, used);
    if (number % 10 === 0) deepEqual(eminentDomain.audit(table.state), []);
  }
  deepEqual(unused(), []);
});

describe('counted lines of play', () => {
  const count = (table: Table<State, unknown>, depth: number): number => countLines(table, depth);

  test('from the first decision of a game for two', () => {
    const table = newTable(eminentDomain, { seats: 2, options: { guarded: true }, seed: 'golden' });
    deepEqual(
      [1, 2, 3].map(depth => count(table, depth)),
      [6, 51, 234],
    );
  });

  test('from the first decision of a learning game for three', () => {
    const table = newTable(eminentDomain, { seats: 3, options: { learning: true, guarded: true }, seed: 'golden' });
    deepEqual(
      [1, 2, 3].map(depth => count(table, depth)),
      [4, 16, 46],
    );
  });

  test('from a rich empire with an Action to play', () => {
    const { table } = given(2)
      .hand(0, 'produce-trade', 'colonize', 'war-path', 'artificial-intelligence')
      .planet(0, 'new-texas', { faceUp: true, filled: ['food'] })
      .planet(0, 'zephan', { colonies: ['colonize', 'colonize'] })
      .planet(0, 'drawde', { colonies: ['colonize', 'colonize'] })
      .permanent(0, 'weapon-emporium')
      .fighters(0, 6)
      .start(actionPhase({ left: 1 }));
    deepEqual(
      [1, 2, 3].map(depth => count(table, depth)),
      [5, 21, 41],
    );
  });

  test('from a Role with two who may follow', () => {
    const { table } = given(3)
      .hand(0, 'research', 'produce-trade', 'colonize')
      .hand(1, 'warfare', 'improved-survey-colonize')
      .hand(2, 'produce-trade')
      .planet(0, 'styku', { faceUp: true })
      .planet(0, 'idroyos')
      .planet(1, 'voson')
      .planet(1, 'gerdland')
      .planet(2, 'angus-duffy', { faceUp: true, filled: true })
      .start(rolePhase({}));
    deepEqual(
      [1, 2, 3, 4].map(depth => count(table, depth)),
      [6, 10, 16, 20],
    );
  });

  test('from a Cleanup with a hand too large', () => {
    const { table } = given(2)
      .hand(0, 'survey', 'survey', 'warfare', 'politics', 'research', 'terraforming', 'colonize')
      .permanent(0, 'streamlining')
      .deck(0, 'survey', 'survey')
      .start(cleanup({}));
    deepEqual(
      [1, 2, 3].map(depth => count(table, depth)),
      [121, 127, 561],
    );
  });
});

describe('interaction 60', () => {
  const play = (seed: string, choices: string): Table<State, unknown> => {
    const random = randomFor(choices);
    const table: TestTable = newTable(eminentDomain, { seats: 3, seed });
    while (!table.over) {
      const ask = table.asks().find(each => !each.ahead)!;
      table.answer({ ask: ask.id, seat: ask.seat, value: curiousAnswer(table, ask, new Set(), random) });
    }
    return table;
  };

  test('the same seed and the same choices give the same game', () => {
    const [one, two] = [play('seed', 'choices'), play('seed', 'choices')];
    equal(stateHash(one.state), stateHash(two.state));
    deepEqual(one.log, two.log);
    deepEqual(one.events, two.events);
    deepEqual(JSON.stringify(save(one).entries), JSON.stringify(save(two).entries));
  });

  test('another seed, or other choices, give another game', () => {
    const hashes = [play('seed', 'choices'), play('other seed', 'choices'), play('seed', 'other choices')];
    equal(new Set(hashes.map(({ state }) => stateHash(state))).size, 3);
    const start = (seed: string) => newTable(eminentDomain, { seats: 3, seed }).state;
    notEqual(stateHash(start('seed')), stateHash(start('other seed')));
  });
});
