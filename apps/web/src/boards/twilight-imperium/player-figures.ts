import type { Seat } from '@orrery/kernel';
import { factionNames } from '@orrery/twilight-imperium/text';
import {
  hasFaction,
  type Planet,
  planets,
  type Specialty,
  specialties,
  type TechnologyId,
  technologies,
  turnOrder,
  type View,
  worthOf,
} from '@orrery/twilight-imperium/view';

export type PlayerNow = View['players'][number];

/** The short name of a player's faction, once there is one. */
export const factionOf = (player: PlayerNow): string => (hasFaction(player) ? factionNames[player.faction].short : '');

/** Planets that a player controls, on the board or as cards alone. */
export const planetsHeld = (view: View, seat: Seat): Planet[] => [
  ...view.systems.flatMap(({ planets: worlds }) => worlds.filter(({ controller }) => controller === seat)),
  ...(view.players[seat]?.planetCards ?? []),
];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** What a player's ready planets give. */
export function readyWorth(view: View, seat: Seat): { resources: number; influence: number } {
  const worths = planetsHeld(view, seat)
    .filter(({ exhausted }) => !exhausted)
    .map(worthOf);
  return {
    resources: sum(worths.map(({ resources }) => resources)),
    influence: sum(worths.map(({ influence }) => influence)),
  };
}

/** Players as they take turns; those who are out of the game come last. */
export const inTurn = (view: View): PlayerNow[] => turnOrder(view).map(seat => view.players[seat]!);

/** How many technologies of each colour a player has. */
const coloursOf = ({ technologies: own }: PlayerNow): Record<Specialty, number> =>
  Object.fromEntries(
    specialties.map(colour => [colour, own.filter(id => technologies[id].colour === colour).length]),
  ) as Record<Specialty, number>;

/** What a player's own technologies lack for another; nothing where its prerequisites are met. */
export function missingFor(id: TechnologyId, player: PlayerNow): Specialty[] {
  const own = coloursOf(player);
  const { prerequisites } = technologies[id];
  return specialties.flatMap(colour =>
    Array.from({ length: Math.max(0, (prerequisites[colour] ?? 0) - own[colour]) }, () => colour),
  );
}

/** Printed specialties of planets that could still be exhausted for one. */
export const readySpecialties = (view: View, seat: Seat): Specialty[] =>
  planetsHeld(view, seat)
    .filter(({ exhausted }) => !exhausted)
    .flatMap(({ id }) => planets[id].specialties);
