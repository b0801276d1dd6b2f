import { deepEqual, equal } from 'node:assert/strict';
import { open } from '@orrery/kernel';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import { explorationFacts } from '../../model/cards/exploration.ts';
import { technologies } from '../../model/cards/technologies.ts';
import { playerToChange } from '../../model/changes.ts';
import type { PlanetId } from '../../model/galaxy/planets.ts';
import { explorationIds, technologyIds } from '../../model/ids.ts';
import type { State } from '../../model/state.ts';
import { endOfTurn } from '../../moments/phases/windows.ts';
import { takeTurn } from '../../rules/phases/action-phase.ts';
import { given } from '../../testing/index.ts';
import { eliminate } from '../../verbs/factions/elimination.ts';
import { exploreFrontier, explorePlanet } from '../../verbs/galaxy/exploration.ts';
import { explorationDeck } from './index.ts';

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

proves('LRR 35.7, exploration/core-mine', 'Core Mine: a mech brings the trade good by itself', () => {
  const { seat } = finds('core-mine#1').on(table().units('sol', 'bereg', { mech: 1, infantry: 1 }));
  equal(seat('sol').tradeGoods, 1);
  deepEqual(seat('sol').units('bereg'), { mech: 1, infantry: 1 });
});

test('Core Mine: without a mech an infantry may be removed for it', () => {
  const { seat, table: played } = finds('core-mine#1').on(table().units('sol', 'bereg', { infantry: 1 }));
  seat('sol').isAsked('core-mine').isOffered('infantry').chooses('infantry');
  equal(seat('sol').tradeGoods, 1);
  deepEqual([seat('sol').units('bereg'), seat('sol').planets], [{}, ['bereg']]);
  deepEqual(played.state.exploration.hazardous.discard, ['core-mine#1']);
});

proves('LRR 35.7, exploration/core-mine', 'Core Mine: without either it brings nothing', () => {
  const { seat } = finds('core-mine#1').on(table().units('sol', 'bereg', { pds: 1 }));
  equal(seat('sol').isNotAsked().tradeGoods, 0);
});

test('Core Mine: or not', () => {
  const { seat } = finds('core-mine#1').on(table().units('sol', 'bereg', { infantry: 1 }));
  seat('sol').passes();
  deepEqual([seat('sol').tradeGoods, seat('sol').units('bereg')], [0, { infantry: 1 }]);
});

proves('exploration/expedition', 'Expedition readies the planet', () => {
  const { seat } = finds('expedition#2').on(table().units('sol', 'bereg', { mech: 1 }));
  deepEqual(seat('sol').readyPlanets, ['bereg']);
});

proves('exploration/volatile-fuel-source', 'Volatile Fuel Source brings a command token', () => {
  const { seat } = finds('volatile-fuel-source#3').on(table().units('sol', 'bereg', { mech: 1 }));
  seat('sol').isAsked('gain-tokens').allots({ fleet: 1 });
  equal(seat('sol').tokens.fleet, 4);
});

// Industrial

proves('exploration/abandoned-warehouses', 'Abandoned Warehouses: two commodities, as far as there is room', () => {
  const { seat } = finds('abandoned-warehouses#1', 'wellon').on(table().goods('sol', { commodities: 3 }));
  seat('sol').isAsked('abandoned-warehouses').isOffered('gain-commodities', 'convert-1', 'convert-2');
  seat('sol').chooses('gain-commodities');
  equal(seat('sol').commodities, 4);
  const one = finds('abandoned-warehouses#1', 'wellon').on(table().goods('sol', { commodities: 1 }));
  one.seat('sol').isOffered('gain-commodities', 'convert-1').chooses('gain-commodities');
  equal(one.seat('sol').commodities, 3);
});

proves('LRR 21.5c', 'Abandoned Warehouses: or commodities become trade goods, which are not gained', () => {
  const { seat, table: played } = finds('abandoned-warehouses#1', 'wellon').on(
    table().goods('sol', { commodities: 2 }),
  );
  seat('sol').chooses('convert-2');
  deepEqual([seat('sol').tradeGoods, seat('sol').commodities], [2, 0]);
  equal(
    played.events.some(({ type }) => type === 'trade-goods-gained'),
    false,
  );
});

