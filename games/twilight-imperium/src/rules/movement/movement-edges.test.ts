import { deepEqual, equal } from 'node:assert/strict';
import { simplestAnswer } from '@orrery/kernel';
import { eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { planetToChange } from '../../model/changes.ts';
import { activate, tacticalAction } from '../../moments/steps.ts';
import { given, type SeatAtTable } from '../../testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev');
const active = (system: string) => activate({ system });

/** Where the lines of an allocation lie. */
const placesIn = ({ ask }: SeatAtTable) =>
  ask.form === 'allocate' ? Object.fromEntries(ask.lines.map(({ key, at }) => [key, at])) : {};

proves('LRR 58', 'only own ships can be moved, and the default answer moves one of them', () => {
  const { seat } = table()
    .units(1, '01', { cruiser: 2, carrier: 1, infantry: 1 })
    .units(0, '01', { destroyer: 1, carrier: 1, infantry: 1 })
    .token(0, '19')
    .start(active('19'));
  const sol = seat(0).chooses('01').isAsked('move.ships').isOfferedLines({ destroyer: 1, carrier: 1 });
  deepEqual(simplestAnswer(sol.ask), { destroyer: 1 });
  sol.allots({ destroyer: 1 });
  sol.isAsked('move.from').chooses('01').isOfferedLines({ carrier: 1 }).allots({ carrier: 1 });
  sol.isAsked('move.cargo').isOfferedLines({ '01:space:infantry': 1 }).passes();
});

proves('LRR 58.5', 'a damaged ship with a declared move is not offered for the next group', () => {
  const { seat } = table().units(0, '01', { 'dreadnought!': 1, dreadnought: 1 }).token(0, '19').start(active('19'));
  const sol = seat(0).chooses('01').allots({ 'dreadnought!': 1 });
  sol.chooses('01').isOfferedLines({ dreadnought: 1 }).allots({ dreadnought: 1 });
  deepEqual([sol.units('01'), sol.units('19')], [{}, { dreadnought: 1, 'dreadnought!': 1 }]);
});

proves('LRR 58.5, LRR 97.4', 'fighters carried from one system do not use up fighters of another', () => {
  const { seat } = table()
    .technology(0, 'carrier-ii', 'fighter-ii')
    .units(0, '01', { carrier: 2, fighter: 2 })
    .units(0, '26', { carrier: 1, fighter: 1 })
    .units(1, '19', { destroyer: 1 })
    .token(0, '46')
    .start(active('46'));
  const sol = seat(0).chooses('01').isOfferedLines({ carrier: 2, fighter: 2 }).allots({ carrier: 1, fighter: 1 });
  sol.isAsked('move.cargo').isOfferedLines({ '01:space:fighter': 1, '26:space:fighter': 1 });
  sol.allots({ '26:space:fighter': 1 });
  sol.isAsked('move.from').isOffered('01', '26').chooses('26').isOfferedLines({ carrier: 1 }).allots({ carrier: 1 });
  sol.isAsked('move.from').isOffered('01').chooses('01').isOfferedLines({ carrier: 1, fighter: 1 });
  sol.allots({ carrier: 1 });
  sol.isAsked('move.cargo').isOfferedLines({ '01:space:fighter': 1 }).allots({ '01:space:fighter': 1 });
  deepEqual([sol.units('01'), sol.units('26'), sol.units('46')], [{}, {}, { carrier: 3, fighter: 3 }]);
});

proves('LRR 58.4, LRR 95.1', 'only the ships that move decide which path is possible', () => {
  const { seat, table: played } = table()
    .technology(0, 'carrier-ii')
    .units(0, '01', { carrier: 1, cruiser: 1 })
    .units(0, 'lodor', { infantry: 1 })
    .units(0, 'wellon', { infantry: 1 })
    .token(0, '46')
    .start(active('46'));
  seat(0).chooses('01').isOfferedLines({ carrier: 1, cruiser: 1 }).allots({ cruiser: 1 });
  seat(0).isAsked('move.from').isOffered('01').passes();
  deepEqual(
    eventsOf(played, 'move-declared').map(({ data }) => data.ships),
    [[{ unit: 'cruiser', count: 1, damaged: 0 }]],
  );
  equal(
    played.events.some(({ type }) => type === 'could-not'),
    false,
  );
});

