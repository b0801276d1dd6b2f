import { deepEqual, equal } from 'node:assert/strict';
import { describe, test } from 'vitest';
import { playerToChange } from '../../model/changes.ts';
import { type Given, given } from '../../testing/index.ts';
import { giveLines, isDeliverable, mayOffer, wantLines } from './transactions.ts';

const table = () => given('sol', 'hacan', 'letnev');

describe('LRR 94.1: two players can make a deal if either has something that could change hands', () => {
  test.each<[what: string, (start: Given, who: 'sol' | 'hacan', other: 'sol' | 'hacan') => Given, boolean]>([
    ['nothing', start => start, false],
    ['a trade good', (start, who) => start.goods(who, { tradeGoods: 1 }), true],
    ['a commodity', (start, who) => start.goods(who, { commodities: 1 }), true],
    ['a note', (start, who) => start.notes(who, who === 'sol' ? 'ceasefire#0' : 'ceasefire#1'), true],
    [
      'a relic fragment',
      (start, who) =>
        start.with(game => {
          playerToChange(game, who === 'sol' ? 0 : 1).fragments.cultural = 1;
        }),
      true,
    ],
    ['a captured ship of the other', (start, who, other) => start.captured(who, other, { cruiser: 1 }), true],
    ['a captured ship of a third player', (start, who) => start.captured(who, 'letnev', { cruiser: 1 }), false],
    ['captured infantry, which is nobody’s', (start, who) => start.captured(who, null, { infantry: 1 }), false],
    ['an action card, without Arbiters', (start, who) => start.actionCards(who, 'plague'), false],
    [
      'an action card, with Arbiters',
      (start, who) => start.sheet('hacan', 'arbiters').actionCards(who, 'plague'),
      true,
    ],
    ['a planet', (start, who) => start.planets(who, 'wellon'), false],
  ])('%s: %#', (_what, arrange, can) => {
    for (const [who, other] of [
      ['sol', 'hacan'],
      ['hacan', 'sol'],
    ] as const) {
      const { state } = arrange(table(), who, other).start().table;
      deepEqual([mayOffer(state, 0, 1), mayOffer(state, 1, 0)], [can, can]);
    }
  });

  const rich = (change: (start: Given) => Given) => change(table().goods('sol', { tradeGoods: 1 })).start().table.state;
  const player = (seat: number, change: (player: ReturnType<typeof playerToChange>) => void) =>
    rich(start => start.with(game => change(playerToChange(game, seat))));

  test('not with those who have left the game, who have refused or with whom there was a deal', () => {
    equal(
      mayOffer(
        rich(start => start),
        0,
        1,
      ),
      true,
    );
    for (const seat of [0, 1])
      equal(
        mayOffer(
          player(seat, each => {
            each.eliminated = true;
          }),
          0,
          1,
        ),
        false,
      );
    equal(
      mayOffer(
        player(0, each => void each.traded.push(1)),
        0,
        1,
      ),
      false,
    );
    equal(
      mayOffer(
        player(0, each => void each.refusedBy.push(1)),
        0,
        1,
      ),
      false,
    );
    equal(
      mayOffer(
        player(0, each => void each.traded.push(2)),
        0,
        1,
      ),
      true,
    );
  });
});

test('LRR 17.2a, LRR 17.3b: what can be given and wanted, with how many of each', () => {
  const { state } = table()
    .goods('sol', { tradeGoods: 2, commodities: 3 })
    .captured('sol', 'hacan', { cruiser: 2, mech: 1 })
    .captured('sol', 'letnev', { cruiser: 1 })
    .captured('sol', null, { infantry: 3, fighter: 1 })
    .notes('sol', 'ceasefire#0')
    .start().table;
  const lines = [
    ['trade-goods', 0, 2],
    ['commodities', 0, 3],
    ['captured:cruiser', 0, 2],
    ['captured:mech', 0, 1],
  ];
  const shown = (found: ReturnType<typeof giveLines>) => found.map(({ key, min, max }) => [key, min, max]);
  deepEqual(shown(giveLines(state, 0, 1)), [...lines, ['note:ceasefire#0', 0, 1]]);
  const wanted = shown(wantLines(state, 1, 0));
  deepEqual(
    wanted.filter(([key]) => !String(key).startsWith('note:')),
    lines,
  );
  equal(
    wanted.some(([key]) => key === 'note:ceasefire#0'),
    true,
  );
});

test('LRR 94.2: a deal has at most one note on each side', () => {
  const { state } = table().start().table;
  equal(isDeliverable(state, 0, { 'note:ceasefire#0': 1, 'trade-goods': 1 }), true);
  const two = isDeliverable(state, 0, { 'note:ceasefire#0': 1, 'note:alliance#0': 1 });
  equal(two === true ? '' : two.rule, 'LRR 94.2');
});
