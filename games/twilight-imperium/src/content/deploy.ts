import { choose, type Rule, type Seat, type Window } from '@orrery/kernel';
import type { UnitType } from '../model/ids.ts';
import type { Area } from '../model/readers.ts';
import type { State } from '../model/state.ts';
import { deploy, deployable } from '../verbs/units/deploy.ts';
import { on, type Part } from './ability.ts';

interface Printed<D> {
  /** Where the unit could go, as far as the ability says; none where the moment does not fit. */
  places(game: State, me: Seat, data: D): readonly Area[];
  /** What the ability asks for first: a price, or a unit to be replaced. Nothing unless told (LRR 30.1a). */
  before?(game: State, me: Seat, place: Area): Rule;
}

const nameOf = ({ system, planet }: Area): string => planet ?? system;

/** A Deploy ability: at a moment its owner may place one unit from reinforcements, once each time (LRR 30.3). */
export function deploys<D>(unit: UnitType, moment: Window<State, D>, { places, before }: Printed<D>): Part {
  const open = (game: State, me: Seat, data: D): Area[] => deployable(game, me, unit, places(game, me, data));
  return on(moment, {
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
      if (before) yield* before(game, me, place);
      yield* deploy(game, me, unit, place);
    },
  });
}
