import { deepEqual, equal } from 'node:assert/strict';
import { open } from '@orrery/kernel';
import { proves } from '@orrery/testkit/proves';
import { playerToChange } from '../../../model/changes.ts';
import type { TechnologyId } from '../../../model/ids.ts';
import { startOfStrategyPhase } from '../../../moments/phases/windows.ts';
import { activate } from '../../../moments/steps.ts';
import { statsOf } from '../../../moments/units/queries.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given, type Started } from '../../../testing/index.ts';
import { copyTechnology } from '../../../verbs/cards/copies.ts';
import { returnTechnology } from '../../../verbs/cards/technology.ts';
import { eliminate } from '../../../verbs/factions/elimination.ts';
import { add, destroyUnits } from '../../../verbs/units/units.ts';

type Other = 'sol' | 'hacan' | 'argent' | 'creuss' | 'xxcha' | 'saar' | 'muaat';

const homes = {
  sol: 'jord',
  hacan: 'arretze',
  argent: 'valk',
  creuss: 'creuss',
  xxcha: 'archon-ren',
  saar: 'lisis-ii',
  muaat: 'muaat',
} as const;

const table = (other: Other = 'sol') =>
  given('nekro', other, 'letnev')
    .sheet('nekro')
    .technology('nekro', 'valefar-assimilator-x', 'valefar-assimilator-y')
    .planets('nekro', 'mordai-ii')
    .planets(other, homes[other])
    .planets('letnev', 'arc-prime');

/** All players pass every question, to the end. */
const passAll = ({ seat, table: played }: Started): void => {
  for (let ask = played.asks()[0]; ask; ask = played.asks()[0]) seat(ask.seat).passes();
};

proves('LRR 90, faction-abilities/propagation, action-cards/divert-funding', 'cards that let it research', () => {
  const { seat } = table()
    .technology('nekro', 'neural-motivator')
    .actionCards('nekro', 'divert-funding')
    .strategyCards('nekro', 'leadership!')
    .tokens('nekro', { tactic: 0 })
    .start(takeTurn({ seat: 0 }));
  const nekro = seat('nekro').uses('divert-funding').isAsked('divert-funding.aim').isOffered('neural-motivator');
  nekro.chooses('neural-motivator').isAsked('gain-tokens').isBound(3, 3).allots({ tactic: 3 });
  equal(nekro.player.technologies.includes('neural-motivator'), false);
});

proves(
  'LRR 90, faction-abilities/propagation, action-cards/reveal-prototype',
  'also where there would be nothing to research',
  () => {
    const started = table()
      .goods('nekro', { tradeGoods: 4 })
      .actionCards('nekro', 'reveal-prototype')
      .units('nekro', '46', { flagship: 1 })
      .units('sol', '46', { cruiser: 1 })
      .mayRoll('combat', 10, 10)
      .mayRoll('combat', 1)
      .start(activate({ system: '46' }));
    const nekro = started.seat('nekro').isAsked('start-of-space-combat').chooses('reveal-prototype');
    while (nekro.ask.kind !== 'gain-tokens') {
      if (nekro.ask.form === 'allocate') nekro.allots({ 'trade-goods': 4 });
      else nekro.chooses('pay');
    }
    nekro.allots({ tactic: 3 });
    equal(nekro.tradeGoods, 0);
    passAll(started);
  },
);

/** Nekro has predicted "for", and Xxcha, or nobody, votes so. */
const predicted = (known: readonly TechnologyId[], ally = false) => {
  const arranged = table('xxcha')
    .planets('xxcha', 'lodor')
    .technology('xxcha', ...known);
  if (ally) arranged.leader('xxcha', 'elder-qanoj').notesInPlay('nekro', 'alliance#1');
  const started = arranged.agenda('enforced-travel-ban');
  started.seat('nekro').chooses('galactic-threat').chooses('for');
  while (started.table.asks().some(({ kind }) => kind === 'transaction.deal'))
    started.seat(started.table.asks()[0]!.seat).passes();
  started.seat('xxcha').isAsked('vote').chooses('for').allots({ lodor: 1 });
  return started;
};

