import type { NoData, Seat } from '@orrery/kernel';
import type { Cause, Die } from '../combat/combat.ts';
import type { PlanetId } from '../galaxy/planets.ts';
import type { UnitType } from '../ids.ts';
import type { SystemId } from '../state.ts';
import type { UnitsAt } from './movement.ts';

type Volley = {
  readonly seat: Seat;
  readonly hits: number;
  readonly dice: readonly Readonly<Die>[];
};

/** Space combat, invasion and unit abilities. */
export interface CombatEvents {
  readonly 'space-cannon-offense': { readonly system: SystemId };
  readonly 'space-cannon': {
    readonly shooter: Seat;
    readonly target: Seat;
    readonly hits: number;
    readonly dice: readonly Readonly<Die>[];
    readonly system: SystemId;
    readonly planet: PlanetId | null;
  };
  readonly combat: {
    readonly kind: 'space' | 'ground';
    readonly system: SystemId;
    /** Of a ground combat only. */
    readonly planet?: PlanetId;
    readonly attacker: Seat;
    readonly defender: Seat;
  };
  readonly 'combat-round': { readonly round: number };
  readonly barrage: Volley;
  readonly 'combat-roll': Volley;
  readonly bombardment: Volley & { readonly planet: PlanetId };
  readonly 'effect-roll': Volley & { readonly card: string };
  /** The dice as they lay before. */
  readonly rerolled: Omit<Volley, 'hits'>;
  readonly 'rolled-for': {
    readonly seat: Seat;
    readonly results: readonly number[];
    readonly needs: number;
    readonly reached: number;
  };
  readonly 'rolled-against': {
    readonly seat: Seat;
    readonly system: SystemId;
    readonly planet: PlanetId | null;
    readonly unit: UnitType;
    readonly results: readonly number[];
    readonly needs: number;
    readonly destroyed: number;
  };
  readonly 'die-rolled': { readonly seat: Seat; readonly card: string; readonly result: number };
  readonly 'hits-produced': { readonly seat: Seat; readonly count: number };
  /** What both sides have rolled in this round counts for nothing: they roll again. */
  readonly 'dice-called-off': NoData;
  readonly 'hits-cancelled': { readonly seat: Seat; readonly count: number };
  readonly sustained: Omit<UnitsAt, 'count'>;
  readonly destroyed: UnitsAt & { readonly by: Seat | null; readonly cause: Cause };
  readonly 'units-damaged': UnitsAt;
  readonly 'unit-repaired': Omit<UnitsAt, 'count'>;
  readonly repaired: NoData;
  /** Dice for the units of a seat, of which those that roll too low are captured. */
  readonly 'rolled-for-capture': {
    readonly seat: Seat;
    readonly by: Seat;
    readonly system: SystemId;
    readonly unit: UnitType;
    readonly results: readonly number[];
    readonly captured: number;
  };
  readonly captured: {
    readonly seat: Seat;
    readonly from: Seat;
    readonly unit: UnitType;
    readonly count: number;
  };
  /** To its owner, or to the supply what is nobody's. */
  readonly 'captured-returned': {
    readonly seat: Seat;
    readonly to: Seat | null;
    readonly unit: UnitType;
    readonly count: number;
  };
  readonly silenced: { readonly seat: Seat };
  readonly stalemate: { readonly attacker: Seat };
  readonly 'retreat-announced': { readonly seat: Seat };
  readonly 'retreat-prevented': { readonly seat: Seat };
  readonly 'retreat-compelled': { readonly seat: Seat };
  readonly retreated: {
    readonly seat: Seat;
    readonly from: SystemId;
    readonly to: SystemId;
    readonly drawn?: true;
  };
  readonly 'combat-over': {
    readonly kind: 'space' | 'ground';
    /** Of a space combat only. */
    readonly system?: SystemId;
    /** Of a ground combat only. */
    readonly planet?: PlanetId;
    readonly winner: Seat | null;
    readonly drawn?: true;
  };
  readonly 'revival-rolled': { readonly seat: Seat; readonly results: readonly number[]; readonly revived: number };
  readonly 'revival-awaited': { readonly seat: Seat; readonly count: number };
  readonly 'revival-lost': { readonly seat: Seat; readonly count: number };
}
