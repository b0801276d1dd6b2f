import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../moments/steps.ts';
import { readyRepairReturn } from '../../rules/phases/status-phase.ts';
import { given } from '../../testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev').relics('sol', 'the-crown-of-emphidia');

proves('LRR 35.3, relics/the-crown-of-emphidia', 'after a tactical action its owner explores a planet', () => {
  const { seat } = table()
    .planets('sol', 'jord', 'lodor', 'bereg')
    .deck('cultural', 'paradise-world')
    .start(activate({ system: '46' }), activate({ system: '41' }));
  seat('sol').isAsked('after-tactical-action').isOffered('the-crown-of-emphidia').chooses('the-crown-of-emphidia');
  seat('sol').isOffered('lodor').chooses('lodor'); // there are no cards for hazardous planets, and Jord has no trait
  deepEqual(seat('sol').planet('lodor').attachments, ['paradise-world']);
  deepEqual(seat('sol').player.exhausted, ['the-crown-of-emphidia']); // not asked after the second action
});

proves('relics/the-crown-of-emphidia', 'of several planets it chooses one; others do not explore', () => {
  const { seat } = table()
    .planets('sol', 'lodor', 'bereg')
    .deck('cultural', 'paradise-world')
    .deck('hazardous', 'rich-world')
    .start(activate({ system: '46' }));
  seat('sol').chooses('the-crown-of-emphidia').isAsked('the-crown-of-emphidia').isOffered('lodor', 'bereg');
  seat('sol').chooses('bereg');
  deepEqual(seat('sol').planet('bereg').attachments, ['rich-world']);
  const other = table().planets('sol', 'lodor').deck('cultural', 'paradise-world').active('hacan');
  other
    .start(activate({ system: '46' }))
    .seat('sol')
    .isNotAsked();
});

proves(
  'LRR 81, relics/the-crown-of-emphidia',
  'with the Tomb it is worth a victory point when the status phase ends',
  () => {
    const ends = (owner: 'sol' | 'hacan') =>
      table()
        .exhausted('sol', 'the-crown-of-emphidia')
        .planet('lodor', { controller: owner, attachments: ['tomb-of-emphidia'] })
        .phase('status')
        .active(null)
        .start(readyRepairReturn({}));
    const { seat, table: played } = ends('sol');
    seat('sol').isAsked('end-of-status-phase').isOffered('the-crown-of-emphidia').chooses('the-crown-of-emphidia');
    equal(seat('sol').points, 1);
    deepEqual([seat('sol').player.relics, played.state.purged], [[], ['the-crown-of-emphidia']]);
    ends('hacan').seat('sol').isNotAsked();
    ends('sol').seat('sol').passes();
  },
);

proves('LRR 35.3, relics/the-crown-of-emphidia', 'with nothing to explore it is not asked', () => {
  const { seat } = table()
    .planets('sol', 'jord')
    .deck('cultural', 'paradise-world')
    .start(activate({ system: '46' }));
  seat('sol').isNotAsked();
});
