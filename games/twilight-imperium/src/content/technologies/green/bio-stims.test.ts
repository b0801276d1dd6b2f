import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import { turnEnds } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';

const tired = () =>
  given('sol', 'hacan', 'letnev')
    .technology('sol', 'bio-stims', 'sling-relay', 'transit-diodes')
    .exhausted('sol', 'sling-relay')
    .planet('wellon', { controller: 'sol', exhausted: true })
    .planet('jord', { controller: 'sol', exhausted: true }) // no specialty
    .planets('sol', 'thibah');

proves('technologies/bio-stims', 'Bio-Stims: at the end of the turn it readies a planet with a specialty', () => {
  const { seat } = tired().start(turnEnds({ seat: 0 }));
  const sol = seat('sol').isAsked('end-of-turn').isOffered('bio-stims').chooses('bio-stims');
  sol.isAsked('bio-stims.ready').isOffered('wellon', 'sling-relay').chooses('wellon').isNotAsked();
  deepEqual(sol.readyPlanets, ['thibah', 'wellon']);
  deepEqual(sol.player.exhausted, ['sling-relay', 'bio-stims']);
});

test('Bio-Stims: or another technology', () => {
  const { seat } = tired().start(turnEnds({ seat: 0 }));
  seat('sol').chooses('bio-stims').chooses('sling-relay');
  deepEqual(seat('sol').player.exhausted, ['bio-stims']);
});

test("Bio-Stims: not when it is exhausted, in another's turn, or with nothing to ready", () => {
  equal(
    tired()
      .exhausted('sol', 'bio-stims')
      .start(turnEnds({ seat: 0 })).table.over,
    true,
  );
  equal(
    tired()
      .active('hacan')
      .start(turnEnds({ seat: 1 })).table.over,
    true,
  );
  const fresh = given('sol', 'hacan', 'letnev').technology('sol', 'bio-stims').planets('sol', 'wellon');
  equal(fresh.start(turnEnds({ seat: 0 })).table.over, true);
});

test('Bio-Stims: a planet alone will do, and so will a technology', () => {
  const planet = given('sol', 'hacan', 'letnev')
    .technology('sol', 'bio-stims')
    .planet('wellon', { controller: 'sol', exhausted: true })
    .start(turnEnds({ seat: 0 }));
  deepEqual(planet.seat('sol').chooses('bio-stims').chooses('wellon').readyPlanets, ['wellon']);
  const technology = given('sol', 'hacan', 'letnev')
    .technology('sol', 'bio-stims', 'sling-relay')
    .exhausted('sol', 'sling-relay')
    .start(turnEnds({ seat: 0 }));
  deepEqual(technology.seat('sol').chooses('bio-stims').chooses('sling-relay').player.exhausted, ['bio-stims']);
});
