import { invariant } from '@orrery/kernel';
import { type Wormhole, wormholes } from '../ids.ts';
import type { State, SystemId } from '../state.ts';
import { type Geometry, geometryOf, tileFacts, tileOf } from './galaxy.ts';
import type { System } from './state.ts';

/** As much of the state as adjacency is read from. */
export type Board = Pick<State, 'galaxy' | 'nexusOpen'> & { readonly systems: readonly System[] };

/** What makes a system adjacent to others with the same, as one asker sees it: its wormholes, or whatever joins it. */
export type Link = Wormhole | 'joined';
export type WormholesOf = (system: System) => readonly Link[];

/** The wormhole nexus, by the side it begins on (LRR 100.1). */
export const nexus = '82a' satisfies SystemId;
const openNexus = '82b';

/** The wormholes printed in a system and those that tokens add; the nexus shows one of its sides (LRR 100.1a). */
export function wormholesIn(game: Pick<Board, 'nexusOpen'>, system: System): readonly Wormhole[] {
  const printed = tileFacts(tileOf(system) === nexus && game.nexusOpen ? openNexus : tileOf(system)).wormholes;
  return system.wormholes.length === 0 ? printed : [...printed, ...system.wormholes];
}

const bits: Readonly<Record<Link, number>> = Object.fromEntries(
  [...wormholes, 'joined'].map((link, i) => [link, 1 << i]),
) as Record<Link, number>;

function maskOf(found: readonly Link[]): number {
  let mask = 0;
  for (const wormhole of found) mask |= bits[wormhole];
  return mask;
}

function indexOf(geometry: Geometry, system: SystemId): number {
  const index = geometry.index.get(system);
  invariant(index !== undefined, () => `system ${system} is not on the board`);
  return index;
}

/**
 * The systems adjacent to one, in board order: side by side, joined by hyperlanes, or with a matching wormhole
 * (LRR 6, LRR 6.1, LRR 6.4). What content adds to wormholes or takes away comes in through `wormholesOf`.
 */
export function neighboursOf(
  game: Board,
  system: SystemId,
  wormholesOf: WormholesOf = each => wormholesIn(game, each),
): readonly SystemId[] {
  const geometry = geometryOf(game.galaxy);
  const at = indexOf(geometry, system);
  const own = maskOf(wormholesOf(game.systems[at]!));
  if (own === 0) return geometry.neighbours[at]!;

  const touching = geometry.touching[at]!;
  const found: SystemId[] = [];
  for (let i = 0; i < game.systems.length; i++) {
    if (i === at) continue; // LRR 6.2a
    const other = game.systems[i]!;
    if (touching[i] === 1 || (own & maskOf(wormholesOf(other))) !== 0) found.push(other.id);
  }
  return found;
}

/** Do two systems lie side by side, or are joined by hyperlanes? */
export function isNextTo(game: Pick<Board, 'galaxy'>, a: SystemId, b: SystemId): boolean {
  const geometry = geometryOf(game.galaxy);
  return geometry.touching[indexOf(geometry, a)]![indexOf(geometry, b)] === 1;
}

/** Are two systems adjacent? None is to itself (LRR 6.2a). */
export function areAdjacent(
  game: Board,
  a: SystemId,
  b: SystemId,
  wormholesOf: WormholesOf = each => wormholesIn(game, each),
): boolean {
  if (a === b) return false;
  const geometry = geometryOf(game.galaxy);
  const [one, two] = [indexOf(geometry, a), indexOf(geometry, b)];
  if (geometry.touching[one]![two] === 1) return true;
  const own = maskOf(wormholesOf(game.systems[one]!));
  return own !== 0 && (own & maskOf(wormholesOf(game.systems[two]!))) !== 0;
}