proves('LRR 8.22, faction-abilities/galactic-threat', 'a technology is gained where there is one', () => {
  const nekro = predicted(['neural-motivator', 'plasma-scoring']).seat('nekro');
  nekro.isAsked('galactic-threat.technology').isBound(1, 1).chooses('plasma-scoring');
  predicted([]).seat('nekro').isNotAsked();
});

proves(
  'LRR 8.16, faction-abilities/galactic-threat, leaders/elder-qanoj',
  'an ally of the Xxcha votes, and predicts all the same',
  () => {
    const { seat } = predicted(['neural-motivator'], true);
    const nekro = seat('nekro').isAsked('vote').chooses('for').allots({ 'mordai-ii': 1 });
    nekro.isAsked('galactic-threat.technology').isOffered('neural-motivator').chooses('neural-motivator');
  },
);

proves('LRR 8.22, faction-abilities/galactic-threat, action-cards/politics-rider', 'it still plays riders', () => {
  const started = table()
    .actionCards('nekro', 'politics-rider')
    .planets('sol', 'lirta-iv')
    .agenda('enforced-travel-ban');
  started.seat('nekro').isAsked('after-agenda-revealed').isOffered('galactic-threat', 'politics-rider');
  started.seat('nekro').passes();
  while (started.table.asks().length > 0) {
    const [ask] = started.table.asks();
    if (ask!.kind === 'break-tie') started.seat(ask!.seat).chooses('for');
    else started.seat(ask!.seat).passes();
  }
});

const singularity = 'technological-singularity';

proves(
  'faction-abilities/technological-singularity, technologies/assault-cannon, technologies/dimensional-splicer',
  'what is copied as the combat starts can be used at that moment',
  () => {
    const started = table('creuss')
      .technology('nekro', 'assault-cannon')
      .technology('creuss', 'dimensional-splicer')
      .units('nekro', '26', { cruiser: 3 })
      .units('creuss', '26', { destroyer: 1, carrier: 1 })
      .mayRoll('barrage', 1, 1)
      .mayRoll('combat', 10, 10, 10)
      .mayRoll('combat', 1)
      .start(activate({ system: '26' }));
    started.seat('creuss').isAsked('assault-cannon').allots({ carrier: 1 });
    started.seat('nekro').chooses(singularity).chooses('dimensional-splicer');
    started
      .seat('nekro')
      .isAsked('start-of-space-combat')
      .isOffered('dimensional-splicer')
      .chooses('dimensional-splicer');
    started.seat('creuss').isAsked('start-of-space-combat').passes();
    deepEqual(started.seat('creuss').units('26'), {});
  },
);

proves('LRR 42, faction-abilities/technological-singularity', 'in each ground combat anew', () => {
  const { seat } = table()
    .technology('sol', 'neural-motivator', 'antimass-deflectors')
    .planets('sol', 'new-albion', 'starpoint')
    .units('sol', 'new-albion', { infantry: 1 })
    .units('sol', 'starpoint', { infantry: 1 })
    .units('nekro', '27', { carrier: 1, infantry: 2 })
    .dice('combat', 10)
    .dice('combat', 1)
    .dice('combat', 10)
    .dice('combat', 1)
    .start(activate({ system: '27' }));
  const nekro = seat('nekro').isAsked('commit').allots({ 'infantry@new-albion': 1, 'infantry@starpoint': 1 });
  if (nekro.ask.kind !== 'after-units-destroyed') nekro.chooses('new-albion');
  nekro.isAsked('after-units-destroyed').chooses(singularity).chooses('neural-motivator');
  nekro.isAsked('after-units-destroyed').chooses(singularity).chooses('antimass-deflectors');
  nekro.isAsked('establish-control.order').chooses('new-albion');
});

