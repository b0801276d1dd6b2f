import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import { nextTurn, takeTurn } from '../../../rules/phases/action-phase.ts';
import { given } from '../../../testing/index.ts';
import { researchTechnology } from '../../../verbs/cards/technology.ts';

proves(
  'LRR 90.15, technologies/psychoarchaeology',
  'with Psychoarchaeology specialties work unexhausted, also of exhausted planets',
  () => {
    const { seat } = given('sol', 'hacan', 'letnev', { sets: ['base'] })
      .planets('sol', 'wellon')
      .planet('thibah', { controller: 'sol', exhausted: true })
      .technology('sol', 'psychoarchaeology') // green
      .resolves('sol', (game, me) => researchTechnology(game, me));
    seat('sol')
      .isOffered(
        'antimass-deflectors',
        'neural-motivator',
        'plasma-scoring',
        'sarween-tools',
        'gravity-drive',
        'graviton-laser-system',
        'dacxive-animators',
        'fighter-ii',
      )
      .chooses('graviton-laser-system');
    deepEqual(seat('sol').readyPlanets, ['wellon']);
  },
);

test('Psychoarchaeology: a planet still stands in for one prerequisite alone', () => {
  const { seat } = given('sol', 'hacan', 'letnev', { sets: ['base'] })
    .planets('sol', 'thibah')
    .technology('sol', 'psychoarchaeology')
    .resolves('sol', (game, me) => researchTechnology(game, me));
  const { ask } = seat('sol');
  equal(ask.form === 'pick' && ask.options.some(({ key }) => key === 'carrier-ii'), false); // two blue
  seat('sol').passes();
});

const sell = 'use:psychoarchaeology';

test('Psychoarchaeology: in the own turn, planets with specialties are exhausted for a trade good each', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .strategyCards('sol', 'imperial!')
    .planets('sol', 'wellon', 'jord', 'new-albion')
    .planet('thibah', { controller: 'sol', exhausted: true })
    .planets('hacan', 'quann')
    .technology('sol', 'psychoarchaeology')
    .start(takeTurn({ seat: 0 }));
  const sol = seat('sol').isOffered('tactical', 'pass', sell).chooses(sell);
  sol.isAsked('psychoarchaeology.planets').isOffered('wellon', 'new-albion').chooses('wellon');
  equal(sol.tradeGoods, 1);
  sol.isAsked('action').isOffered('tactical', 'pass', sell).chooses(sell).chooses('new-albion');
  equal(sol.tradeGoods, 2);
  sol.isOffered('tactical', 'pass').chooses('pass');
  deepEqual(sol.readyPlanets, ['jord']);
});

test('Psychoarchaeology: and once more when all have passed (R-040)', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .passed('sol', 'hacan', 'letnev')
    .planets('sol', 'wellon', 'new-albion')
    .technology('sol', 'psychoarchaeology')
    .start(nextTurn({ after: null }));
  seat('sol').isAsked('end-of-action-phase').chooses('psychoarchaeology').chooses('wellon', 'new-albion');
  equal(seat('sol').tradeGoods, 2);
});
