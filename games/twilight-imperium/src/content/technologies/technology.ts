import { technologies } from '../../model/cards/technologies.ts';
import type { TechnologyId } from '../../model/ids.ts';
import { hasTechnology, isReady } from '../../model/readers.ts';
import { mayUseFactionTechnologies } from '../../moments/factions/queries.ts';
import { installSheetPiece } from '../../moments/factions/registry.ts';
import { copiesUpgradeOf } from '../../verbs/cards/copies.ts';
import { exhaustTechnology } from '../../verbs/cards/technology.ts';
import { type Abilities, type Card, type Editions, installAbilities, installEditions, type Part } from '../ability.ts';
import { installLasting } from '../lasting.ts';

export { allow, forbid, modify, on } from '../ability.ts';

interface Printed extends Abilities {
  readonly id: TechnologyId;
  /** What its lasting effect does for a player. */
  readonly lasting?: readonly Part[];
  /** Its wordings, oldest first; the newest of the sets in use applies. */
  readonly editions?: Editions;
}

export interface Technology {
  readonly id: TechnologyId;
  /** Installs its abilities; called once, where the game is assembled. */
  install(): void;
}

/** A technology's abilities for its owner. Its colour and prerequisites are in `model/cards/technologies.ts`. */
export const technology = ({ id, editions = {}, lasting, ...abilities }: Printed): Technology => ({
  id,
  install() {
    const { faction, source, upgrades } = technologies[id];
    const canBeReplaced = upgrades !== undefined && !faction;
    const card: Card = {
      id,
      name: id,
      at: { technology: id },
      isOwnedBy: (game, seat) =>
        hasTechnology(game, seat, id) &&
        !(canBeReplaced && copiesUpgradeOf(game, seat, upgrades)) &&
        (!faction || mayUseFactionTechnologies(game, seat, true)),
      isReady: (game, seat) => isReady(game, seat, id),
      exhaust: (game, seat) => exhaustTechnology(game, seat, id),
    };
    if (faction) installSheetPiece({ id, faction, source });
    if (lasting) installLasting(id, lasting);
    installAbilities(card, abilities);
    installEditions(card, editions);
  },
});
