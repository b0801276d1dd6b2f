import { deepEqual, equal } from 'node:assert/strict';
import { eventsOf, testEvents } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { beforeSpaceCannon } from '../../moments/combat/windows.ts';
import { activate } from '../../moments/steps.ts';
import { given } from '../../testing/index.ts';
import { retreatTo } from '../combat/retreat.ts';
import { produceByEffect } from '../economy/produce-by-effect.ts';
import { produceIn } from '../economy/production.ts';
import { relocate } from '../movement/relocation.ts';
import { placeUnits } from '../units/units.ts';
import { gainControl } from './planets.ts';

const { emit, heard } = testEvents<{ readonly 'test-reserve': { readonly open: boolean } }>();

const table = () => given('sol', 'hacan', 'letnev');

proves(
  'LRR 100.2, LRR 100.2a',
  'ships that move into the nexus turn it after the Movement step, so cannons still see gamma alone',
  () => {
    const { seat, table: played } = table()
      .wormhole('46', 'gamma')
      .units(0, '46', { cruiser: 1 })
      .technology(1, 'pds-ii')
      .units(1, 'lodor', { pds: 1, infantry: 1 })
      .token(0, '82a')
      .start(activate({ system: '82a' }));
    seat(0).chooses('46').allots({ cruiser: 1 });
    seat(1).isNotAsked(); // alpha would reach the active side
    deepEqual(
      played.events.filter(({ type }) => type === 'moved' || type === 'nexus-opened').map(({ type }) => type),
      ['moved', 'nexus-opened'],
    );
    equal(played.state.nexusOpen, true);
  },
);

proves('LRR 100.2', 'a unit placed there turns it at once', () => {
  const { table: played } = table().runs(function* (game) {
    yield* placeUnits(game, 0, 'cruiser', 1, { system: '82a', planet: null });
  });
  equal(played.state.nexusOpen, true);
});

proves('LRR 100.2', 'control of its planet or a retreat turns it, too', () => {
  const gained = table().runs(game => gainControl(game, 0, 'mallice'));
  equal(gained.table.state.nexusOpen, true);

  const retreated = table()
    .wormhole('46', 'gamma')
    .units(0, '46', { cruiser: 1 })
    .runs(game => retreatTo(game, 0, '46', '82a'));
  equal(retreated.table.state.nexusOpen, true);
});

proves('LRR 100.1', 'units elsewhere do not turn it', () => {
  const { table: played } = table().runs(function* (game) {
    yield* placeUnits(game, 0, 'cruiser', 1, { system: '46', planet: null });
  });
  equal(played.state.nexusOpen, false);
});

proves('LRR 100.2', 'a unit produced there turns it too', () => {
  const { seat, table: played } = table()
    .units(0, 'mallice', { 'space-dock': 1 })
    .planet('mallice', { controller: 0 })
    .goods(0, { tradeGoods: 2 })
    .runs(game => produceIn(game, 0, '82a'));
  seat(0).allots({ cruiser: 1 }).allots({ 'trade-goods': 2 });
  equal(played.state.nexusOpen, true);
});

// A player with the test relic who uses Space Cannon places an infantry with the unit.
beforeSpaceCannon.install({
  id: 'test-reserve',
  automatic: true,
  publicly: () => true,
  playable: ({ seats }, seat, { shooter }) =>
    seat === shooter && seats[seat]!.relics.includes('test-reserve') ? ['test-reserve'] : [],
  *play(game, seat) {
    yield* placeUnits(game, seat, 'infantry', 1, { system: '26', planet: 'lodor' });
    yield* emit('test-reserve', { open: game.nexusOpen });
  },
});

proves('LRR 100.2a', 'a unit placed elsewhere before the end of the Movement step does not turn it either', () => {
  const { seat, table: played } = table()
    .wormhole('46', 'gamma')
    .wormhole('26', 'gamma')
    .relics(1, 'test-reserve')
    .units(0, '46', { cruiser: 1 })
    .technology(1, 'pds-ii')
    .units(1, 'lodor', { pds: 1 })
    .planet('lodor', { controller: 1 })
    .token(0, '82a')
    .dice('space-cannon', 1)
    .start(activate({ system: '82a' }));
  seat(0).chooses('46').allots({ cruiser: 1 });
  seat(1).isAsked('space-cannon').chooses('0');
  deepEqual(
    eventsOf(heard(played), 'test-reserve').map(({ data }) => data.open),
    [false],
  );
  equal(played.state.nexusOpen, true);
});

proves('LRR 100.2', 'ships that an effect moves, and units that are produced, turn the nexus', () => {
  const moved = table()
    .units(0, '46', { cruiser: 1 })
    .runs(game =>
      relocate(
        game,
        0,
        [{ from: '46', path: ['82a'], ships: [{ unit: 'cruiser', count: 1, damaged: 0 }], cargo: [] }],
        '82a',
      ),
    );
  equal(moved.table.state.nexusOpen, true);
  const made = table()
    .planets(0, 'mallice', 'jord')
    .with(game => {
      game.nexusOpen = false;
    })
    .runs(game => produceByEffect(game, 0, { system: '82a', planet: null }, { max: 1 }));
  equal(made.table.state.nexusOpen, false);
  made.seat(0).isAsked('produce').allots({ cruiser: 1 }).allots({ jord: 1 });
  equal(made.table.state.nexusOpen, true);
});
