import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given } from '../../../testing/index.ts';

const relay = 'component:sling-relay:sling-relay';

proves(
  'technologies/sling-relay',
  'Sling Relay: an action that produces one ship beside any own space dock, paid for',
  () => {
    const { seat } = given('sol', 'hacan', 'letnev')
      .strategyCards('sol', 'imperial!')
      .units('sol', 'jord', { 'space-dock': 1 })
      .units('sol', 'wellon', { 'space-dock': 1 })
      .units('hacan', 'quann', { 'space-dock': 1 })
      .planets('sol', 'jord', 'wellon')
      .token('sol', '19') // an own token is no obstacle
      .technology('sol', 'sling-relay', 'sarween-tools') // no Production, so no Sarween Tools
      .start(takeTurn({ seat: 0 }));
    const sol = seat('sol').isOffered('tactical', relay, 'pass').chooses(relay);
    sol.isAsked('sling-relay.system').isOffered('01', '19').chooses('19');
    sol
      .isAsked('produce')
      .isBound(1, 1)
      .isOfferedLines({ dreadnought: 1, carrier: 1, cruiser: 1, destroyer: 1, fighter: 1 });
    sol.allots({ dreadnought: 1 }).isAsked('pay-resources').isTold({ price: 4 }).allots({ jord: 1 });
    deepEqual(sol.units('19'), { dreadnought: 1 });
    deepEqual(sol.player.exhausted, ['sling-relay']);
  },
);

test('Sling Relay: not exhausted, not without money, a dock or room for ships', () => {
  const ready = () =>
    given('sol', 'hacan', 'letnev')
      .strategyCards('sol', 'imperial!')
      .units('sol', 'jord', { 'space-dock': 1 })
      .technology('sol', 'sling-relay');
  const isNotOffered = (table: ReturnType<typeof ready>) =>
    table
      .technology(1, 'fighter-ii')
      .start(takeTurn({ seat: 0 }))
      .seat('sol')
      .isOffered('tactical', 'pass')
      .chooses('pass');
  isNotOffered(ready());
  isNotOffered(ready().planets('sol', 'jord').exhausted('sol', 'sling-relay'));
  isNotOffered(ready().planets('sol', 'jord').units('hacan', '01', { fighter: 1 })); // LRR 67.6
  const enough = ready()
    .planets('sol', 'jord')
    .start(takeTurn({ seat: 0 }))
    .seat('sol')
    .isOffered('tactical', relay, 'pass');
  equal(enough.chooses('pass').player.passed, true);
});

test('Sling Relay: beside a space dock in space too, if only one kind of ship can be made', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .strategyCards('sol', 'imperial!')
    .units('sol', '46', { 'space-dock': 1 })
    .units('sol', '27', { destroyer: 8 }) // all pieces
    .token('sol', '27')
    .goods('sol', { tradeGoods: 1 })
    .technology('sol', 'sling-relay')
    .tokens(0, { fleet: 8 })
    .start(takeTurn({ seat: 0 }));
  const sol = seat('sol').isOffered('tactical', relay, 'pass').chooses(relay);
  sol.isAsked('sling-relay.system').isOffered('46').chooses('46');
  sol.isAsked('produce').isOfferedLines({ fighter: 1 }).allots({ fighter: 1 });
  sol.isAsked('pay-resources').allots({ 'trade-goods': 1 });
  deepEqual(sol.units('46'), { 'space-dock': 1, fighter: 1 });
});
