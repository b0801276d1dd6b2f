import type { Seat } from '@orrery/kernel';
import { factionNames } from '@orrery/twilight-imperium/text';
import {
  initiativeOf,
  type Planet,
  planets,
  type Specialty,
  specialties,
  type TechnologyId,
  technologies,
  type View,
  worthOf,
} from '@orrery/twilight-imperium/view';

export type PlayerNow = View['players'][number];

/** The short name of a player's faction, once there is one. */
export const factionOf = ({ faction, home }: PlayerNow): string => (home === '' ? '' : factionNames[faction].short);

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

/** The lowest number on a player's strategy cards; those without any come last. */
const firstMove = ({ strategyCards }: PlayerNow): number =>
  Math.min(99, ...strategyCards.map(({ id }) => initiativeOf(id)));

/** Players as they take turns; before anybody has a card, from the speaker on. */
export function inTurn(view: View): PlayerNow[] {
  const count = view.players.length;
  const { clockwise = [...view.players.keys()] } = view;
  const fromSpeaker = (seat: Seat) => (clockwise.indexOf(seat) - clockwise.indexOf(view.speaker) + count) % count;
  return view.players.toSorted(
    (a, b) =>
      Number(a.eliminated) - Number(b.eliminated) ||
      firstMove(a) - firstMove(b) ||
      fromSpeaker(a.seat) - fromSpeaker(b.seat),
  );
}

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
