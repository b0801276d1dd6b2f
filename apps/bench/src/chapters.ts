import { games } from '@orrery/catalogue';
import { exactOdds, type Force, readForce, simulatedOdds } from '@orrery/twilight-imperium/odds';
import { Course } from './course.ts';
import {
  decisionFigures,
  type Figure,
  fileFigures,
  lastViewFigure,
  longestFigure,
  must,
  positionFigures,
  rate,
  ratioFigures,
  savedGames,
  syntheticFigure,
} from './figures.ts';
import { GAMES, SEATS } from './games.ts';
import { type Effort, microseconds } from './measure.ts';

/** What is measured of one game. */
export interface Chapter {
  readonly game: string;
  readonly about: string;
  readonly figures: readonly Figure[];
}

/** What some figures of a game should be at most, or for a ratio at least, by name. */
type Budgets = Readonly<Record<string, number>>;

const within = (budgets: Budgets, figure: Figure): Figure => {
  const budget = budgets[figure.name];
  return budget === undefined ? figure : { ...figure, budget };
};

export async function eminentDomain(effort: Effort, besideBoardgameIo: boolean): Promise<Chapter> {
  const { game, title } = games['eminent-domain'];
  const course = new Course({ game, seats: SEATS, games: GAMES });
  const budgets = { fork: 20, load: 50, verify: 200, ratio: 30 };
  const decisions = decisionFigures(course, effort);
  const [clone, ...position] = positionFigures(course, effort);
  const figures = [
    ...decisions,
    clone!,
    syntheticFigure(effort),
    ...position,
    ...fileFigures(course, savedGames(course), effort),
    ...(besideBoardgameIo ? await ratioFigures(course, effort) : []),
  ];
  return { game: game.id, about: `${title}, ${SEATS} seats`, figures: figures.map(each => within(budgets, each)) };
}

export function twilightImperium(effort: Effort): Chapter {
  const { game, title } = games['twilight-imperium'];
  const course = new Course({
    game,
    seats: 6,
    games: 12,
    part: { begins: ({ round: number }) => number >= 4, isOver: ({ round: number }) => number > 4 },
  });
  const budgets = {
    decision: 50,
    'decision-median': 20,
    enumeration: 5,
    clone: 25,
    fork: 50,
    'view-last': 1000,
    views: 200,
    load: 50,
    move: 50,
    'load-moved': 50,
    verify: 200,
  };
  const patient = { ...effort, warmUpMs: 10 * effort.warmUpMs }; // much code, so warm-up takes longer
  const files = savedGames(course);
  const figures = [
    ...decisionFigures(course, patient),
    longestFigure(course, effort),
    ...positionFigures(course, effort),
    ...fileFigures(course, files, effort),
    lastViewFigure(course, files, effort),
  ];
  return {
    game: game.id,
    about: `${title}, 6 seats, decisions and positions in round 4`,
    figures: figures.map(each => within(budgets, each)),
  };
}

/** Five ships on each side. */
const fleets = [
  ['1 dn 1 ca 1 dd 2 ff', '1 dn 1 ca 1 dd 2 ff'],
  ['2 dn 1 cv 2 ff', '1 ws 2 dd 2 ca'],
  ['1 fs 1 cv 1 dd 1 ca 1 ff', '2 dn 3 ca'],
  ['5 ca', '1 cv 1 dd 3 ff'],
] as const;

const FIGHTS = 200;

const side = (text: string): { units: Force } => ({ units: must(readForce(text)) });

const fights = () =>
  fleets.map(
    ([attacker, defender]) => ({ attacker: side(attacker), defender: side(defender), place: 'space' }) as const,
  );

export function oddsFigures(effort: Effort): Figure[] {
  const simulated = fights().map(fight =>
    microseconds(effort, () => simulatedOdds(fight, { runs: FIGHTS, seed: 'bench' }).runs),
  );
  const exact = fights().map(fight => microseconds(effort, () => (exactOdds(fight)?.method === 'exact' ? 1 : 0)));
  const figures = [
    rate('odds', 'one fight of five ships against five, the slowest of several fleets', Math.max(...simulated)),
    rate('odds-exact', 'the exact odds of the slowest of these fights', Math.max(...exact)),
  ];
  return figures.map(figure => within({ odds: 100, 'odds-exact': 20_000 }, figure));
}
