import type { Frame, Seat } from '@orrery/kernel';
import { playerToChange } from '../model/changes.ts';
import { cloneState } from '../model/clone.generated.ts';
import type { State } from '../model/state.ts';
import { spaceCannonVolley } from '../rules/combat/space-cannon.ts';
import { announceRetreats, antiFighterBarrage } from '../rules/combat/space-combat.ts';
import { rollGroundDice } from '../rules/invasion/ground-combat.ts';
import { type DiceOutcome, outcomesOf } from './dice-outcomes.ts';
import { type Fight, type Odds, type Start, withFight } from './fight.ts';
import { sensible } from './player.ts';
import { type ChanceRequest, carryOut } from './runner.ts';
import { keyOf, Seen, type Signs } from './same-position.ts';

/** The maximum number of runs of fight steps: beyond it, simulation is as fast. */
const MOST_RUNS = 30_000;

/** Fights that are still open with less than this probability are ignored. */
const NEGLIGIBLE = 1e-12;

/** Steps before which equal positions are merged. Any choice gives the same odds; this one is fast. */
const JOINING: ReadonlySet<string> = new Set([
  spaceCannonVolley.id,
  antiFighterBarrage.id,
  announceRetreats.id,
  rollGroundDice.id,
]);

/** A state of a fight between two steps, and the steps that follow, the next one last. */
interface Position {
  readonly state: State;
  readonly waiting: readonly Frame[];
  readonly signs: Signs;
}

/** A position, its successors and the fights that end from it. */
interface Node {
  readonly at: Position;
  readonly next: Map<Node, number>;
  readonly ends: { readonly left: Left; readonly chance: number }[];
  isExpanded: boolean;
}

/** Thrown if the fight has too many outcomes. */
class TooMany extends Error {
  override name = 'TooMany';
}

/** One roll of a run: all its possible outcomes, and the index of the current one. */
interface Throw {
  readonly outcomes: readonly DiceOutcome[];
  index: number;
}

type Left = ReturnType<Start['tally']['left']>;

/** The survivors for some outcomes of the dice, and for which throws more hits would change nothing. */
interface Ending {
  readonly left: Left;
  readonly exhausted: readonly boolean[];
}

const pathOf = (thrown: readonly Throw[]): string => thrown.map(({ index }) => index).join();

/** Clears what no rule of the fight reads any more, so that more positions are equal. */
function forgetHistory(game: State): void {
  const { combat } = game;
  if (combat) {
    combat.round = Math.min(combat.round, 2); // later rounds are like the second
    combat.losses = [];
    combat.scorers = [];
  }
  for (const [seat, { reviving }] of game.seats.entries()) if (reviving > 0) playerToChange(game, seat).reviving = 0;
}

class Chain {
  readonly #start: Start;
  readonly #nodes = new Map<string, Node>();
  readonly #seen = new Seen();
  #runs = 0;

  constructor(start: Start) {
    this.#start = start;
  }

  /** All reachable positions, each with its successors. */
  build(): Node {
    const { state, frames } = this.#start;
    const first = this.#nodeAt({ state, waiting: [...frames].reverse(), signs: this.#seen.of(state) });
    const open = [first];
    for (let node = open.pop(); node; node = open.pop()) {
      if (node.isExpanded) continue;
      this.#expand(node);
      open.push(...node.next.keys());
    }
    return first;
  }

