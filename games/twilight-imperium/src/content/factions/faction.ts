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
import { type Abilities, type Card, type Editions, installAbilities, installEditions, type Part } from '../ability.ts';
import { installLasting } from '../lasting.ts';

/** Content to install, once, where the game is assembled. */
export interface Piece {
  readonly id: string;
  install(): void;
}

/** A faction's own components. Its setup is in `model/factions/factions.ts`. */
export interface Faction {
  readonly id: FactionId;
  readonly pieces: readonly Piece[];
}

const nothing = function* (): Rule {};

/** An ability or unit on a faction sheet, active for its owner. */
export function onSheet(
  id: string,
  { faction, source }: OfFaction,
  at: Target,
  abilities: Abilities,
  {
    mayUse,
    isActive = () => true,
    editions,
  }: { mayUse?: Card['mayUse']; isActive?: Card['isOwnedBy']; editions?: Editions | undefined } = {},
): Piece {
  return {
    id,
    install() {
      installSheetPiece({ id, faction, source });
      const card: Card = {
        id,
        name: id,
        at,
        isOwnedBy: (game, seat) => playerOf(game, seat).sheet.includes(id) && isActive(game, seat),
        isReady: () => true,
        exhaust: nothing,
        ...(mayUse && { mayUse }),
      };
      installAbilities(card, abilities, false);
      if (editions) installEditions(card, editions, false);
    },
  };
}

/** A faction ability, with what its lasting effect does. */
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

/** A faction's flagship, mech or other unit that replaces a standard one, with the abilities in its text. */
export function factionUnit(id: FactionUnitId, abilities: Abilities = {}, editions?: Editions): Piece {
  const { unit } = allFactionUnits[id];
  return onSheet(id, allFactionUnits[id], { unit }, abilities, {
    isActive: (game, seat) => hasPrintedAbilities(game, { seat, unit }, true),
    editions,
  });
}
