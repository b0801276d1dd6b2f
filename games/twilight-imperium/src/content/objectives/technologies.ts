import type { Seat } from '@orrery/kernel';
import { type TechnologyFacts, technologies } from '../../model/cards/technologies.ts';
import { type Specialty, specialties } from '../../model/ids.ts';
import { playerOf } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { type Condition, met } from './condition.ts';

const owned = (game: State, seat: Seat): TechnologyFacts[] =>
  playerOf(game, seat).technologies.map(id => technologies[id]);

const ofColour = (game: State, seat: Seat, colour: Specialty): number =>
  owned(game, seat).filter(each => each.colour === colour).length;

/** Two upgrades of the same unit are one. */
const unitUpgrades = (least: number): Condition =>
  met((game, seat) => new Set(owned(game, seat).flatMap(({ upgrades }) => upgrades ?? [])).size >= least);

const twoInColours = (least: number): Condition =>
  met((game, seat) => specialties.filter(colour => ofColour(game, seat, colour) >= 2).length >= least);

export const ofTechnologies = {
  'develop-weaponry': unitUpgrades(2),
  'revolutionize-warfare': unitUpgrades(3),

  'diversify-research': twoInColours(2),
  'master-the-sciences': twoInColours(4),

  'master-the-laws-of-physics': met((game, seat) => specialties.some(colour => ofColour(game, seat, colour) >= 4)),
  'adapt-new-strategies': met(
    (game, seat) => owned(game, seat).filter(({ faction }) => faction !== undefined).length >= 2,
  ),
};
