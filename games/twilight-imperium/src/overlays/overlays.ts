import type { Seat } from '@orrery/kernel';
import type { PlanetId } from '../model/galaxy/planets.ts';
import type { State, SystemId } from '../model/state.ts';
import { cannonBonus } from '../moments/combat/queries.ts';
import { othersHaveShips } from '../moments/units/counts-as.ts';
import { statsOf } from '../moments/units/queries.ts';
import { restored } from '../reach/restored.ts';
import { cannonsAt } from '../rules/combat/space-cannon.ts';
import { producersIn } from '../verbs/economy/production.ts';
import type { View } from '../view/index.ts';
import '../index.ts'; // what is printed on components has its say about production and cannons

/** How many units a player can produce in a system (LRR 67). */
export interface ProductionPlace {
  readonly system: SystemId;
  readonly seat: Seat;
  readonly value: number;
  /** Others' ships are there, so no ships can be produced (LRR 67.6). */
  readonly isBlockaded: boolean;
}

/** What a player's Space Cannons roll at ships in a system (LRR 77.3c). */
export interface CannonReach {
  readonly system: SystemId;
  readonly seat: Seat;
  /** Dice that hit on the same number or higher, best first. */
  readonly dice: readonly { readonly count: number; readonly hitsOn: number }[];
}

/** What units can do from where they are. */
export interface Overlays {
  readonly production: readonly ProductionPlace[];
  readonly cannons: readonly CannonReach[];
  /** Planets with Planetary Shield (LRR 65). */
  readonly shields: readonly { readonly planet: PlanetId; readonly seat: Seat }[];
}

function cannonDice(game: State, shooter: Seat, system: SystemId, target: Seat | null): CannonReach['dice'] {
  const bonus = target === null || target === shooter ? 0 : cannonBonus(game, { shooter, target }, 0);
  const counts = new Map<number, number>();
  for (const { roll } of cannonsAt(game, shooter, system)) {
    const hitsOn = Math.max(1, roll.hitsOn - bonus);
    counts.set(hitsOn, (counts.get(hitsOn) ?? 0) + roll.dice);
  }
  return [...counts].sort(([a], [b]) => a - b).map(([hitsOn, count]) => ({ count, hitsOn }));
}

/**
 * Where everybody can produce, what their Space Cannons reach and which planets are shielded, as a seat sees it: by the
 * game's own rules. Dice of others are as they would roll at this seat's ships.
 */
export function overlaysIn(view: View): Overlays {
  const game = restored(view);
  const seats = [...game.seats.keys()];
  const shields = game.systems.flatMap(({ planets }) =>
    planets.flatMap(({ id, units }) => {
      const shielding = units.find(({ seat, unit }) => statsOf(game, seat, unit).shield);
      return shielding ? [{ planet: id, seat: shielding.seat }] : [];
    }),
  );
  const production = game.systems.flatMap(system =>
    seats.flatMap((seat): ProductionPlace[] => {
      const value = producersIn(game, seat, system).reduce((sum, each) => sum + each.value, 0);
      if (value === 0) return [];
      return [{ system: system.id, seat, value, isBlockaded: othersHaveShips(game, system, seat) }];
    }),
  );
  const cannons = game.systems.flatMap(({ id }) =>
    seats.flatMap((seat): CannonReach[] => {
      const dice = cannonDice(game, seat, id, view.seat);
      return dice.length > 0 ? [{ system: id, seat, dice }] : [];
    }),
  );
  return { production, cannons, shields };
}