  #nodeAt(at: Position): Node {
    const key = keyOf(at.state, at.waiting, at.signs);
    const known = this.#nodes.get(key);
    if (known) return known;
    const node: Node = { at, next: new Map(), ends: [], isExpanded: false };
    this.#nodes.set(key, node);
    return node;
  }

  /** Runs the next steps once for each outcome of the dice, from the start: a running generator cannot be copied. */
  #expand(node: Node): void {
    node.isExpanded = true;
    const thrown: Throw[] = [];
    const endings = new Map<string, Ending>();
    let from = node.at;
    do {
      const known = endingBefore(thrown, endings);
      if (known) {
        node.ends.push({ left: known.left, chance: chanceOf(thrown) });
        endings.set(pathOf(thrown), known);
        continue;
      }
      if (++this.#runs > MOST_RUNS) throw new TooMany();
      from = this.#run(node, from, thrown, endings);
    } while (advance(thrown));
  }

  /** One run. Returns the position before the first dice, where the next run can start. */
  #run(node: Node, from: Position, thrown: Throw[], endings: Map<string, Ending>): Position {
    const { tally } = this.#start;
    const game = cloneState(from.state);
    const isFirst = thrown.length === 0;
    let beforeDice = from;
    let depth = 0;
    const combatThrows: number[] = [];
    const sides: Seat[] = [];
    let left: Left | undefined;
    let reached: Node | undefined;
    let hasBegun = false;
    carryOut(game, [...from.waiting].reverse(), {
      player: sensible,
      chance: (request: ChanceRequest) => {
        if (depth === thrown.length) {
          const outcomes = outcomesOf(game, request);
          if (!outcomes) throw new TooMany();
          thrown.push({ outcomes, index: 0 });
        }
        const { outcomes, index } = thrown[depth]!;
        if (request.stream === 'combat') combatThrows.push(depth);
        depth++;
        return outcomes[index]!.results;
      },
      onEvent({ type, data }) {
        if (type === 'combat-roll') sides.push(data.seat);
        // Stops before capacity is enforced: fighters can win even without capacity (LRR 78.10).
        if (type === 'combat-over' && data.kind === 'space') left = tally.left(game);
      },
      onStep: (frame, waiting) => {
        if (left) return false;
        if (hasBegun && depth > 0 && JOINING.has(frame.proc)) {
          forgetHistory(game);
          reached = this.#nodeAt({ state: game, waiting: [...waiting, frame], signs: this.#seen.since(from, game) });
          return false;
        }
        if (isFirst && hasBegun && depth === 0)
          beforeDice = { state: cloneState(game), waiting: [...waiting, frame], signs: this.#seen.since(from, game) };
        hasBegun = true;
        return true;
      },
    });
    const chance = chanceOf(thrown);
    if (reached) node.next.set(reached, (node.next.get(reached) ?? 0) + chance);
    else {
      left ??= tally.left(game);
      node.ends.push({ left, chance });
      endings.set(pathOf(thrown), { left, exhausted: exhaustedBy(left, thrown, combatThrows, sides) });
    }
    return beforeDice;
  }
}

const chanceOf = (thrown: readonly Throw[]): number =>
  thrown.reduce((product, { outcomes, index }) => product * outcomes[index]!.chance, 1);

/**
 * For each throw: was the opponent wiped out, so that more hits would change nothing? Combat rolls and `combat-roll`
 * events come in the same order; with rerolls their numbers differ, and the answer is no. It is also no for outcomes
 * that are not counts of hits.
 */
function exhaustedBy(
  left: Left,
  thrown: readonly Throw[],
  combatThrows: readonly number[],
  sides: readonly Seat[],
): boolean[] {
  const exhausted = thrown.map(() => false);
  if (combatThrows.length !== sides.length) return exhausted;
  for (const [i, depth] of combatThrows.entries())
    exhausted[depth] =
      thrown[depth]!.outcomes.every(({ hits }) => hits !== undefined) && left[1 - sides[i]!]!.size === 0;
  return exhausted;
}

/** The known ending with one hit less in one throw, if that throw was already exhausted. */
function endingBefore(thrown: readonly Throw[], endings: ReadonlyMap<string, Ending>): Ending | undefined {
  for (const [depth, each] of thrown.entries()) {
    if (each.index === 0) continue;
    each.index--;
    const before = endings.get(pathOf(thrown));
    each.index++;
    if (before?.exhausted[depth]) return before;
  }
  return undefined;
}

/** Advances to the next outcome, the last dice first; false after the last one. */
function advance(thrown: Throw[]): boolean {
  for (let last = thrown.at(-1); last; last = thrown.at(-1)) {
    if (++last.index < last.outcomes.length) return true;
    thrown.pop();
  }
  return false;
}

/** Propagates probabilities through the positions until all fights have ended. Returns their sum. */
function follow(first: Node, { tally }: Start): number {
  let now = new Map([[first, 1]]);
  let ended = 0;
  while (now.size > 0) {
    const then = new Map<Node, number>();
    let open = 0;
    for (const [node, share] of now) {
      // A round without hits leads back to the same node: divide by the probability of leaving it.
      const leaving = share / (1 - (node.next.get(node) ?? 0));
      for (const { left, chance } of node.ends) {
        tally.add(left, leaving * chance);
        ended += leaving * chance;
      }
      for (const [next, chance] of node.next) {
        if (next === node) continue;
        then.set(next, (then.get(next) ?? 0) + leaving * chance);
        open += leaving * chance;
      }
    }
    if (open < NEGLIGIBLE) break;
    now = then;
  }
  return ended;
}

/**
 * How often each side wins, from all outcomes of the dice by the rules of the game; undefined if there are too many.
 */
export const exactOdds = (fight: Fight): Odds | undefined =>
  withFight(fight, start => {
    try {
      const first = new Chain(start).build();
      return start.tally.odds(follow(first, start), 'exact', 0);
    } catch (error) {
      if (error instanceof TooMany) return undefined;
      throw error;
    }
  });
