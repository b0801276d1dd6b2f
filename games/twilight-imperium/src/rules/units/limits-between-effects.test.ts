import { deepEqual, equal } from 'node:assert/strict';
import { eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { diplomacy } from '../../content/strategy-cards/diplomacy.ts';
import { afterCombatRoll } from '../../moments/combat/windows.ts';
import { endOfTurn } from '../../moments/phases/windows.ts';
import { activate, turnEnds } from '../../moments/steps.ts';
import { given, type Started } from '../../testing/index.ts';
import { researchTechnology } from '../../verbs/cards/technology.ts';
import { retreatTo } from '../../verbs/combat/retreat.ts';
import { bundleOf, exchange } from '../../verbs/economy/transactions.ts';
import { explorePlanet } from '../../verbs/galaxy/exploration.ts';
import { gainControl } from '../../verbs/galaxy/planets.ts';
import { loseToken, redistributeTokens } from '../../verbs/tokens/tokens.ts';
import { destroyUnits, moveUnits, placeUnits } from '../../verbs/units/units.ts';
import { takeTurn } from '../phases/action-phase.ts';

const table = () => given('sol', 'hacan', 'letnev');

/** Hacan keeps three fighters over its dock on lodor, and nothing else there. */
const docked = () =>
  table()
    .planets('hacan', 'lodor', 'quann')
    .units('hacan', 'lodor', { 'space-dock': 1, infantry: 1 })
    .units('hacan', '26', { fighter: 3 });

/** Nobody votes; Sol decides as the speaker. */
const decided = (started: Started, outcome: string): Started => {
  while (started.table.asks()[0]!.kind !== 'break-tie') started.seat(started.table.asks()[0]!.seat).passes();
  started.seat('sol').chooses(outcome);
  return started;
};

proves('LRR 16.3, agendas/anti-intellectual-revolution', 'the cargo of a lost carrier is removed', () => {
  const { seat } = table()
    .law('anti-intellectual-revolution', 'for')
    .planets('sol', 'jord')
    .units('sol', '46', { carrier: 1, fighter: 2, infantry: 1 })
    .resolves('sol', (game, me) => researchTechnology(game, me));
  seat('sol').chooses('neural-motivator');
  deepEqual(seat('sol').isNotAsked().units('46'), {});
});

proves(
  'LRR 16.3, LRR 79.1, agendas/colonial-redistribution',
  'a destroyed space dock no longer supports fighters',
  () => {
    const { seat } = decided(docked().agenda('colonial-redistribution'), 'lodor');
    seat('hacan').isAsked('colonial-redistribution.player').chooses('1');
    seat('hacan').isAsked('colonial-redistribution').passes();
    deepEqual(seat('hacan').isNotAsked().units('26'), {});
  },
);

proves('LRR 16.3, LRR 79.1, relics/stellar-converter', 'nor does a space dock whose planet is purged', () => {
  const { seat } = docked()
    .strategyCards('sol', 'leadership!')
    .relics('sol', 'stellar-converter')
    .planets('sol', 'jord')
    .units('sol', '46', { dreadnought: 1 })
    .start(takeTurn({ seat: 0 }));
  seat('sol').uses('stellar-converter').chooses('lodor');
  deepEqual(seat('hacan').isNotAsked().units('26'), {});
});

proves('LRR 16.3, LRR 79.1, exploration/demilitarized-zone', 'nor does a space dock that is removed', () => {
  const { seat } = docked()
    .deck('cultural', 'demilitarized-zone')
    .resolves('hacan', (game, me) => explorePlanet(game, me, 'lodor'));
  deepEqual(seat('hacan').isNotAsked().units('26'), {}); // the infantry of the planet neither
});

proves('LRR 16.3, LRR 79.1, LRR 94', 'nor does a space dock lost with its planet in a transaction', () => {
  const { seat } = table()
    .planets('hacan', 'lodor', 'quann')
    .units('hacan', 'lodor', { 'space-dock': 1 })
    .units('hacan', '26', { fighter: 3 })
    .planets('sol', 'jord')
    .runs(game => exchange(game, 1, 0, bundleOf({ 'planet:lodor': 1 }), bundleOf({})));
  deepEqual([seat('sol').planets, seat('hacan').isNotAsked().units('26')], [['jord', 'lodor'], {}]);
});

proves('LRR 16.3, LRR 79.1, LRR 25.1', 'nor does a space dock on a planet that others take', () => {
  const { seat } = docked()
    .planets('sol', 'jord')
    .runs(game => gainControl(game, 0, 'lodor'));
  deepEqual(seat('hacan').isNotAsked().units('26'), {});
});

proves(
  'LRR 16.2, LRR 16.3',
  'a space dock supports fighters only: of five infantry with a carrier, one is removed',
  () => {
    const { seat } = table()
      .planets('sol', 'jord')
      .units('sol', 'jord', { 'space-dock': 1 })
      .units('sol', '01', { carrier: 1, fighter: 2, infantry: 5 })
      .crowded()
      .start(turnEnds({ seat: 0 }));
    deepEqual(seat('sol').isNotAsked().units('01'), { carrier: 1, fighter: 2, infantry: 4 });
  },
);

proves('LRR 37.3, LRR 20.3b', 'ships are removed when a token is placed from the fleet pool', () => {
  const { seat } = table()
    .planets('sol', 'lodor')
    .tokens('hacan', { tactic: 8, fleet: 3, strategy: 5 })
    .units('hacan', '46', { cruiser: 2, destroyer: 1 })
    .resolves('sol', diplomacy.primary);
  seat('sol').isAsked('diplomacy.system').chooses('26');
  seat('hacan').isAsked('place-token-from').chooses('fleet');
  seat('hacan').isAsked('remove-ships').isTold({ system: '46', count: 1 }).allots({ destroyer: 1 });
  deepEqual([seat('hacan').units('46'), seat('hacan').tokens.fleet], [{ cruiser: 2 }, 2]);
});

proves('LRR 37.3, LRR 78.7d', 'so when a retreat places it, in every system', () => {
  const { seat } = table()
    .tokens('hacan', { tactic: 8, fleet: 3, strategy: 5 })
    .units('hacan', '46', { cruiser: 1 })
    .units('hacan', '47', { destroyer: 3 })
    .planets('hacan', 'quann')
    .runs(game => retreatTo(game, 1, '46', '25'));
  seat('hacan').isAsked('place-token-from').chooses('fleet');
  deepEqual([seat('hacan').isNotAsked().units('25'), seat('hacan').units('47')], [{ cruiser: 1 }, { destroyer: 2 }]);
});

proves('LRR 37.3, relics/scepter-of-emelpar', 'and when it is spent from the fleet pool', () => {
  const { seat } = table()
    .relics('hacan', 'scepter-of-emelpar')
    .tokens('hacan', { tactic: 8, fleet: 3, strategy: 5 })
    .units('hacan', '46', { cruiser: 3 })
    .planets('hacan', 'quann')
    .strategyCards('sol', 'trade')
    .start(takeTurn({ seat: 0 }));
  seat('sol').chooses('strategic:trade').isAsked('trade.invite').passes();
  seat('hacan').isAsked('follow').chooses('follow').isAsked('stand-in').chooses('scepter-of-emelpar');
  seat('hacan').isAsked('spend-token-from').chooses('fleet');
  deepEqual(seat('hacan').units('46'), { cruiser: 2 });
  seat('letnev').isAsked('follow').passes();
});

// Abilities for these tests only: Sol redistributes tokens at the end of a turn; Hacan has an ability without effect then.
endOfTurn.install(
  {
    id: 'test-shrink',
    once: true,
    publicly: ({ seats }, seat) => seats[seat]!.relics.includes('test-shrink'),
    playable: ({ seats }, seat) => (seats[seat]!.relics.includes('test-shrink') ? ['test-shrink'] : []),
    play: (game, seat) => redistributeTokens(game, seat),
  },
  {
    id: 'test-nothing',
    once: true,
    publicly: ({ seats }, seat) => seats[seat]!.relics.includes('test-nothing'),
    playable: ({ seats }, seat) => (seats[seat]!.relics.includes('test-nothing') ? ['test-nothing'] : []),
    *play() {},
  },
);

proves('LRR 37.3, R-081', 'fleet pools are enforced between two abilities of one window', () => {
  const { seat } = table()
    .relics('sol', 'test-shrink')
    .relics('hacan', 'test-nothing')
    .planets('sol', 'jord')
    .units('sol', '46', { cruiser: 3 })
    .start(turnEnds({ seat: 0 }));
  seat('sol').isAsked('end-of-turn').chooses('test-shrink').allots({ tactic: 5, fleet: 1, strategy: 2 });
  deepEqual(seat('sol').isNotAsked().units('46'), { cruiser: 1 });
  seat('hacan').isAsked('end-of-turn').passes();
});

// In a combat the fleet pool counts at once, capacity when it is over.
afterCombatRoll.install({
  id: 'test-lose-token',
  automatic: true,
  playable: ({ seats }, seat, roll) =>
    roll.seat === seat && seats[seat]!.relics.includes('test-lose-token') ? ['test-lose-token'] : [],
  *play(game, seat) {
    if (game.seats[seat]!.tokens.fleet > 1) yield* loseToken(game, seat, 'fleet');
  },
});

proves('LRR 37.3, LRR 16.3c', 'in a combat the fleet pool counts at once, and capacity after it', () => {
  const { seat } = table()
    .relics('sol', 'test-lose-token')
    .planets('sol', 'jord')
    .tokens('sol', { fleet: 2 })
    .units('sol', '46', { carrier: 1, cruiser: 1, fighter: 3 })
    .units('hacan', '46', { destroyer: 1 })
    .planets('hacan', 'quann')
    .token('sol', '46')
    .dice('barrage', 1, 1)
    .dice('combat', 1, 1, 1, 1, 1)
    .dice('combat', 1)
    .dice('combat', 10, 1, 1, 1)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  seat('hacan').isAsked('announce-retreat').passes();
  seat('sol').isAsked('remove-ships').isOfferedLines({ carrier: 1, cruiser: 1 }).allots({ carrier: 1 });
  deepEqual(seat('sol').units('46'), { cruiser: 1, fighter: 3 }); // still in the fight
  seat('hacan').isAsked('announce-retreat').passes();
  deepEqual([seat('sol').isNotAsked().units('46'), seat('hacan').units('46')], [{ cruiser: 1 }, {}]);
});

proves('LRR 51.6c, R-081', 'limits are not enforced within one effect, only when it is over', () => {
  const space = { system: '46', planet: null };
  const { seat } = table()
    .planets('sol', 'jord')
    .units('sol', '46', { carrier: 1, infantry: 2 })
    .units('sol', '47', { carrier: 1 })
    .resolves('sol', function* (game) {
      yield* destroyUnits(game, 0, 'carrier', 1, space, { cause: 'effect', by: null });
      yield* moveUnits(game, 0, 'carrier', 1, 0, { system: '47', planet: null }, space);
    });
  deepEqual(seat('sol').isNotAsked().units('46'), { carrier: 1, infantry: 2 });
});

proves('LRR 16.3a', 'if everything must be removed, the owner is told and not asked', () => {
  const { seat, table: played } = table()
    .planets('sol', 'jord')
    .units('sol', '46', { carrier: 1, infantry: 1, fighter: 1, mech: 1 })
    .resolves('sol', game =>
      destroyUnits(game, 0, 'carrier', 1, { system: '46', planet: null }, { cause: 'effect', by: null }),
    );
  deepEqual(seat('sol').isNotAsked().units('46'), {});
  equal(eventsOf(played, 'units-removed').length, 3);
});

proves('LRR 16.3, LRR 37.3', 'the active player removes first, then the others clockwise', () => {
  const { seat } = table()
    .planets('sol', 'jord')
    .active('hacan')
    .planets('hacan', 'quann')
    .units('sol', '46', { carrier: 1, fighter: 3 })
    .units('hacan', '47', { carrier: 1, fighter: 3 })
    .resolves('hacan', function* (game) {
      for (const [owner, system] of [
        [0, '46'],
        [1, '47'],
      ] as const)
        yield* placeUnits(game, owner, 'infantry', 2, { system, planet: null });
    });
  seat('sol').isNotAsked();
  seat('hacan').isAsked('remove-cargo').isTold({ system: '47' }).allots({ fighter: 1 });
  seat('sol').isAsked('remove-cargo').allots({ infantry: 1 });
  deepEqual(
    [seat('sol').units('46'), seat('hacan').units('47')],
    [
      { carrier: 1, fighter: 3, infantry: 1 },
      { carrier: 1, fighter: 2, infantry: 2 },
    ],
  );
});
