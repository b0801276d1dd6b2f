import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given } from '../../../testing/index.ts';

const table = () =>
  given('yssaril', 'hacan', 'letnev').strategyCards('yssaril', 'leadership!').tokens('yssaril', { tactic: 0 });

proves('LRR 51.7, leaders/so-ata', 'it looks at what the other player has; not asked if they have nothing', () => {
  const near = () =>
    table()
      .leader('yssaril', 'so-ata')
      .planets('yssaril', 'wellon')
      .units('yssaril', 'wellon', { pds: 1 })
      .active('letnev')
      .token('letnev', '19');
  near()
    .start(activate({ system: '19' }))
    .seat('yssaril')
    .isNotAsked();
  const { seat } = near()
    .notes('letnev', 'ceasefire#2')
    .start(activate({ system: '19' }));
  seat('yssaril').chooses('so-ata').isAsked('so-ata.zone').isOffered('notes').chooses('notes');
});

proves('LRR 22, technologies/mageon-implants, leaders/kyver-blade-and-key', 'a single card may be taken', () => {
  const alone = () =>
    table()
      .technology('yssaril', 'mageon-implants')
      .leader('yssaril', 'kyver-blade-and-key')
      .actionCards('hacan', 'spy');
  const implants = alone()
    .start(takeTurn({ seat: 0 }))
    .seat('yssaril')
    .uses('mageon-implants')
    .chooses('1')
    .chooses('spy');
  deepEqual(implants.player.actionCards, ['spy']);
  const { seat } = alone().start(takeTurn({ seat: 0 }));
  seat('yssaril').uses('kyver-blade-and-key');
  seat('hacan').isAsked('kyver-blade-and-key.show').chooses('spy');
  deepEqual(seat('yssaril').chooses('take').player.actionCards, ['spy']);
});
