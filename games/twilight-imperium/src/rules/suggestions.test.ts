import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../moments/steps.ts';
import { isShip } from '../moments/units/counts-as.ts';
import { given, type Started } from '../testing/index.ts';
import { assignHits } from '../verbs/combat/hits.ts';
import { pay } from '../verbs/economy/economy.ts';
import { gainAndRedistributeTokens, gainTokens } from '../verbs/tokens/tokens.ts';

const table = () => given('sol', 'hacan', 'letnev');

/** What is suggested to the first seat, and the most that may be chosen. */
const suggested = ({ seat }: Pick<Started, 'seat'>) => {
  const { ask } = seat(0);
  return ask.form === 'allocate' && [ask.kind, ask.suggest, ask.max];
};

proves('LRR 95.1', 'a full load from the starting system is suggested, infantry first', () => {
  const started = table()
    .units(0, '27', { carrier: 1, fighter: 2 })
    .units(0, 'new-albion', { infantry: 3, mech: 2 })
    .units(0, 'wellon', { infantry: 1 })
    .start(activate({ system: '19' }));
  started.seat(0).chooses('27').allots({ carrier: 1 });
  deepEqual(suggested(started), ['move.cargo', { '27:new-albion:infantry': 3, '27:new-albion:mech': 1 }, 4]);
  started.seat(0).isTold({ from: '27', capacity: 4 }).allots({});
});

proves(
  'LRR 49.2',
  'all ground forces in space are suggested to land, some on each planet; no more can be chosen',
  () => {
    const started = table()
      .units(0, '27', { carrier: 1, infantry: 3, mech: 1 })
      .token(0, '27')
      .start(activate({ system: '27' }));
    deepEqual(suggested(started), [
      'commit',
      { 'infantry@new-albion': 2, 'infantry@starpoint': 1, 'mech@starpoint': 1 },
      4,
    ]);
    started
      .seat(0)
      .suggestionIsLegal()
      .isRefused('answer/too-many', { 'infantry@new-albion': 3, 'infantry@starpoint': 3 });
    started.seat(0).passes();
  },
);

proves('LRR 49.2', 'ground forces not needed for other planets are suggested to land where they have to fight', () => {
  const started = table()
    .units(0, '27', { carrier: 1, infantry: 4 })
    .units(1, 'new-albion', { infantry: 1 })
    .planet('new-albion', { controller: 1 })
    .token(0, '27')
    .start(activate({ system: '27' }));
  deepEqual(suggested(started), ['commit', { 'infantry@starpoint': 1, 'infantry@new-albion': 3 }, 4]);
  started.seat(0).passes();
});

/** What is suggested to Sol's infantry over New Albion and Starpoint. */
const landing = (infantry: number, setup: (board: ReturnType<typeof table>) => unknown) => {
  const board = table().units(0, '27', { carrier: 1, infantry }).token(0, '27');
  setup(board);
  const started = board.start(activate({ system: '27' }));
  const { ask } = started.seat(0);
  started.seat(0).passes();
  return ask.form === 'allocate' && ask.suggest;
};

proves('LRR 49.2', 'no landing on own planets is suggested while other planets can be taken', () => {
  deepEqual(
    landing(2, board => board.planet('new-albion', { controller: 0 })),
    { 'infantry@starpoint': 2 },
  );
  deepEqual(
    landing(2, board => board.planets(0, 'new-albion', 'starpoint')),
    { 'infantry@new-albion': 1, 'infantry@starpoint': 1 },
  );
});

proves('LRR 49.2', 'planets without ground forces are suggested first, even with structures on them', () => {
  deepEqual(
    landing(1, board => board.planet('new-albion', { controller: 1 }).units(1, 'new-albion', { infantry: 1 })),
    { 'infantry@starpoint': 1 },
  );
  deepEqual(
    landing(4, board => board.planet('new-albion', { controller: 1 }).units(1, 'new-albion', { 'space-dock': 1 })),
    { 'infantry@new-albion': 2, 'infantry@starpoint': 2 },
  );
  deepEqual(
    landing(3, board =>
      board
        .planets(1, 'new-albion', 'starpoint')
        .units(1, 'new-albion', { infantry: 1 })
        .units(1, 'starpoint', { infantry: 1 }),
    ),
    { 'infantry@new-albion': 2, 'infantry@starpoint': 1 },
  );
});

