import { deepEqual } from 'node:assert/strict';
import { told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../moments/steps.ts';
import { given, type Started } from '../../testing/index.ts';
import type { EventType } from '../../view/index.ts';

const data = <K extends EventType>({ table: played }: Started, wanted: K) => told(played, wanted);

/** Seat 0 lands on wellon, which seat 1 holds. */
const landing = (attackers: object, defenders: object, ...rolls: number[][]) => {
  const start = given('sol', 'hacan', 'letnev')
    .units(0, '19', { carrier: 1, ...attackers })
    .units(1, 'wellon', defenders)
    .planet('wellon', { controller: 1 })
    .token(0, '19');
  for (const roll of rolls) start.dice('combat', ...roll);
  const started = start.start(activate({ system: '19' }));
  const amounts = Object.entries(attackers).map(([unit, count]) => [`${unit}@wellon`, count]);
  started.seat(0).isAsked('commit').allots(Object.fromEntries(amounts));
  return started;
};

proves(
  'LRR 42, LRR 42.1, GR tactical.4d',
  'both sides roll for their ground forces, the attacker first, and hit on their combat values',
  () => {
    const started = landing({ infantry: 3 }, { infantry: 2 }, [8, 8, 1], [7, 7]);
    deepEqual(
      data(started, 'combat-roll').map(({ seat, hits }) => [seat, hits]),
      [
        [0, 2],
        [1, 0],
      ],
    );
    deepEqual(started.seat(0).units('wellon'), { infantry: 3 });
  },
);

proves('LRR 42.1a, LRR 18.1', 'a unit rolls as many dice as its combat value shows', () => {
  const start = given('naaz-rokha', 'hacan', 'letnev')
    .units(0, '19', { carrier: 1, mech: 1 })
    .units(1, 'wellon', { infantry: 2 })
    .planet('wellon', { controller: 1 })
    .token(0, '19')
    .dice('combat', 6, 6)
    .dice('combat', 1, 1);
  const started = start.start(activate({ system: '19' }));
  started.seat(0).allots({ 'mech@wellon': 1 });
  deepEqual(
    data(started, 'combat-roll').map(({ hits }) => hits),
    [2, 0],
  );
});

proves('LRR 42.2, LRR 42.2a', 'each side chooses its ground forces to be destroyed, and may sustain before', () => {
  const started = landing({ infantry: 2, mech: 1 }, { infantry: 2 }, [1, 1, 1], [8, 8], [8, 8], [1, 1]);
  const sol = started.seat(0);
  sol.isAsked('sustain-damage').isOfferedLines({ mech: 1 }).isBound(0, 1).isTold({ hits: 2 }).allots({ mech: 1 });
  sol.isAsked('assign-hits').isOfferedLines({ infantry: 2, 'mech!': 1 }).isBound(1, 1).allots({ 'mech!': 1 });
  deepEqual(sol.units('wellon'), { infantry: 2 });
});

proves('LRR 42.3, LRR 42.4', 'rounds follow each other until a side has no ground forces', () => {
  const started = landing({ infantry: 2 }, { infantry: 1 }, [1, 1], [1], [1, 1], [8], [8], [1]);
  deepEqual(
    data(started, 'combat-round').map(({ round }) => round),
    [1, 2, 3],
  );
  deepEqual(data(started, 'combat-over'), [{ kind: 'ground', planet: 'wellon', winner: 0 }]);
});

proves('LRR 42.4c', 'the side with ground forces left has won', () => {
  const started = landing({ infantry: 1 }, { infantry: 2 }, [1], [8, 1]);
  deepEqual(data(started, 'combat-over'), [{ kind: 'ground', planet: 'wellon', winner: 1 }]);
});

proves('LRR 42.4d, LRR 49.5d', 'with none left on either side it is a draw, and the defender keeps the planet', () => {
  const started = landing({ infantry: 1 }, { infantry: 1 }, [8], [8]);
  deepEqual(data(started, 'combat-over'), [{ kind: 'ground', planet: 'wellon', winner: null }]);
  deepEqual([started.seat(0).planets, started.seat(1).planets], [[], ['wellon']]);
});

proves('LRR 42', 'structures take no part in ground combat', () => {
  const started = landing({ infantry: 2 }, { 'space-dock': 1, infantry: 1 }, [8, 1], [1]);
  deepEqual(
    data(started, 'combat-roll').map(({ dice }) => (dice as unknown[]).length),
    [2, 1],
  );
});

proves('LRR 59.3', 'a nebula does not affect ground combat', () => {
  const started = given('sol', 'hacan', 'letnev')
    .map('106', '68')
    .units(0, '68', { carrier: 1, infantry: 2 })
    .units(1, 'everra', { infantry: 1 })
    .planet('everra', { controller: 1 })
    .token(0, '68')
    .dice('combat', 8, 1)
    .dice('combat', 7)
    .start(activate({ system: '68' }));
  started.seat(0).allots({ 'infantry@everra': 2 });
  deepEqual(
    data(started, 'combat-roll').map(({ hits }) => hits),
    [1, 0],
  );
});
