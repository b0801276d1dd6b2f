import { allocate, type Rule, type Seat } from '@orrery/kernel';
import { playerToChange } from '../../model/changes.ts';
import { emit } from '../../model/events/index.ts';
import { type Area, playerOf, systemOf } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { rollDice } from '../combat/die.ts';
import { placeUnits } from './units.ts';

/** Rolls a die for each destroyed infantry; revived ones wait on their card. */
export function* rollForRevival(game: State, seat: Seat, count: number, needs: number): Rule {
  const results = yield* rollDice('revival', count, () => [{ of: 'infantry', needs, count }]);
  const revived = results.filter(result => result >= needs).length;
  playerToChange(game, seat).reviving += revived;
  yield* emit('revival-rolled', { seat, results: [...results], revived });
}

/** Puts destroyed infantry on their card without a roll. */
export function* awaitRevival(game: State, seat: Seat, count: number): Rule {
  playerToChange(game, seat).reviving += count;
  yield* emit('revival-awaited', { seat, count });
}

/** Moves infantry from their card to reinforcements. */
export function* loseRevived(game: State, seat: Seat): Rule {
  const count = playerOf(game, seat).reviving;
  if (count === 0) return;
  playerToChange(game, seat).reviving = 0;
  yield* emit('revival-lost', { seat, count });
}

/** Places infantry from their card on own planets in the home system; if none, in reinforcements. */
export function* placeRevived(game: State, seat: Seat): Rule {
  const player = playerOf(game, seat);
  const count = player.reviving;
  const homes = systemOf(game, player.home).planets.filter(planet => planet.controller === seat);
  if (homes.length === 0) {
    yield* loseRevived(game, seat);
    return;
  }
  playerToChange(game, seat).reviving = 0;
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
