import type { Seat } from '@orrery/kernel';
import type {
  FactionId,
  Planet,
  PlanetId,
  Source,
  StrategyCardId,
  System,
  SystemId,
  UnitStats,
  UnitType,
} from '../view/index.ts';

/** A planet with what it is worth now, and its system if it lies in one. */
export interface PlanetNow extends Planet {
  readonly system: SystemId | undefined;
  readonly resources: number;
  readonly influence: number;
}

/** A fight that is under way. */
export interface CombatNow {
  readonly kind: 'space' | 'ground';
  readonly system: SystemId;
  readonly planet: PlanetId | null;
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly round: number;
}

/** What the wording asks of the table, all of it as one reader sees it. */
export interface TableForText {
  /** The seat that reads; `null` for a spectator. */
  readonly reader: Seat | null;
  readonly sets: readonly Source[];
  /** Construction and Warfare have the wordings of Thunder's Edge. */
  readonly teStrategyCards?: boolean | undefined;
  readonly active: Seat | null;
  /** The system activated in the tactical action under way. */
  readonly activeSystem: SystemId | undefined;
  /** Ships that were told to move in it, and where from. */
  readonly sent: readonly { readonly from: SystemId; readonly unit: UnitType; readonly count: number }[];
  readonly combat: CombatNow | undefined;
  /** The agenda that is being voted on. */
  readonly agenda: string | undefined;
  nameOf(seat: Seat): string;
  factionOf(seat: Seat): FactionId | undefined;
  /** Where a system lies: `207`, or `tl` beside the board. */
  positionOf(system: SystemId): string | undefined;
  system(system: SystemId): System | undefined;
  /** Tiles that lie next to a place of the board, hyperlanes apart. */
  beside(position: string): readonly SystemId[];
  planet(planet: PlanetId): PlanetNow | undefined;
  statsOf(seat: Seat, unit: UnitType): UnitStats;
  tradeGoodsOf(seat: Seat): number;
  tokensOf(seat: Seat): { readonly tactic: number; readonly fleet: number; readonly strategy: number };
  /** Trade goods that lie on a strategy card. */
  tradeGoodsOn(card: StrategyCardId): number;
}
