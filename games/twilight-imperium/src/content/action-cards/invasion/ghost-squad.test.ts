import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev');

const card = 'ghost-squad';
const invasion = () =>
  table()
    .units('sol', '27', { carrier: 1, infantry: 2 })
    .units('hacan', 'new-albion', { infantry: 2, 'mech!': 1 })
    .units('hacan', 'starpoint', { infantry: 1 })
    .planets('hacan', 'new-albion', 'starpoint')
    .actionCards('hacan', card);

proves(
  'LRR 49.2, action-cards/ghost-squad',
  'ground forces go from own planets of the system to others, damage and all',
  () => {
    const { seat } = invasion()
      .actionCards('letnev', 'sabotage#1')
      .dice('combat', 10, 10)
      .dice('combat', 1, 1, 1)
      .dice('combat', 10, 10)
      .dice('combat', 1)
      .start(activate({ system: '27' }));
    seat('sol').isAsked('commit').allots({ 'infantry@starpoint': 2 });
    seat('letnev').isNotAsked();
    seat('hacan').isAsked('after-ground-forces-committed').isOffered(card).chooses(card).isAsked(card);
    seat('hacan').isOfferedLines({
      'infantry@new-albion>starpoint': 2,
      'mech!@new-albion>starpoint': 1,
      'infantry@starpoint>new-albion': 1,
    });
    deepEqual(seat('hacan').pointsAt.slice(0, 2), [
      { unit: 'infantry', from: 'new-albion', planet: 'starpoint' },
      { unit: 'mech', from: 'new-albion', planet: 'starpoint', damaged: 1 },
    ]);
    seat('hacan').allots({ 'infantry@new-albion>starpoint': 1, 'mech!@new-albion>starpoint': 1 });
    seat('letnev')
      .isAsked('when-action-card-played')
      .isTold({
        at: [
          { unit: 'infantry', count: 1, planet: 'starpoint' },
          { unit: 'mech', count: 1, planet: 'starpoint', damaged: 1 },
        ],
      })
      .passes();
    deepEqual(seat('hacan').units('new-albion'), { infantry: 1 });
    seat('hacan').isAsked('assign-hits').allots({ infantry: 2 });
    deepEqual([seat('sol').planets, seat('hacan').planets], [['starpoint'], ['new-albion']]);
  },
);

proves(
  'LRR 25.5, action-cards/ghost-squad',
  'also away from where it is attacked, whose planet is lost then; or none at all',
  () => {
    const { seat } = invasion().start(activate({ system: '27' }));
    seat('sol').allots({ 'infantry@starpoint': 2 });
    seat('hacan').chooses(card).allots({ 'infantry@starpoint>new-albion': 1 });
    deepEqual([seat('sol').planets, seat('hacan').units('new-albion')], [['starpoint'], { infantry: 3, 'mech!': 1 }]);
    const still = invasion()
      .dice('combat', 10, 1)
      .dice('combat', 1)
      .start(activate({ system: '27' }));
    still.seat('sol').allots({ 'infantry@starpoint': 2 });
    still.seat('hacan').chooses(card).passes();
    deepEqual(still.seat('hacan').units('new-albion'), { infantry: 2, 'mech!': 1 });
  },
);

proves('action-cards/ghost-squad', 'not without a second planet of its own there, nor where others are invaded', () => {
  const alone = table()
    .units('sol', '19', { carrier: 1, infantry: 1 })
    .units('hacan', 'wellon', { infantry: 1 })
    .planets('hacan', 'wellon', 'quann')
    .actionCards('hacan', card)
    .dice('combat', 10)
    .dice('combat', 1)
    .start(activate({ system: '19' }));
  alone.seat('sol').allots({ 'infantry@wellon': 1 });
  deepEqual(alone.table.over, true);
  const other = table()
    .units('sol', '27', { carrier: 1, infantry: 1 })
    .units('hacan', 'new-albion', { infantry: 1 })
    .planets('hacan', 'new-albion')
    .actionCards('hacan', card)
    .start(activate({ system: '27' }));
  other.seat('sol').allots({ 'infantry@starpoint': 1 });
  deepEqual(other.table.over, true);
});

proves('action-cards/ghost-squad', 'with one ground force that has one place to go', () => {
  const { seat } = table()
    .units('sol', '27', { carrier: 1, infantry: 1 })
    .units('hacan', 'new-albion', { infantry: 1 })
    .planets('hacan', 'new-albion', 'starpoint')
    .actionCards('hacan', card)
    .dice('combat', 1)
    .dice('combat', 10)
    .start(activate({ system: '27' }));
  seat('sol').allots({ 'infantry@starpoint': 1 });
  seat('hacan').chooses(card).isOfferedLines({ 'infantry@new-albion>starpoint': 1 });
  seat('hacan').allots({ 'infantry@new-albion>starpoint': 1 });
  deepEqual([seat('hacan').units('starpoint'), seat('sol').units('starpoint')], [{ infantry: 1 }, {}]);
});

proves(
  'action-cards/ghost-squad',
  'no unit is placed on two planets; not playable by a player who is not invaded',
  () => {
    const home = () =>
      table()
        .units('sol', '16', { carrier: 1, infantry: 1 })
        .units('hacan', 'arretze', { infantry: 1 })
        .planets('hacan', 'arretze');
    const { seat } = home()
      .planets('hacan', 'hercant', 'kamdorn')
      .actionCards('hacan', card)
      .start(activate({ system: '16' }));
    seat('sol').allots({ 'infantry@hercant': 1 });
    seat('hacan').chooses(card).isAsked(card);
    seat('hacan').isRefused('answer/against-rule', { 'infantry@arretze>hercant': 1, 'infantry@arretze>kamdorn': 1 });
    seat('hacan').allots({ 'infantry@arretze>kamdorn': 1 });
    deepEqual([seat('hacan').units('kamdorn'), seat('sol').planets], [{ infantry: 1 }, ['hercant']]);

    const others = home()
      .planets('letnev', 'hercant', 'kamdorn')
      .units('letnev', 'hercant', { infantry: 1 })
      .actionCards('letnev', card)
      .dice('combat', 10)
      .dice('combat', 1)
      .start(activate({ system: '16' }));
    others.seat('sol').allots({ 'infantry@arretze': 1 });
    deepEqual([others.table.over, others.seat('letnev').player.actionCards], [true, [card]]);
  },
);