proves('exploration/functioning-base', 'Functioning Base: a trade good or a commodity buys an action card', () => {
  const { seat } = finds('functioning-base#1', 'wellon').on(
    table().goods('sol', { tradeGoods: 1, commodities: 4 }).deck('action-cards', 'some-card', 'other-card'),
  );
  seat('sol').isAsked('functioning-base').isOffered('spend-trade-good', 'spend-commodity').chooses('spend-commodity');
  deepEqual([seat('sol').commodities, seat('sol').tradeGoods], [3, 1]);
  deepEqual(seat('sol').player.actionCards, ['some-card']);
});

proves(
  'LRR 21.7, exploration/functioning-base, exploration/local-fabricators',
  'both bring a commodity instead, and want a good for the rest',
  () => {
    for (const card of ['functioning-base#1', 'local-fabricators#1']) {
      const { seat } = finds(card, 'wellon').on(table().deck('action-cards', 'some-card'));
      equal(seat('sol').isOffered('gain-commodities').chooses('gain-commodities').commodities, 1);
      const one = finds(card, 'wellon').on(table().goods('sol', { commodities: 1 }));
      one.seat('sol').isOffered('gain-commodities', 'spend-commodity').isBound(0, 1).passes();
    }
  },
);

proves(
  'LRR 67.5a, exploration/local-fabricators',
  'Local Fabricators: a mech is called back for it, if one can be',
  () => {
    const start = () =>
      table()
        .goods('sol', { tradeGoods: 2, commodities: 1 })
        .planets('sol', 'lodor')
        .units('sol', 'lodor', { mech: 3, 'mech!': 1 });
    const { seat } = finds('local-fabricators#1', 'wellon').on(start());
    seat('sol').chooses('spend-trade-good').isAsked('recall').isBound(1, 1).allots({ '26:lodor!': 1 });
    deepEqual([seat('sol').units('wellon'), seat('sol').units('lodor')], [{ mech: 1 }, { mech: 3 }]);
    const held = finds('local-fabricators#1', 'wellon').on(start().token('sol', '26'));
    held.seat('sol').isOffered('gain-commodities').passes(); // no mech can be called back, so none is offered
  },
);

proves('exploration/local-fabricators', 'Local Fabricators: a good buys a mech onto the planet', () => {
  const { seat } = finds('local-fabricators#1', 'wellon').on(table().goods('sol', { tradeGoods: 1 }));
  seat('sol')
    .isAsked('local-fabricators')
    .isOffered('gain-commodities', 'spend-trade-good')
    .chooses('spend-trade-good');
  deepEqual(seat('sol').units('wellon'), { mech: 1 });
  equal(seat('sol').tradeGoods, 0);
});

// Cultural and frontier

proves('exploration/mercenary-outfit', 'Mercenary Outfit: one infantry may come to the planet', () => {
  const { seat } = finds('mercenary-outfit#1', 'lodor').on();
  seat('sol').isAsked('mercenary-outfit').chooses('infantry');
  deepEqual(seat('sol').units('lodor'), { infantry: 1 });
  const none = finds('mercenary-outfit#1', 'lodor').on();
  deepEqual(none.seat('sol').passes().units('lodor'), {});
});

proves(
  'LRR 70.1, LRR 101, exploration/gamma-relay, exploration/gamma-wormhole',
  'Gamma Relay: a wormhole token comes, the card is purged',
  () => {
    for (const [card, system] of [
      ['gamma-relay', '46'],
      ['gamma-wormhole', '26'],
    ] as const) {
      const { table: played, seat } = finds(card, 'lodor').on();
      deepEqual(seat('sol').system(system).wormholes, ['gamma']);
      deepEqual(played.state.purged, [card]);
    }
  },
);

proves(
  'exploration/lost-crew, exploration/derelict-vessel',
  'Lost Crew draws two action cards, Derelict Vessel a secret objective',
  () => {
    const crew = finds('lost-crew#1').on(table().deck('action-cards', 'a', 'b', 'c'));
    deepEqual(crew.seat('sol').player.actionCards, ['a', 'b']);
    const vessel = finds('derelict-vessel#1').on();
    equal(vessel.seat('sol').player.secrets.length, 1);
  },
);

proves(
  'exploration/minor-entropic-field, exploration/entropic-field, exploration/major-entropic-field, exploration/keleres-ship',
  'Entropic fields and a Keleres ship bring command tokens',
  () => {
    const brought: [string, number, number][] = [
      ['minor-entropic-field', 1, 1],
      ['entropic-field', 1, 2],
      ['major-entropic-field', 1, 3],
      ['keleres-ship#1', 2, 0],
    ];
    for (const [card, tokens, goods] of brought) {
      const { seat } = finds(card).on();
      seat('sol').isAsked('gain-tokens').allots({ tactic: tokens });
      deepEqual([seat('sol').tokens.tactic, seat('sol').tradeGoods], [3 + tokens, goods], card);
    }
  },
);

