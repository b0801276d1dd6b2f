import { deepEqual } from 'node:assert/strict';
import { eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { canWin, combatBonus } from '../../moments/combat/queries.ts';
import { afterRetreatAnnounced } from '../../moments/combat/windows.ts';
import { activate } from '../../moments/steps.ts';
import { given } from '../../testing/index.ts';

// In this file nobody can win a combat in which destroyers or mechs of seat 1 take part.
canWin.install((game, { combat }, can) => {
  const groups = game.systems.flatMap(({ space, planets }) => [space, ...planets.map(({ units }) => units)]).flat();
  const held = groups.some(({ seat, unit }) => seat === 1 && unit === (combat.kind === 'space' ? 'destroyer' : 'mech'));
  return can && !held;
});

// And carriers need 11, fighters 10; so do infantry of seats 1 and 2, and mechs of seat 2.
combatBonus.install((_game, { seat, unit }, bonus) => {
  if (unit === 'infantry') return bonus - (seat > 0 ? 3 : 0);
  if (unit === 'mech') return bonus - (seat === 2 ? 4 : 0);
  return bonus - (unit === 'carrier' ? 2 : unit === 'fighter' ? 1 : 0);
});

// Whoever holds this relic prevents every retreat that is announced.
afterRetreatAnnounced.install({
  id: 'test-hold',
  automatic: true,
  publicly: () => true,
  playable: (game, seat) => (game.seats[seat]!.relics.includes('test-hold') ? ['test-hold'] : []),
  *play(_game, _seat, moment) {
    moment.prevented = true;
  },
});

const table = () => given('sol', 'hacan', 'letnev');

proves('LRR 78.4', 'where neither side could win, the attacker must retreat (R-017)', () => {
  const { seat } = table()
    .units(0, '46', { cruiser: 1 })
    .units(1, '46', { destroyer: 1 })
    .planet('wellon', { controller: 0 })
    .token(0, '46')
    .dice('barrage', 1, 1)
    .dice('combat', 1)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  seat(0).isAsked('announce-retreat').passes();
  deepEqual([seat(0).units('46'), seat(0).units('19'), seat(0).tokensOnBoard], [{}, { cruiser: 1 }, ['19', '46']]);
});

proves('LRR 78.4', 'and if it cannot, its ships are destroyed (R-017)', () => {
  const { seat, table: played } = table()
    .units(0, '46', { cruiser: 2, carrier: 1 })
    .units(1, '46', { destroyer: 1 })
    .token(0, '46')
    .dice('barrage', 1, 1)
    .start(activate({ system: '46' }));
  deepEqual([seat(0).units('46'), seat(1).units('46')], [{}, { destroyer: 1 }]);
  deepEqual(
    eventsOf(played, 'combat-over').map(({ data }) => data.winner),
    [1],
  );
});

proves(
  'LRR 78.4',
  'an effect that prevents an announced retreat does not prevent a retreat from a stalemate (R-100)',
  () => {
    const start = (ship: 'destroyer' | 'cruiser') =>
      table()
        .relics(1, 'test-hold')
        .units(0, '46', { cruiser: 1 })
        .units(1, '46', { [ship]: 1 })
        .planet('wellon', { controller: 0 })
        .token(0, '46');
    const stuck = start('destroyer')
      .dice('barrage', 1, 1)
      .dice('combat', 1)
      .dice('combat', 1)
      .start(activate({ system: '46' }));
    stuck.seat(0).passes();
    deepEqual(stuck.seat(0).units('19'), { cruiser: 1 });
    const free = start('cruiser')
      .dice('combat', 1)
      .dice('combat', 1)
      .dice('combat', 10)
      .dice('combat', 1)
      .start(activate({ system: '46' }));
    free.seat(0).isAsked('announce-retreat').chooses('retreat');
    free.seat(0).isTold({ round: 2 }).passes();
    deepEqual(free.seat(0).units('46'), { cruiser: 1 });
  },
);

proves('LRR 42.3', 'on a planet, from which nobody retreats, the attacker is destroyed (R-017)', () => {
  const { seat } = table()
    .units(0, '19', { carrier: 1, infantry: 2 })
    .units(1, 'wellon', { mech: 1 })
    .planet('wellon', { controller: 1 })
    .token(0, '19')
    .start(activate({ system: '19' }));
  seat(0).isAsked('commit').allots({ 'infantry@wellon': 2 });
  deepEqual([seat(0).units('wellon'), seat(1).units('wellon')], [{}, { mech: 1 }]);
});

proves('LRR 78.5', 'a side can win as long as one of its dice can hit (R-017)', () => {
  const { seat } = table()
    .units(0, '46', { carrier: 1, fighter: 1 })
    .units(2, '46', { carrier: 1 })
    .token(0, '46')
    .dice('combat', 10, 10)
    .dice('combat', 10)
    .start(activate({ system: '46' }));
  deepEqual([seat(0).units('46'), seat(2).units('46')], [{ carrier: 1, fighter: 1 }, {}]);
});

proves('LRR 78.5', 'if no die of either side can hit, the attacker is destroyed (R-017)', () => {
  const { seat } = table()
    .units(0, '46', { carrier: 1 })
    .units(2, '46', { carrier: 1 })
    .token(0, '46')
    .start(activate({ system: '46' }));
  deepEqual([seat(0).units('46'), seat(2).units('46')], [{}, { carrier: 1 }]);
});

/** A seat lands on wellon, which another one holds. */
const landing = (attacker: number, unit: 'infantry' | 'mech', defender: number, ...rolls: number[]) => {
  const start = table()
    .active(attacker)
    .units(attacker, '19', { carrier: 1, [unit]: 1 })
    .units(defender, 'wellon', { infantry: 1 })
    .planet('wellon', { controller: defender })
    .token(attacker, '19');
  for (const roll of rolls) start.dice('combat', roll);
  const started = start.start(activate({ system: '19' }));
  started
    .seat(attacker)
    .isAsked('commit')
    .allots({ [`${unit}@wellon`]: 1 });
  return started;
};
const rounds = ({ table: played }: ReturnType<typeof landing>) =>
  played.events.filter(({ type }) => type === 'combat-round' || type === 'stalemate').map(({ type }) => type);

proves('LRR 42.1', 'a ground combat goes on if only the attacker can hit, even only with a 10 (R-017)', () => {
  const started = landing(2, 'mech', 1, 9, 10, 10, 10);
  deepEqual(rounds(started), ['combat-round', 'combat-round']);
  deepEqual([started.seat(2).units('wellon'), started.seat(1).units('wellon')], [{ mech: 1 }, {}]);
});

proves('LRR 42.1', 'it goes on if only the defender can hit (R-017)', () => {
  const started = landing(1, 'infantry', 0, 10, 7, 10, 8);
  deepEqual(rounds(started), ['combat-round', 'combat-round']);
  deepEqual([started.seat(0).units('wellon'), started.seat(1).units('wellon')], [{ infantry: 1 }, {}]);
});

proves('LRR 42.1', 'it does not go on if both need more than 10 (R-017)', () => {
  const started = landing(1, 'infantry', 2);
  deepEqual(rounds(started), ['combat-round', 'stalemate']);
  deepEqual([started.seat(1).units('wellon'), started.seat(2).units('wellon')], [{}, { infantry: 1 }]);
});
