import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';

/** Sol lands one infantry on Wellon, where Hacan has one. */
const landing = (owner: 'sol' | 'hacan', results: number[]) => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .units('sol', '19', { carrier: 1, infantry: 1 })
    .units('hacan', 'wellon', { infantry: 1 })
    .planets('hacan', 'wellon')
    .technology(owner, 'dacxive-animators')
    .dice('combat', results[0]!)
    .dice('combat', results[1]!)
    .start(activate({ system: '19' }));
  seat('sol').isAsked('commit').allots({ 'infantry@wellon': 1 });
  return seat;
};

proves(
  'technologies/dacxive-animators',
  'Dacxive Animators: after a ground combat is won, one infantry may be placed there',
  () => {
    const seat = landing('sol', [10, 1]);
    seat('sol').isAsked('after-combat').isOffered('dacxive-animators').chooses('dacxive-animators').isNotAsked();
    deepEqual(seat('sol').units('wellon'), { infantry: 2 });
  },
);

test('Dacxive Animators: it is a "may", and the defender may win too', () => {
  const refused = landing('sol', [10, 1]);
  refused('sol').isAsked('after-combat').passes();
  deepEqual(refused('sol').units('wellon'), { infantry: 1 });

  const held = landing('hacan', [1, 10]);
  held('hacan').isAsked('after-combat').chooses('dacxive-animators');
  deepEqual(held('hacan').units('wellon'), { infantry: 2 });
});

test('Dacxive Animators: nothing for who loses, for a draw or for a space combat', () => {
  landing('sol', [1, 10])('sol').isNotAsked();
  landing('sol', [10, 10])('sol').isNotAsked();
  const { seat } = given('sol', 'hacan', 'letnev')
    .units('sol', '19', { cruiser: 1 })
    .units('hacan', '19', { fighter: 1 })
    .technology('sol', 'dacxive-animators')
    .dice('combat', 10)
    .dice('combat', 1)
    .technology(1, 'fighter-ii')
    .start(activate({ system: '19' }));
  seat('sol').isNotAsked();
});