proves('exploration/merchant-station', 'Merchant Station replenishes or converts', () => {
  const station = () => finds('merchant-station#1').on(table().goods('sol', { commodities: 2 }));
  const one = station();
  one.seat('sol').isOffered('replenish', 'convert').chooses('replenish');
  equal(one.seat('sol').commodities, 4);
  const two = station();
  two.seat('sol').chooses('convert');
  deepEqual([two.seat('sol').commodities, two.seat('sol').tradeGoods], [0, 2]);
  const poor = finds('merchant-station#1').on();
  poor.seat('sol').isOffered('replenish').passes(); // or neither
  const last = finds('merchant-station#1').on(table().goods('sol', { commodities: 1 }));
  last.seat('sol').isOffered('replenish', 'convert').passes();
});

proves('exploration/dead-world', 'Dead World gives a relic', () => {
  const { seat } = finds('dead-world').on(table().deck('relics', 'dynamis-core'));
  deepEqual(seat('sol').player.relics, ['dynamis-core']);
});

const landed = (game: State, id: string) => game.systems.find(system => system.id === id)!.planets.map(({ id }) => id);

proves(
  'LRR 35.1, LRR 53.2, exploration/mirage',
  'Mirage: the planet appears, is gained and explored, and its card is ready (R-141)',
  () => {
    const { seat, table: played } = finds('mirage').on(table().deck('cultural', 'paradise-world'));
    deepEqual(landed(played.state, '46'), ['mirage']);
    deepEqual(seat('sol').planets, ['bereg', 'mirage']);
    deepEqual([seat('sol').planet('mirage').attachments, seat('sol').readyPlanets], [['paradise-world'], ['mirage']]);
    deepEqual([played.state.purged, played.state.exploring], [['mirage'], null]);
    deepEqual(seat('sol').system('46').frontier, false);
  },
);

proves('LRR 53.3, exploration/mirage', 'Mirage: its ability comes with it', () => {
  const { seat } = table()
    .units('sol', '46', { carrier: 1 })
    .deck('frontier', 'mirage')
    .runs(function* (game) {
      yield* exploreFrontier(game, 0, '46');
      yield* open(game, endOfTurn, { seat: 0 });
    });
  seat('sol').isAsked('end-of-turn').isOffered('mirage-flight-academy').passes();
});

const device = () => table().strategyCards('sol', 'leadership!');

proves('LRR 35.7, exploration/enigmatic-device', 'Enigmatic Device: it is kept, for all to see', () => {
  const { seat, table: played } = finds('enigmatic-device#2').on();
  deepEqual(seat('sol').player.kept, ['enigmatic-device#2']);
  deepEqual(played.state.exploration.frontier, { cards: [], discard: [] });
  deepEqual(played.view(1).players[0]!.kept, ['enigmatic-device#2']);
});

proves(
  'LRR 22, LRR 70.1, exploration/enigmatic-device',
  'Enigmatic Device: six resources and the card for a technology',
  () => {
    const { seat, table: played } = device()
      .goods('sol', { tradeGoods: 6 })
      .with(game => playerToChange(game, 0).kept.push('enigmatic-device#1', 'enigmatic-device#2'))
      .start(takeTurn({ seat: 0 }));
    const [one, two] = [1, 2].map(n => `component:enigmatic-device:enigmatic-device#${n}`);
    deepEqual([seat('sol').barred[one!], seat('sol').barred[two!]], [undefined, undefined]);
    seat('sol').isOffered('tactical', 'pass', one!, two!).chooses(two!);
    seat('sol').isAsked('research').isBound(1, 1).chooses('neural-motivator');
    seat('sol').isAsked('pay-resources').allots({ 'trade-goods': 6 });
    deepEqual(seat('sol').player.technologies, ['neural-motivator']);
    deepEqual([played.state.purged, seat('sol').player.kept], [['enigmatic-device#2'], ['enigmatic-device#1']]);
  },
);

