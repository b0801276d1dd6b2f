import { deepEqual, equal } from 'node:assert/strict';
import { open } from '@orrery/kernel';
import { proves } from '@orrery/testkit/proves';
import type { State } from '../../../model/state.ts';
import { startOfStatusPhase } from '../../../moments/phases/windows.ts';
import { activate } from '../../../moments/steps.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given } from '../../../testing/index.ts';
import { produceIn } from '../../../verbs/economy/production.ts';
import { dealFactionSheet } from '../../../verbs/factions/faction-sheet.ts';
import { dealLeaders } from '../../../verbs/factions/leaders.ts';
import { destroyUnits } from '../../../verbs/units/units.ts';

const table = () =>
  given('arborec', 'hacan', 'letnev').sheet('arborec').planets('arborec', 'nestphar').planets('hacan', 'arretze');

proves('GR setup.3, LRR 51.2', 'the faction brings its sheet and its leaders', () => {
  const { seat } = given('arborec', 'hacan', 'letnev').runs(function* (game) {
    dealFactionSheet(game, 0);
    dealLeaders(game, 0);
  });
  const { sheet, leaders } = seat('arborec').player;
  const technologies = ['bioplasmosis', 'letani-warrior-ii'];
  deepEqual(sheet, ['mitosis', 'letani-warrior', 'duha-menaimon', 'letani-behemoth', ...technologies]);
  deepEqual(leaders, [
    { id: 'letani-ospha', locked: false },
    { id: 'dirzuga-rophal', locked: true },
    { id: 'letani-miasmiala', locked: true },
  ]);
});

/** New Albion has 1 resource, Starpoint 3; a space dock stands on Starpoint. */
const factories = (infantry: number, where: 'starpoint' | 'new-albion' | '27' = 'starpoint') =>
  table()
    .crowded()
    .planets('arborec', 'starpoint', 'new-albion')
    .units('arborec', 'starpoint', { 'space-dock': 1 })
    .units('arborec', where, { infantry })
    .goods('arborec', { tradeGoods: 5 });

const grown = (set: ReturnType<typeof table>) => set.runs(game => produceIn(game, 0, '27')).seat('arborec');

proves('LRR 68.1, faction-abilities/mitosis', 'space docks make everything but infantry', () => {
  const arborec = grown(factories(0)).isAsked('produce').isTold({ limit: 5 });
  deepEqual(Object.keys(arborec.barred).includes('infantry'), true);
  arborec.allots({ mech: 1 }).isAsked('pay-resources');
  arborec.allots({ 'trade-goods': 2 });
  deepEqual(arborec.units('starpoint'), { mech: 1, 'space-dock': 1 });
});

proves(
  'LRR 68.1, faction-abilities/mitosis, faction-units/letani-warrior',
  'Production makes infantry only up to the Production value of Letani Warriors',
  () => {
    const arborec = grown(factories(2)).isAsked('produce').isTold({ limit: 7 });
    arborec.isRefused('answer/amount', { infantry: 3 });
    arborec.allots({ infantry: 2, fighter: 2 }).isAsked('pay-resources').isTold({ price: 2 });
    arborec.allots({ 'trade-goods': 2 });
    deepEqual([arborec.units('starpoint'), arborec.units('27')], [{ infantry: 4, 'space-dock': 1 }, { fighter: 2 }]);
  },
);

proves(
  'LRR 68.3, faction-abilities/mitosis',
  'its units land on a planet with a space dock only if that dock produces as well',
  () => {
    const alone = grown(factories(2, 'new-albion')).allots({ infantry: 2 }).allots({ 'trade-goods': 1 });
    deepEqual(alone.isNotAsked().units('new-albion'), { infantry: 4 });
    const both = grown(factories(2, 'new-albion')).allots({ infantry: 2, fighter: 1 }).allots({ 'trade-goods': 2 });
    both.isAsked('produce.place').isOfferedLines({ 'new-albion': 2, starpoint: 2 });
    both.allots({ 'new-albion': 1, starpoint: 1 });
    deepEqual([both.units('new-albion'), both.units('starpoint')], [{ infantry: 3 }, { infantry: 1, 'space-dock': 1 }]);
  },
);

