import type { UnitType } from '../model/ids.ts';
import type { State } from '../model/state.ts';
import { type Counted, installCountsAs, type Role } from '../moments/units/counts-as.ts';
import type { Part } from './ability.ts';

/** Changes whether units of some types of the card's owner count in a role: as a ship, a ground force and so on. */
export const counts =
  (as: Role, types: readonly UnitType[], change: (counted: Counted, value: boolean, game: State) => boolean): Part =>
  card =>
    installCountsAs(card.id, as, types, (game, counted, value) =>
      card.isOwnedBy(game, counted.seat) ? change(counted, value, game) : value,
    );
