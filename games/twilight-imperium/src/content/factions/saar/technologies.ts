import { choose, type Seat } from '@orrery/kernel';
import type { State, SystemId } from '../../../model/state.ts';
import { isAnomaly } from '../../../moments/galaxy/systems.ts';
import { mayActivateThere } from '../../../moments/movement/queries.ts';
import { startOfTurn } from '../../../moments/phases/windows.ts';
import { hasShips } from '../../../moments/units/counts-as.ts';
import { type EffectTerms, produceByEffect, producibleByEffect } from '../../../verbs/economy/produce-by-effect.ts';
import { producersIn } from '../../../verbs/economy/production.ts';
import type { Part } from '../../ability.ts';
import { on, technology } from '../../technologies/technology.ts';

export const floatingFactoryII = technology({ id: 'floating-factory-ii' });

const oneUnit: EffectTerms = { min: 1, max: 1 };

/** Systems where a seat has Production and could produce a unit. */
const yards = (game: State, me: Seat): SystemId[] =>
  game.systems
    .filter(system => producersIn(game, me, system).length > 0)
    .map(({ id }) => id)
    .filter(system => producibleByEffect(game, me, { system, planet: null }, oneUnit).length > 0);

/** Others cannot activate asteroid fields with ships of an owner; space docks do not count. */
const guardsAsteroids: Part = ({ id, isOwnedBy }) =>
  mayActivateThere.installFor(id, (game, { seat, system }, may) => {
    if (!may || !isAnomaly(game, system, 'asteroid-field')) return may;
    return game.seats.every((_, other) => other === seat || !isOwnedBy(game, other) || !hasShips(game, system, other));
  });

/** The unit is paid for and may move in the same turn. */
export const chaosMapping = technology({
  id: 'chaos-mapping',
  passive: [guardsAsteroids],
  responses: [
    on(startOfTurn, {
      when: (game, me, { seat }) => seat === me && yards(game, me).length > 0,
      *play(game, me) {
        const systems = yards(game, me);
        const system =
          systems.length === 1
            ? systems[0]!
            : yield* choose(me, 'chaos-mapping.system', systems, { at: id => ({ system: id }) });
        yield* produceByEffect(game, me, { system, planet: null }, oneUnit);
      },
    }),
  ],
});
