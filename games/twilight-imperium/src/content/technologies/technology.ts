import { technologies } from '../../model/cards/technologies.ts';
import type { TechnologyId } from '../../model/ids.ts';
import { hasTechnology, isReady } from '../../model/readers.ts';
import { installSheetPiece } from '../../moments/factions/registry.ts';
import { exhaustTechnology } from '../../verbs/cards/technology.ts';
import { type Abilities, type Card, type Editions, installAbilities, installEditions, type Part } from '../ability.ts';
import { installLasting } from '../lasting.ts';

export { allow, forbid, modify, on } from '../ability.ts';

interface Printed extends Abilities {
  readonly id: TechnologyId;
  /** What it does for whom an effect of it lasts, as long as it does. */
  readonly lasting?: readonly Part[];
  /** Where the wording changed: the newest one of the sets in use counts. Oldest first. */
  readonly editions?: Editions;
}

export interface Technology {
  readonly id: TechnologyId;
  /** Plugs its abilities in; called once, where the game is assembled. */
  install(): void;
}

/** A technology: what it does for whoever owns it. Its colour and prerequisites stand in `model/cards/technologies.ts`. */
export const technology = ({ id, editions = {}, lasting, ...abilities }: Printed): Technology => ({
  id,
  install() {
    const card: Card = {
      id,
      name: id,
      at: { technology: id },
      isOwnedBy: (game, seat) => hasTechnology(game, seat, id),
      isReady: (game, seat) => isReady(game, seat, id),
      exhaust: (game, seat) => exhaustTechnology(game, seat, id),
    };
    const { faction, source } = technologies[id];
    if (faction) installSheetPiece({ id, faction, source });
    if (lasting) installLasting(id, lasting);
    installAbilities(card, abilities);
    installEditions(card, editions);
  },
});
