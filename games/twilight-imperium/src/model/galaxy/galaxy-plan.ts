import { invariant } from '@orrery/kernel';
import type { Source } from '../ids.ts';
import { nexus } from './adjacency.ts';
import { tileFacts } from './galaxy.ts';
import { positions } from './hexes.ts';
import type { Galaxy, PlacedTile } from './state.ts';
import { tiles } from './tiles.ts';

/** A place that a tile drawn at random goes to; `any` takes a blue or a red one. */
export interface OpenPlace {
  readonly position: string;
  readonly back: 'blue' | 'red' | 'any';
}

/** A board before it is known who lives where. */
export interface MapPlan {
  /** Systems and hyperlanes from the centre outwards, without homes. */
  readonly tiles: readonly PlacedTile[];
  /** Where each seat's home goes. */
  readonly homes: readonly string[];
  readonly open: readonly OpenPlace[];
}

/** Mecatol Rex as the boxes on the table have it. */
export const mecatolTile = (sets: readonly Source[]): string => (sets.includes('te') ? '112' : '18');

export const isMecatolTile = (tile: string): boolean => tile === '18' || tile === '112';

const order = new Map(positions.map((position, i) => [position, i]));

/** From the centre outwards, ring by ring, as map strings list tiles; places beside the board last. */
export const inMapOrder = (placed: readonly PlacedTile[]): PlacedTile[] => {
  const rank = ({ position }: PlacedTile): number => order.get(position) ?? order.size;
  return [...placed].sort((a, b) => rank(a) - rank(b));
};

const besideTheBoard = ['tl', 'tr', 'br', 'bl'] as const;

/** The tile that stands in for a home that lies beside the board. */
function gateTo(home: string): string {
  const faction = tileFacts(home).homeOf;
  const gate = [...tiles].find(([, facts]) => facts.gateOf !== undefined && facts.gateOf === faction)?.[0];
  invariant(gate, () => `home ${home} has no gate`);
  return gate;
}

/**
 * The board of a game: the plan with each seat's home tile in its place. A home that lies beside the board leaves its
 * gate there. Prophecy of Kings adds the wormhole nexus (LRR 100.1).
 */
export function galaxyFor(plan: MapPlan, homes: readonly string[], sets: readonly Source[]): Galaxy {
  invariant(plan.open.length === 0, 'a map with open places must be dealt first');
  invariant(homes.length === plan.homes.length, 'one home tile for each seat');
  const apart: string[] = sets.includes('pok') ? [nexus] : [];
  const onBoard = homes.map((home, seat): PlacedTile => {
    const { offBoard } = tileFacts(home);
    if (offBoard) apart.push(home);
    return { tile: offBoard ? gateTo(home) : home, position: plan.homes[seat]!, turn: 0 };
  });
  invariant(apart.length <= besideTheBoard.length, 'no room beside the board');
  return {
    tiles: [
      ...inMapOrder([...plan.tiles, ...onBoard]),
      ...apart.map((tile, i) => ({ tile, position: besideTheBoard[i]!, turn: 0 })),
    ],
  };
}