proves('LRR 95.1', 'cargo taken from one planet does not affect other planets, and no unit is taken twice', () => {
  const { seat, table: played } = table()
    .units(0, '27', { carrier: 3 })
    .units(0, 'new-albion', { infantry: 1 })
    .units(0, 'starpoint', { infantry: 1 })
    .units(0, 'wellon', { infantry: 1 })
    .planets(0, 'new-albion', 'starpoint', 'wellon')
    .token(0, '19')
    .start(active('19'));
  const sol = seat(0).chooses('27').allots({ carrier: 1 });
  sol
    .isOfferedLines({ '27:new-albion:infantry': 1, '27:starpoint:infantry': 1, '19:wellon:infantry': 1 })
    .allots({ '27:new-albion:infantry': 1, '19:wellon:infantry': 1 });
  deepEqual(played.state.tactical!.waves[0]!.cargo, [
    { at: '27', planet: 'new-albion', unit: 'infantry', count: 1, damaged: 0 },
    { at: '19', planet: 'wellon', unit: 'infantry', count: 1, damaged: 0 },
  ]);
  sol.chooses('27').allots({ carrier: 1 });
  sol.isAsked('move.cargo').isOfferedLines({ '27:starpoint:infantry': 1 });
  deepEqual(sol.barred, {}); // a token does not prevent moving what is aboard already
  sol.allots({ '27:starpoint:infantry': 1 });
  sol.chooses('27').allots({ carrier: 1 });
  sol.isAsked('commit').passes(); // nothing is left to be carried
});

proves('LRR 95.1, LRR 87.2', 'damaged ground forces may be carried or left, wherever they are', () => {
  const { seat } = table()
    .units(0, '01', { carrier: 1, fighter: 1 })
    .units(0, 'jord', { 'mech!': 1 })
    .token(0, '19')
    .start(active('19'));
  const sol = seat(0).chooses('01').allots({ carrier: 1 });
  sol.isAsked('move.cargo').isOfferedLines({ '01:space:fighter': 1, '01:jord:mech!': 1 });
  deepEqual(placesIn(sol), {
    '01:space:fighter': { system: '01', unit: 'fighter' },
    '01:jord:mech!': { system: '01', unit: 'mech', planet: 'jord', damaged: 1 },
  });
  sol.allots({ '01:space:fighter': 1 });
  deepEqual([sol.units('jord'), sol.units('19')], [{ 'mech!': 1 }, { carrier: 1, fighter: 1 }]);
});

proves(
  'LRR 95.3',
  'nothing is picked up beside an own command token, from space or planets, except in the active system',
  () => {
    const { seat, table: played } = table()
      .technology(0, 'carrier-ii')
      .units(0, '01', { carrier: 1, fighter: 1 })
      .units(0, '27', { carrier: 1, fighter: 1 })
      .units(0, 'starpoint', { infantry: 1, pds: 1 })
      .units(1, 'new-albion', { infantry: 1 })
      .units(0, '40', { carrier: 1, fighter: 1 })
      .token(0, '40', '27')
      .start(active('40'));
    const sol = seat(0).chooses('01').allots({ carrier: 1 });
    sol.isAsked('move.cargo').isOfferedLines({ '01:space:fighter': 1, '40:space:fighter': 1 });
    deepEqual(sol.barred, {
      '27:space:fighter': 'move.cargo-token LRR 95.3',
      '27:starpoint:infantry': 'move.cargo-token LRR 95.3',
    });
    deepEqual(
      played.barred(0)[0]!.map(({ option }) => option.at),
      [
        { system: '27', unit: 'fighter' },
        { system: '27', unit: 'infantry', planet: 'starpoint' },
      ],
    );
    sol.passes();
  },
);

proves('LRR 69.1, LRR 58.3e', 'ships that a Ceasefire keeps out pick up nothing on their way', () => {
  const { seat } = table()
    .technology(0, 'carrier-ii')
    .units(0, '26', { carrier: 1 })
    .units(0, 'lodor', { infantry: 1 })
    .units(0, 'jord', { infantry: 1 })
    .units(1, 'lodor', { infantry: 1 })
    .units(1, '19', { destroyer: 1 })
    .units(1, '46', { destroyer: 1 })
    .units(1, '39', { destroyer: 1 })
    .planets(1, 'lodor')
    .with(game => planetToChange(game, 'lodor').coexisting.push(0))
    .notes(1, 'ceasefire#0')
    .start(tacticalAction({}));
  seat(0).chooses('26');
  seat(1).chooses('ceasefire#0');
  seat(0).isAsked('move.from').isOffered('26').chooses('26').allots({ carrier: 1 });
  seat(0).isAsked('move.cargo').isOfferedLines({ '26:lodor:infantry': 1 }).passes();
  seat(0).isAsked('fight-coexisting').passes();
});
