import { deepEqual, equal } from 'node:assert/strict';
import { eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../moments/steps.ts';
import { given } from '../../testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev');
/** The tactical action of the active player, after the system is activated. */
const active = (system: string) => activate({ system });

proves(
  'LRR 58.3f, LRR 58.3a',
  'ships with enough move value for each system on the way move into the active system',
  () => {
    const { seat } = table()
      .units(0, '01', { cruiser: 1, dreadnought: 1 })
      .units(0, '27', { dreadnought: 1 })
      .token(0, '46')
      .start(active('46'));
    const sol = seat(0).isAsked('move.from').isOffered('01').chooses('01');
    sol.isAsked('move.ships').isOfferedLines({ cruiser: 1 }).allots({ cruiser: 1 });

    deepEqual([sol.units('01'), sol.units('46')], [{ dreadnought: 1 }, { cruiser: 1 }]);
  },
);

proves('GR tactical.2a, LRR 89.2b', 'the owner chooses which ships move', () => {
  const { seat, table: played } = table().units(0, '01', { cruiser: 2 }).token(0, '19').start(active('19'));
  const sol = seat(0).isAsked('move.from').isOffered('01').passes();

  equal(played.over, true);
  deepEqual(sol.units('01'), { cruiser: 2 });
});

proves('LRR 58.3b', "no ship moves through a system with another player's ships, not even a single fighter", () => {
  const { seat } = table()
    .units(0, '01', { cruiser: 1 })
    .units(1, '26', { fighter: 1 })
    .units(1, '19', { destroyer: 1 })
    .token(0, '46')
    .technology(1, 'fighter-ii')
    .start(active('46'));
  seat(0).isNotAsked();
});

proves('LRR 58.3b', "other players' structures and ground forces do not block movement", () => {
  const { seat } = table()
    .units(0, '01', { cruiser: 1 })
    .units(1, 'lodor', { pds: 1, infantry: 1 })
    .units(1, '19', { destroyer: 1 })
    .token(0, '46')
    .start(active('46'));
  seat(0).isAsked('move.from').isOffered('01').passes();
});

proves('LRR 58.3c, DIP note.3d', 'ships do not leave another system with an own command token', () => {
  const { seat } = table()
    .units(0, '01', { cruiser: 1 })
    .units(0, '27', { cruiser: 1 })
    .token(0, '19', '01')
    .start(active('19'));
  seat(0).isAsked('move.from').isOffered('27').passes();
});

proves('LRR 58.3d', 'they move through systems with own command tokens', () => {
  const { seat } = table().units(0, '01', { cruiser: 1 }).token(0, '46', '26', '19').start(active('46'));
  const sol = seat(0).isOffered('01').chooses('01').allots({ cruiser: 1 });
  deepEqual(sol.units('46'), { cruiser: 1 });
});

proves('LRR 58.3e', 'a ship may leave the active system to pick up cargo and come back', () => {
  const { seat } = table()
    .technology(0, 'carrier-ii')
    .units(0, '19', { carrier: 1 })
    .units(0, 'wellon', { infantry: 2 })
    .planet('wellon', { controller: 0 })
    .token(0, '19')
    .start(active('19'));
  const sol = seat(0).isAsked('move.from').isOffered('19').chooses('19').allots({ carrier: 1 });
  sol.isAsked('move.cargo').isOfferedLines({ '19:wellon:infantry': 2 }).allots({ '19:wellon:infantry': 1 });
  sol.isAsked('commit').passes();

  deepEqual([sol.units('19'), sol.units('wellon')], [{ carrier: 1, infantry: 1 }, { infantry: 1 }]);
});

proves('LRR 58.3e', 'with a move value below 2 it cannot pick up cargo elsewhere', () => {
  const { seat } = table()
    .units(0, '19', { carrier: 1 })
    .units(0, 'jord', { infantry: 2 })
    .planet('wellon', { controller: 0 })
    .token(0, '19')
    .start(active('19'));
  seat(0).isNotAsked();
});

/** A carrier in the system of New Albion, which its owner controls, and Starpoint, which they do not. */
const overTwo = () =>
  table()
    .units(0, '27', { carrier: 1 })
    .units(0, 'new-albion', { infantry: 5 })
    .planet('new-albion', { controller: 0 })
    .planet('starpoint', { controller: 1 })
    .units(1, 'starpoint', { infantry: 1 })
    .token(0, '27');

