import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import { explorationFacts } from '../../model/cards/exploration.ts';
import type { PlanetId } from '../../model/galaxy/planets.ts';
import { planetOf } from '../../model/readers.ts';
import { influence, isLegendary, resources, specialtiesOn } from '../../moments/galaxy/queries.ts';
import { given } from '../../testing/index.ts';
import { purgeAttachments } from '../../verbs/galaxy/attachments.ts';
import { exploreFrontier, explorePlanet } from '../../verbs/galaxy/exploration.ts';
import { gainControl } from '../../verbs/galaxy/planets.ts';

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

const worthOf = (played: ReturnType<ReturnType<typeof finds>['on']>, id: PlanetId): [number, number] => {
  const planet = played.seat('sol').planet(id);
  return [resources(played.table.state, planet), influence(played.table.state, planet)];
};

// Attachments. Bereg is a hazardous planet of 3 and 1, Lirta IV one of 2 and 3; Wellon is industrial, 1 and 2, yellow.

proves(
  'LRR 35.8, LRR 12.1, exploration/mining-world, attachments/mining-world, exploration/rich-world, attachments/rich-world, exploration/lazax-survivors, attachments/lazax-survivors',
  'attachments raise what the planet is worth',
  () => {
    const added: [string, number, number][] = [
      ['mining-world', 2, 0],
      ['rich-world', 1, 0],
      ['lazax-survivors', 1, 2],
    ];
    for (const [card, more, influential] of added) {
      const played = finds(card).on();
      deepEqual(worthOf(played, 'bereg'), [3 + more, 1 + influential], card);
      deepEqual(played.seat('sol').planet('bereg').attachments, [card]);
      deepEqual(played.table.state.exploration.hazardous.discard, []);
    }
  },
);

proves(
  'LRR 35.8, exploration/dyson-sphere, attachments/dyson-sphere, exploration/paradise-world, attachments/paradise-world, exploration/tomb-of-emphidia, attachments/tomb-of-emphidia',
  'cultural attachments do so too',
  () => {
    const added: [string, number, number][] = [
      ['dyson-sphere', 2, 1],
      ['paradise-world', 0, 2],
      ['tomb-of-emphidia', 0, 1],
    ];
    for (const [card, more, influential] of added)
      deepEqual(worthOf(finds(card, 'lodor').on(), 'lodor'), [3 + more, 1 + influential], card);
  },
);

proves(
  'LRR 90.13, exploration/warfare-research-facility, attachments/warfare-research-facility, attachments/biotic-research-facility, attachments/cybernetic-research-facility',
  'a research facility gives a specialty',
  () => {
    const found = finds('warfare-research-facility').on();
    deepEqual(specialtiesOn(found.table.state, found.seat('sol').planet('bereg')), ['red']);
    deepEqual(worthOf(found, 'bereg'), [3, 1]);
    for (const [card, colour] of [
      ['biotic-research-facility', 'green'],
      ['cybernetic-research-facility', 'yellow'],
      ['propulsion-research-facility', 'blue'],
    ] as const) {
      const played = table()
        .planet('bereg', { attachments: [card] })
        .runs(function* () {});
      deepEqual(specialtiesOn(played.table.state, played.seat('sol').planet('bereg')), [colour]);
    }
  },
);

proves(
  'exploration/propulsion-research-facility, exploration/biotic-research-facility, exploration/cybernetic-research-facility, attachments/propulsion-research-facility',
  'a research facility on a planet with a specialty adds 1 and 1 instead',
  () => {
    for (const kind of ['propulsion', 'biotic', 'cybernetic'] as const) {
      const played = finds(`${kind}-research-facility`, 'wellon').on();
      deepEqual(specialtiesOn(played.table.state, played.seat('sol').planet('wellon')), ['yellow']);
      deepEqual(worthOf(played, 'wellon'), [2, 3]);
    }
  },
);

test('a second facility finds the specialty of the first', () => {
  const played = finds('warfare-research-facility').on(
    table().planet('bereg', { attachments: ['biotic-research-facility'] }),
  );
  deepEqual(specialtiesOn(played.table.state, played.seat('sol').planet('bereg')), ['green']);
  deepEqual(worthOf(played, 'bereg'), [4, 2]);
});

proves('LRR 12.2', 'an attachment stays with the planet whoever controls it', () => {
  const played = table()
    .planet('bereg', { controller: 'hacan', attachments: ['mining-world'] })
    .resolves('sol', (game, me) => gainControl(game, me, 'bereg'));
  deepEqual(worthOf(played, 'bereg'), [5, 1]);
});

proves(
  'LRR 53.1, attachments/nano-forge',
  'a planet with the Nano-Forge is legendary, with any other card it is not',
  () => {
    for (const card of ['nano-forge', 'dyson-sphere']) {
      const { state } = table()
        .planet('lodor', { controller: 'sol', attachments: [card] })
        .start().table;
      equal(isLegendary(state, planetOf(state, 'lodor')), card === 'nano-forge');
    }
  },
);

proves('LRR 12.2b, LRR 70.1', 'attachments of a purged planet are purged', () => {
  const played = table()
    .planet('bereg', { attachments: ['mining-world', 'rich-world'] })
    .runs(game => purgeAttachments(game, 'bereg'));
  deepEqual(played.table.state.purged, ['mining-world', 'rich-world']);
  deepEqual(worthOf(played, 'bereg'), [3, 1]);
});

// Hazardous

// Industrial

// Cultural and frontier

// Lirta IV gives 2 resources or 3 influence.
const _hires = () => finds('freelancers#1', 'lodor').on(table().planets('sol', 'lirta-iv')).seat('sol');

// Fragments