proves('LRR 77, LRR 15, faction-abilities/technological-singularity', 'cannons and bombardment are no combat', () => {
  const { seat } = table()
    .technology('sol', 'neural-motivator')
    .planets('sol', 'wellon')
    .units('sol', 'wellon', { infantry: 1 })
    .units('nekro', '19', { dreadnought: 1, infantry: 1 })
    .dice('bombardment', 10)
    .start(activate({ system: '19' }));
  seat('nekro').isAsked('bombardment').allots({ 'dreadnought@wellon': 1 });
  deepEqual(seat('sol').units('wellon'), {});
  seat('nekro').isAsked('commit').passes();
});

proves(
  'LRR 10, LRR 97, faction-abilities/technological-singularity',
  'an upgrade from the barrage counts in the same round',
  () => {
    const started = table()
      .technology('sol', 'cruiser-ii')
      .units('nekro', '46', { destroyer: 1, cruiser: 1 })
      .units('sol', '46', { carrier: 1, fighter: 1 })
      .dice('barrage', 10, 1)
      .dice('combat', 1, 6)
      .dice('combat', 1)
      .start(activate({ system: '46' }));
    started.seat('nekro').isAsked('after-units-destroyed').chooses(singularity).chooses('cruiser-ii');
    deepEqual([started.seat('sol').units('46'), started.seat('nekro').units('46')], [{}, { destroyer: 1, cruiser: 1 }]);
  },
);

proves(
  'LRR 97, technologies/valefar-assimilator-x, technologies/infantry-ii',
  'beside Infantry II a copied upgrade takes the place of it: no infantry comes back twice',
  () => {
    for (const upgrade of ['spec-ops-ii', 'letani-warrior-ii', 'crimson-legionnaire-ii'] as const) {
      const { seat } = table()
        .technology('nekro', 'infantry-ii')
        .units('nekro', 'mordai-ii', { infantry: 3 })
        .mayRoll('revival', 10)
        .mayRoll('revival', 10)
        .resolves('nekro', function* (game, me) {
          yield* copyTechnology(game, me, 'valefar-assimilator-x', upgrade);
          const area = { system: '08', planet: 'mordai-ii' } as const;
          yield* destroyUnits(game, me, 'infantry', 1, area, { cause: 'effect', by: null });
        });
      deepEqual([upgrade, seat('nekro').player.reviving], [upgrade, 1]);
    }
  },
);

const waiting = (cards: readonly TechnologyId[], own: readonly TechnologyId[] = []) =>
  table()
    .technology('nekro', ...own)
    .resolves('nekro', function* (game, me) {
      for (const technology of cards) {
        yield* copyTechnology(game, me, 'valefar-assimilator-x', technology);
        if (technology === cards[0]) playerToChange(game, me).reviving = 2;
      }
    })
    .seat('nekro').player.reviving;

proves(
  'LRR 97, technologies/valefar-assimilator-x',
  'infantry that waits on a copied card leaves with it, unless another card takes it over',
  () => {
    equal(waiting(['letani-warrior-ii', 'l4-disruptors']), 0);
    equal(waiting(['letani-warrior-ii', 'spec-ops-ii']), 2);
    equal(waiting(['letani-warrior-ii', 'l4-disruptors'], ['infantry-ii']), 2);
    equal(waiting(['advanced-carrier-ii', 'l4-disruptors'], ['infantry-ii']), 2);
  },
);

proves('LRR 97, technologies/valefar-assimilator-x', 'war suns leave with the technology, docks in space land', () => {
  const { seat } = table('muaat')
    .units('nekro', '46', { cruiser: 1 })
    .planets('nekro', 'wellon')
    .crowded()
    .resolves('nekro', function* (game, me) {
      yield* copyTechnology(game, me, 'valefar-assimilator-x', 'prototype-war-sun-ii');
      yield* copyTechnology(game, me, 'valefar-assimilator-y', 'floating-factory-ii');
      add(game, { system: '46', planet: null }, me, 'war-sun', 1, 1);
      for (const system of ['19', '47']) add(game, { system, planet: null }, me, 'space-dock', 1);
      yield* copyTechnology(game, me, 'valefar-assimilator-x', 'l4-disruptors');
      yield* copyTechnology(game, me, 'valefar-assimilator-y', 'production-biomes');
    });
  const nekro = seat('nekro');
  deepEqual(
    ['46', '19', '47', 'wellon'].map(id => nekro.units(id)),
    [{ cruiser: 1 }, {}, {}, { 'space-dock': 1 }],
  );
});

