import { deepEqual } from 'node:assert/strict';
import { eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { given, type Started } from '../../../testing/index.ts';

/** The result each die needed, by roll. */
const needs = ({ table }: Started): unknown[] =>
  eventsOf(table, 'combat-roll').map(({ data }) => data.dice.map(die => die.needs));

const table = () => given('sol', 'hacan', 'letnev');

proves('LRR 2.6, action-cards/morale-boost', 'one more for each combat die of its player, in this round alone', () => {
  const started = table()
    .units('sol', '46', { cruiser: 2 })
    .units('hacan', '46', { cruiser: 1 })
    .actionCards('sol', 'morale-boost#1')
    .dice('combat', 5, 5)
    .dice('combat', 1)
    .dice('combat', 7, 7)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  started.seat('sol').isAsked('start-of-space-combat').isOffered('morale-boost#1').chooses('morale-boost#1');
  deepEqual(needs(started), [[6, 6], [7], [7, 7], [7]]);
  deepEqual(started.table.state.lasting, []);
});

proves('LRR 2.6b, action-cards/morale-boost', 'no second one for the same units in the same round', () => {
  const started = table()
    .units('sol', '46', { cruiser: 1 })
    .units('hacan', '46', { cruiser: 1 })
    .actionCards('sol', 'morale-boost#1', 'morale-boost#2')
    .dice('combat', 10)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  started.seat('sol').isOffered('morale-boost#1', 'morale-boost#2').chooses('morale-boost#2');
  deepEqual(needs(started), [[6], [7]]);
  deepEqual(started.seat('sol').player.actionCards, ['morale-boost#1']);
});

proves('LRR 2.6b, action-cards/morale-boost', 'each side may play one, for its own units', () => {
  const started = table()
    .units('sol', '46', { cruiser: 1 })
    .units('hacan', '46', { cruiser: 1 })
    .actionCards('sol', 'morale-boost#1')
    .actionCards('hacan', 'morale-boost#2')
    .dice('combat', 10)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  started.seat('sol').chooses('morale-boost#1');
  started.seat('hacan').isOffered('morale-boost#2').chooses('morale-boost#2');
  deepEqual(needs(started), [[6], [6]]);
});

proves('action-cards/morale-boost', 'in a ground combat too, and by the defender; others are not asked', () => {
  const started = table()
    .units('sol', '19', { carrier: 1, infantry: 1 })
    .units('hacan', 'wellon', { infantry: 1 })
    .planets('hacan', 'wellon')
    .actionCards('hacan', 'morale-boost#3')
    .actionCards('letnev', 'morale-boost#4')
    .dice('combat', 1)
    .dice('combat', 7)
    .start(activate({ system: '19' }));
  started.seat('sol').isAsked('commit').allots({ 'infantry@wellon': 1 });
  started.seat('hacan').isAsked('start-of-ground-combat').chooses('morale-boost#3');
  deepEqual(needs(started), [[8], [7]]);
  deepEqual(started.seat('hacan').units('wellon'), { infantry: 1 });
});

proves('action-cards/morale-boost', 'barrages are no combat rolls', () => {
  const started = table()
    .units('sol', '46', { destroyer: 1 })
    .units('hacan', '46', { fighter: 1 })
    .actionCards('sol', 'morale-boost#1')
    .dice('barrage', 8, 9)
    .technology(1, 'fighter-ii')
    .start(activate({ system: '46' }));
  started.seat('sol').chooses('morale-boost#1');
  deepEqual(
    eventsOf(started.table, 'barrage').map(({ data }) => data.hits),
    [1],
  );
  deepEqual(started.table.state.lasting, []); // ended with the combat, even without a round
});
