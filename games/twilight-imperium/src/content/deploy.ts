import { choose, type Rule, type Seat, type Window } from '@orrery/kernel';
import type { UnitType } from '../model/ids.ts';
import type { Area } from '../model/readers.ts';
import type { State } from '../model/state.ts';
import { deploy, deployable } from '../verbs/units/deploy.ts';
import { on, type Part } from './ability.ts';

interface Printed<D> {
  /** Where the ability allows the unit to be placed; empty if it cannot be used now. */
  places(game: State, me: Seat, data: D): readonly Area[];
  /** Runs first: a cost, or replacing a unit. Default: no cost (LRR 30.1a). */
  before?(game: State, me: Seat, place: Area, data: D): Rule;
}

const nameOf = ({ system, planet }: Area): string => planet ?? system;

/** A Deploy ability: in a window its owner may, or must, place one unit from reinforcements, once (LRR 30.3). */
export function deploys<D>(unit: UnitType, moment: Window<State, D>, printed: Printed<D>, must = false): Part {
  const { places, before } = printed;
  const open = (game: State, me: Seat, data: D): Area[] => deployable(game, me, unit, places(game, me, data));
  return on(moment, {
    ...(must && { must }),
    when: (game, me, data) => open(game, me, data).length > 0,
    *play(game, me, data) {
      const where = open(game, me, data);
      const place =
        where.length === 1
          ? where[0]!
          : yield* choose(me, 'deploy', where, {
              key: nameOf,
              at: ({ system, planet }) => (planet ? { planet } : { system }),
              prompt: { unit },
            });
      if (before) yield* before(game, me, place, data);
      yield* deploy(game, me, unit, place);
    },
  });
}
