import type { Seat } from '@orrery/kernel';
import { playerToChange } from '../../model/changes.ts';
import { inSets } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { sheetOf } from '../../moments/factions/registry.ts';

/** Gives a seat the parts of its faction sheet that are in the sets in use. */
export function dealFactionSheet(game: State, seat: Seat): void {
  const player = playerToChange(game, seat);
  player.sheet = sheetOf(player.faction)
    .filter(({ source }) => inSets(game, source))
    .map(({ id }) => id);
}