proves(
  'LRR 95.1, R-170',
  'a ship that stays takes ground forces aboard in the active system, to land them elsewhere',
  () => {
    const { seat, table: played } = overTwo().dice('combat', 8, 8).dice('combat', 1).start(active('27'));
    const sol = seat(0).isAsked('move.from').isOffered('27').chooses('27').allots({ carrier: 1 });
    sol.isAsked('move.cargo').isBound(0, 4).isOfferedLines({ '27:new-albion:infantry': 5 });
    sol.allots({ '27:new-albion:infantry': 2 });
    sol.isAsked('commit').isOfferedLines({ 'infantry@new-albion': 2, 'infantry@starpoint': 2 });
    sol.allots({ 'infantry@starpoint': 2 });
    deepEqual(
      [sol.units('new-albion'), sol.units('starpoint'), sol.units('27')],
      [{ infantry: 3 }, { infantry: 2 }, { carrier: 1 }],
    );
    equal(eventsOf(played, 'rift-rolled').length, 0);
    deepEqual(
      eventsOf(played, 'moved').map(({ data }) => data.unit),
      ['infantry', 'infantry'], // aboard, and down; the carrier has not moved
    );
  },
);

proves(
  'LRR 58.5, R-170',
  'each ship once; a ship that stays has not moved and does not roll for a gravity rift',
  () => {
    const { seat, table: played } = overTwo()
      .anomaly('27', 'gravity-rift')
      .actionCards(1, 'experimental-battlestation')
      .units(1, 'starpoint', { 'space-dock': 1 })
      .start(active('27'));
    const sol = seat(0).isAsked('move.from').isOffered('27').chooses('27').allots({ carrier: 1 });
    sol.isAsked('move.cargo').allots({ '27:new-albion:infantry': 4 });
    sol.isAsked('commit').passes(); // nobody reacts to ships that came
    deepEqual([sol.units('27'), sol.units('new-albion')], [{ carrier: 1, infantry: 4 }, { infantry: 1 }]);
    equal(eventsOf(played, 'rift-rolled').length, 0);
  },
);

proves('LRR 95.1, R-170', 'a player whose ship could also leave and pick up more chooses the path', () => {
  const { seat } = overTwo()
    .technology(0, 'carrier-ii')
    .units(0, 'wellon', { infantry: 1 })
    .planet('wellon', { controller: 0 })
    .start(active('27'));
  const sol = seat(0).isAsked('move.from').chooses('27').allots({ carrier: 1 });
  sol.isAsked('move.route').isOffered('stay', '19>27');
  deepEqual(sol.ask.form === 'pick' && sol.ask.options.map(({ at }) => at), [{ path: 'stay' }, { path: '19>27' }]);
  sol.chooses('19>27').isAsked('move.cargo').isOfferedLines({ '27:new-albion:infantry': 5, '19:wellon:infantry': 1 });
  sol.allots({ '19:wellon:infantry': 1 }).isAsked('commit').passes();
  deepEqual(sol.units('27'), { carrier: 1, infantry: 1 });
});

proves('LRR 95.1, R-170', 'units in space there are already aboard a ship that stays', () => {
  const { seat } = overTwo().units(0, '27', { infantry: 1 }).start(active('27'));
  const sol = seat(0).chooses('27').allots({ carrier: 1 });
  sol.isAsked('move.cargo').isOfferedLines({ '27:new-albion:infantry': 5 }).allots({});
  sol.isAsked('commit').isOfferedLines({ 'infantry@new-albion': 1, 'infantry@starpoint': 1 }).passes();
});

proves('LRR 95.3', 'nothing is picked up beside an own command token on the way', () => {
  const { seat } = table()
    .technology(0, 'carrier-ii')
    .units(0, '18', { carrier: 1 })
    .units(0, 'thibah', { infantry: 2 })
    .planet('thibah', { controller: 0 })
    .units(0, '42', { fighter: 1 })
    .technology(0, 'fighter-ii')
    .token(0, '21', '42', '35')
    .start(active('35'));
  seat(0).chooses('18').allots({ carrier: 1 }).isNotAsked();
  deepEqual([seat(0).units('35'), seat(0).units('thibah')], [{ carrier: 1 }, { infantry: 2 }]);
});

