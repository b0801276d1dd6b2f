import type { Seat } from '@orrery/kernel';
import type { Anomaly, PlanetTokenId, Wormhole } from '../ids.ts';
import type { CardKey, SystemId } from '../state.ts';
import type { UnitGroup } from '../units/state.ts';
import type { PlanetId } from './planets.ts';

export interface PlacedTile {
  readonly tile: string;
  /** The system that it is now, where another tile lay there when that came into the game; else its number is the id. */
  readonly system?: SystemId;
  readonly position: string;
  /** Turned clockwise by so many sixths; only hyperlanes are. */
  readonly turn: number;
}

/** The board. It changes by being replaced as a whole, so copies share it. */
export interface Galaxy {
  readonly tiles: readonly PlacedTile[];
}

/** A token of a player's faction on a planet; it stays there whoever controls the planet. */
export interface PlanetToken {
  readonly id: PlanetTokenId;
  readonly seat: Seat;
}

export interface Planet {
  readonly id: PlanetId;
  readonly controller: Seat | null;
  readonly exhausted: boolean;
  readonly units: readonly UnitGroup[];
  /** Who has units here beside the controller's without fighting for it. */
  readonly coexisting: readonly Seat[];
  readonly attachments: readonly string[];
  /** Those of them that are exhausted. */
  readonly exhaustedCards: readonly string[];
  readonly explored: boolean;
  /** Tokens of factions; absent where there are none. */
  readonly factionTokens?: readonly PlanetToken[];
}

export interface System {
  /** For good: the number of the tile that it began with. */
  readonly id: SystemId;
  /** The tile that lies there now, where it is another one. */
  readonly tile?: string;
  /** Whose command tokens lie here. */
  readonly tokens: readonly Seat[];
  readonly space: readonly UnitGroup[];
  readonly planets: readonly Planet[];
  readonly frontier: boolean;
  /** What tokens add to what is printed. */
  readonly wormholes: readonly Wormhole[];
  readonly anomalies: readonly Anomaly[];
}

/** A wormhole token that may turn or move; the card of one with two sides lies in the common play area. */
export interface WormholeToken {
  /** The card that it belongs to, or a name of its own. */
  card: CardKey;
  system: SystemId;
  /** The side that shows; it is among the wormholes of the system. */
  shows: Wormhole;
  /** What is on its other side; absent where both are alike. */
  back?: Wormhole;
}
