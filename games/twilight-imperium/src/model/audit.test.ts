import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { describe, test } from 'vitest';
import { given } from '../testing/index.ts';
import { audit } from './audit.ts';
import { planetToChange, playerToChange, systemToChange } from './changes.ts';
import type { State } from './state.ts';

/** What the audit says of a table after a change that no rule makes. */
const found = (change: (game: State) => void): string[] => {
  const { table } = given('sol', 'hacan', 'letnev')
    .token('sol', '19')
    .units('sol', '19', { cruiser: 2 })
    .actionCards('hacan', 'a')
    .deck('action-cards', 'b')
    .start();
  const game = structuredClone(table.state);
  change(game);
  return audit(game);
};

proves('LRR 20.3', 'pools, board and reinforcements hold sixteen tokens of each player', () => {
  deepEqual(
    found(() => {}),
    [],
  );
  const wrong = ['seat 0 has 17 command tokens'];
  deepEqual(
    found(game => playerToChange(game, 0).tokens.tactic++),
    wrong,
  );
  deepEqual(
    found(game => playerToChange(game, 0).tokens.reinforcements++),
    wrong,
  );
  deepEqual(
    found(game => systemToChange(game, '18').tokens.push(0)),
    wrong,
  );
  deepEqual(
    found(game => systemToChange(game, '19').tokens.pop()),
    ['seat 0 has 15 command tokens'],
  );
});

describe('audit', () => {
  const cases: [what: string, change: (game: State) => void, said: string][] = [
    [
      'two tokens of one player in a system',
      game => {
        playerToChange(game, 0).tokens.reinforcements--;
        systemToChange(game, '19').tokens.push(0);
      },
      'two equal command tokens in 19',
    ],
    [
      'a pool below nothing',
      game => {
        playerToChange(game, 0).tokens.fleet = -1;
        playerToChange(game, 0).tokens.tactic += 4;
      },
      'seat 0 has -1 in fleet',
    ],
    [
      'more pieces than there are',
      game => {
        systemToChange(game, '19').space[0]!.count = 9;
      },
      'seat 0 has 9 of cruiser',
    ],
    [
      'more pieces than there are, some of them captured',
      game => {
        playerToChange(game, 1).captured.push({ seat: 0, unit: 'cruiser', count: 7 });
      },
      'seat 0 has 9 of cruiser',
    ],
    [
      'captured infantry of somebody',
      game => {
        playerToChange(game, 1).captured.push({ seat: 0, unit: 'infantry', count: 1 });
      },
      'seat 1 has captured 1 infantry of 0',
    ],
    [
      'a captured ship of nobody',
      game => {
        playerToChange(game, 1).captured.push({ seat: null, unit: 'cruiser', count: 1 });
      },
      'seat 1 has captured 1 cruiser of nobody',
    ],
    [
      'captured units in two heaps',
      game => {
        for (const count of [1, 2]) playerToChange(game, 1).captured.push({ seat: null, unit: 'fighter', count });
      },
      'a divided group on the sheet of seat 1',
    ],
    [
      'more damaged than there are',
      game => {
        systemToChange(game, '19').space[0]!.damaged = 3;
      },
      '2 cruiser (3 damaged) in the space of 19',
    ],
    [
      'two sleepers on a planet',
      game => {
        planetToChange(game, 'wellon').factionTokens = [0, 1].map(seat => ({ id: 'sleeper', seat }));
      },
      '2 tokens of sleeper on wellon',
    ],
    [
      'more sleepers than there are',
      game => {
        for (const id of ['wellon', 'lodor', 'quann', 'bereg', 'lirta-iv', 'jord'] as const)
          planetToChange(game, id).factionTokens = [{ id: 'sleeper', seat: 2 }];
      },
      'seat 2 has too many tokens of sleeper',
    ],
    [
      'a strategy card in two places',
      game => {
        playerToChange(game, 0).strategyCards.push({ id: 'imperial', exhausted: false });
      },
      'imperial is there 2 times',
    ],
    [
      'a strategy card in no place',
      game => {
        playerToChange(game, 0).strategyCards = [];
      },
      'leadership is there 0 times',
    ],
    [
      'an objective twice',
      game => {
        playerToChange(game, 0).secrets.push('cut-supply-lines');
        playerToChange(game, 1).secrets.push('cut-supply-lines');
      },
      'cut-supply-lines is there 3 times',
    ],
    [
      'a card in deck and hand',
      game => {
        game.actionCards.cards.push('a');
      },
      'a is there 2 times',
    ],
    [
      'a planet twice',
      game => {
        systemToChange(game, '18').planets.push(systemToChange(game, '19').planets[0]!);
      },
      'a planet is there twice',
    ],
    [
      'an ability card exhausted twice',
      game => {
        game.legendaryExhausted.push('mallice', 'mallice');
      },
      'an ability card is exhausted twice',
    ],
    [
      'a leader on two sheets',
      game => {
        for (const seat of [0, 1]) playerToChange(game, seat).leaders.push({ id: 'a-leader', locked: false });
      },
      'a-leader is there twice',
    ],
  ];
  for (const [what, change, said] of cases)
    test(`finds ${what}`, () => {
      deepEqual([...new Set(found(change))], [said]);
    });
});
