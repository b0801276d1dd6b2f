import type { Seat } from '@orrery/kernel';
import type { UnitType } from '../../../../model/ids.ts';
import type { State, SystemId } from '../../../../model/state.ts';
import { destroyUnits } from '../../../../verbs/units/units.ts';
import { type Aim, action } from '../../action-card.ts';

interface Target {
  readonly seat: Seat;
  readonly unit: UnitType;
  readonly system: SystemId;
  readonly damaged: 0 | 1;
}

const hittable: ReadonlySet<UnitType> = new Set(['dreadnought', 'cruiser', 'destroyer']);

/** Others' ships in systems with own planets; damaged ones separate. */
const targets = (game: State, me: Seat): Target[] =>
  game.systems
    .filter(({ planets }) => planets.some(({ controller }) => controller === me))
    .flatMap(({ id, space }) =>
      space
        .filter(({ seat, unit }) => seat !== me && hittable.has(unit))
        .flatMap(({ seat, unit, count, damaged }) => [
          ...(count > damaged ? [{ seat, unit, system: id, damaged: 0 as const }] : []),
          ...(damaged > 0 ? [{ seat, unit, system: id, damaged: 1 as const }] : []),
        ]),
    );

const keyOf = ({ seat, unit, system, damaged }: Target): string => `${unit}${damaged ? '!' : ''}@${system} of ${seat}`;

const aimAt = (target: Target): Aim => {
  const { damaged, ...at } = target;
  return { key: keyOf(target), at: damaged ? { ...at, damaged } : at };
};

export const luckyShot = action({
  id: 'lucky-shot',
  possible: () => true,
  aims: (game, me) => targets(game, me).map(aimAt),
  *resolve(game, me, _moment, { aim }) {
    const { seat, unit, system, damaged } = targets(game, me).find(target => keyOf(target) === aim)!;
    yield* destroyUnits(game, seat, unit, 1, { system, planet: null }, { cause: 'effect', by: me, damaged });
  },
});
