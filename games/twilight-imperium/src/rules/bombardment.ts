import { allocate, choose, emit, type Line, open, type Rule, type Seat, step } from '@orrery/kernel';
import type { UnitType } from '../model/ids.ts';
import type { PlanetId } from '../model/planets.ts';
import { type Area, activeSystem, countOf, groundForcesOn, isGroundForce, othersClockwise } from '../model/readers.ts';
import { because } from '../model/reasons.ts';
import type { Planet, State } from '../model/state.ts';
import { bombardmentBonus, extraDice, hitsProduced, landsAtOnce, mayBombard, statsOf } from '../moments/queries.ts';
import { afterBombardment } from '../moments/windows.ts';
import { assignHits, hitsIn, rollForAbility } from '../verbs/hits.ts';
import { withExtraDice } from './space-cannon.ts';

/** Planets that may be bombarded: with others' ground forces, and no Planetary Shield that holds (LRR 15.1f). */
function bombardable(game: State, seat: Seat): Planet[] {
  const system = activeSystem(game);
  const broken = system.space.some(group => group.seat === seat && statsOf(game, seat, group.unit).breaksShield);
  const shielded = (planet: Planet): boolean =>
    !broken && planet.units.some(group => group.seat !== seat && statsOf(game, group.seat, group.unit).shield);
  const manned = (planet: Planet): boolean =>
    planet.units.some(group => group.seat !== seat && isGroundForce(group.unit));
  return system.planets.filter(planet => mayBombard(game, { seat, planet }, manned(planet)) && !shielded(planet));
}

/** What a unit may aim at: the ground forces of one player on a planet. */
interface Aim {
  readonly key: string;
  readonly planet: Planet;
  readonly victim: Seat | undefined;
}

/** Where several players have ground forces on a planet, each unit aims at those of one of them. */
function aimsOf(game: State, seat: Seat): Aim[] {
  return bombardable(game, seat).flatMap((planet): Aim[] => {
    const victims = othersClockwise(game, seat).filter(other => groundForcesOn(planet, other) > 0);
    if (victims.length < 2) return [{ key: planet.id, planet, victim: victims[0] }];
    return victims.map(victim => ({ key: `${planet.id}:${victim}`, planet, victim }));
  });
}

/** Each unit picks one planet; all of them fire or none does (LRR 15.1). */
export const bombardment = step<State>('ti/bombardment');
bombardment.body(function* (game) {
  const { seat, system } = game.tactical!;
  if (landsAtOnce(game, seat, false)) return;
  const guns = activeSystem(game).space.filter(
    group => group.seat === seat && statsOf(game, seat, group.unit).bombardment,
  );
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
    suggest: {},
    prompt: { system },
  });
  const attacks = aims
    .map(aim => ({
      ...aim,
      shots: guns.flatMap(({ unit }) =>
        Array.from({ length: amounts[`${unit}@${aim.key}`] ?? 0 }, () => ({
          unit,
          roll: statsOf(game, seat, unit).bombardment!,
        })),
      ),
    }))
    .filter(({ shots }) => shots.length > 0);
  if (attacks.length === 0) return;
  const more = extraDice(game, { seat, roll: 'bombardment' }, 0);
  const favoured =
    more === 0 || attacks.length === 1
      ? attacks[0]
      : yield* choose(seat, 'bombardment.extra-dice', attacks, {
          key: ({ key }) => key,
          at: ({ planet }) => ({ planet: planet.id }),
          prompt: { dice: more },
        });
  const destroyed = new Map<PlanetId, number>();
  for (const attack of attacks) {
    const { id } = attack.planet;
    const shots = attack === favoured ? withExtraDice(attack.shots, more) : attack.shots;
    destroyed.set(id, (destroyed.get(id) ?? 0) + (yield* bombard(game, seat, attack, shots)));
  }
  for (const [planet, infantryDestroyed] of destroyed)
    yield* open(game, afterBombardment, { seat, planet, infantryDestroyed });
});

/** Returns how many infantry it destroyed. */
function* bombard(
  game: State,
  seat: Seat,
  { planet, victim }: Aim,
  shots: Parameters<typeof withExtraDice>[0],
): Rule<number> {
  const area: Area = { system: game.tactical!.system, planet: planet.id };
  const volley = yield* rollForAbility(game, seat, 'bombardment', shots, bombardmentBonus(game, { seat, planet }, 0));
  const hits = hitsProduced(game, { seat, roll: 'bombardment' }, hitsIn(volley));
  yield* emit('bombardment', { seat, planet: planet.id, hits, dice: volley });
  if (victim === undefined) return 0;
  const infantry = (): number => countOf(planet.units, victim, unit => unit === 'infantry');
  const before = infantry();
  yield* assignHits(game, victim, area, hits, isGroundForce, { cause: 'bombardment', by: seat });
  return before - infantry();
}
