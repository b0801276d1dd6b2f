import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { planetToChange } from '../../../model/changes.ts';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';
import { gainControl } from '../../../verbs/galaxy/planets.ts';

const table = () => given('sol', 'hacan', 'letnev');

const invasion = () =>
  table()
    .units('sol', '19', { carrier: 1, infantry: 2 })
    .units('hacan', 'wellon', { pds: 2, 'space-dock': 1 })
    .planets('hacan', 'wellon')
    .actionCards('sol', 'infiltrate')
    .actionCards('hacan', 'x');

proves('LRR 49.5, action-cards/infiltrate', 'structures on a planet that is gained become own ones', () => {
  const { seat, table: played } = invasion().start(activate({ system: '19' }));
  seat('hacan').isAsked('space-cannon').passes();
  seat('sol').isAsked('commit').allots({ 'infantry@wellon': 2 });
  seat('hacan').isAsked('space-cannon-defense').passes();
  seat('hacan').isNotAsked();
  seat('sol').isAsked('when-control-gained').isOffered('infiltrate').chooses('infiltrate');
  deepEqual(seat('sol').units('wellon'), { infantry: 2, pds: 2, 'space-dock': 1 });
  deepEqual([seat('hacan').units('wellon'), seat('sol').planets], [{}, ['wellon']]);
  deepEqual(
    played.events.some(({ type }) => type === 'destroyed'),
    false,
  );
});

proves('LRR 24.4, action-cards/infiltrate', 'what the reinforcements lack may be called back, or not', () => {
  const { seat, table: played } = invasion()
    .planets('sol', 'lodor', 'quann', 'vefut-ii', 'thibah')
    .units('sol', 'lodor', { pds: 2 })
    .units('sol', 'quann', { pds: 2 })
    .units('sol', 'vefut-ii', { pds: 1 })
    .start(activate({ system: '19' }));
  seat('hacan').passes();
  seat('sol').allots({ 'infantry@wellon': 2 });
  seat('hacan').passes();
  seat('sol').chooses('infiltrate').isAsked('infiltrate.pds');
  const { ask } = seat('sol');
  deepEqual('min' in ask && [ask.min, ask.max], [1, 2]);
  played.answer({ ask: ask.id, seat: 0, value: 2 });
  seat('sol').isAsked('recall').isBound(1, 1).allots({ '25:quann': 1 });
  seat('sol').isAsked('produce').passes(); // the new dock can produce
  deepEqual(
    [seat('sol').units('wellon'), seat('sol').units('quann')],
    [{ infantry: 2, pds: 2, 'space-dock': 1 }, { pds: 1 }],
  );
});

proves('LRR 49.5, action-cards/infiltrate', 'structures that are not replaced are destroyed', () => {
  const { seat } = invasion().start(activate({ system: '19' }));
  seat('hacan').passes();
  seat('sol').allots({ 'infantry@wellon': 2 });
  seat('hacan').passes();
  seat('sol').isAsked('when-control-gained').passes();
  deepEqual([seat('hacan').units('wellon'), seat('sol').units('wellon')], [{}, { infantry: 2 }]);
});

proves('action-cards/infiltrate', 'not where there are none', () => {
  const { seat, table: played } = table()
    .units('sol', '19', { carrier: 1, infantry: 1 })
    .actionCards('sol', 'infiltrate')
    .start(activate({ system: '19' }));
  seat('sol').isAsked('commit').allots({ 'infantry@wellon': 1 });
  deepEqual([played.over, seat('sol').planets], [true, ['wellon']]);
});

proves('action-cards/infiltrate', 'nor where others have nothing but ground forces, which coexist', () => {
  const { seat, table: played } = table()
    .units('sol', 'wellon', { infantry: 1 })
    .units('letnev', 'wellon', { infantry: 1 })
    .planets('hacan', 'wellon')
    .with(game => {
      planetToChange(game, 'wellon').coexisting = [2];
    })
    .actionCards('sol', 'infiltrate')
    .runs(game => gainControl(game, 0, 'wellon'));
  deepEqual([played.over, seat('sol').planets], [true, ['wellon']]);
});