proves(
  'LRR 68.1, faction-units/letani-warrior',
  'Production values add up: two units produce a pair of infantry for one resource',
  () => {
    const set = table()
      .planets('arborec', 'wellon')
      .units('arborec', 'wellon', { infantry: 2 })
      .goods('arborec', { tradeGoods: 2 });
    const { seat } = set.runs(game => produceIn(game, 0, '19'));
    const arborec = seat('arborec').isAsked('produce').isTold({ limit: 2 }).allots({ infantry: 2 });
    arborec.isAsked('pay-resources').isTold({ price: 1 }).allots({ 'trade-goods': 1 });
    deepEqual(arborec.units('wellon'), { infantry: 4 });
  },
);

proves('LRR 68.4, faction-units/letani-warrior', 'those in space produce too, into space and onto own planets', () => {
  const set = table()
    .planets('arborec', 'wellon')
    .units('arborec', '19', { carrier: 1, infantry: 1 })
    .goods('arborec', { tradeGoods: 2 });
  const { seat } = set.runs(game => produceIn(game, 0, '19'));
  const arborec = seat('arborec').isTold({ limit: 1 }).allots({ infantry: 1 }).allots({ 'trade-goods': 1 });
  arborec.isOfferedLines({ wellon: 1, space: 1 }).allots({ space: 1 });
  deepEqual(arborec.units('19'), { carrier: 1, infantry: 2 });
});

const grow = (game: State) => open(game, startOfStatusPhase, {});

proves(
  'LRR 81, faction-abilities/mitosis',
  'an infantry grows on a planet of its choice as the status phase starts',
  () => {
    const { seat } = table().planets('arborec', 'wellon').runs(grow);
    const arborec = seat('arborec').isAsked('mitosis.planet').isOffered('nestphar', 'wellon').chooses('wellon');
    deepEqual(arborec.units('wellon'), { infantry: 1 });
  },
);

proves('LRR 30, faction-units/letani-behemoth', 'instead of it a mech replaces an infantry on the board', () => {
  const { seat } = table()
    .units('arborec', 'nestphar', { infantry: 2 })
    .units('arborec', '19', { carrier: 1, infantry: 1 })
    .runs(grow);
  const arborec = seat('arborec')
    .isAsked('when-faction-ability')
    .isOffered('letani-behemoth')
    .chooses('letani-behemoth');
  arborec.isAsked('letani-behemoth.infantry').isOffered('nestphar', '19').chooses('nestphar');
  deepEqual(
    [arborec.units('nestphar'), arborec.units('19')],
    [
      { infantry: 1, mech: 1 },
      { carrier: 1, infantry: 1 },
    ],
  );
});

proves('LRR 30.2a, faction-units/letani-behemoth', 'not without a mech in the reinforcements; nobody has to', () => {
  const spent = table().units('arborec', 'nestphar', { infantry: 1, mech: 4 }).runs(grow);
  deepEqual(spent.seat('arborec').isNotAsked().units('nestphar'), { infantry: 2, mech: 4 });
  const { seat } = table().units('arborec', 'nestphar', { infantry: 1 }).runs(grow);
  seat('arborec').isAsked('when-faction-ability').passes();
  deepEqual(seat('arborec').units('nestphar'), { infantry: 2 });
});

proves('LRR 81, faction-abilities/mitosis', 'nothing grows without a planet', () => {
  const { seat } = given('arborec', 'hacan')
    .sheet('arborec')
    .units('arborec', '19', { carrier: 1, infantry: 1 })
    .planets('hacan', 'arretze')
    .runs(grow);
  deepEqual(seat('arborec').isNotAsked().units('19'), { carrier: 1, infantry: 1 });
});

proves('LRR 65, faction-units/letani-behemoth', 'it shields its planet and makes two units', () => {
  const { seat } = table()
    .planets('arborec', 'wellon')
    .units('arborec', 'wellon', { mech: 1 })
    .units('hacan', '19', { dreadnought: 1 })
    .active('hacan')
    .start(activate({ system: '19' }));
  deepEqual([seat('hacan').isNotAsked().seat, seat('arborec').units('wellon')], [1, { mech: 1 }]);
  const made = table()
    .planets('arborec', 'wellon')
    .units('arborec', 'wellon', { mech: 1 })
    .goods('arborec', { tradeGoods: 4 });
  made
    .runs(game => produceIn(game, 0, '19'))
    .seat('arborec')
    .isTold({ limit: 2 })
    .passes();
});

