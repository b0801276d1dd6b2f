import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev');

const invasion = () =>
  table()
    .units('sol', '19', { carrier: 1, infantry: 1 })
    .planets('hacan', 'wellon')
    .actionCards('hacan', 'reparations')
    .actionCards('sol', 'x')
    .deck('action-cards', 'sabotage#1');

proves('LRR 25.1, action-cards/reparations', 'the taker has a planet exhausted, the loser one readied', () => {
  const { seat, table: played } = invasion()
    .planets('sol', 'lodor', 'vefut-ii')
    .planet('quann', { controller: 'hacan', exhausted: true })
    .planet('thibah', { controller: 'hacan', exhausted: true })
    .planets('letnev', 'bereg')
    .start(activate({ system: '19' }));
  seat('sol').isAsked('commit').allots({ 'infantry@wellon': 1 });
  seat('sol').isNotAsked();
  seat('hacan').isAsked('after-control-lost').isTold({ planet: 'wellon' }).chooses('reparations');
  seat('hacan').isAsked('reparations.exhaust').isOffered('lodor', 'vefut-ii').chooses('lodor'); // Wellon is exhausted
  seat('hacan').isAsked('reparations.ready').isOffered('quann', 'thibah').chooses('quann');
  seat('sol')
    .isAsked('when-action-card-played')
    .isTold({ at: [{ planet: 'lodor' }, { planet: 'quann' }] })
    .passes();
  deepEqual([seat('sol').readyPlanets, seat('hacan').readyPlanets], [['vefut-ii'], ['quann']]);
  deepEqual(played.over, true);
});

proves('action-cards/reparations', 'one of the two effects is enough', () => {
  const { seat } = invasion()
    .planets('sol', 'lodor')
    .planets('hacan', 'quann')
    .start(activate({ system: '19' }));
  seat('sol').allots({ 'infantry@wellon': 1 });
  seat('hacan').chooses('reparations').chooses('lodor');
  seat('sol').passes();
  deepEqual([seat('sol').readyPlanets, seat('hacan').readyPlanets], [[], ['quann']]);
  const { seat: other } = invasion()
    .planet('quann', { controller: 'hacan', exhausted: true })
    .start(activate({ system: '19' }));
  other('sol').allots({ 'infantry@wellon': 1 });
  other('hacan').chooses('reparations').isAsked('reparations.ready').chooses('quann');
  other('sol').passes();
  deepEqual(other('hacan').readyPlanets, ['quann']);
});

proves('action-cards/reparations', 'but not none', () => {
  const { seat, table: played } = invasion()
    .planets('hacan', 'quann')
    .start(activate({ system: '19' }));
  seat('sol').allots({ 'infantry@wellon': 1 });
  deepEqual([played.over, seat('hacan').planets], [true, ['quann']]);
});
