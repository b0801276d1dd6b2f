import { deepEqual, equal } from 'node:assert/strict';
import { told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given } from '../../../testing/index.ts';
import { explorePlanet } from '../../../verbs/galaxy/exploration.ts';
import { gainControl } from '../../../verbs/galaxy/planets.ts';
import { scorablePublic } from '../../../verbs/objectives/objectives.ts';

const table = () =>
  given('saar', 'sol', 'hacan')
    .sheet('saar')
    .planets('saar', 'ragh')
    .planets('sol', 'jord')
    .strategyCards('saar', 'leadership!');

proves(
  'LRR 1.19, faction-abilities/scavenge, faction-units/scavenger-zeta',
  'the mech may come before the trade good',
  () => {
    const { seat } = table()
      .goods('saar', { tradeGoods: 1 })
      .runs(function* (game) {
        yield* gainControl(game, 0, 'wellon');
        yield* gainControl(game, 0, 'lodor');
      });
    const saar = seat('saar').isAsked('after-control-gained').chooses('scavenger-zeta');
    deepEqual([saar.units('wellon'), saar.tradeGoods], [{ mech: 1 }, 1]);
    saar.isAsked('after-control-gained').chooses('scavenger-zeta');
    deepEqual([saar.units('lodor'), saar.tradeGoods], [{ mech: 1 }, 1]); // one on each
  },
);

proves('LRR 35, faction-abilities/scavenge', 'a new planet is explored before it brings a trade good', () => {
  const { seat, table: played } = given('saar', 'sol', 'hacan')
    .sheet('saar', 'scavenge')
    .planets('saar', 'ragh')
    .deck('hazardous', 'rich-world')
    .runs(game => gainControl(game, 0, 'bereg'));
  const kinds = played.events.map(({ type }) => type);
  equal(kinds.indexOf('explored') < kinds.indexOf('trade-goods-gained'), true);
  equal(seat('saar').tradeGoods, 1);
});

proves(
  'LRR 61, faction-units/floating-factory, objectives/improve-infrastructure, objectives/protect-the-border',
  'it is on no planet, so it counts for no objective about structures on planets',
  () => {
    const { state } = table()
      .planets('saar', 'wellon', 'lodor', 'quann', 'vefut-ii')
      .units('saar', '19', { 'space-dock': 1 })
      .units('saar', '26', { 'space-dock': 1 })
      .units('saar', '25', { 'space-dock': 1 })
      .revealed('improve-infrastructure', 'protect-the-border')
      .start().table;
    deepEqual(scorablePublic(state, 0), []);
  },
);

proves(
  'LRR 58.3b, LRR 14, faction-units/floating-factory',
  'it does not block movement, and a fleet that moves through does not blockade it',
  () => {
    const { seat } = table()
      .active('sol')
      .units('saar', '46', { 'space-dock': 1 })
      .units('sol', '26', { cruiser: 1 })
      .start(activate({ system: '20' }));
    seat('sol').isAsked('move.from').chooses('26').allots({ cruiser: 1 });
    deepEqual([seat('sol').units('20'), seat('saar').units('46')], [{ cruiser: 1 }, { 'space-dock': 1 }]);
  },
);

proves('LRR 35.4, faction-units/floating-factory', 'it explores no frontier, as ships would', () => {
  const explored = (unit: 'space-dock' | 'cruiser') => {
    const { table: played, seat } = table()
      .technology('saar', 'dark-energy-tap')
      .deck('frontier', 'lost-crew#1')
      .deck('action-cards', 'a', 'b')
      .with(game => {
        Object.assign(game.systems.find(({ id }) => id === '46')!, { frontier: true });
      })
      .units('saar', '19', { [unit]: 1 })
      .start(activate({ system: '46' }));
    seat('saar')
      .isAsked('move.from')
      .chooses('19')
      .allots({ [unit]: 1 });
    while (seat('saar').isWaitedFor) seat('saar').passes();
    return told(played, 'explored').length;
  };
  deepEqual([explored('space-dock'), explored('cruiser')], [0, 1]);
});

proves('LRR 58.2, technologies/gravity-drive, faction-units/floating-factory', 'Gravity Drive speeds it up', () => {
  const { seat } = table()
    .technology('saar', 'gravity-drive')
    .units('saar', '26', { 'space-dock': 1 })
    .start(activate({ system: '18' }));
  seat('saar').isAsked('after-system-activated').chooses('gravity-drive');
  while (seat('saar').ask.kind.startsWith('gravity-drive')) seat('saar').chooses('26:space-dock');
  seat('saar').isAsked('move.from').chooses('26').allots({ 'space-dock': 1 }).isAsked('produce').passes();
  deepEqual(seat('saar').units('18'), { 'space-dock': 1 });
});

