import { deepEqual, equal } from 'node:assert/strict';
import type { Seat } from '@orrery/kernel';
import { eventsOf, testEvents, told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { playerOf } from '../../model/readers.ts';
import { combatBonus } from '../../moments/combat/queries.ts';
import { afterCombatRoll } from '../../moments/combat/windows.ts';
import { activate } from '../../moments/steps.ts';
import { given, type Started } from '../../testing/index.ts';

const { emit, heard } = testEvents<{ readonly 'may-reroll': { readonly seat: Seat } }>();

// The holder of the test relic adds 3 to their combat rolls and may change the dice.
combatBonus.install((game, { seat }, bonus) => bonus + (playerOf(game, seat).relics.includes('test-aim') ? 3 : 0));
afterCombatRoll.install({
  id: 'test-aim',
  automatic: true,
  publicly: () => true,
  playable: (game, seat, roll) => (roll.seat === seat ? playerOf(game, seat).relics : []),
  *play(_game, seat) {
    yield* emit('may-reroll', { seat });
  },
});

const table = () => given('sol', 'hacan', 'letnev');

/** What each die of a roll needed, roll by roll. */
const needs = (
  { table: played }: Started,
  wanted: 'space-cannon' | 'bombardment' | 'barrage' | 'combat-roll',
  by: number,
): number[][] =>
  told(played, wanted).flatMap(roll => {
    const roller = 'shooter' in roll ? roll.shooter : roll.seat;
    return roller === by ? [roll.dice.map(die => die.needs)] : [];
  });

proves(
  'LRR 77.2, LRR 77.5a, LRR 77.5b',
  'the active player fires first, then the others clockwise, only at the active player',
  () => {
    const { seat } = table()
      .active(1)
      .technology(0, 'pds-ii')
      .technology(2, 'pds-ii')
      .units(1, '19', { cruiser: 1 })
      .units(1, 'wellon', { pds: 1, infantry: 1 })
      .units(0, '19', { destroyer: 1 })
      .units(0, 'starpoint', { pds: 1, infantry: 1 })
      .units(2, 'lodor', { pds: 1, infantry: 1 })
      .token(1, '19')
      .dice('space-cannon', 6)
      .start(activate({ system: '19' }));
    for (const waiting of [0, 2]) seat(waiting).isNotAsked();
    seat(1).isAsked('space-cannon').isOffered('0').chooses('0');
    deepEqual(seat(0).units('19'), {});
    seat(0).isNotAsked();
    seat(2).isAsked('space-cannon').isOffered('1').passes();
    seat(0).isAsked('space-cannon').isOffered('1').passes();
  },
);

proves('LRR 77.3, LRR 77.3c', 'all cannons of a player that reach the system fire in one roll, or none', () => {
  const started = table()
    .technology(1, 'pds-ii')
    .units(0, '19', { dreadnought: 1 })
    .units(1, 'wellon', { pds: 2, infantry: 1 })
    .units(1, 'starpoint', { pds: 1, infantry: 1 })
    .token(0, '19')
    .dice('space-cannon', 1, 1, 1)
    .start(activate({ system: '19' }));
  started.seat(1).isAsked('space-cannon').isOffered('0').isBound(0, 1).chooses('0');
  deepEqual(needs(started, 'space-cannon', 1), [[5, 5, 5]]);
});

proves(
  'LRR 77.3d, LRR 10.1c, LRR 15.1c, LRR 78.5c, LRR 42.1',
  'a modifier of combat rolls applies to space and ground combat, but not to cannons, barrage or bombardment',
  () => {
    const started = table()
      .relics(0, 'test-aim')
      .technology(0, 'pds-ii')
      .units(0, '19', { dreadnought: 1, destroyer: 1, infantry: 1 })
      .units(0, 'starpoint', { pds: 1, infantry: 1 })
      .units(1, '19', { cruiser: 1, carrier: 1 })
      .units(1, 'wellon', { infantry: 1 })
      .planet('wellon', { controller: 1 })
      .token(0, '19')
      .dice('space-cannon', 4)
      .dice('barrage', 1, 1)
      .dice('combat', 2, 6)
      .dice('combat', 1, 1)
      .dice('bombardment', 4)
      .dice('combat', 5)
      .dice('combat', 1)
      .start(activate({ system: '19' }));
    const { seat } = started;
    seat(0).isAsked('space-cannon').chooses('1');
    seat(0).isAsked('announce-retreat').passes(); // to Starpoint
    seat(0).isAsked('bombardment').allots({ 'dreadnought@wellon': 1 });
    seat(0).isAsked('commit').allots({ 'infantry@wellon': 1 });
    deepEqual(needs(started, 'space-cannon', 0), [[5]]);
    deepEqual(needs(started, 'barrage', 0), [[9, 9]]);
    deepEqual(needs(started, 'combat-roll', 0), [[2, 6], [5]]);
    deepEqual(needs(started, 'bombardment', 0), [[5]]);
    deepEqual(needs(started, 'combat-roll', 1), [[7, 9], [8]]);
    equal(eventsOf(heard(started.table), 'may-reroll').length, 2); // one for each combat
    deepEqual(seat(0).planets, ['wellon']);
  },
);

proves('LRR 77.7, LRR 77.7d', 'in defense only the cannons on the planet itself roll', () => {
  const started = table()
    .technology(1, 'pds-ii')
    .units(0, '27', { carrier: 1, infantry: 3 })
    .units(1, 'starpoint', { pds: 1 })
    .units(1, 'new-albion', { pds: 2 })
    .units(1, 'wellon', { pds: 1, infantry: 1 })
    .planets(1, 'starpoint', 'new-albion', 'wellon')
    .token(0, '27')
    .dice('space-cannon', 1)
    .start(activate({ system: '27' }));
  const { seat } = started;
  seat(1).isAsked('space-cannon').passes();
  seat(0).isAsked('commit').allots({ 'infantry@starpoint': 3 });
  seat(1).isAsked('space-cannon-defense').chooses('fire');
  deepEqual(needs(started, 'space-cannon', 1), [[5]]);
});
