import type { DieKind } from '@orrery/kernel';
import type { State } from '../model/state.ts';
import { type Faces, facesAlone, facesOf, lookAtDice } from './faces.ts';
import type { ChanceRequest } from './runner.ts';

/** One possible result of a roll; stands for all equivalent ones. */
export interface DiceOutcome {
  readonly results: readonly number[];
  readonly chance: number;
  /** The number of hits, if only that matters; such outcomes are sorted by it, ascending. */
  readonly hits?: number;
}

/** Rolls with more outcomes are not enumerated. */
const MOST = 2000;

/** All outcomes of a roll that differ for the game; undefined if there are too many. */
export function outcomesOf(game: State, request: ChanceRequest): readonly DiceOutcome[] | undefined {
  const { kind, n, sides, kinds } = request;
  if (kind !== 'dice') return undefined;
  if (!kinds) {
    // Without information on what the dice are for, every face is its own outcome.
    const faces = facesAlone(sides);
    return product(new Array<number>(n).fill(1).map(count => ({ count, faces, sides })));
  }
  const rolled = kinds();
  if (!lookAtDice(game, request, rolled)) return knownCounts(rolled, n, sides);
  return product(alike(rolled).map(each => ({ count: each.count, faces: facesOf(game, request, each), sides })));
}

const chanceOf = (needs: number, sides: number): number => Math.min(1, Math.max(0, (sides + 1 - needs) / sides));

const known = new Map<string, readonly DiceOutcome[]>();

/** Cached: the same dice are rolled often. */
function knownCounts(kinds: readonly DieKind[], n: number, sides: number): readonly DiceOutcome[] {
  let key = `${sides}`;
  for (const { needs, count } of kinds) key += `,${count}@${needs}`;
  let counts = known.get(key);
  if (!counts) {
    if (known.size > 1000) known.clear();
    counts = countsOf(kinds, n, sides);
    known.set(key, counts);
  }
  return counts;
}

/** One outcome for each number of hits. Which dice hit does not matter. */
function countsOf(kinds: readonly DieKind[], n: number, sides: number): DiceOutcome[] {
  let chances = [1];
  for (const { needs, count } of kinds) {
    const hit = chanceOf(needs, sides);
    for (let i = 0; i < count; i++) {
      const more = new Array<number>(chances.length + 1).fill(0);
      for (const [hits, chance] of chances.entries()) {
        more[hits]! += chance * (1 - hit);
        more[hits + 1]! += chance * hit;
      }
      chances = more;
    }
  }
  const places = placesByNeed(kinds);
  return chances.flatMap((chance, hits) => {
    if (chance === 0) return [];
    const results = new Array<number>(n).fill(1);
    for (let i = 0; i < hits; i++) results[places[i]!] = sides;
    return [{ results, chance, hits }];
  });
}

/** The indexes of the dice, sorted by the result needed: some always hit, some never. */
const placesByNeed = (kinds: readonly DieKind[]): number[] =>
  kinds
    .flatMap(({ needs, count }) => new Array<number>(count).fill(needs))
    .map((needs, place) => ({ needs, place }))
    .sort((a, b) => a.needs - b.needs)
    .map(({ place }) => place);

/** Merges consecutive identical dice; which of them shows which result does not matter. */
function alike(kinds: readonly DieKind[]): DieKind[] {
  const joined: DieKind[] = [];
  for (const each of kinds) {
    const last = joined.at(-1);
    if (last?.of === each.of && last.needs === each.needs)
      joined[joined.length - 1] = { ...last, count: last.count + each.count };
    else joined.push(each);
  }
  return joined;
}

/** Identical dice, with equivalent faces grouped. */
interface Group {
  readonly count: number;
  readonly faces: readonly Faces[];
  readonly sides: number;
}

function product(groups: readonly Group[]): DiceOutcome[] | undefined {
  let all: DiceOutcome[] = [{ results: [], chance: 1 }];
  for (const group of groups) {
    const some = inAnyOrder(group);
    if (all.length * some.length > MOST) return undefined;
    all = all.flatMap(({ results, chance }) =>
      some.map(each => ({ results: [...results, ...each.results], chance: chance * each.chance })),
    );
  }
  return all;
}

/** All ways to distribute a group's dice over its faces, with probabilities. */
function inAnyOrder({ count, faces, sides }: Group): DiceOutcome[] {
  const found: DiceOutcome[] = [];
  const fill = (results: readonly number[], place: number, chance: number): void => {
    const left = count - results.length;
    const { shows, among } = faces[place]!;
    const share = among / sides;
    if (found.length > MOST) return;
    if (left === 0 || place === faces.length - 1) {
      found.push({ results: [...results, ...new Array<number>(left).fill(shows)], chance: chance * share ** left });
      return;
    }
    let ways = 1; // to choose `some` of the remaining dice
    for (let some = 0; some <= left; some++) {
      fill([...results, ...new Array<number>(some).fill(shows)], place + 1, chance * ways * share ** some);
      ways = (ways * (left - some)) / (some + 1);
    }
  };
  fill([], 0, 1);
  return found;
}
