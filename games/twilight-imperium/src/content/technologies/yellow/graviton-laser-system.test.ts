import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import { systemToChange } from '../../../model/changes.ts';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';

/** Sol moves all ships from 46 to 20, where Hacan's PDS have the laser system. */
const arrival = (ships: Readonly<Record<string, number>>, pds: number, results: number[]) => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .units('sol', '46', ships)
    .units('hacan', 'vefut-ii', { pds })
    .technology('hacan', 'graviton-laser-system')
    .dice('space-cannon', ...results)
    .start(activate({ system: '20' }));
  const { fighter = 0, ...others } = ships;
  seat('sol').chooses('46').allots(others);
  if (fighter > 0) seat('sol').allots({ '46:space:fighter': fighter });
  seat('hacan').isAsked('space-cannon').chooses('0');
  return seat;
};

proves(
  'technologies/graviton-laser-system',
  'Graviton Laser System: exhausted before the roll, its hits go to other ships than fighters',
  () => {
    const seat = arrival({ carrier: 1, cruiser: 1, fighter: 3 }, 1, [6]);
    seat('hacan').isAsked('before-space-cannon').isOffered('graviton-laser-system').chooses('graviton-laser-system');
    seat('sol').isAsked('assign-hits').isOfferedLines({ carrier: 1, cruiser: 1 }).allots({ cruiser: 1 });
    deepEqual(seat('sol').units('20'), { carrier: 1, fighter: 3 });
    deepEqual(seat('hacan').player.exhausted, ['graviton-laser-system']);
  },
);

test('Graviton Laser System: without it fighters may take the hit', () => {
  const seat = arrival({ carrier: 1, fighter: 2 }, 1, [6]);
  seat('hacan').isAsked('before-space-cannon').passes();
  seat('sol').isAsked('assign-hits').isOfferedLines({ carrier: 1, fighter: 2 }).allots({ fighter: 1 });
  deepEqual(seat('sol').units('20'), { carrier: 1, fighter: 1 });
});

test('Graviton Laser System: hits that no other ship can take go to fighters', () => {
  const seat = arrival({ carrier: 1, fighter: 2 }, 2, [6, 6]);
  seat('hacan').chooses('graviton-laser-system');
  // One hit on the carrier, one on a fighter; the last fighter has no capacity.
  deepEqual(seat('sol').units('20'), {});
});

proves(
  'LRR 77.5, LRR 16.3, technologies/graviton-laser-system',
  'all hits of a roll destroy together: the carrier and one fighter are gone before capacity is looked at',
  () => {
    const { seat } = given('sol', 'hacan', 'letnev')
      .planets('sol', 'jord')
      .units('sol', 'jord', { 'space-dock': 1 })
      .planet('jord', { exhausted: true })
      .units('sol', '01', { carrier: 1, fighter: 4 })
      .technology('hacan', 'graviton-laser-system')
      .units('hacan', 'jord', { pds: 2, infantry: 1 })
      .with(game => {
        systemToChange(game, '01').planets[0]!.coexisting = [1];
      })
      .dice('space-cannon', 6, 6)
      .start(activate({ system: '01' }));
    seat('hacan').isAsked('space-cannon').chooses('0');
    seat('hacan').chooses('graviton-laser-system');
    deepEqual(seat('sol').units('01'), { fighter: 3 }); // as many as the dock supports
  },
);

test('Graviton Laser System: Sustain Damage still cancels', () => {
  const seat = arrival({ dreadnought: 1, fighter: 1 }, 1, [6]);
  seat('hacan').chooses('graviton-laser-system');
  seat('sol').isAsked('sustain-damage').isOfferedLines({ dreadnought: 1 }).allots({ dreadnought: 1 });
  deepEqual(seat('sol').units('20'), { 'dreadnought!': 1, fighter: 1 });
});

test('Graviton Laser System: not offered where there are no fighters to spare', () => {
  arrival({ carrier: 1 }, 1, [1])('hacan').isNotAsked();
});

test('Graviton Laser System: not offered while exhausted', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .units('sol', '46', { carrier: 1, fighter: 1 })
    .units('hacan', 'vefut-ii', { pds: 1 })
    .technology('hacan', 'graviton-laser-system')
    .exhausted('hacan', 'graviton-laser-system')
    .dice('space-cannon', 1)
    .start(activate({ system: '20' }));
  seat('sol').chooses('46').allots({ carrier: 1 }).allots({ '46:space:fighter': 1 });
  seat('hacan').isAsked('space-cannon').chooses('0').isNotAsked();
});

test('Graviton Laser System: not offered against fighters alone, nor for fighters of the shooter', () => {
  const arrives = (unit: 'fighter' | 'cruiser') => {
    const { seat } = given('sol', 'hacan', 'letnev')
      .units('sol', '46', { [unit]: 1 })
      .units('hacan', '20', { carrier: 1, fighter: 1 })
      .units('hacan', 'vefut-ii', { pds: 1 })
      .technology('sol', 'fighter-ii')
      .technology('hacan', 'graviton-laser-system')
      .dice('space-cannon', 10)
      .start(activate({ system: '20' }));
    seat('sol')
      .chooses('46')
      .allots({ [unit]: 1 });
    seat('hacan').isAsked('space-cannon').chooses('0').isNotAsked();
  };
  arrives('fighter');
  arrives('cruiser');
});
