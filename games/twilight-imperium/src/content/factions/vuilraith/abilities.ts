import { technologies } from '../../../model/cards/technologies.ts';
import type { TechnologyId } from '../../../model/ids.ts';
import { playerOf } from '../../../model/readers.ts';
import { type Lifter, prerequisiteLifters } from '../../../moments/cards/queries.ts';
import { type Exchange, exchangesFor } from '../../../moments/economy/queries.ts';
import { mayUseFactionAbilities } from '../../../moments/factions/queries.ts';
import { isStructure } from '../../../moments/units/counts-as.ts';
import { afterUnitsDestroyed } from '../../../moments/units/windows.ts';
import { opponentIn } from '../../../verbs/combat/combat-effects.ts';
import { captureDestroyed, returnCaptured } from '../../../verbs/units/capture.ts';
import { modify, on } from '../../ability.ts';
import { ability } from '../faction.ts';

/** Whatever destroys them, as long as the combat lasts (LRR 17). */
export const devour = ability('devour', {
  responses: [
    on(afterUnitsDestroyed, {
      must: true,
      atOnce: true,
      when: (game, me, { seat, area, ...units }) =>
        game.combat !== null && opponentIn(game.combat, me) === seat && !isStructure(game, { seat, ...units }, area),
      play: (game, me, destroyed) => captureDestroyed(game, me, destroyed),
    }),
  ],
});

/** A captured unit for one of its type; what the new one costs stays as it is. */
export const amalgamation = ability('amalgamation', {
  passive: [
    modify(exchangesFor, (seat, exchanges, game) =>
      mayUseFactionAbilities(game, seat, true)
        ? [
            ...exchanges,
            ...playerOf(game, seat).captured.map(
              ({ seat: owner, unit, count }): Exchange => ({
                key: `amalgamation:${unit}${owner === null ? '' : `:${owner}`}`,
                at: { unit, ...(owner !== null && { seat: owner }) },
                unit,
                count,
                isOwn: owner === seat,
                *give(state, me, some) {
                  if (some > 0) yield* returnCaptured(state, me, owner, unit, some);
                },
              }),
            ),
          ]
        : exchanges,
    ),
  ],
});

const unitOf = (technology: TechnologyId) => technologies[technology].upgrades;

export const riftmeld = ability('riftmeld', {
  passive: [
    modify(prerequisiteLifters, ({ seat, technology }, lifters, game) =>
      unitOf(technology) !== undefined && mayUseFactionAbilities(game, seat, true)
        ? [
            ...lifters,
            ...playerOf(game, seat)
              .captured.filter(({ unit }) => unit === unitOf(technology))
              .map(
                ({ seat: owner, unit }): Lifter => ({
                  card: `riftmeld:${unit}${owner === null ? '' : `:${owner}`}`,
                  at: { unit, ...(owner !== null && { seat: owner }) },
                  price: 0,
                  use: (state, me) => returnCaptured(state, me, owner, unit, 1),
                }),
              ),
          ]
        : lifters,
    ),
  ],
});
