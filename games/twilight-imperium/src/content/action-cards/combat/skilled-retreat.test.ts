import { deepEqual } from 'node:assert/strict';
import { eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev');

const card = 'skilled-retreat#1';
const combat = () =>
  table()
    .token('sol', '46')
    .units('sol', '46', { cruiser: 1 })
    .units('hacan', '46', { carrier: 1, fighter: 3, infantry: 1, cruiser: 1 })
    .actionCards('hacan', card);

proves('LRR 78, action-cards/skilled-retreat', 'all ships leave, a token is placed, and nobody has won', () => {
  const { seat, table: played } = combat()
    .units('letnev', '20', { cruiser: 1 })
    .actionCards('sol', 'salvage')
    .actionCards('letnev', 'x')
    .goods('hacan', { commodities: 3 })
    .units('hacan', '19', { destroyer: 1, carrier: 1, infantry: 3 })
    .start(activate({ system: '46' }));
  const { reinforcements } = seat('hacan').tokens;
  seat('letnev').isNotAsked();
  seat('sol').isAsked('start-of-space-combat').isOffered().passes();
  seat('hacan').isAsked('start-of-space-combat').isOffered(card).chooses(card);
  seat('hacan').isAsked('skilled-retreat.aim').isOffered('18', '19', '25', '26'); // no asteroids or others' ships
  seat('hacan').chooses('19').isAsked('remove-ships').isBound(1, 1).allots({ carrier: 1 }); // limits count there
  seat('hacan').isAsked('remove-cargo').isBound(3, 3).allots({ fighter: 1, infantry: 2 });
  deepEqual(seat('hacan').units('19'), { carrier: 1, cruiser: 1, destroyer: 1, fighter: 2, infantry: 2 });
  deepEqual([seat('hacan').units('46'), seat('hacan').tokensOnBoard], [{}, ['19']]);
  deepEqual(seat('hacan').tokens.reinforcements, reinforcements - 1);
  deepEqual(
    eventsOf(played, 'combat-over').map(({ data }) => [data.winner, data.drawn]),
    [[null, true]],
  );
  deepEqual([seat('hacan').commodities, played.over], [3, true]);
});

proves(
  'LRR 10.2, action-cards/skilled-retreat',
  'before barrages and combat dice are rolled, and no second time',
  () => {
    const { seat, table: played } = table()
      .token('sol', '46')
      .units('sol', '46', { destroyer: 1 })
      .units('hacan', '46', { destroyer: 1 })
      .actionCards('hacan', card, 'skilled-retreat#3')
      .actionCards('sol', 'skilled-retreat#2')
      .start(activate({ system: '46' }));
    seat('sol').isAsked('start-of-space-combat').passes();
    seat('hacan').isAsked('start-of-space-combat').chooses(card).chooses('26');
    deepEqual(played.over, true);
    deepEqual(
      played.events.filter(({ type }) => type === 'barrage' || type === 'combat-roll'),
      [],
    );
  },
);

proves(
  'action-cards/skilled-retreat',
  'in a later round, and by the attacker; ground forces on planets may come along',
  () => {
    const { seat } = table()
      .token('sol', '19')
      .units('sol', '19', { carrier: 1 })
      .units('sol', 'wellon', { infantry: 2 })
      .planets('sol', 'wellon')
      .units('hacan', '19', { carrier: 1 })
      .actionCards('sol', card)
      .dice('combat', 1)
      .dice('combat', 1)
      .start(activate({ system: '19' }));
    seat('sol').isAsked('move.from').passes();
    seat('sol').isAsked('start-of-space-combat').isTold({}).passes();
    seat('sol').isAsked('start-of-combat-round').chooses(card).chooses('46');
    seat('sol').isAsked('retreat.cargo').isOfferedLines({ 'wellon:infantry': 2 }).allots({ 'wellon:infantry': 1 });
    deepEqual([seat('sol').units('46'), seat('sol').units('wellon')], [{ carrier: 1, infantry: 1 }, { infantry: 1 }]);
  },
);

proves('LRR 41.2, action-cards/skilled-retreat', 'out of a gravity rift ships roll; not in a ground combat', () => {
  const { seat } = table()
    .token('sol', '41')
    .units('sol', '41', { cruiser: 1 })
    .units('hacan', '41', { cruiser: 2 })
    .actionCards('hacan', card)
    .dice('gravity-rift', 3, 4)
    .start(activate({ system: '41' }));
  seat('hacan').chooses(card).chooses('47');
  deepEqual(seat('hacan').units('47'), { cruiser: 1 });
  const ground = table()
    .units('sol', '19', { carrier: 1, infantry: 1 })
    .units('hacan', 'wellon', { infantry: 1 })
    .planets('hacan', 'wellon')
    .actionCards('sol', card)
    .dice('combat', 10)
    .dice('combat', 1)
    .start(activate({ system: '19' }));
  ground.seat('sol').allots({ 'infantry@wellon': 1 });
  deepEqual(ground.table.over, true);
});
