import { deepEqual, equal, ok } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { playerToChange } from '../../../model/changes.ts';
import { newPlanet } from '../../../model/setup.ts';
import type { Options } from '../../../model/state.ts';
import { objectives } from '../../../moments/objectives/registry.ts';
import { activate, performPrimary } from '../../../moments/steps.ts';
import { mayPlaceOn } from '../../../moments/units/queries.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { readyRepairReturn } from '../../../rules/phases/status-phase.ts';
import { given } from '../../../testing/index.ts';
import { gainTechnology } from '../../../verbs/cards/technology.ts';
import { produceIn } from '../../../verbs/economy/production.ts';
import { hasNothingLeft } from '../../../verbs/factions/elimination.ts';
import { gainControl, loseControl } from '../../../verbs/galaxy/planets.ts';

const CARD = 'custodia-vigilia';

const seats = (options: Partial<Options> = {}) =>
  given('keleres', 'hacan', 'letnev', options)
    .planets('keleres', 'moll-primus-keleres')
    .planets('hacan', 'arretze', 'hercant')
    .planets('letnev', 'arc-prime');

/** Keleres has the card, ready. */
const vigil = (options: Partial<Options> = {}) =>
  seats(options).with(game => {
    playerToChange(game, 0).planetCards = [{ ...newPlanet(CARD), controller: 0 }];
  });

proves(
  'LRR 53, R-294, technologies/iihq-modernization, faction-pieces/custodia-vigilia',
  'the card comes with the technology, exhausted, is readied and seen by all, and lies nowhere on the board',
  () => {
    const fresh = seats().runs(game => gainTechnology(game, 0, 'iihq-modernization'));
    deepEqual(fresh.seat('keleres').planets, [CARD, 'moll-primus-keleres']);
    deepEqual(fresh.seat('keleres').readyPlanets, ['moll-primus-keleres']);
    ok(fresh.table.state.systems.every(({ planets }) => planets.every(({ id }) => id !== CARD)));
    const ready = seats().runs(function* (game) {
      yield* gainTechnology(game, 0, 'iihq-modernization');
      return { keep: false, frames: [readyRepairReturn({})] };
    });
    deepEqual(ready.seat('keleres').readyPlanets, [CARD, 'moll-primus-keleres']);
    for (const viewer of [0, 1, null])
      deepEqual(
        ready.table.view(viewer).players[0]!.planetCards?.map(({ id }) => id),
        [CARD],
      );
  },
);

proves('faction-pieces/custodia-vigilia-te', "with Thunder's Edge it is the card of that box", () => {
  const { seat } = seats({ sets: ['base', 'pok', 'codex3', 'te'] }).runs(game =>
    gainTechnology(game, 0, 'iihq-modernization'),
  );
  deepEqual(seat('keleres').planets, ['custodia-vigilia-te', 'moll-primus-keleres']);
});

proves(
  'R-294, faction-pieces/custodia-vigilia',
  'nobody takes it, and no unit stands on it; it prevents elimination',
  () => {
    const { table, seat } = vigil().runs(function* (game) {
      yield* gainControl(game, 1, CARD);
      yield* loseControl(game, CARD);
      yield* loseControl(game, 'moll-primus-keleres');
    });
    const keleres = seat('keleres');
    deepEqual([keleres.planets, keleres.planet(CARD).controller, keleres.player.eliminated], [[CARD], 0, false]);
    equal(hasNothingLeft(table.state, 0), false);
    equal(mayPlaceOn(table.state, { seat: 0, planet: keleres.planet(CARD), unit: 'infantry' }, true), false);
  },
);

proves('LRR 68, R-294, faction-pieces/custodia-vigilia', 'Mecatol Rex has Production 3 for who controls it', () => {
  const held = vigil().planets('keleres', 'mecatol-rex').goods('keleres', { tradeGoods: 4 });
  const { seat } = held.technology('keleres', 'sarween-tools').runs(game => produceIn(game, 0, '18'));
  const keleres = seat('keleres').isAsked('produce').isTold({ limit: 3 }).isRefused('answer/amount', { fighter: 4 });
  keleres
    .allots({ infantry: 2, fighter: 1 })
    .isAsked('pay-resources')
    .isTold({ price: 1 })
    .allots({ [CARD]: 1 });
  deepEqual([keleres.units('mecatol-rex'), keleres.units('18')], [{ infantry: 2 }, {}]); // no ship to carry the fighter
  const without = seats()
    .planets('keleres', 'mecatol-rex')
    .runs(game => produceIn(game, 0, '18'));
  without.seat('keleres').isNotAsked();
  const elsewhere = vigil()
    .planets('hacan', 'mecatol-rex')
    .runs(game => produceIn(game, 0, '18'));
  elsewhere.seat('keleres').isNotAsked();
});

