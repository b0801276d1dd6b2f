import type { Seat } from '@orrery/kernel';
import { type TechnologyFacts, technologies } from '../../model/cards/technologies.ts';
import { type Specialty, specialties } from '../../model/ids.ts';
import { playerOf } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { anyOf, type Condition, reached } from './condition.ts';

const owned = (game: State, seat: Seat): TechnologyFacts[] =>
  playerOf(game, seat).technologies.map(id => technologies[id]);

const ofColour = (game: State, seat: Seat, colour: Specialty): number =>
  owned(game, seat).filter(each => each.colour === colour).length;

/** Two upgrades of the same unit are one. */
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
  'adapt-new-strategies': reached(
    'faction-technologies',
    2,
    (game, seat) => owned(game, seat).filter(({ faction }) => faction !== undefined).length,
  ),
};
