import { lawStats } from '../../../model/agenda/law-stats.ts';
import { technologies } from '../../../model/cards/technologies.ts';
import type { Player } from '../../../model/factions/player.ts';
import type { TechnologyId } from '../../../model/ids.ts';
import { seatsClockwise } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { prerequisitesIgnored } from '../../../moments/cards/queries.ts';
import { unitStats } from '../../../moments/units/queries.ts';
import { discardHand } from '../../../verbs/cards/cards.ts';
import { agenda, modify } from '../agenda.ts';

const isOfWarSuns = (technology: TechnologyId): boolean => technologies[technology].upgrades === 'war-sun';
const ownsWarSuns = ({ technologies: owned }: Player): boolean => owned.some(isOfWarSuns);
const isKnown = (game: State): boolean => game.seats.some(ownsWarSuns);

const id = 'publicize-weapon-schematics';

export const publicizeWeaponSchematics = agenda({
  id,
  passive: [
    modify(prerequisitesIgnored, ({ technology }, ignored, game) =>
      isOfWarSuns(technology) && isKnown(game) ? Number.POSITIVE_INFINITY : ignored,
    ),
    modify(unitStats, ({ unit }, stats) => lawStats[id](unit, stats)),
  ],
  *against(game) {
    for (const seat of seatsClockwise(game, game.speaker))
      if (ownsWarSuns(game.seats[seat]!)) yield* discardHand(game, seat);
  },
});
