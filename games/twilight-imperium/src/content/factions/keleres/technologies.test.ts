import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { areNeighbours } from '../../../moments/economy/neighbours.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given } from '../../../testing/index.ts';
import { produceIn } from '../../../verbs/economy/production.ts';

const NETWORK = 'agency-supply-network';

/** Docks at home and in two more systems, and goods. */
const yards = () =>
  given('keleres', 'hacan', 'letnev')
    .technology('keleres', NETWORK)
    .planets('keleres', 'moll-primus-keleres', 'wellon', 'thibah')
    .planets('hacan', 'arretze')
    .planets('letnev', 'arc-prime')
    .goods('keleres', { tradeGoods: 8 })
    .units('keleres', 'moll-primus-keleres', { 'space-dock': 1 })
    .units('keleres', 'wellon', { 'space-dock': 1 })
    .units('keleres', 'thibah', { 'space-dock': 1 })
    .tokens('keleres', { fleet: 6 });

proves(
  'LRR 68, R-292, technologies/agency-supply-network',
  'after a use of Production another unit produces, with its own bill and discount, once in an action',
  () => {
    const { seat } = yards()
      .technology('keleres', 'sarween-tools')
      .runs(function* (game) {
        yield* produceIn(game, 0, '19');
        yield* produceIn(game, 0, '19');
      });
    const keleres = seat('keleres').isAsked('produce').isTold({ system: '19' }).allots({ cruiser: 1 });
    keleres.isAsked('pay-resources').isTold({ price: 1 }).allots({ 'trade-goods': 1 }); // less Sarween Tools
    keleres.isAsked('after-production-resolved').chooses(NETWORK);
    keleres.isAsked(NETWORK).isOffered('moll-primus-keleres:space-dock', 'thibah:space-dock');
    const { ask } = keleres;
    deepEqual(ask.form === 'pick' && ask.options.map(({ at }) => at), [
      { planet: 'thibah', unit: 'space-dock' },
      { planet: 'moll-primus-keleres', unit: 'space-dock' },
    ]);
    keleres.chooses('thibah:space-dock').isAsked('produce').isTold({ system: '21' }).allots({ cruiser: 1 });
    keleres.isAsked('pay-resources').isTold({ price: 1 }).allots({ 'trade-goods': 1 });
    deepEqual([keleres.units('19'), keleres.units('21')], [{ cruiser: 1 }, { cruiser: 1 }]);
    keleres.isAsked('produce').isTold({ system: '19' }).allots({ fighter: 1 }); // Sarween Tools pays
    keleres.isNotAsked(); // not a second time
  },
);

proves('LRR 68, R-292, technologies/agency-supply-network', 'once in each action of a turn', () => {
  const { seat } = yards()
    .strategyCards('keleres', 'leadership!')
    .technology('keleres', 'fleet-logistics')
    .start(takeTurn({ seat: 0 }));
  const keleres = seat('keleres');
  for (const system of ['19', '21']) {
    keleres.isAsked('action').chooses('tactical').chooses(system).isAsked('produce').allots({ fighter: 1 });
    keleres.isAsked('pay-resources').allots({ 'trade-goods': 1 });
    keleres.isAsked('after-production-resolved').chooses(NETWORK);
    keleres.chooses('moll-primus-keleres:space-dock').isAsked('produce').passes();
  }
  deepEqual([keleres.units('19'), keleres.units('21')], [{ fighter: 1 }, { fighter: 1 }]);
});

proves('LRR 68, R-292, technologies/agency-supply-network', 'not after a use that made nothing', () => {
  const { seat } = yards().runs(game => produceIn(game, 0, '19'));
  seat('keleres').isAsked('produce').passes().isNotAsked();
});

proves(
  'LRR 68, R-292, technologies/agency-supply-network',
  'all units of a system have produced together, unless one of them did alone',
  () => {
    const crowded = () =>
      given('keleres', 'hacan', 'letnev')
        .technology('keleres', NETWORK)
        .planets('keleres', 'bereg', 'lirta-iv')
        .planets('hacan', 'arretze')
        .planets('letnev', 'arc-prime')
        .goods('keleres', { tradeGoods: 4 })
        .units('keleres', 'bereg', { 'space-dock': 1 })
        .units('keleres', 'lirta-iv', { 'space-dock': 1 });
    const together = crowded().runs(game => produceIn(game, 0, '35'));
    together.seat('keleres').isAsked('produce').allots({ fighter: 1 }).allots({ 'trade-goods': 1 }).isNotAsked();
    const alone = crowded().runs(game => produceIn(game, 0, '35', { oneProducer: true }));
    const keleres = alone.seat('keleres').isAsked('producer').chooses('bereg').isAsked('produce');
    keleres.allots({ fighter: 1 }).allots({ 'trade-goods': 1 }).chooses(NETWORK);
    keleres.isAsked(NETWORK).isOffered('lirta-iv:space-dock').chooses('lirta-iv:space-dock');
    keleres.isAsked('produce').isTold({ system: '35' }).passes();
  },
);

const HEADQUARTERS = 'iihq-modernization';

const seats = () =>
  given('keleres', 'hacan', 'letnev')
    .planets('keleres', 'moll-primus-keleres')
    .planets('hacan', 'arretze')
    .planets('letnev', 'arc-prime');

proves(
  'LRR 60, technologies/iihq-modernization',
  'neighbours of all in or beside the system of Mecatol Rex, and they of the owner',
  () => {
    const are = (table: ReturnType<typeof seats>, one = 0): boolean => {
      const { state } = table.technology('keleres', HEADQUARTERS).start().table;
      equal(areNeighbours(state, one, 1), areNeighbours(state, 1, one));
      return areNeighbours(state, one, 1);
    };
    equal(are(seats()), false);
    equal(are(seats().units('hacan', '18', { cruiser: 1 })), true);
    equal(are(seats().planets('hacan', 'vefut-ii')), true);
    equal(are(seats().units('hacan', '47', { cruiser: 1 })), false); // two steps away
    equal(are(seats().units('hacan', '46', { cruiser: 1 }), 2), false); // only with the owner
  },
);
