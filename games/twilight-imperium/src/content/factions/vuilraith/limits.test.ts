import { deepEqual, equal } from 'node:assert/strict';
import { open } from '@orrery/kernel';
import { proves } from '@orrery/testkit/proves';
import { afterReplenished } from '../../../moments/economy/windows.ts';
import { activate } from '../../../moments/steps.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given, type Started } from '../../../testing/index.ts';
import { replenishCommodities } from '../../../verbs/economy/economy.ts';
import { produceIn } from '../../../verbs/economy/production.ts';

const table = (...sheet: string[]) =>
  (sheet.length === 0
    ? given('vuilraith', 'sol', 'hacan').sheet('vuilraith')
    : given('vuilraith', 'sol', 'hacan').sheet('vuilraith', ...sheet)
  )
    .planets('vuilraith', 'acheron')
    .planets('sol', 'jord')
    .planets('hacan', 'arretze')
    .strategyCards('vuilraith', 'leadership!');
const captured = ({ seat }: Started) =>
  Object.fromEntries(
    seat('vuilraith').player.captured.map(({ seat: owner, unit, count }) => [`${unit}@${owner ?? ''}`, count]),
  );

proves(
  'LRR 17.1, LRR 78.6, faction-units/the-terror-between',
  'what the other side loses in the round in which it is lost is captured, and nothing of a later round',
  () => {
    for (const active of ['vuilraith', 'sol'] as const) {
      const arranged = table('the-terror-between', 'reanimator', 'dimensional-tear')
        .tokens('vuilraith', { fleet: 6 })
        .units('vuilraith', '46', { 'flagship!': 1, dreadnought: 1 })
        .units('sol', '46', { cruiser: 1, destroyer: 1 })
        .mayRoll('barrage', 1, 1)
        .active(active);
      if (active === 'vuilraith') arranged.dice('combat', 5, 1, 1).dice('combat', 10, 1);
      else arranged.dice('combat', 10, 1).dice('combat', 5, 1, 1);
      const started = arranged
        .mayRoll('combat', 10)
        .mayRoll('combat', 1)
        .start(activate({ system: '46' }));
      for (let asked = started.table.asks()[0]; asked; asked = started.table.asks()[0]) {
        const who = started.seat(asked.seat);
        if (asked.kind === 'assign-hits') who.allots(asked.seat === 0 ? { 'flagship!': 1 } : { cruiser: 1 });
        else who.passes();
      }
      deepEqual(captured(started), { 'cruiser@1': 1 });
    }
  },
);

proves('LRR 17.1, technologies/vortex', 'only docks of its own count, and a single piece is enough', () => {
  const beside = (own: boolean) => {
    const arranged = table().technology('vuilraith', 'vortex').units('sol', '26', { carrier: 1 });
    if (own) arranged.units('vuilraith', 'acheron', { 'space-dock': 1 });
    else arranged.units('vuilraith', '54', { cruiser: 1 });
    arranged.units('sol', '19', { carrier: 2 }).tokens('sol', { fleet: 4 });
    return arranged.start(takeTurn({ seat: 0 }));
  };
  const own = beside(true);
  own.seat('vuilraith').uses('vortex').isAsked('vortex').isOffered('1:carrier').chooses('1:carrier');
  while (own.seat('vuilraith').isWaitedFor) own.seat('vuilraith').passes();
  deepEqual(captured(own), { 'carrier@1': 1 });
  beside(false).seat('vuilraith').cannotUse('vortex').chooses('pass');
});

proves(
  'LRR 51, leaders/the-stillness-of-stars',
  'one commodity, or one piece that could be captured, is enough',
  () => {
    const replenished = (unit: 'none' | 'some') =>
      table()
        .leader('vuilraith', 'the-stillness-of-stars')
        .runs(game => replenishCommodities(game, unit === 'some' ? 1 : 2));
    const started = replenished('some');
    started.seat('vuilraith').isAsked('after-replenished').chooses('the-stillness-of-stars').chooses('destroyer');
    deepEqual(captured(started), { 'destroyer@1': 1 });
    equal(started.seat('sol').commodities, 0);
  },
);

const hero = (damaged: number, ...results: number[]) =>
  table()
    .leader('vuilraith', 'it-feeds-on-carrion')
    .units('vuilraith', 'acheron', { 'space-dock': 1 })
    .units('vuilraith', '54', { cruiser: 1 })
    .tokens('sol', { fleet: 4 })
    .units('sol', '26', damaged > 0 ? { 'dreadnought!': damaged, dreadnought: 2 - damaged } : { dreadnought: 2 })
    .dice('effect', ...results)
    .start(takeTurn({ seat: 0 }));

proves('LRR 17.1, leaders/it-feeds-on-carrion', 'each die is that of one ship, damaged or not', () => {
  const left = (damaged: number, ...results: number[]) => {
    const started = hero(damaged, ...results);
    started.seat('vuilraith').uses('it-feeds-on-carrion');
    while (started.seat('vuilraith').isWaitedFor) started.seat('vuilraith').passes();
    return started.seat('sol').units('26');
  };
  deepEqual(left(1, 3, 4), { dreadnought: 1 });
  deepEqual(left(1, 4, 3), { 'dreadnought!': 1 });
  deepEqual(left(1, 4, 4), { 'dreadnought!': 1, dreadnought: 1 });
});

proves('LRR 67.1, faction-abilities/amalgamation', 'each captured unit says whose it is', () => {
  const started = table()
    .units('vuilraith', 'acheron', { 'space-dock': 1 })
    .captured('vuilraith', 'sol', { cruiser: 1 })
    .captured('vuilraith', 'hacan', { cruiser: 1 })
    .captured('vuilraith', null, { infantry: 1 })
    .runs(game => produceIn(game, 0, '54'));
  const cabal = started.seat('vuilraith').isAsked('produce').allots({ cruiser: 1, infantry: 1 });
  const { ask } = cabal;
  const owners = ask.form === 'allocate' ? ask.lines.map(({ key, at }) => [key, at]) : [];
  deepEqual(Object.fromEntries(owners), {
    'amalgamation:infantry': { unit: 'infantry' },
    'amalgamation:cruiser:1': { unit: 'cruiser', seat: 1 },
    'amalgamation:cruiser:2': { unit: 'cruiser', seat: 2 },
  });
  cabal.allots({ 'amalgamation:cruiser:2': 1, 'amalgamation:infantry': 1 });
  deepEqual(captured(started), { 'cruiser@1': 1 });
});

proves(
  'LRR 17.6, leaders/the-stillness-of-stars',
  'a single commodity is enough where no unit can be captured, none is not',
  () => {
    const replenished = (commodities: number, blockades: boolean) => {
      const arranged = table()
        .leader('vuilraith', 'the-stillness-of-stars')
        .units('vuilraith', 'acheron', { 'space-dock': 1 })
        .goods('sol', { commodities });
      if (blockades) arranged.units('sol', '54', { cruiser: 1 });
      return arranged.runs(game => open(game, afterReplenished, { seat: 1 }));
    };
    const one = replenished(1, true);
    one.seat('vuilraith').isAsked('after-replenished').chooses('the-stillness-of-stars').isNotAsked();
    deepEqual([one.seat('sol').commodities, one.seat('sol').tradeGoods, captured(one)], [0, 1, {}]);
    replenished(0, true).seat('vuilraith').isNotAsked();
    const none = replenished(0, false).seat('vuilraith').isAsked('after-replenished').chooses('the-stillness-of-stars');
    none.isAsked('the-stillness-of-stars.unit').chooses('carrier');
  },
);