proves('LRR 22.3, exploration/enigmatic-device', 'Enigmatic Device: not with less than six resources', () => {
  const { seat } = device()
    .goods('sol', { tradeGoods: 5 })
    .with(game => playerToChange(game, 0).kept.push('enigmatic-device#1'))
    .start(takeTurn({ seat: 0 }));
  seat('sol').isOffered('tactical', 'pass').isBarred({
    'component:enigmatic-device:enigmatic-device#1': 'action.no-use LRR 22.3',
  });
  seat('sol').chooses('pass');
});

/** Sol owns all but the first `count` technologies. */
const knowsAllBut = (count: number) => {
  const open = technologyIds.filter(id => (technologies[id].faction ?? 'sol') === 'sol');
  const start = device()
    .technology('sol', ...open.slice(count))
    .goods('sol', { tradeGoods: 6 })
    .with(game => playerToChange(game, 0).kept.push('enigmatic-device#1'));
  return { left: open.slice(0, count), sol: start.start(takeTurn({ seat: 0 })).seat('sol') };
};

proves('LRR 22.3, exploration/enigmatic-device', 'Enigmatic Device: one technology to be had is enough', () => {
  const { left, sol } = knowsAllBut(1);
  sol
    .chooses('component:enigmatic-device:enigmatic-device#1')
    .isAsked('research')
    .isOffered(...left);
  sol.chooses(...left).allots({ 'trade-goods': 6 });
  sol.isAsked('action').chooses('end-turn').isAsked('end-of-turn').passes(); // by a technology
});

proves('LRR 22.3, exploration/enigmatic-device', 'Enigmatic Device: none is not', () => {
  knowsAllBut(0).sol.isOffered('tactical', 'pass').chooses('pass').passes();
});

test('what was kept is discarded with its player', () => {
  const { table: played } = table()
    .with(game => playerToChange(game, 0).kept.push('enigmatic-device#1'))
    .runs(game => eliminate(game, 0));
  deepEqual(played.state.exploration.frontier.discard, ['enigmatic-device#1']);
});

// Lirta IV gives 2 resources or 3 influence.
const hires = () => finds('freelancers#1', 'lodor').on(table().planets('sol', 'lirta-iv')).seat('sol');

proves(
  'LRR 67.4, exploration/freelancers',
  'Freelancers: one unit in the system, for influence as for resources',
  () => {
    const sol = hires().isAsked('produce').isBound(0, 1);
    sol.isOfferedLines({ carrier: 1, cruiser: 1, destroyer: 1, fighter: 1, mech: 1, infantry: 1 });
    sol.isRefused('answer/amount', { fighter: 2 }).allots({ carrier: 1 });
    sol.isAsked('pay-either').isOfferedLines({ 'lirta-iv': 1 }).allots({ 'lirta-iv': 1 });
    deepEqual([sol.units('26'), sol.readyPlanets], [{ carrier: 1 }, []]);
  },
);

proves(
  'LRR 67.4b, exploration/freelancers',
  'Freelancers: a ground force lands on an own planet or stays in space',
  () => {
    const sol = hires().allots({ mech: 1 }).allots({ 'lirta-iv': 1 });
    sol.isAsked('produce.place').isOfferedLines({ lodor: 1, space: 1 }).allots({ lodor: 1 });
    deepEqual(sol.units('lodor'), { mech: 1 });
  },
);

test('Freelancers: or none', () => {
  const sol = hires().passes();
  deepEqual([sol.units('26'), sol.readyPlanets], [{}, ['lirta-iv']]);
});

// Fragments

proves(
  'LRR 35.9, exploration/cultural-relic-fragment, exploration/hazardous-relic-fragment, exploration/industrial-relic-fragment, exploration/unknown-relic-fragment',
  'a relic fragment goes to the play area',
  () => {
    const found = finds('hazardous-relic-fragment#1').on();
    equal(found.seat('sol').player.fragments.hazardous, 1);
    deepEqual(found.table.state.exploration.hazardous, { cards: [], discard: [] });
    equal(finds('unknown-relic-fragment#1').on().seat('sol').player.fragments.frontier, 1);
    equal(finds('cultural-relic-fragment#1', 'lodor').on().seat('sol').player.fragments.cultural, 1);
    equal(finds('industrial-relic-fragment#1', 'wellon').on().seat('sol').player.fragments.industrial, 1);
  },
);

test('every deck has twenty cards', () => {
  deepEqual(
    (['cultural', 'hazardous', 'industrial', 'frontier'] as const).map(name => explorationDeck(name).length),
    [20, 20, 20, 20],
  );
  for (const id of explorationIds) equal(explorationFacts[id].copies > 0, true);
});