proves('LRR 58.5', 'all moves are declared before any ship moves, and all arrive at once', () => {
  const { seat } = table()
    .units(0, '01', { cruiser: 1 })
    .units(0, '27', { destroyer: 1 })
    .token(0, '19')
    .start(active('19'));
  const sol = seat(0).isOffered('01', '27').chooses('01').allots({ cruiser: 1 });
  sol.isAsked('move.from').isOffered('27');
  deepEqual([sol.units('01'), sol.units('19')], [{ cruiser: 1 }, {}]);

  sol.chooses('27').allots({ destroyer: 1 });
  deepEqual([sol.units('01'), sol.units('27'), sol.units('19')], [{}, {}, { cruiser: 1, destroyer: 1 }]);
});

proves(
  'LRR 95.1, LRR 58.4',
  'cargo comes from the starting system, the systems passed through and the active system',
  () => {
    const { seat } = table()
      .technology(0, 'carrier-ii')
      .units(0, '01', { carrier: 1, fighter: 1 })
      .units(0, 'jord', { infantry: 2 })
      .units(0, 'wellon', { infantry: 1 })
      .units(0, 'mecatol-rex', { infantry: 1, mech: 1 })
      .token(0, '18')
      .start(active('18'));
    const sol = seat(0).isOffered('01').chooses('01').allots({ carrier: 1 });
    sol.isAsked('move.cargo').isOfferedLines({
      '01:space:fighter': 1,
      '01:jord:infantry': 2,
      '19:wellon:infantry': 1,
      '18:mecatol-rex:infantry': 1,
      '18:mecatol-rex:mech': 1,
    });
    sol.allots({ '01:space:fighter': 1, '01:jord:infantry': 1, '19:wellon:infantry': 1, '18:mecatol-rex:mech': 1 });

    deepEqual(sol.units('18'), { carrier: 1, fighter: 1, infantry: 2, mech: 1 });
    deepEqual(
      [sol.units('jord'), sol.units('wellon'), sol.units('mecatol-rex')],
      [{ infantry: 1 }, {}, { infantry: 1 }],
    );
  },
);

proves('LRR 95.1', 'if paths differ in what lies on them, the player chooses one', () => {
  const { seat } = table()
    .technology(0, 'carrier-ii')
    .units(0, '01', { carrier: 1 })
    .units(0, 'lodor', { infantry: 1 })
    .units(0, 'wellon', { infantry: 1 })
    .token(0, '46')
    .start(active('46'));
  const sol = seat(0).chooses('01').allots({ carrier: 1 });
  sol.isAsked('move.route').isOffered('26>46', '19>46').chooses('26>46');
  sol.isAsked('move.cargo').isOfferedLines({ '26:lodor:infantry': 1 }).allots({ '26:lodor:infantry': 1 });

  deepEqual(sol.units('46'), { carrier: 1, infantry: 1 });
});

proves('LRR 95.3', 'nothing is picked up beside an own command token, except in the active system', () => {
  const { seat } = table()
    .technology(0, 'carrier-ii')
    .units(0, '01', { carrier: 1 })
    .units(0, 'wellon', { infantry: 1 })
    .units(0, 'mecatol-rex', { infantry: 1 })
    .token(0, '18', '19')
    .start(active('18'));
  const sol = seat(0).chooses('01').allots({ carrier: 1 });
  sol.isAsked('move.cargo').isOfferedLines({ '18:mecatol-rex:infantry': 1 }).passes();
});

proves('LRR 95, LRR 16.1', 'no ship carries more than its capacity, fighters and ground forces together', () => {
  const { seat } = table()
    .units(0, '01', { carrier: 1, fighter: 3 })
    .units(0, 'jord', { infantry: 3 })
    .token(0, '19')
    .start(active('19'));
  const sol = seat(0).chooses('01').allots({ carrier: 1 });
  sol.isAsked('move.cargo').isBound(0, 4);
  sol.isRefused('answer/too-many', { '01:space:fighter': 2, '01:jord:infantry': 3 });
  sol.allots({ '01:space:fighter': 1, '01:jord:infantry': 3 });
  sol.isAsked('commit').passes();

  deepEqual(sol.units('19'), { carrier: 1, fighter: 1, infantry: 3 });
});

