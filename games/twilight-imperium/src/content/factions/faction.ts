import type { Rule, Seat, Target } from '@orrery/kernel';
import type { FactionUnitId } from '../../model/factions/faction-units.ts';
import {
  type AbilityId,
  allAbilities,
  allFactionUnits,
  type OfFaction,
} from '../../model/factions/printed-factions.ts';
import type { FactionId } from '../../model/ids.ts';
import { playerOf } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { mayUseFactionAbilities } from '../../moments/factions/queries.ts';
import { installSheetPiece } from '../../moments/factions/registry.ts';
import { hasPrintedAbilities } from '../../moments/units/queries.ts';
import { type Abilities, type Card, installAbilities, type Part } from '../ability.ts';
import { installLasting } from '../lasting.ts';

/** Something that plugs itself in; once, where the game is assembled. */
export interface Piece {
  readonly id: string;
  install(): void;
}

/** All that is a faction's own. What it begins with stands in `model/factions/factions.ts`. */
export interface Faction {
  readonly id: FactionId;
  readonly pieces: readonly Piece[];
}

const nothing = function* (): Rule {};

/** Something on a faction sheet, with what it does for whoever has it. */
export function onSheet(
  id: string,
  { faction, source }: OfFaction,
  at: Target,
  abilities: Abilities,
  { mayUse, isActive = () => true }: { mayUse?: Card['mayUse']; isActive?: Card['isOwnedBy'] } = {},
): Piece {
  return {
    id,
    install() {
      installSheetPiece({ id, faction, source });
      installAbilities(
        {
          id,
          name: id,
          at,
          isOwnedBy: (game, seat) => playerOf(game, seat).sheet.includes(id) && isActive(game, seat),
          isReady: () => true,
          exhaust: nothing,
          ...(mayUse && { mayUse }),
        },
        abilities,
        false,
      );
    },
  };
}

/** A faction ability; with what it does for whom it lasts, as long as it does. */
export function ability(id: AbilityId, abilities: Abilities, lasting?: readonly Part[]): Piece {
  const mayUse = (game: State, seat: Seat): boolean => mayUseFactionAbilities(game, seat, true);
  const piece = onSheet(id, allAbilities[id], { ability: id }, abilities, { mayUse });
  return {
    id,
    install() {
      piece.install();
      if (lasting) installLasting(id, lasting);
    },
  };
}

/** A unit of a faction: its flagship, its mech, or one it has instead of the usual one; with what its text says. */
export function factionUnit(id: FactionUnitId, abilities: Abilities = {}): Piece {
  const { unit } = allFactionUnits[id];
  return onSheet(id, allFactionUnits[id], { unit }, abilities, {
    isActive: (game, seat) => hasPrintedAbilities(game, { seat, unit }, true),
  });
}
