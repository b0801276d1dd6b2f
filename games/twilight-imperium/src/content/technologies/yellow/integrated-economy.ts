import type { Seat } from '@orrery/kernel';
import type { PlanetId } from '../../../model/galaxy/planets.ts';
import { type Area, planetOf, systemWith } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { resources } from '../../../moments/galaxy/queries.ts';
import { afterControlGained } from '../../../moments/galaxy/windows.ts';
import { type EffectTerms, produceByEffect, producibleByEffect } from '../../../verbs/economy/produce-by-effect.ts';
import { on, technology } from '../technology.ts';

const areaOf = (game: State, planet: PlanetId): Area => ({ system: systemWith(game, planet).id, planet });

const termsOf = (game: State, planet: PlanetId): EffectTerms => ({
  mostCost: resources(game, planetOf(game, planet)),
});

const canProduce = (game: State, me: Seat, planet: PlanetId): boolean =>
  producibleByEffect(game, me, areaOf(game, planet), termsOf(game, planet)).length > 0;

export const integratedEconomy = technology({
  id: 'integrated-economy',
  responses: [
    on(afterControlGained, {
      when: (game, me, { seat, planet }) => seat === me && canProduce(game, me, planet),
      *play(game, me, { planet }) {
        yield* produceByEffect(game, me, areaOf(game, planet), termsOf(game, planet));
      },
    }),
  ],
});