proves('LRR 16.3, LRR 31.2', 'fighters left behind without capacity are removed, not destroyed', () => {
  const { seat, table: played } = table()
    .units(0, '01', { carrier: 1, fighter: 4 })
    .units(0, 'jord', { infantry: 4 })
    .token(0, '19')
    .start(active('19'));
  const sol = seat(0).chooses('01').allots({ carrier: 1 }).allots({ '01:jord:infantry': 4 });
  sol.isAsked('commit').passes();

  deepEqual([sol.units('01'), sol.units('19')], [{}, { carrier: 1, infantry: 4 }]);
  equal(
    played.events.some(({ type }) => type === 'destroyed'),
    false,
  );
});

proves('LRR 37.3', 'ships beyond the fleet pool are removed from the active system, by choice of their owner', () => {
  const { seat, table: played } = table()
    .units(0, '01', { cruiser: 1, destroyer: 2 })
    .units(0, '19', { cruiser: 1 })
    .token(0, '19')
    .start(active('19'));
  const sol = seat(0).chooses('01').allots({ cruiser: 1, destroyer: 2 });
  sol.isAsked('remove-ships').isOfferedLines({ cruiser: 2, destroyer: 2 }).isBound(1, 1).allots({ destroyer: 1 });

  deepEqual(sol.units('19'), { cruiser: 2, destroyer: 1 });
  deepEqual(
    played.events.filter(({ type }) => type === 'destroyed' || type === 'units-removed').map(({ type }) => type),
    ['units-removed'],
  );
});

proves('LRR 37.1b, LRR 37.3', 'the fleet pool is not enforced on the way', () => {
  const { seat } = table()
    .units(0, '01', { cruiser: 2 })
    .units(0, '19', { destroyer: 3 })
    .token(0, '18', '19')
    .start(active('18'));
  const sol = seat(0).isOffered('01').chooses('01').allots({ cruiser: 2 });

  deepEqual([sol.units('18'), sol.units('19')], [{ cruiser: 2 }, { destroyer: 3 }]);
});

proves('LRR 37.1a, LRR 97.4', 'each fighter that can move by itself counts either as a ship or as cargo', () => {
  const { seat } = table()
    .technology(0, 'fighter-ii')
    .units(0, '01', { carrier: 1, fighter: 3 })
    .token(0, '19')
    .start(active('19'));
  const sol = seat(0).chooses('01');
  sol.isAsked('move.ships').isOfferedLines({ carrier: 1, fighter: 3 }).allots({ carrier: 1, fighter: 1 });
  sol.isAsked('move.cargo').isOfferedLines({ '01:space:fighter': 2 }).allots({ '01:space:fighter': 1 });
  sol.isAsked('move.from').isOffered('01').passes();

  deepEqual([sol.units('01'), sol.units('19')], [{ fighter: 1 }, { carrier: 1, fighter: 2 }]);
});

proves('LRR 87.2', 'a damaged ship stays damaged when it moves', () => {
  const { seat } = table().units(0, '01', { 'dreadnought!': 1, dreadnought: 1 }).token(0, '19').start(active('19'));
  const sol = seat(0).chooses('01');
  sol.isOfferedLines({ dreadnought: 1, 'dreadnought!': 1 }).allots({ 'dreadnought!': 1 });
  sol.isAsked('move.from').passes();

  deepEqual([sol.units('01'), sol.units('19')], [{ dreadnought: 1 }, { 'dreadnought!': 1 }]);
});

proves('LRR 95.1, LRR 58.5', 'cargo of one group of ships is not offered to the next, damaged or not', () => {
  const { seat } = table()
    .units(0, '01', { carrier: 2 })
    .units(0, 'jord', { mech: 1, 'mech!': 1, infantry: 1 })
    .token(0, '19')
    .start(active('19'));
  const sol = seat(0).chooses('01').allots({ carrier: 1 });
  sol.isOfferedLines({ '01:jord:mech': 1, '01:jord:mech!': 1, '01:jord:infantry': 1 }).allots({ '01:jord:mech!': 1 });
  sol.chooses('01').isOfferedLines({ carrier: 1 }).allots({ carrier: 1 });
  sol.isAsked('move.cargo').isOfferedLines({ '01:jord:mech': 1, '01:jord:infantry': 1 }).passes();
  sol.isAsked('commit').passes();
  deepEqual(
    [sol.units('19'), sol.units('jord')],
    [
      { carrier: 2, 'mech!': 1 },
      { mech: 1, infantry: 1 },
    ],
  );
});
