import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { areNeighbours } from '../../../moments/economy/neighbours.ts';
import { activate } from '../../../moments/steps.ts';
import { type Given, given, type Started } from '../../../testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev');
/** Nobody can vote, so the speaker decides. */
const decided = (law: string, outcome: 'for' | 'against', start: Given = table()): Started => {
  const started = start.technology(1, 'fighter-ii').agenda(law);
  started.seat('sol').isAsked('break-tie').isOffered('for', 'against').chooses(outcome);
  return started;
};
/** Hacan votes for, Letnev and Sol against; the outcome is against. */
const _votedDown = (law: string, start: Given = table()): Started => {
  const started = start.planets('hacan', 'lodor').planets('letnev', 'quann').planets('sol', 'wellon').agenda(law);
  started.seat('hacan').isAsked('vote').chooses('for').allots({ lodor: 1 });
  started.seat('letnev').isAsked('vote').chooses('against').allots({ quann: 1 });
  started.seat('sol').isAsked('vote').chooses('against').allots({ wellon: 1 });
  deepEqual([started.table.state.laws, started.table.state.agendas.discard], [[], [law]]);
  return started;
};

/** A destroyer of Sol in 26, which has an alpha wormhole; 40 and 25 have a beta one. */
const beside = (...laws: string[]) => {
  const start = table().units('sol', '26', { destroyer: 1 });
  for (const law of laws) start.law(law, 'for');
  return start;
};

proves('LRR 6.1, agendas/wormhole-reconstruction', 'alpha and beta lead to each other', () => {
  equal(beside().start(activate({ system: '40' })).table.over, true);
  const { seat } = beside('wormhole-reconstruction').start(activate({ system: '40' }));
  seat('sol').isAsked('move.from').isOffered('26').chooses('26').allots({ destroyer: 1 });
  deepEqual(seat('sol').units('40'), { destroyer: 1 });
  const neighbours = beside('wormhole-reconstruction').units('hacan', '40', { cruiser: 1 }).start();
  equal(areNeighbours(neighbours.table.state, 0, 1), true);
});

proves(
  'agendas/wormhole-reconstruction, agendas/enforced-travel-ban',
  'the travel ban does not count beside it',
  () => {
    for (const system of ['39', '40']) {
      const { seat } = beside('wormhole-reconstruction', 'enforced-travel-ban').start(activate({ system }));
      seat('sol').isAsked('move.from').isOffered('26').passes();
    }
  },
);

proves('agendas/wormhole-reconstruction', 'other wormholes stay as they are', () => {
  const { table: played } = table()
    .wormhole('46', 'gamma')
    .units('sol', '46', { carrier: 1 })
    .law('wormhole-reconstruction', 'for')
    .start(activate({ system: '40' }));
  equal(played.over, true);
});

proves(
  'LRR 8.21, LRR 20.3b, agendas/wormhole-reconstruction',
  'voted down, tokens go where wormholes and own ships are',
  () => {
    const { seat } = decided(
      'wormhole-reconstruction',
      'against',
      table()
        .wormhole('46', 'gamma')
        .units('sol', '26', { destroyer: 1 })
        .units('sol', '46', { destroyer: 1 })
        .units('sol', '47', { destroyer: 1 })
        .units('sol', '39', { destroyer: 1 })
        .token('sol', '39')
        .units('hacan', '25', { cruiser: 1 })
        .units('hacan', '40', { fighter: 1 })
        .tokens('hacan', { tactic: 5, fleet: 5, strategy: 5 }),
    );
    deepEqual([seat('sol').tokensOnBoard, seat('hacan').tokensOnBoard], [['26', '39', '46'], ['25']]);
    seat('hacan').isAsked('place-token-from').isTold({ system: '40' }).isOffered('tactic', 'fleet', 'strategy');
    seat('hacan').chooses('strategy'); // LRR 20.3b
    deepEqual(seat('hacan').tokensOnBoard, ['25', '40']);
    deepEqual(seat('hacan').tokens, { tactic: 5, fleet: 5, strategy: 4, reinforcements: 0 });
    const enough = decided(
      'wormhole-reconstruction',
      'against',
      table()
        .units('hacan', '25', { cruiser: 1 })
        .units('hacan', '40', { fighter: 1 })
        .tokens('hacan', { tactic: 5, fleet: 5, strategy: 4 }),
    );
    deepEqual(enough.seat('hacan').tokensOnBoard, ['25', '40']); // no question if tokens just suffice
  },
);

proves('agendas/nexus-sovereignty', 'nobody moves through alpha and beta of the nexus, but through gamma', () => {
  const nexus = (...laws: string[]) => {
    const start = table().nexusOpen().wormhole('47', 'gamma').units('sol', '82a', { destroyer: 1 });
    for (const law of laws) start.law(law, 'for');
    return start;
  };
  for (const system of ['26', '40']) {
    equal(nexus('nexus-sovereignty').start(activate({ system })).table.over, true);
    nexus().start(activate({ system })).seat('sol').isAsked('move.from').passes();
  }
  nexus('nexus-sovereignty')
    .start(activate({ system: '47' }))
    .seat('sol')
    .isAsked('move.from')
    .passes();
  // Other systems keep theirs, and the nexus stays adjacent.
  const { seat } = nexus('nexus-sovereignty')
    .token('sol', '82a')
    .units('sol', '26', { destroyer: 1 })
    .start(activate({ system: '39' }));
  seat('sol').isAsked('move.from').isOffered('26').passes();
  const { state } = nexus('nexus-sovereignty').units('hacan', '26', { cruiser: 1 }).start().table;
  equal(areNeighbours(state, 0, 1), true);
});

proves('LRR 8.21, agendas/nexus-sovereignty', 'voted down, a gamma wormhole opens at Mecatol Rex', () => {
  const { seat } = decided('nexus-sovereignty', 'against');
  deepEqual(seat('sol').system('18').wormholes, ['gamma']);
});
