import type { Seat } from '@orrery/kernel';
import type { PermanentId, PlanetId, PlanetType, Resource, Role } from '../model/ids.ts';

/** A planet of an empire, as far as the reader may know it. */
export interface PlanetInEmpire {
  /** Absent where its front is hidden from the reader. */
  readonly planet?: PlanetId;
  readonly type: PlanetType;
  readonly faceUp: boolean;
  /** Colonies on it, and how many it takes to settle it, empire symbols counted. */
  readonly colonies: number;
  readonly needed: number;
  /** Fighters that its owner pays to attack it. */
  readonly attackCost: number;
}

/** What is printed on a planet. */
export interface PlanetFaces {
  readonly type: PlanetType;
  readonly warfareCost: number;
  readonly colonizeCost: number;
  readonly influence: number;
  readonly symbols: readonly Role[];
  readonly slots: readonly Resource[];
  readonly handLimit: number;
}

/** Why a role would do nothing. */
export type Idle = 'no-symbols' | 'no-planet' | 'no-slot' | 'no-goods' | 'no-technology';

/** What the wording asks of the table, all of it as one reader sees it. */
export interface TableForText {
  /** The seat that reads; `null` for a spectator. */
  readonly reader: Seat | null;
  readonly errata2014: boolean;
  nameOf(seat: Seat): string;
  planetAt(seat: Seat, place: number): PlanetInEmpire | undefined;
  facesOf(planet: PlanetId): PlanetFaces;
  symbolsOn(card: string): readonly Role[];
  has(seat: Seat, permanent: PermanentId): boolean;
  fightersOf(seat: Seat): number;
  /** What is missing, if a role led now would do nothing. */
  idle(seat: Seat, role: Role): Idle | undefined;
  /** The card whose Action the seat is resolving. */
  actingCard(seat: Seat): string | undefined;
}
