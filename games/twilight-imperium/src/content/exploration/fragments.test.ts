import { deepEqual, equal } from 'node:assert/strict';
import { eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import { explorationFacts, fragmentsInPlay } from '../../model/cards/exploration.ts';
import { playerToChange } from '../../model/changes.ts';
import type { PlanetId } from '../../model/galaxy/planets.ts';
import { takeTurn } from '../../rules/phases/action-phase.ts';
import { given } from '../../testing/index.ts';
import { exploreFrontier, explorePlanet } from '../../verbs/galaxy/exploration.ts';

const table = () => given('sol', 'hacan', 'letnev');

/** Sol explores a controlled planet and draws this card. */
const finds = (card: string, planet: PlanetId = 'bereg') => {
  const { deck } = explorationFacts[card.split('#')[0] as keyof typeof explorationFacts];
  return {
    on: (start = table()) =>
      start
        .planet(planet, { controller: 'sol', exhausted: true })
        .deck(deck, card)
        .runs(function* (game) {
          if (deck === 'frontier') yield* exploreFrontier(game, 0, '46');
          else yield* explorePlanet(game, 0, planet);
        }),
  };
};

// Attachments. Bereg is a hazardous planet of 3 and 1, Lirta IV one of 2 and 3; Wellon is industrial, 1 and 2, yellow.

// Hazardous

// Industrial

// Cultural and frontier

// Lirta IV gives 2 resources or 3 influence.
const _hires = () => finds('freelancers#1', 'lodor').on(table().planets('sol', 'lirta-iv')).seat('sol');

// Fragments

const withFragments = (fragments: Partial<Record<'cultural' | 'hazardous' | 'industrial' | 'frontier', number>>) =>
  table()
    .strategyCards('sol', 'leadership!')
    .deck('relics', 'dynamis-core')
    .with(game => {
      Object.assign(playerToChange(game, 0).fragments, fragments);
    });

proves('LRR 35.9a, LRR 73.1, LRR 73.2, GR component.1', 'an action purges three of a type for a relic', () => {
  const { seat, table: played } = withFragments({ cultural: 4, hazardous: 2 }).start(takeTurn({ seat: 0 }));
  seat('sol').isOffered('tactical', 'pass', 'component:relic-fragments:cultural');
  seat('sol').chooses('component:relic-fragments:cultural');
  deepEqual(seat('sol').player.fragments, { cultural: 1, hazardous: 2, industrial: 0, frontier: 0 });
  deepEqual(seat('sol').player.relics, ['dynamis-core']);
  deepEqual(played.state.purged.length, 3);
  deepEqual(eventsOf(played, 'fragments-purged')[0]!.data, { seat: 0, cultural: 3 });
});

proves('LRR 73.1', 'unknown fragments stand in for any type, but not all three', () => {
  const { seat } = withFragments({ industrial: 1, frontier: 3 }).start(takeTurn({ seat: 0 }));
  seat('sol').isOffered('tactical', 'pass', 'component:relic-fragments:industrial');
  seat('sol').chooses('component:relic-fragments:industrial').isAsked('purge-for-relic');
  seat('sol').isOfferedLines({ industrial: 1, frontier: 2 }, { industrial: 1 }).isBound(3, 3);
  seat('sol').isRefused('answer/amount', { frontier: 3 }).allots({ industrial: 1, frontier: 2 });
  deepEqual(seat('sol').player.fragments, { cultural: 0, hazardous: 0, industrial: 0, frontier: 1 });
});

proves('LRR 73.1', 'which fragments go is asked only where there is a choice', () => {
  const none = withFragments({ industrial: 1, frontier: 2 }).start(takeTurn({ seat: 0 }));
  none.seat('sol').chooses('component:relic-fragments:industrial').isNotAsked();
  deepEqual(none.seat('sol').player.fragments, { cultural: 0, hazardous: 0, industrial: 0, frontier: 0 });
  equal(none.table.state.purged.length, 3);
  for (const [industrial, frontier] of [
    [3, 1],
    [4, 1],
  ] as const) {
    const { seat } = withFragments({ industrial, frontier }).start(takeTurn({ seat: 0 }));
    seat('sol')
      .chooses('component:relic-fragments:industrial')
      .isOfferedLines({ industrial: 3, frontier: 1 }, { industrial: 1 });
    seat('sol').allots({ industrial: 3 });
    equal(seat('sol').player.fragments.frontier, 1);
  }
});

proves('LRR 73.2a', 'with no relic left there is none to gain', () => {
  const { seat } = withFragments({ cultural: 3 })
    .deck('relics')
    .start(takeTurn({ seat: 0 }));
  seat('sol').chooses('component:relic-fragments:cultural');
  deepEqual([seat('sol').player.relics, seat('sol').player.fragments.cultural], [[], 0]);
});

test('fragments in play are the pieces that are nowhere else', () => {
  const { table: played } = table()
    .deck('hazardous', 'hazardous-relic-fragment#1', 'hazardous-relic-fragment#3')
    .with(game => {
      game.exploration.hazardous.discard = ['hazardous-relic-fragment#2'];
      game.purged = ['hazardous-relic-fragment#4'];
    })
    .runs(function* () {});
  deepEqual(
    fragmentsInPlay(played.state, 'hazardous'),
    [5, 6, 7].map(n => `hazardous-relic-fragment#${n}`),
  );
});
