import type { Frame } from '@orrery/kernel';
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

/** How often a part of a fight is carried out at most: beyond this, to simulate it takes no longer. */
const MOST_RUNS = 30_000;

/** A fight that has not ended after this share of all of its courses is negligible. */
const NEGLIGIBLE = 1e-12;

/** Steps before which positions that are the same are joined. Any choice gives the same odds; this one is quick. */
const JOINING: ReadonlySet<string> = new Set([
  spaceCannonVolley.id,
  antiFighterBarrage.id,
  announceRetreats.id,
  rollGroundDice.id,
]);

/** Where a fight stands: a state between two steps, and the steps that follow, the next one last. */
interface Position {
  readonly state: State;
  readonly waiting: readonly Frame[];
  readonly signs: Signs;
}

/** A position from which the fight goes on, and what comes of it. */
interface Node {
  readonly at: Position;
  readonly next: Map<Node, number>;
  readonly ends: { readonly left: ReturnType<Start['tally']['left']>; readonly chance: number }[];
  isExpanded: boolean;
}

/** The fight has too many courses to follow them all. */
class TooMany extends Error {
  override name = 'TooMany';
}

/** What has been thrown so far in one course of a part of the fight, and what else could have been. */
interface Throw {
  readonly outcomes: readonly DiceOutcome[];
  index: number;
}

/** What a fight cannot look at any more, so that positions that differ in nothing else are the same. */
function forgetHistory(game: State): void {
  const { combat } = game;
  if (combat) {
    combat.round = Math.min(combat.round, 2); // nothing tells a later round from the second
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

  /** All positions that can be reached, each with what comes of it. */
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

  /** Carries out what follows with every outcome of the dice, one after the other: a rule under way cannot be copied. */
  #expand(node: Node): void {
    node.isExpanded = true;
    const thrown: Throw[] = [];
    let from = node.at;
    do {
      if (++this.#runs > MOST_RUNS) throw new TooMany();
      from = this.#run(node, from, thrown);
    } while (advance(thrown));
  }

  /** One course. Returns where the first dice were thrown, to begin there the next time. */
  #run(node: Node, from: Position, thrown: Throw[]): Position {
    const { tally } = this.#start;
    const game = cloneState(from.state);
    const isFirst = thrown.length === 0;
    let beforeDice = from;
    let depth = 0;
    let chance = 1;
    let left: ReturnType<typeof tally.left> | undefined;
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
        const { outcomes, index } = thrown[depth++]!;
        chance *= outcomes[index]!.chance;
        return outcomes[index]!.results;
      },
      onEvent({ type, data }) {
        // Before fleets are made to fit their capacity: fighters win, though nothing carries them (LRR 78.10).
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
    if (reached) node.next.set(reached, (node.next.get(reached) ?? 0) + chance);
    else node.ends.push({ left: left ?? tally.left(game), chance });
    return beforeDice;
  }
}

/** Turns to the next outcome, the last dice first; no more if all have been seen. */
function advance(thrown: Throw[]): boolean {
  for (let last = thrown.at(-1); last; last = thrown.at(-1)) {
    if (++last.index < last.outcomes.length) return true;
    thrown.pop();
  }
  return false;
}

/** Follows the shares of the fight from position to position until nothing is left of them. Returns how much ended. */
function follow(first: Node, { tally }: Start): number {
  let now = new Map([[first, 1]]);
  let ended = 0;
  while (now.size > 0) {
    const then = new Map<Node, number>();
    let open = 0;
    for (const [node, share] of now) {
      // A round in which nothing happens leads back to where it began: what counts is how such rounds end.
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

/** Who wins how often, from every outcome of the dice by the game's own rules; nothing if there are too many. */
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