proves(
  'LRR 68, R-292, R-294, faction-pieces/custodia-vigilia, technologies/agency-supply-network',
  'its Production is one of those that the network may use, beside a dock there too',
  () => {
    const { seat } = vigil()
      .technology('keleres', 'agency-supply-network')
      .planets('keleres', 'mecatol-rex')
      .units('keleres', 'moll-primus-keleres', { 'space-dock': 1 })
      .units('keleres', 'mecatol-rex', { 'space-dock': 1 })
      .goods('keleres', { tradeGoods: 4 })
      .runs(game => produceIn(game, 0, 'keleres_mentak'));
    const keleres = seat('keleres').isAsked('produce').allots({ fighter: 1 }).allots({ 'trade-goods': 1 });
    keleres.chooses('agency-supply-network').isOffered('mecatol-rex:space-dock', 'mecatol-rex:planet');
    keleres.chooses('mecatol-rex:planet').isAsked('produce').isTold({ system: '18', limit: 3 }).passes();
  },
);

const raid = (arranged: ReturnType<typeof vigil>, troops: object) =>
  arranged
    .custodians(false)
    .active('hacan')
    .units('hacan', '18', { carrier: 1, ...troops });

proves('LRR 77, R-294, faction-pieces/custodia-vigilia', 'and Space Cannon 5, at ships and at who lands', () => {
  const { seat } = raid(vigil().planets('keleres', 'mecatol-rex'), { infantry: 2 })
    .dice('space-cannon', 4)
    .dice('space-cannon', 5)
    .start(activate({ system: '18' }));
  const keleres = seat('keleres').isAsked('space-cannon').chooses('1');
  seat('hacan').isAsked('commit').allots({ 'infantry@mecatol-rex': 2 });
  keleres.isAsked('space-cannon-defense').chooses('fire');
  deepEqual([seat('hacan').units('mecatol-rex'), seat('hacan').units('18')], [{ infantry: 1 }, { carrier: 1 }]);
  equal(seat('hacan').planets.includes('mecatol-rex'), true);
});

proves('LRR 77, R-294, faction-pieces/custodia-vigilia', 'no cannon without Mecatol Rex, nor without the card', () => {
  for (const arranged of [vigil(), seats().planets('keleres', 'mecatol-rex')]) {
    const { seat } = raid(arranged, { infantry: 1 }).start(activate({ system: '18' }));
    seat('hacan').isAsked('commit').allots({ 'infantry@mecatol-rex': 1 });
    seat('keleres').isNotAsked();
  }
});

proves(
  'LRR 45, R-294, faction-pieces/custodia-vigilia',
  "two command tokens for another's point for Mecatol Rex from Imperial",
  () => {
    const point = (who: 'hacan' | 'keleres') =>
      vigil()
        .planets(who, 'mecatol-rex')
        .active(who)
        .start(performPrimary({ card: 'imperial', seat: who === 'hacan' ? 1 : 0 }));
    const { seat } = point('hacan');
    seat('keleres').isAsked('gain-tokens').isBound(2, 2).allots({ strategy: 2 });
    deepEqual([seat('hacan').points, seat('keleres').tokens.strategy], [1, 4]);
    const own = point('keleres').seat('keleres').isNotAsked();
    deepEqual([own.points, own.tokens.strategy], [1, 2]);
  },
);

proves(
  'LRR 8.11, R-294, faction-pieces/custodia-vigilia',
  'it can be elected, and casts votes; units never stand there',
  () => {
    const { seat } = vigil().planets('keleres', 'wellon').agenda('colonial-redistribution');
    seat('hacan').isAsked('vote').isOffered(CARD, 'wellon').passes();
    seat('letnev').isNotAsked();
    seat('keleres')
      .isAsked('vote')
      .chooses(CARD)
      .isAsked('vote.planets')
      .allots({ [CARD]: 1 });
    deepEqual(seat('keleres').planet(CARD).controller, 0);
  },
);

proves(
  'LRR 61, R-294, faction-pieces/custodia-vigilia',
  'it counts for objectives, but not for those about systems',
  () => {
    const { state } = vigil().planets('keleres', 'wellon', 'vefut-ii', 'thibah', 'bereg', 'lirta-iv').start().table;
    const have = (id: 'expand-borders' | 'establish-hegemony'): number =>
      objectives.of(id).progress!(state, 0)[0]!.have;
    equal(objectives.of('seize-an-icon').isMet!(state, 0), true);
    deepEqual([have('expand-borders'), have('establish-hegemony')], [5, 1 + 2 + 2 + 1 + 1 + 3 + 3]);
  },
);

proves('R-294, action-cards/plague, action-cards/cripple-defenses', 'effects on units do not affect the card', () => {
  for (const card of ['plague', 'cripple-defenses'] as const) {
    const { seat } = vigil()
      .actionCards('hacan', card)
      .strategyCards('hacan', 'leadership!')
      .start(takeTurn({ seat: 1 }));
    seat('hacan').uses(card).isAsked(`${card}.aim`).chooses(CARD);
    deepEqual(seat('hacan').player.actionCards, []);
  }
});
