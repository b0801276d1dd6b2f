import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { playerToChange } from '../../model/changes.ts';
import { activate } from '../../moments/steps.ts';
import { given, type Started } from '../../testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev');
const types = ({ table: played }: Started, ...wanted: string[]): string[] =>
  played.events.filter(({ type }) => wanted.includes(type)).map(({ type }) => type);

proves(
  'LRR 58.5, LRR 41.2',
  'every move is declared before the first die for a gravity rift, and all dice before any arrival',
  () => {
    const started = table()
      .units(0, '41', { cruiser: 1 })
      .units(0, '19', { destroyer: 1 })
      .units(0, '20', { carrier: 1 })
      .token(0, '18')
      .dice('gravity-rift', 4)
      .start(activate({ system: '18' }));
    const sol = started.seat(0).chooses('41').allots({ cruiser: 1 });
    deepEqual(types(started, 'rift-rolled', 'moved'), []);
    sol.isAsked('move.from').isOffered('19', '20').chooses('19').allots({ destroyer: 1 }).passes();
    deepEqual(types(started, 'move-declared', 'rift-rolled', 'moved'), [
      'move-declared',
      'move-declared',
      'rift-rolled',
      'moved',
      'moved',
    ]);
  },
);

proves('LRR 16.3, LRR 37.3', 'fleet pool and capacity are enforced before anybody fires', () => {
  const started = table()
    .tokens(0, { fleet: 2 })
    .units(0, '01', { carrier: 1, cruiser: 1, fighter: 4 })
    .units(0, '19', { cruiser: 1 })
    .units(1, 'wellon', { pds: 1, infantry: 1 })
    .token(0, '19')
    .start(activate({ system: '19' }));
  const { seat } = started;
  seat(0).chooses('01').allots({ carrier: 1, cruiser: 1 }).allots({ '01:space:fighter': 4 });
  seat(1).isNotAsked();
  seat(0).isAsked('remove-ships').isBound(1, 1).allots({ carrier: 1 });
  deepEqual(seat(0).units('19'), { cruiser: 2 }); // the fighters went with their carrier
  deepEqual(types(started, 'destroyed'), []);
  seat(1).isAsked('space-cannon').passes();
});

proves('LRR 16.3, LRR 79.1', 'ships cannot use the capacity that a space dock gives to fighters', () => {
  const { seat } = table()
    .units(0, '01', { carrier: 1, fighter: 6 })
    .units(0, 'jord', { 'space-dock': 1 })
    .planet('jord', { controller: 0 })
    .token(0, '19')
    .start(activate({ system: '19' }));
  const sol = seat(0).chooses('01').allots({ carrier: 1 }).isAsked('move.cargo').isBound(0, 4);
  sol.isRefused('answer/too-many', { '01:space:fighter': 6 }).allots({ '01:space:fighter': 4 });
  deepEqual([sol.units('01'), sol.units('19')], [{ fighter: 2 }, { carrier: 1, fighter: 4 }]);
});

proves('LRR 16.1', 'a ship may leave its cargo behind, even if the cargo is removed for it', () => {
  const { seat } = table()
    .planets(0, 'jord')
    .units(0, '01', { carrier: 1, fighter: 2, infantry: 1 })
    .token(0, '19')
    .start(activate({ system: '19' }));
  const sol = seat(0).chooses('01').allots({ carrier: 1 }).isAsked('move.cargo').passes();
  sol.isNotAsked(); // all of it goes
  deepEqual([sol.units('01'), sol.units('19')], [{}, { carrier: 1 }]);
});

proves('LRR 59.2', 'a bonus to the move value is added to the 1 of a nebula', () => {
  const { seat } = table()
    .technology(0, 'gravity-drive')
    .units(0, '42', { cruiser: 1 })
    .token(0, '46')
    .start(activate({ system: '46' }));
  const sol = seat(0).isAsked('after-system-activated').isOffered('gravity-drive').chooses('gravity-drive');
  sol.isAsked('gravity-drive.ship').isOffered('42:cruiser').chooses('42:cruiser');
  sol.isAsked('move.from').isOffered('42').chooses('42').allots({ cruiser: 1 });
  deepEqual(sol.units('46'), { cruiser: 1 });

  const far = table()
    .technology(0, 'gravity-drive')
    .units(0, '42', { cruiser: 1 })
    .token(0, '16')
    .start(activate({ system: '16' })); // 2 + 1 would do
  far.seat(0).isNotAsked();
});