const flagship = (where: string) =>
  table()
    .planets('arborec', 'wellon')
    .goods('arborec', { tradeGoods: 9 })
    .technology('arborec', 'sarween-tools')
    .units('arborec', where, { flagship: 1 });

proves('LRR 67.4, faction-units/duha-menaimon', 'up to five units after it activates its system, paid in full', () => {
  const { seat } = flagship('19').start(activate({ system: '19' }));
  const arborec = seat('arborec').isAsked('after-system-activated').isOffered('duha-menaimon').chooses('duha-menaimon');
  arborec.isAsked('produce').isTold({ limit: 5 }).isRefused('answer/too-many', { infantry: 4, fighter: 2 });
  arborec
    .allots({ infantry: 2, cruiser: 1 })
    .isAsked('pay-resources')
    .isTold({ price: 3 })
    .allots({ 'trade-goods': 3 });
  arborec.isAsked('produce.place').isOfferedLines({ wellon: 2, space: 2 }).allots({ wellon: 2 });
  deepEqual([arborec.units('19'), arborec.units('wellon')], [{ flagship: 1, cruiser: 1 }, { infantry: 2 }]);
  while (arborec.isWaitedFor) arborec.passes();
});

proves('LRR 67.4, faction-units/duha-menaimon', "not where it is not yet, nor in others' actions", () => {
  const { seat } = flagship('46').start(activate({ system: '19' }));
  seat('arborec').isAsked('move.from').chooses('46').allots({ flagship: 1 });
  while (seat('arborec').isWaitedFor) seat('arborec').passes();
  deepEqual(seat('arborec').units('19'), { flagship: 1 });
  const others = flagship('19')
    .active('hacan')
    .start(activate({ system: '19' }));
  others.seat('arborec').isNotAsked();
});

proves('LRR 67.6, faction-units/duha-menaimon', 'no ships beside those of others', () => {
  const { seat } = flagship('19')
    .units('hacan', '19', { destroyer: 1 })
    .mayRoll('barrage', 1, 1)
    .mayRoll('combat', 10, 10)
    .mayRoll('combat', 1)
    .start(activate({ system: '19' }));
  seat('arborec').chooses('duha-menaimon').isAsked('produce').isOfferedLines({ mech: 4, infantry: 5 }).passes();
  while (seat('arborec').isWaitedFor) seat('arborec').passes();
});

proves('LRR 97, technologies/letani-warrior-ii', 'once upgraded, they return to the home system on a 6', () => {
  const { seat } = table()
    .technology('arborec', 'letani-warrior-ii')
    .units('arborec', 'wellon', { infantry: 3 })
    .planets('arborec', 'wellon')
    .strategyCards('arborec', 'leadership!')
    .dice('revival', 6, 5)
    .runs(function* (game) {
      yield* destroyUnits(game, 0, 'infantry', 2, { system: '19', planet: 'wellon' }, { cause: 'effect', by: null });
    });
  equal(seat('arborec').player.reviving, 1);
  const next = table()
    .technology('arborec', 'letani-warrior-ii')
    .strategyCards('arborec', 'leadership!')
    .with(game => Object.assign(game.seats[0]!, { reviving: 2 }))
    .start(takeTurn({ seat: 0 }));
  const arborec = next.seat('arborec');
  if (arborec.ask.kind === 'revival.place') arborec.allots({ nestphar: 2 });
  deepEqual(arborec.units('nestphar'), { infantry: 2 });
  arborec.chooses('pass');
});

proves('LRR 97, technologies/letani-warrior-ii', 'then each makes two units', () => {
  const { seat } = table()
    .technology('arborec', 'letani-warrior-ii')
    .planets('arborec', 'wellon')
    .units('arborec', 'wellon', { infantry: 1 })
    .goods('arborec', { tradeGoods: 2 })
    .runs(game => produceIn(game, 0, '19'));
  seat('arborec').isTold({ limit: 2 }).passes();
});
