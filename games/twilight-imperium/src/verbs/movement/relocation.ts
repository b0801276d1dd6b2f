import type { Rule, Seat } from '@orrery/kernel';
import type { Wave } from '../../model/movement/state.ts';
import type { State, SystemId } from '../../model/state.ts';
import { openNexus } from '../galaxy/nexus.ts';
import { moveUnits } from '../units/units.ts';
import { announceArrival } from './arrival.ts';
import { rollForRifts } from './rifts.ts';

/** Moves ships with cargo directly from their systems into another one without an activation. */
export function* relocate(game: State, seat: Seat, waves: readonly Wave[], to: SystemId): Rule {
  const there = { system: to, planet: null };
  for (const wave of waves) {
    yield* rollForRifts(game, seat, wave); // LRR 41.2
    for (const ship of wave.ships)
      yield* moveUnits(game, seat, ship, ship.count, ship.damaged, { system: wave.from, planet: null }, there);
    for (const load of wave.cargo)
      yield* moveUnits(game, seat, load, load.count, load.damaged, { system: load.at, planet: load.planet }, there);
  }
  yield* openNexus(game); // LRR 100.2
  const ships = waves.flatMap(wave => wave.ships);
  yield* announceArrival(game, { seat, system: to, ships, unlocked: [] });
}
