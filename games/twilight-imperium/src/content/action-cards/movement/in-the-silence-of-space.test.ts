import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev');

const card = 'in-the-silence-of-space';

proves(
  'LRR 58.3b, action-cards/in-the-silence-of-space',
  'ships of one system pass others, those of another do not',
  () => {
    const { seat, table: played } = table()
      .token('sol', '18', '42')
      .units('sol', '19', { cruiser: 1 })
      .units('sol', '27', { cruiser: 1 })
      .units('sol', '42', { cruiser: 1 })
      .units('hacan', '46', { fighter: 1, carrier: 1 })
      .units('hacan', '18', { cruiser: 1 })
      .units('letnev', '26', { cruiser: 1 })
      .actionCards('sol', card)
      .actionCards('hacan', 'x')
      .start(activate({ system: '44' }));
    seat('hacan').isNotAsked();
    seat('sol').isAsked('after-system-activated').chooses(card);
    seat('sol').isAsked(`${card}.aim`).isOffered('19', '27').chooses('19'); // those in 42 have a command token
    deepEqual(played.over, true); // an asteroid field still stops them
    const { seat: other } = table()
      .token('sol', '25')
      .units('sol', '19', { cruiser: 1 })
      .units('sol', '26', { cruiser: 1 })
      .units('hacan', '46', { cruiser: 1 })
      .units('hacan', '18', { cruiser: 1 })
      .units('hacan', '20', { cruiser: 1 })
      .units('hacan', '44', { cruiser: 1 })
      .actionCards('sol', card)
      .start(activate({ system: '25' }));
    other('sol').chooses(card).chooses('19').isAsked('move.from').isOffered('19');
    deepEqual(other('sol').barred['26'], 'move.blocked-by-ships LRR 58.3b');
    other('sol').chooses('19').allots({ cruiser: 1 });
    deepEqual(other('sol').units('25'), { cruiser: 1 });
  },
);

proves(
  'action-cards/in-the-silence-of-space',
  'only by the player who activated the system, and not without ships that could move',
  () => {
    const { table: played } = table()
      .token('sol', '46', '19')
      .units('sol', '19', { cruiser: 1 })
      .units('hacan', '20', { cruiser: 1 })
      .actionCards('sol', card)
      .actionCards('hacan', 'x')
      .start(activate({ system: '46' }));
    deepEqual(played.over, true);
  },
);