proves('LRR 77, faction-units/floating-factory', 'no cannon hits it', () => {
  const { seat } = table()
    .technology('sol', 'pds-ii')
    .planets('sol', 'wellon')
    .units('sol', 'wellon', { pds: 1 })
    .units('saar', '26', { 'space-dock': 1 })
    .start(activate({ system: '46' }));
  seat('saar').isAsked('move.from').chooses('26').allots({ 'space-dock': 1 });
  seat('sol').isNotAsked();
  seat('saar').isAsked('produce').passes();
  deepEqual(seat('saar').units('46'), { 'space-dock': 1 });
});

proves(
  'LRR 14, LRR 16.3, faction-units/floating-factory',
  'it is destroyed by fighters that are removed for lack of capacity right after',
  () => {
    const { seat } = table()
      .active('sol')
      .units('saar', '46', { cruiser: 1, 'space-dock': 1 })
      .units('sol', '46', { carrier: 1, fighter: 1 })
      .dice('combat', 1, 9)
      .dice('combat', 7)
      .start(activate({ system: '46' }));
    seat('sol').isAsked('assign-hits').allots({ carrier: 1 });
    deepEqual([seat('saar').units('46'), seat('sol').units('46')], [{}, {}]);
  },
);

proves('LRR 5.2, technologies/chaos-mapping', 'a unit in each of its turns, also in that in which it passes', () => {
  const { seat } = table()
    .technology('saar', 'chaos-mapping')
    .units('saar', '46', { 'space-dock': 1 })
    .planet('ragh', { exhausted: true })
    .goods('saar', { tradeGoods: 2 })
    .start(takeTurn({ seat: 0 }), takeTurn({ seat: 0 }));
  const saar = seat('saar')
    .chooses('chaos-mapping')
    .isAsked('produce')
    .allots({ fighter: 1 })
    .allots({ 'trade-goods': 1 });
  saar.chooses('pass').isAsked('start-of-turn').chooses('chaos-mapping').allots({ infantry: 1 });
  saar.allots({ 'trade-goods': 1 });
  deepEqual(saar.units('46'), { 'space-dock': 1, fighter: 1, infantry: 1 });
  saar.chooses('pass');
});

proves('LRR 5.2, technologies/chaos-mapping', 'cards still reach asteroid fields that nobody may activate', () => {
  const { seat } = table()
    .technology('saar', 'chaos-mapping')
    .units('saar', '44', { carrier: 1, fighter: 1 })
    .units('sol', '46', { cruiser: 1 })
    .active('sol')
    .strategyCards('sol', 'trade!')
    .actionCards('sol', 'signal-jamming')
    .start(takeTurn({ seat: 1 }));
  seat('sol').uses('signal-jamming').chooses('44').chooses('0');
  deepEqual(seat('saar').tokensOnBoard, ['44']);
});

proves('LRR 51, LRR 58.3e, leaders/captain-mendosa', 'a ship in the active system may fetch something with it', () => {
  const { seat } = table()
    .leader('saar', 'captain-mendosa')
    .units('hacan', '35', { destroyer: 1 }) // moves two systems
    .units('saar', '46', { carrier: 1 })
    .planets('saar', 'wellon')
    .units('saar', 'wellon', { infantry: 1 })
    .start(activate({ system: '46' }));
  seat('saar')
    .isAsked('after-system-activated')
    .chooses('captain-mendosa')
    .isOffered('46:carrier')
    .chooses('46:carrier');
  seat('saar').isAsked('move.from').chooses('46').allots({ carrier: 1 }).isAsked('move.cargo');
  seat('saar').allots({ '19:wellon:infantry': 1 });
  deepEqual(seat('saar').units('46'), { carrier: 1, infantry: 1 });
});

proves('LRR 67.4, leaders/rowl-sarring', 'also what an effect produces goes to any dock', () => {
  const { seat } = table()
    .leader('saar', 'rowl-sarring')
    .units('saar', '20', { 'space-dock': 1 })
    .planet('quann', { controller: 'saar' })
    .planet('ragh', { exhausted: true })
    .deck('cultural', 'freelancers#1')
    .runs(game => explorePlanet(game, 0, 'quann'));
  const saar = seat('saar').isAsked('produce').allots({ infantry: 1 });
  saar.isAsked('pay-either').allots({ quann: 1 });
  saar.isAsked('produce.place').isOfferedLines({ quann: 1, space: 1, '20': 1 }).allots({ '20': 1 });
  deepEqual(saar.units('20'), { 'space-dock': 1, infantry: 1 });
});

proves(
  'LRR 14, LRR 16.3, faction-units/floating-factory',
  'one that moves alone to ships of others is destroyed with what it carries',
  () => {
    const { seat } = table()
      .units('sol', '46', { destroyer: 1 })
      .planets('saar', 'lodor')
      .units('saar', 'lodor', { infantry: 2 })
      .units('saar', '26', { 'space-dock': 1 })
      .start(activate({ system: '46' }));
    seat('saar').isAsked('move.from').chooses('26').allots({ 'space-dock': 1 }).isAsked('move.cargo');
    seat('saar').allots({ '26:lodor:infantry': 2 });
    deepEqual([seat('saar').units('46'), seat('sol').units('46')], [{}, { destroyer: 1 }]);
  },
);
