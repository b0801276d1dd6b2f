import { allocate, dice, type Rule, type Seat } from '@orrery/kernel';
import { playerToChange } from '../../model/changes.ts';
import { emit } from '../../model/events/index.ts';
import { type Area, playerOf, systemOf } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { placeUnits } from './units.ts';

/** A die for each destroyed infantry; those that come back wait on their card. */
export function* rollForRevival(game: State, seat: Seat, count: number, needs: number): Rule {
  const results = yield* dice('revival', count, 10, () => [{ of: 'infantry', needs, count }]);
  const revived = results.filter(result => result >= needs).length;
  playerToChange(game, seat).reviving += revived;
  yield* emit('revival-rolled', { seat, results: [...results], revived });
}

/** Infantry that waited go to own planets of the home system; where there is none, to the reinforcements. */
export function* placeRevived(game: State, seat: Seat): Rule {
  const player = playerOf(game, seat);
  const count = player.reviving;
  playerToChange(game, seat).reviving = 0;
  const homes = systemOf(game, player.home).planets.filter(planet => planet.controller === seat);
  if (homes.length === 0) {
    yield* emit('revival-lost', { seat, count });
    return;
  }
  const lines = homes.map(({ id }) => ({ key: id, at: { planet: id }, min: 0, max: count }));
  const places: Readonly<Record<string, number>> =
    homes.length === 1
      ? { [homes[0]!.id]: count }
      : yield* allocate(seat, 'revival.place', lines, {
          min: count,
          max: count,
          suggest: { [homes[0]!.id]: count },
          prompt: { count },
        });
  for (const { id } of homes) {
    const area: Area = { system: player.home, planet: id };
    yield* placeUnits(game, seat, 'infantry', places[id] ?? 0, area);
  }
}
