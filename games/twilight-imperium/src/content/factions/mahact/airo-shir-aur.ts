import { type Amounts, allocate, choose, next, openTogether, type Rule, type Seat } from '@orrery/kernel';
import type { Cargo, Wave } from '../../../model/movement/state.ts';
import { systemOf } from '../../../model/readers.ts';
import type { State, SystemId } from '../../../model/state.ts';
import { markOf } from '../../../model/units/kinds.ts';
import { mayLeaveCombat } from '../../../moments/combat/queries.ts';
import { arrivalOf } from '../../../moments/movement/arrival.ts';
import { canEnter, waysFrom } from '../../../moments/movement/routes.ts';
import { afterMovedByEffect, afterShipsArrived } from '../../../moments/movement/windows.ts';
import { purgeHero, spaceCombat } from '../../../moments/steps.ts';
import { canBeCarried, hasShips, needsCapacity } from '../../../moments/units/counts-as.ts';
import { statsOf } from '../../../moments/units/queries.ts';
import { lastFor } from '../../../verbs/cards/lasting.ts';
import { lossesOf, unitLines } from '../../../verbs/combat/hits.ts';
import { openNexus } from '../../../verbs/galaxy/nexus.ts';
import { rollForRifts } from '../../../verbs/movement/rifts.ts';
import { moveUnits } from '../../../verbs/units/units.ts';
import { forbid } from '../../ability.ts';
import { leader } from '../../leaders/leader.ts';

const HERO = 'airo-shir-aur';

/** A fleet, and the adjacent systems with another player's ships that it could be moved into. */
interface Fleet {
  readonly owner: Seat;
  readonly from: SystemId;
  readonly to: readonly SystemId[];
}

const rivalsIn = (game: State, owner: Seat, system: SystemId): Seat[] =>
  [...game.seats.keys()].filter(seat => seat !== owner && hasShips(game, systemOf(game, system), seat));

const fleets = (game: State, me: Seat): Fleet[] =>
  game.systems.flatMap(({ id, space }) =>
    [...new Set(space.map(({ seat }) => seat))]
      .filter(owner => hasShips(game, systemOf(game, id), owner))
      .map(owner => ({
        owner,
        from: id,
        to: waysFrom(game, owner, id).filter(
          goal =>
            waysFrom(game, me, id).includes(goal) &&
            canEnter(game, owner, systemOf(game, goal)) &&
            rivalsIn(game, owner, goal).length > 0,
        ),
      }))
      .filter(({ to }) => to.length > 0),
  );

/** A player's units in space: ships that move by themselves, and cargo. */
function inSpace(game: State, owner: Seat, from: SystemId): { ships: Cargo[]; cargo: Wave['cargo'] } {
  const system = systemOf(game, from);
  const own = system.space.filter(group => group.seat === owner);
  const told = (group: (typeof own)[number]): Cargo => {
    const { unit, count, damaged } = group;
    return { unit, count, damaged, ...markOf(group) };
  };
  return {
    ships: own.filter(group => !needsCapacity(game, group, system)).map(told),
    cargo: own
      .filter(group => needsCapacity(game, group, system))
      .map(group => ({ ...told(group), at: from, planet: null })),
  };
}

/** Own ships may transport ground forces from planets in their system. */
function* takesAlong(game: State, me: Seat, from: SystemId, room: number): Rule<Wave['cargo']> {
  const loaded: Wave['cargo'] = [];
  let left = room;
  for (const { id } of systemOf(game, from).planets) {
    const planet = systemOf(game, from).planets.find(each => each.id === id)!;
    const groups = planet.units.filter(group => group.seat === me && canBeCarried(game, group, planet));
    if (left <= 0 || groups.length === 0) continue;
    const chosen: Amounts = yield* allocate(me, `${HERO}.cargo`, unitLines(groups), {
      max: left,
      suggest: {},
      prompt: { planet: id, capacity: left },
    });
    for (const group of groups) {
      const { count, damaged } = lossesOf(chosen, group);
      if (count > 0) loaded.push({ unit: group.unit, ...markOf(group), count, damaged, at: from, planet: id });
      left -= count;
    }
  }
  return loaded;
}

const sizeOf = (units: readonly Cargo[]): number => units.reduce((sum, { count }) => sum + count, 0);

/** Moves the fleet; each ship that leaves a gravity rift rolls. If any arrive, neither side can leave the combat. */
function* move(game: State, me: Seat, { owner, from }: Fleet, to: SystemId, defender: Seat): Rule {
  const { ships, cargo } = inSpace(game, owner, from);
  const capacity = ships.reduce((sum, ship) => sum + ship.count * (statsOf(game, owner, ship).capacity ?? 0), 0);
  if (owner === me) cargo.push(...(yield* takesAlong(game, me, from, capacity - sizeOf(cargo))));
  const wave: Wave = {
    from,
    path: [to],
    ships: ships.map(ship => ({ ...ship })),
    cargo: cargo.map(load => ({ ...load })),
  };
  yield* rollForRifts(game, owner, wave);
  const goal = { system: to, planet: null };
  for (const ship of wave.ships)
    yield* moveUnits(game, owner, ship, ship.count, ship.damaged, { system: from, planet: null }, goal);
  for (const { at, planet, ...load } of wave.cargo)
    yield* moveUnits(game, owner, load, load.count, load.damaged, { system: at, planet }, goal);
  for (const load of inSpace(game, owner, from).cargo) // cargo without capacity, as fighters at a dock
    yield* moveUnits(game, owner, load, load.count, load.damaged, { system: from, planet: null }, goal);
  yield* openNexus(game);
  if (wave.ships.length === 0) return;
  yield* lastFor(game, [owner, defender], { id: HERO, until: 'combat', aim: null });
  const arrived = arrivalOf(game, { seat: owner, system: to, waves: [wave], ships: wave.ships, by: me, unlocked: [] });
  yield* openTogether(game, [afterMovedByEffect, afterShipsArrived], arrived);
}

/** Moves a fleet into a combat with another player; no system is activated. */
export const airoShirAur = leader({
  id: HERO,
  faction: 'mahact',
  kind: 'hero',
  componentAction: {
    possible: (game, me) => fleets(game, me).length > 0,
    *play(game, me) {
      const fleet = yield* choose(me, HERO, fleets(game, me), {
        key: ({ owner, from }) => `${owner}@${from}`,
        at: ({ owner, from }) => ({ seat: owner, system: from }),
      });
      const { owner } = fleet;
      const to = yield* choose(me, `${HERO}.to`, fleet.to, { at: system => ({ system }), prompt: { seat: owner } });
      const rivals = rivalsIn(game, owner, to);
      const defender =
        rivals.length === 1
          ? rivals[0]!
          : yield* choose(me, `${HERO}.opponent`, rivals, { key: String, at: seat => ({ seat }) });
      yield* move(game, me, fleet, to, defender);
      return next(
        spaceCombat({ battle: { system: to, attacker: owner, defender } }),
        purgeHero({ seat: me, leader: HERO }),
      );
    },
  },
  lasting: [forbid(mayLeaveCombat, () => true)],
});
