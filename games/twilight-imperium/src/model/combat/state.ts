import type { Seat } from '@orrery/kernel';
import type { PlanetId } from '../galaxy/planets.ts';
import type { UnitType } from '../ids.ts';
import type { SystemId } from '../state.ts';
import type { Mark } from '../units/kinds.ts';

export interface Combat {
  kind: 'space' | 'ground';
  system: SystemId;
  planet: PlanetId | null;
  attacker: Seat;
  defender: Seat;
  round: number;
  /** Who announced a retreat in this round. */
  retreating: Seat | null;
  hits: {
    attacker: number;
    defender: number;
    /** How many of them must go to other ships than fighters, if able; none unless told. */
    aimed?: { attacker: number; defender: number };
  };
  /** What was destroyed in it so far. */
  losses: { seat: Seat; unit: UnitType; count: number; round: number; cause: string }[];
  /** Who has scored an objective in it: each may once (LRR 61.7). */
  scorers: Seat[];
  /** Units in this combat that used Sustain Damage in this round. */
  sustained: { seat: Seat; unit: UnitType; count: number; mark?: Mark }[];
  /** Who makes no combat rolls in this round. */
  silenced: Seat[];
  /** Nobody wins it, whoever is left. */
  drawn?: true;
}
