import type { Rule, Seat } from '@orrery/kernel';
import { emit } from '../../model/events/index.ts';
import type { PlanetId } from '../../model/galaxy/planets.ts';
import { type Area, groupsIn, systemWith } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { rollDice } from '../combat/die.ts';
import { pulls } from '../movement/rifts.ts';
import { enforceStructureLimits } from './structures.ts';
import { moveUnits, removeUnits } from './units.ts';

const areaOf = (game: State, planet: PlanetId): Area => ({ system: systemWith(game, planet).id, planet });

/** Moves all of a seat's units on a planet to another one; removes structures beyond the limits there. */
export function* evacuate(game: State, seat: Seat, from: PlanetId, to: PlanetId): Rule {
  const [here, there] = [areaOf(game, from), areaOf(game, to)];
  if (pulls(game, seat, here.system)) yield* leaveRift(game, seat, here);
  for (const group of ownGroups(game, seat, here))
    yield* moveUnits(game, seat, group, group.count, group.damaged, here, there);
  yield* enforceStructureLimits(game);
}

const ownGroups = (game: State, seat: Seat, area: Area) =>
  groupsIn(game, area)
    .filter(group => group.seat === seat)
    .map(group => ({ ...group }));

/** One die for each unit: on 1 to 3 it is removed (LRR 41.2). */
function* leaveRift(game: State, seat: Seat, area: Area): Rule {
  for (const group of ownGroups(game, seat, area)) {
    const { unit, count, damaged } = group;
    const results = yield* rollDice('gravity-rift', count);
    const lost = results.flatMap((result, i) => (result <= 3 ? [i] : []));
    yield* emit('rift-rolled', { seat, system: area.system, results: [...results], lost: lost.map(() => unit) });
    yield* removeUnits(game, seat, group, lost.length, area, lost.filter(i => i < damaged).length);
  }
}