proves('LRR 11.1', 'ships that are in an asteroid field may leave it without any technology', () => {
  const { seat } = table()
    .units(0, '44', { cruiser: 1 })
    .token(0, '26')
    .start(activate({ system: '26' }));
  const sol = seat(0).isAsked('move.from').isOffered('44').chooses('44').allots({ cruiser: 1 });
  deepEqual(sol.units('26'), { cruiser: 1 });
});

proves(
  'LRR 9.5, LRR 59.2, LRR 41.1',
  'in a system that is both nebula and gravity rift both rules apply: move 1, and 1 more for leaving',
  () => {
    const near = table()
      .anomaly('42', 'gravity-rift')
      .units(0, '42', { cruiser: 1 })
      .token(0, '46')
      .dice('gravity-rift', 10)
      .start(activate({ system: '46' }));
    const sol = near.seat(0).isAsked('move.from').isOffered('42').chooses('42').allots({ cruiser: 1 });
    deepEqual(sol.units('46'), { cruiser: 1 });
    equal(types(near, 'rift-rolled').length, 1);
  },
);

proves('LRR 95.1, LRR 58.3f', 'a ship may go back on its way to pick up cargo', () => {
  const fetching = () =>
    table()
      .technology(0, 'cruiser-ii')
      .units(0, '01', { cruiser: 1 })
      .units(0, 'starpoint', { infantry: 2 })
      .units(1, '19', { destroyer: 1 })
      .token(0, '26');
  const { seat } = fetching().start(activate({ system: '26' }));
  const sol = seat(0).chooses('01').allots({ cruiser: 1 }).isAsked('move.route');
  sol.isOffered('26', '27>01>26').chooses('27>01>26');
  sol.isAsked('move.cargo').isOfferedLines({ '27:starpoint:infantry': 2 }).allots({ '27:starpoint:infantry': 1 });
  sol.isAsked('commit').passes();
  deepEqual(sol.units('26'), { cruiser: 1, infantry: 1 });

  for (const nothing of [
    fetching().token(0, '27'),
    fetching().with(game => playerToChange(game, 0).technologies.pop()),
  ])
    nothing
      .start(activate({ system: '26' }))
      .seat(0)
      .chooses('01')
      .allots({ cruiser: 1 })
      .isNotAsked();
});

proves('LRR 41.3, LRR 95.1', 'a ship that leaves a rift twice gets 2 more move and rolls two dice', () => {
  const started = table()
    .technology(0, 'carrier-ii')
    .anomaly('01', 'gravity-rift')
    .units(0, '01', { carrier: 1 })
    .units(0, 'starpoint', { infantry: 1 })
    .planets(0, 'starpoint')
    .units(1, '19', { destroyer: 1 })
    .token(0, '26')
    .dice('gravity-rift', 4)
    .dice('gravity-rift', 3)
    .start(activate({ system: '26' }));
  const sol = started.seat(0).chooses('01').allots({ carrier: 1 });
  sol.isAsked('move.route').isOffered('26', '27>01>26').chooses('27>01>26').allots({ '27:starpoint:infantry': 1 });
  equal(types(started, 'rift-rolled').length, 2);
  deepEqual([sol.units('01'), sol.units('26'), sol.units('starpoint')], [{}, {}, {}]); // lost with what it had fetched
});

proves('LRR 58.3e, LRR 95.1', 'a ship may pass through the active system to pick up cargo, and come back', () => {
  const beyond = () =>
    table()
      .technology(0, 'cruiser-ii')
      .units(0, '01', { cruiser: 1 })
      .units(0, '39', { carrier: 1, fighter: 1 })
      .token(0, '26');
  const { seat } = beyond().start(activate({ system: '26' }));
  const sol = seat(0).isOffered('01', '39').chooses('01').allots({ cruiser: 1 });
  sol.isAsked('move.route').isOffered('26', '26>39>26').chooses('26>39>26');
  sol.isAsked('move.cargo').isOfferedLines({ '39:space:fighter': 1 }).allots({ '39:space:fighter': 1 });
  sol.isAsked('move.from').isOffered('39').passes();
  deepEqual([sol.units('26'), sol.units('39')], [{ cruiser: 1, fighter: 1 }, { carrier: 1 }]);

  const guarded = beyond().units(1, '26', { fighter: 1 }).dice('combat', 6).dice('combat', 1);
  const kept = guarded
    .technology(1, 'fighter-ii')
    .start(activate({ system: '26' }))
    .seat(0)
    .chooses('01')
    .allots({ cruiser: 1 });
  kept.isAsked('move.from').passes().isAsked('announce-retreat').passes();
});