proves('LRR 95.1', 'of each unit type, units in space are suggested before units on planets', () => {
  const started = table()
    .units(0, '27', { carrier: 1, infantry: 2 })
    .units(0, 'new-albion', { infantry: 3 })
    .start(activate({ system: '19' }));
  started.seat(0).chooses('27').allots({ carrier: 1 });
  deepEqual(suggested(started), ['move.cargo', { '27:space:infantry': 2, '27:new-albion:infantry': 2 }, 4]);
  started.seat(0).allots({});
});

proves('LRR 15.1', 'all bombarding units are suggested to aim at the planet with the most ground forces', () => {
  const started = table()
    .units(0, '27', { dreadnought: 2, carrier: 1, infantry: 1 })
    .units(1, 'new-albion', { infantry: 1 })
    .units(1, 'starpoint', { infantry: 3 })
    .token(0, '27')
    .start(activate({ system: '27' }));
  deepEqual(suggested(started), ['bombardment', { 'dreadnought@starpoint': 2 }, 2]);
  started.seat(0).suggestionIsLegal().passes();
  started.seat(0).passes();
});

proves('LRR 87', 'sustaining as many hits as possible is suggested', () => {
  const started = table()
    .units(0, '27', { dreadnought: 2, carrier: 1 })
    .runs(function* (game) {
      yield* assignHits(game, 0, { system: '27', planet: null }, 2, isShip, { cause: 'effect', by: 1 });
    });
  deepEqual(suggested(started), ['sustain-damage', { dreadnought: 2 }, 2]);
  started.seat(0).suggestionIsLegal().allots({ dreadnought: 2 });
});

proves('LRR 20.2', 'gained tokens are suggested for the pools with the fewest tokens', () => {
  const started = table()
    .tokens(0, { tactic: 3, fleet: 3, strategy: 1 })
    .runs(game => gainTokens(game, 0, 3));
  deepEqual(suggested(started), ['gain-tokens', { strategy: 2, tactic: 1 }, 3]);
  started.seat(0).allots({ tactic: 3 });
});

proves('LRR 81.5b', 'so are tokens gained while all tokens are redistributed', () => {
  const started = table()
    .tokens(0, { tactic: 0, fleet: 3, strategy: 1 })
    .runs(game => gainAndRedistributeTokens(game, [{ seat: 0, count: 2 }]));
  deepEqual(suggested(started), ['gain-and-redistribute', { tactic: 2, fleet: 3, strategy: 1 }, 6]);
  started.seat(0).allots({ tactic: 2, fleet: 3, strategy: 1 });
});

proves('LRR 75', 'the payment that wastes the least is suggested', () => {
  const paying = (price: number, tradeGoods: number) => {
    const started = table()
      .planets(0, 'jord', 'starpoint', 'new-albion') // 4, 3 and 1 resources, 2, 1 and 1 influence
      .goods(0, { tradeGoods })
      .runs(game => pay(game, 0, price, 'resources'));
    const { ask } = started.seat(0).suggestionIsLegal();
    if (ask.form !== 'allocate') throw new Error('no payment');
    started.seat(0).allots(ask.suggest);
    return ask.suggest;
  };
  deepEqual(paying(1, 3), { 'new-albion': 1 });
  deepEqual(paying(2, 3), { starpoint: 1 }); // rather than a trade good
  deepEqual(paying(5, 0), { jord: 1, 'new-albion': 1 });
  deepEqual(paying(9, 3), { jord: 1, starpoint: 1, 'new-albion': 1, 'trade-goods': 1 });
});
