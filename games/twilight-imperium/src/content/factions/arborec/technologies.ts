import { type Amounts, allocate, type Line, type Seat } from '@orrery/kernel';
import type { PlanetId } from '../../../model/galaxy/planets.ts';
import type { Planet } from '../../../model/galaxy/state.ts';
import { countOf, planetsOf, systemWith } from '../../../model/readers.ts';
import { because } from '../../../model/reasons.ts';
import type { State } from '../../../model/state.ts';
import { adjacentFor } from '../../../moments/movement/routes.ts';
import { endOfStatusPhase } from '../../../moments/phases/windows.ts';
import { moveUnits } from '../../../verbs/units/units.ts';
import { planetsForUnit } from '../../planets-for-unit.ts';
import { on, technology } from '../../technologies/technology.ts';
import { revival } from '../../technologies/unit-upgrades/infantry-ii.ts';

export const letaniWarriorII = technology({ id: 'letani-warrior-ii', responses: revival('letani-warrior-ii', 6) });

const infantryOn = (me: Seat, { units }: Planet): number => countOf(units, me, unit => unit === 'infantry');

interface Step {
  readonly from: PlanetId;
  readonly to: PlanetId;
  readonly most: number;
}

const keyOf = ({ from, to }: Step): string => `${from}>${to}`;

/** From an own planet to another in the same or an adjacent system. */
function stepsOf(game: State, me: Seat): Step[] {
  const goals = planetsForUnit(game, me, 'infantry').map(({ id }) => ({ id, system: systemWith(game, id).id }));
  return planetsOf(game, me)
    .filter(planet => infantryOn(me, planet) > 0)
    .flatMap(planet => {
      const { id: system } = systemWith(game, planet.id);
      const near = new Set([system, ...adjacentFor(game, me, system)]);
      const most = infantryOn(me, planet);
      return goals
        .filter(({ id, system: there }) => id !== planet.id && near.has(there))
        .map(({ id }) => ({ from: planet.id, to: id, most }));
    });
}

const lineOf = (each: Step): Line => ({
  key: keyOf(each),
  at: { unit: 'infantry', planet: each.to, from: each.from },
  min: 0,
  max: each.most,
});

/** No planet loses more infantry than it has: all move simultaneously. */
const fits = (steps: readonly Step[], chosen: Amounts): boolean =>
  steps.every(
    ({ from, most }) =>
      steps.reduce((sum, each) => sum + (each.from === from ? (chosen[keyOf(each)] ?? 0) : 0), 0) <= most,
  );

export const bioplasmosis = technology({
  id: 'bioplasmosis',
  responses: [
    on(endOfStatusPhase, {
      when: (game, me) => stepsOf(game, me).length > 0,
      *play(game, me) {
        const steps = stepsOf(game, me);
        const infantry = new Map(steps.map(({ from, most }) => [from, most]));
        const chosen = yield* allocate(me, 'bioplasmosis.infantry', steps.map(lineOf), {
          min: 1,
          max: [...infantry.values()].reduce((sum, count) => sum + count, 0),
          check: amounts => fits(steps, amounts) || because('commit.too-many', 'LRR 1.6'),
          suggest: { [keyOf(steps[0]!)]: 1 },
        });
        for (const each of steps) {
          const [from, to] = [each.from, each.to].map(planet => ({ system: systemWith(game, planet).id, planet }));
          yield* moveUnits(game, me, 'infantry', chosen[keyOf(each)] ?? 0, 0, from!, to!);
        }
      },
    }),
  ],
});