proves('technologies/valefar-assimilator-x', 'an exhausted card stays exhausted, whatever it copies', () => {
  const { seat } = table().resolves('nekro', function* (game, me) {
    yield* copyTechnology(game, me, 'valefar-assimilator-x', 'production-biomes');
    playerToChange(game, me).exhausted.push('production-biomes');
    yield* copyTechnology(game, me, 'valefar-assimilator-x', 'genetic-recombination');
  });
  deepEqual(seat('nekro').player.exhausted, ['genetic-recombination']);
});

proves(
  'LRR 33.10a, technologies/valefar-assimilator-x',
  'what it copies stays when the owner has returned it, or is out',
  () => {
    const { seat } = table()
      .technology('letnev', 'l4-disruptors', 'non-euclidean-shielding')
      .resolves('nekro', function* (game, me) {
        yield* copyTechnology(game, me, 'valefar-assimilator-x', 'l4-disruptors');
        yield* copyTechnology(game, me, 'valefar-assimilator-y', 'non-euclidean-shielding');
        yield* returnTechnology(game, 2, 'l4-disruptors');
        yield* eliminate(game, 2);
      });
    deepEqual(seat('nekro').player.technologies.slice(2), ['l4-disruptors', 'non-euclidean-shielding']);
  },
);

proves(
  'LRR 90, technologies/valefar-assimilator-x, technologies/valefar-assimilator-y',
  'the same unit takes the same card: what is copied of it is lost',
  () => {
    const started = table()
      .technology('nekro', 'spec-ops-ii', 'l4-disruptors')
      .with(game => {
        playerToChange(game, 0).copies = [
          { card: 'valefar-assimilator-x', technology: 'spec-ops-ii' },
          { card: 'valefar-assimilator-y', technology: 'l4-disruptors' },
        ];
      })
      .technology('sol', 'letani-warrior-ii', 'advanced-carrier-ii')
      .units('nekro', '46', { cruiser: 1 })
      .units('sol', '46', { cruiser: 1 })
      .dice('combat', 10)
      .dice('combat', 1)
      .start(activate({ system: '46' }));
    const nekro = started.seat('nekro').chooses(singularity);
    nekro.isOffered('letani-warrior-ii', 'advanced-carrier-ii').chooses('letani-warrior-ii').isNotAsked();
    deepEqual(nekro.player.copies, [
      { card: 'valefar-assimilator-y', technology: 'l4-disruptors' },
      { card: 'valefar-assimilator-x', technology: 'letani-warrior-ii' },
    ]);
    equal(statsOf(started.table.state, 0, 'infantry').production, 2);
  },
);

proves(
  'agendas/anti-intellectual-revolution',
  'a Valefar Assimilator counts whether it copies something or not',
  () => {
    const count = (copies: readonly (readonly ['x' | 'y', TechnologyId])[]) => {
      const { seat } = table()
        .planets('nekro', 'lodor', 'wellon', 'quann')
        .resolves('nekro', function* (game, me) {
          for (const [card, technology] of copies)
            yield* copyTechnology(game, me, `valefar-assimilator-${card}`, technology);
          game.lasting = [{ id: 'anti-intellectual-revolution', seat: me, until: 'next-strategy-phase', aim: null }];
          yield* open(game, startOfStrategyPhase, {});
        });
      const nekro = seat('nekro')
        .isAsked('anti-intellectual-revolution.planets')
        .isBound(2, 2)
        .chooses('lodor', 'quann');
      return nekro.readyPlanets;
    };
    deepEqual(count([]), ['mordai-ii', 'wellon']);
    deepEqual(
      count([
        ['x', 'l4-disruptors'],
        ['y', 'spec-ops-ii'],
      ]),
      ['mordai-ii', 'wellon'],
    );
  },
);
