import { type Amounts, allocate, ask, choose, pick, type Rule, type Seat } from '@orrery/kernel';
import type { System } from '../../../model/galaxy/state.ts';
import type { UnitType } from '../../../model/ids.ts';
import type { Cargo, Wave } from '../../../model/movement/state.ts';
import { type Area, countOf, groupsIn, systemOf } from '../../../model/readers.ts';
import type { State, SystemId } from '../../../model/state.ts';
import { ignoresShields } from '../../../moments/invasion/queries.ts';
import { canEnter, maySetOut, slowsOrPulls } from '../../../moments/movement/routes.ts';
import { afterSystemActivated } from '../../../moments/movement/windows.ts';
import { canBeCarried, othersHaveShips } from '../../../moments/units/counts-as.ts';
import { statsOf } from '../../../moments/units/queries.ts';
import { lossesOf, unitLines } from '../../../verbs/combat/hits.ts';
import { relocate } from '../../../verbs/movement/relocation.ts';
import { pieceAvailable } from '../../../verbs/units/recall.ts';
import { replaceUnits } from '../../../verbs/units/replacement.ts';
import { allow, on } from '../../ability.ts';
import { leader } from '../../leaders/leader.ts';

/** Areas of a system with a seat's infantry. */
const withInfantry = (game: State, seat: Seat, system: SystemId): Area[] =>
  [null, ...systemOf(game, system).planets.map(({ id }) => id)]
    .map((planet): Area => ({ system, planet }))
    .filter(area => countOf(groupsIn(game, area), seat, unit => unit === 'infantry') > 0);

/** Lets the player who activates a system replace an infantry there with a mech. */
export const i48s = leader({
  id: 'i48s',
  faction: 'l1z1x',
  kind: 'agent',
  responses: [
    on(afterSystemActivated, {
      exhausts: true,
      when: (game, _me, { seat, system }) =>
        withInfantry(game, seat, system).length > 0 && pieceAvailable(game, seat, 'mech'),
      *play(game, _me, { seat, system }) {
        const [area] = yield* ask(
          pick(seat, 'i48s.infantry', withInfantry(game, seat, system), {
            key: ({ planet }) => planet ?? 'space',
            at: ({ planet }) => ({ unit: 'infantry', system, ...(planet !== null && { planet }) }),
            min: 0,
          }),
        );
        if (area) yield* replaceUnits(game, seat, 'infantry', 'mech', 1, area);
      },
    }),
  ],
});

const dreadnoughts = (game: State, me: Seat): number =>
  game.systems.reduce((sum, { space }) => sum + countOf(space, me, unit => unit === 'dreadnought'), 0);

export const twoRam = leader({
  id: '2ram',
  faction: 'l1z1x',
  kind: 'commander',
  unlocks: (game, me) => dreadnoughts(game, me) >= 4,
  passive: [allow(ignoresShields, () => true)],
});

const comes = (unit: UnitType): boolean => unit === 'flagship' || unit === 'dreadnought';

/** Systems its ships may enter, without other players' ships; no nebulae, as they are not active (LRR 59.1). */
const goals = (game: State, me: Seat): System[] =>
  game.systems.filter(
    system =>
      !othersHaveShips(game, system, me) &&
      canEnter(game, me, system) &&
      !slowsOrPulls(game, me, system, 'nebula') &&
      game.systems.some(({ id, space }) => id !== system.id && countOf(space, me, comes) > 0),
  );

/** Units that can be transported from a system: none if it has an own command token (LRR 95.3). */
const cargoIn = (game: State, me: Seat, system: System): Wave['cargo'] =>
  maySetOut(game, me, system)
    ? [null, ...system.planets.map(({ id }) => id)].flatMap(planet =>
        groupsIn(game, { system: system.id, planet })
          .filter(group => group.seat === me && canBeCarried(game, group, { system: system.id, planet }))
          .map(({ unit, count, damaged }) => ({ unit, count, damaged, at: system.id, planet })),
      )
    : [];

function* loadUp(game: State, me: Seat, system: System, ships: readonly Cargo[]): Rule<Wave['cargo']> {
  const capacity = ships.reduce((sum, { unit, count }) => sum + count * (statsOf(game, me, unit).capacity ?? 0), 0);
  const loads = cargoIn(game, me, system).map(load => ({ ...load, prefix: `${load.planet ?? 'space'}:` }));
  if (loads.length === 0) return [];
  const lines = loads.flatMap(load =>
    unitLines([load]).map(line => ({
      ...line,
      key: load.prefix + line.key,
      at: { ...line.at, system: system.id, ...(load.planet !== null && { planet: load.planet }) },
    })),
  );
  const amounts: Amounts = yield* allocate(me, 'the-helmsman.cargo', lines, { max: capacity, suggest: {} });
  return loads.map(({ prefix, ...load }) => ({ ...load, ...lossesOf(amounts, `${prefix}${load.unit}`) }));
}

/** Moves its flagship and dreadnoughts from any systems into one, despite command tokens. */
export const theHelmsman = leader({
  id: 'the-helmsman',
  faction: 'l1z1x',
  kind: 'hero',
  componentAction: {
    possible: (game, me) => goals(game, me).length > 0,
    *play(game, me) {
      const goal = yield* choose(me, 'the-helmsman.system', goals(game, me), { at: ({ id }) => ({ system: id }) });
      const waves: Wave[] = [];
      for (const system of game.systems) {
        const fleet = system.space.filter(({ seat, unit }) => seat === me && comes(unit));
        if (system.id === goal.id || fleet.length === 0) continue;
        const lines = unitLines(fleet).map(line => ({ ...line, at: { ...line.at, system: system.id } }));
        const chosen = yield* allocate(me, 'the-helmsman.ships', lines, {
          suggest: Object.fromEntries(lines.map(({ key, max }) => [key, max])),
          prompt: { system: system.id },
        });
        const ships = fleet.map(({ unit }) => ({ unit, ...lossesOf(chosen, unit) })).filter(({ count }) => count > 0);
        if (ships.length === 0) continue;
        waves.push({ from: system.id, path: [goal.id], ships, cargo: yield* loadUp(game, me, system, ships) });
      }
      yield* relocate(game, me, waves, goal.id);
    },
  },
});
