import { invariant, type Rule, type Seat } from '@orrery/kernel';
import { type Changing, playerToChange } from '../../model/changes.ts';
import { emit } from '../../model/events/index.ts';
import type { Player } from '../../model/factions/player.ts';
import type { UnitType } from '../../model/ids.ts';
import { type Area, isStructureType, playerOf } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { type Kind, typeOf } from '../../model/units/kinds.ts';
import type { Captured } from '../../model/units/state.ts';
import type { Destroyed } from '../../moments/units/windows.ts';
import { blockadersOfDocks } from './blockade.ts';
import { hasTokensForUnit, reinforcementsOf, removeUnits } from './units.ts';
/** A seat cannot capture units of a player who blockades one of its space docks (LRR 17.6, LRR 14.2a). */
export const mayCapture = (game: State, captor: Seat, owner: Seat): boolean =>
  !blockadersOfDocks(game, captor).includes(owner);

/** The owner of a captured unit; null for fighters and infantry, which become tokens (LRR 17.3, LRR 17.3a). */
const keeperOf = (owner: Seat, unit: UnitType): Seat | null => (hasTokensForUnit(unit) ? null : owner);

const capturedGroup = (captor: Changing<Player>, owner: Seat | null, unit: UnitType): Changing<Captured> | undefined =>
  captor.captured.find(group => group.seat === owner && group.unit === unit);

/** Captures units from their owner's reinforcements, for example just destroyed ones (LRR 17.1). */
export function* capture(game: State, captor: Seat, owner: Seat, unit: UnitType, count: number): Rule {
  invariant(!isStructureType(unit), 'structures are not captured');
  if (!mayCapture(game, captor, owner)) return;
  const taken = Math.min(count, reinforcementsOf(game, owner, unit));
  if (taken <= 0) return;
  const seat = keeperOf(owner, unit);
  const player = playerToChange(game, captor);
  const group = capturedGroup(player, seat, unit);
  if (group) group.count += taken;
  else player.captured.push({ seat, unit, count: taken });
  yield* emit('captured', { seat: captor, from: owner, unit, count: taken });
}

/** Captures units just destroyed, if not captured yet. */
export function* captureDestroyed(game: State, captor: Seat, destroyed: Destroyed): Rule {
  const { seat, unit, count, captured } = destroyed;
  if (count <= captured || !mayCapture(game, captor, seat)) return;
  destroyed.captured = count;
  yield* capture(game, captor, seat, unit, count - captured);
}

/** Captures from the board. */
export function* captureFrom(
  game: State,
  captor: Seat,
  owner: Seat,
  kind: Kind,
  count: number,
  area: Area,
  damaged = 0,
): Rule {
  if (!mayCapture(game, captor, owner)) return;
  yield* removeUnits(game, owner, kind, count, area, damaged);
  yield* capture(game, captor, owner, typeOf(kind), count);
}

/**
 * Returns units to their owner's reinforcements, tokens to the supply (LRR 17.1, LRR 17.4); removes those of eliminated
 * players.
 */
export function* returnCaptured(game: State, captor: Seat, owner: Seat | null, unit: UnitType, count: number): Rule {
  const player = playerToChange(game, captor);
  const group = capturedGroup(player, owner, unit);
  invariant(group && group.count >= count, () => `seat ${captor} has not captured ${count} ${unit} of ${owner}`);
  group.count -= count;
  if (group.count === 0) player.captured = player.captured.filter(each => each !== group);
  yield* emit('captured-returned', { seat: captor, to: owner, unit, count });
}

/**
 * Captured units a captor could return in a transaction or blockade: no fighters or infantry (LRR 17.3b, LRR 17.3c).
 */
export const capturedFrom = (game: State, captor: Seat, owner: Seat): readonly Captured[] =>
  playerOf(game, captor).captured.filter(group => group.seat === owner);

/** Captors with units of a player that blockades their space docks. */
export function capturedUnitsToReturn(game: State): { captor: Seat; owner: Seat }[] {
  const found: { captor: Seat; owner: Seat }[] = [];
  for (let captor = 0; captor < game.seats.length; captor++) {
    const { captured } = playerOf(game, captor);
    if (captured.length === 0) continue;
    for (const owner of blockadersOfDocks(game, captor))
      if (captured.some(group => group.seat === owner)) found.push({ captor, owner });
  }
  return found;
}

/** Returns captured units to players blockading the captor (LRR 14.2, LRR 17.2c). */
export function* returnCapturedToBlockaders(game: State): Rule {
  for (const { captor, owner } of capturedUnitsToReturn(game))
    for (const { unit, count } of capturedFrom(game, captor, owner))
      yield* returnCaptured(game, captor, owner, unit, count);
}
