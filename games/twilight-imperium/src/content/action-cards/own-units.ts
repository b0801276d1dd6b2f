import { type Amounts, allocate, type Line, type Rule, type Seat } from '@orrery/kernel';
import type { UnitType } from '../../model/ids.ts';
import { type Area, groupsIn } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';

/** Own units of a kind in one place, the damaged ones by themselves. */
export interface OwnUnits {
  readonly key: string;
  readonly unit: UnitType;
  readonly area: Area;
  readonly damaged: boolean;
  readonly count: number;
}

/** Own units of some kinds on the board, wherever they are. */
export const ownUnits = (game: State, me: Seat, which: (unit: UnitType) => boolean): OwnUnits[] =>
  game.systems
    .flatMap(({ id, planets }) => [null, ...planets.map(planet => planet.id)].map(planet => ({ system: id, planet })))
    .flatMap(area =>
      groupsIn(game, area)
        .filter(({ seat, unit }) => seat === me && which(unit))
        .flatMap(({ unit, count, damaged }) => {
          const key = `${unit}@${area.planet ?? area.system}`;
          return [
            { key, unit, area, damaged: false, count: count - damaged },
            { key: `${key}!`, unit, area, damaged: true, count: damaged },
          ];
        })
        .filter(({ count }) => count > 0),
    );

const lineOf = ({ key, unit, area, damaged, count }: OwnUnits): Line => ({
  key,
  at: {
    unit,
    system: area.system,
    ...(area.planet === null ? {} : { planet: area.planet }),
    ...(damaged ? { damaged: 1 } : {}),
  },
  min: 0,
  max: count,
});

/** Says which units of these, at least one. */
export function* nameUnits(me: Seat, kind: string, from: readonly OwnUnits[], upTo: number): Rule<Amounts> {
  const lines = from.map(lineOf);
  return yield* allocate(me, kind, lines, { min: 1, max: upTo, suggest: { [lines[0]!.key]: 1 }, prompt: { upTo } });
}
