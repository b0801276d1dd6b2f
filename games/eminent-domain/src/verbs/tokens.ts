import { open, type Rule, type Seat } from '@orrery/kernel';
import { emit } from '../model/events.ts';
import { empireOf, placeOf, type Slot } from '../model/readers.ts';
import type { State } from '../model/state.ts';
import { afterProduced, afterTraded } from '../moments/windows.ts';

/** Fighters from an unlimited supply. */
export function* collectFighters(game: State, seat: Seat, count: number): Rule {
  empireOf(game, seat).fighters += count;
  yield* emit('fighters', { seat, count });
}

/** Takes influence tokens; missing ones are paid from outside the supply. */
export function* gainInfluence(game: State, seat: Seat, count: number): Rule {
  empireOf(game, seat).influence += count;
  game.supply = Math.max(0, game.supply - count);
  yield* emit('influence', { seat, count });
}

/** Puts one resource into an empty slot (ED 22). */
export function* produce(game: State, seat: Seat, slot: Slot): Rule {
  slot.planet.filled[slot.index] = true;
  yield* emit('produced', { seat, place: placeOf(empireOf(game, seat), slot.planet), resource: slot.resource });
  yield* open(game, afterProduced, { seat, resource: slot.resource });
}

/** Returns one resource, or a fighter where that is allowed, for one influence token (ED 25). */
export function* trade(game: State, seat: Seat, goods: Slot | 'fighter'): Rule {
  const empire = empireOf(game, seat);
  const resource = goods === 'fighter' ? null : goods.resource;
  if (goods === 'fighter') empire.fighters--;
  else goods.planet.filled[goods.index] = false;
  yield* emit('traded', { seat, resource });
  yield* gainInfluence(game, seat, 1);
  yield* open(game, afterTraded, { seat, resource });
}
