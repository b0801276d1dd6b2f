import type { Seat } from '@orrery/kernel';
import { factionNames } from '@orrery/twilight-imperium/text';
import {
  initiativeOf,
  isStructure,
  type ObjectiveId,
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

/** Planets that a player controls. */
export const planetsHeld = (view: View, seat: Seat): Planet[] =>
  view.systems.flatMap(({ planets: worlds }) => worlds.filter(({ controller }) => controller === seat));

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

export interface Progress {
  readonly have: number;
  readonly need: number;
}

type Count = (view: View, player: PlayerNow) => number;

const upgrades: Count = (_view, player) => player.technologies.filter(id => technologies[id].upgrades).length;
const away: Count = (view, { seat }) => {
  const homes = view.players.map(({ home }) => home);
  return sum(
    view.systems
      .filter(({ id }) => !homes.includes(id))
      .map(({ planets: worlds }) => worlds.filter(({ controller }) => controller === seat).length),
  );
};
const structures: Count = (view, { seat }) =>
  sum(
    view.systems
      .flatMap(system => [...system.space, ...system.planets.flatMap(({ units }) => units)])
      .filter(group => group.seat === seat && isStructure(group.unit))
      .map(({ count }) => count),
  );
const resources: Count = (view, { seat, tradeGoods }) => readyWorth(view, seat).resources + tradeGoods;
const influence: Count = (view, { seat, tradeGoods }) => readyWorth(view, seat).influence + tradeGoods;
const attached: Count = (view, { seat }) =>
  planetsHeld(view, seat).filter(({ attachments }) => attachments.length > 0).length;

/** Objectives that are a plain count of what lies open, and what they ask for. */
const counts: Readonly<Partial<Record<ObjectiveId, readonly [Count, number]>>> = {
  'develop-weaponry': [upgrades, 2],
  'revolutionize-warfare': [upgrades, 3],
  'expand-borders': [away, 6],
  'subdue-the-galaxy': [away, 11],
  'build-defenses': [structures, 4],
  'construct-massive-cities': [structures, 7],
  'erect-a-monument': [resources, 8],
  'found-a-golden-age': [resources, 16],
  'sway-the-council': [influence, 8],
  'manipulate-galactic-law': [influence, 16],
  'negotiate-trade-routes': [(_view, { tradeGoods }) => tradeGoods, 5],
  'centralize-galactic-trade': [(_view, { tradeGoods }) => tradeGoods, 10],
  'lead-from-the-front': [(_view, { tokens }) => tokens.tactic + tokens.strategy, 3],
  'galvanize-the-people': [(_view, { tokens }) => tokens.tactic + tokens.strategy, 6],
  'discover-lost-outposts': [attached, 2],
  'reclaim-ancient-monuments': [attached, 3],
  'diversify-research': [(_view, player) => Object.values(coloursOf(player)).filter(count => count >= 2).length, 2],
  'master-the-sciences': [(_view, player) => Object.values(coloursOf(player)).filter(count => count >= 2).length, 4],
};

/** How far a player is with an objective, where that is a plain count. */
export function progressOf(objective: ObjectiveId, view: View, player: PlayerNow): Progress | undefined {
  const found = counts[objective];
  return found && { have: found[0](view, player), need: found[1] };
}
