import { type Amounts, allocate, type Line, open, type Seat, step } from '@orrery/kernel';
import type { PlanetId } from '../../model/galaxy/planets.ts';
import type { Planet } from '../../model/galaxy/state.ts';
import type { UnitType } from '../../model/ids.ts';
import { activeSystem, othersClockwise } from '../../model/readers.ts';
import { because } from '../../model/reasons.ts';
import type { State } from '../../model/state.ts';
import { landsAtOnce } from '../../moments/invasion/queries.ts';
import { afterBombardment } from '../../moments/invasion/windows.ts';
import { groundForcesOn } from '../../moments/units/counts-as.ts';
import { addExtraDice } from '../../verbs/combat/extra-dice.ts';
import { bombard, bombardmentShots, bombersIn, canBombard } from '../../verbs/invasion/bombardment.ts';

/** A target of bombardment: the ground forces of one player on a planet. */
interface Aim {
  readonly key: string;
  readonly planet: Planet;
  readonly victim: Seat | undefined;
}

/** Where several players have ground forces on a planet, each unit aims at those of one of them. */
function aimsOf(game: State, seat: Seat): Aim[] {
  const system = activeSystem(game);
  const planets = system.planets.filter(planet => canBombard(game, seat, system, planet));
  return planets.flatMap((planet): Aim[] => {
    const victims = othersClockwise(game, seat).filter(other => groundForcesOn(game, planet, other) > 0);
    if (victims.length < 2) return [{ key: planet.id, planet, victim: victims[0] }];
    return victims.map(victim => ({ key: `${planet.id}:${victim}`, planet, victim }));
  });
}

/** All units aim at the largest group of ground forces. */
function suggestAim(game: State, guns: readonly { unit: UnitType; count: number }[], aims: readonly Aim[]): Amounts {
  const garrison = ({ planet, victim }: Aim): number =>
    victim === undefined ? 0 : groundForcesOn(game, planet, victim);
  const target = aims.reduce((most, aim) => (garrison(aim) > garrison(most) ? aim : most));
  return Object.fromEntries(guns.map(({ unit, count }) => [`${unit}@${target.key}`, count]));
}

/** Each unit picks one planet; all of them fire or none does (LRR 15.1). */
export const bombardment = step<State>('ti/bombardment');
bombardment.body(function* (game) {
  const { seat, system } = game.tactical!;
  if (landsAtOnce(game, seat, false)) return;
  const guns = [...bombersIn(game, seat, activeSystem(game))].map(([unit, count]) => ({ unit, count }));
  const aims = aimsOf(game, seat);
  if (guns.length === 0 || aims.length === 0) return;
  const lines: Line[] = guns.flatMap(({ unit, count }) =>
    aims.map(({ key, planet }) => ({ key: `${unit}@${key}`, at: { unit, planet: planet.id }, min: 0, max: count })),
  );
  const all = guns.reduce((sum, { count }) => sum + count, 0);
  const aimed = (chosen: Readonly<Record<string, number>>, unit: UnitType): number =>
    aims.reduce((sum, { key }) => sum + (chosen[`${unit}@${key}`] ?? 0), 0);
  const amounts = yield* allocate(seat, 'bombardment', lines, {
    max: all,
    check: chosen =>
      guns.every(({ unit, count }) => aimed(chosen, unit) === count) ||
      Object.keys(chosen).length === 0 ||
      because('bombardment.all-or-none', 'LRR 15.1'),
    suggest: suggestAim(game, guns, aims),
    prompt: { system },
  });
  const attacks = aims
    .map(aim => ({
      ...aim,
      shots: guns.flatMap(({ unit }) => bombardmentShots(game, seat, unit, amounts[`${unit}@${aim.key}`] ?? 0)),
    }))
    .filter(({ shots }) => shots.length > 0);
  if (attacks.length === 0) return;
  const volleys = yield* addExtraDice(game, seat, 'bombardment', attacks, ({ planet }) => ({ planet: planet.id }));
  const destroyed = new Map<PlanetId, number>();
  for (const { planet, victim, shots } of volleys)
    destroyed.set(
      planet.id,
      (destroyed.get(planet.id) ?? 0) + (yield* bombard(game, seat, activeSystem(game), planet, victim, shots)),
    );
  for (const [planet, infantryDestroyed] of destroyed)
    yield* open(game, afterBombardment, { seat, planet, infantryDestroyed });
});
