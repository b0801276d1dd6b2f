import type { Seat } from '@orrery/kernel';
import { type TechnologyFacts, technologies } from '../../model/cards/technologies.ts';
import { type Specialty, specialties } from '../../model/ids.ts';
import { playerOf } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { anyOf, type Condition, reached } from './condition.ts';

const owned = (game: State, seat: Seat): TechnologyFacts[] =>
  playerOf(game, seat).technologies.map(id => technologies[id]);

/** Without copies: a copy has the text of a technology, but no colour. */
const inOwnColours = (game: State, seat: Seat): TechnologyFacts[] => {
  const { technologies: known, copies = [] } = playerOf(game, seat);
  return known.filter(id => !copies.some(({ technology }) => technology === id)).map(id => technologies[id]);
};

/** A card that copies a technology counts only as the copied one. */
const ofFactions = (game: State, seat: Seat): number =>
  owned(game, seat).filter(({ faction, copier }) => faction !== undefined && !copier).length;

const ofColour = (game: State, seat: Seat, colour: Specialty): number =>
  inOwnColours(game, seat).filter(each => each.colour === colour).length;

/** Two upgrades of a unit count as one. */
const unitUpgrades = (least: number): Condition =>
  reached('upgrades', least, (game, seat) => new Set(owned(game, seat).flatMap(({ upgrades }) => upgrades ?? [])).size);

const twoInColours = (least: number): Condition =>
  reached(
    'pairs-of-colour',
    least,
    (game, seat) => specialties.filter(colour => ofColour(game, seat, colour) >= 2).length,
  );

export const ofTechnologies = {
  'develop-weaponry': unitUpgrades(2),
  'revolutionize-warfare': unitUpgrades(3),

  'diversify-research': twoInColours(2),
  'master-the-sciences': twoInColours(4),

  'master-the-laws-of-physics': anyOf(
    ...specialties.map(colour => reached(`${colour}-technologies`, 4, (game, seat) => ofColour(game, seat, colour))),
  ),
  'adapt-new-strategies': reached('faction-technologies', 2, ofFactions),
};
