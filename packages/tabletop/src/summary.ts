import type { Seat } from '@orrery/kernel';

/** Points that a player gained or lost, and why. */
export interface Gain {
  readonly seat: Seat;
  /** Negative if points are lost. */
  readonly count: number;
  readonly what: string;
  /** The part of the game that it belongs to. */
  readonly part: number;
  /** The number of the event, counted from the first one. */
  readonly event: number;
}

/** Something counted for every player. */
export interface Figure {
  readonly name: string;
  /** One for each seat, in words or digits. */
  readonly values: readonly string[];
}

/** A decisive event. */
export interface DecisiveMoment {
  readonly event: number;
  /** The part of the game that it belongs to. */
  readonly part: number;
  readonly seat: Seat | null;
  readonly words: string;
}

/** The summary of a game, from the events that one viewer knows. */
export interface GameSummary {
  /** Parts of the game in order, such as its rounds. */
  readonly parts: readonly string[];
  /** The score needed to win, if there is one. */
  readonly target?: number;
  /** The score of each seat at the end of each part. */
  readonly scores: readonly (readonly number[])[];
  readonly gains: readonly Gain[];
  readonly figures: readonly Figure[];
  readonly moments: readonly DecisiveMoment[];
}

/** The score of each seat at the end of each part. */
export function scoresOf(gains: readonly Gain[], parts: number, seats: number): number[][] {
  const scores = new Array<number>(seats).fill(0);
  return Array.from({ length: parts }, (_, part) => {
    for (const gain of gains) if (gain.part === part) scores[gain.seat]! += gain.count;
    return [...scores];
  });
}

/** An event and its weight as a turning point. */
export type Weighed = Omit<DecisiveMoment, 'part'> & { readonly weight: number };

/**
 * The events with the highest weight, the later of equal ones, in chronological order; only one per event number.
 * `starts` are the events with which the parts of the game begin.
 */
export function decisiveOf(candidates: readonly Weighed[], most: number, starts: readonly number[]): DecisiveMoment[] {
  const weightiest = candidates.toSorted((a, b) => b.weight - a.weight || b.event - a.event);
  const chosen: Weighed[] = [];
  for (const each of weightiest) {
    if (chosen.length === most) break;
    if (!chosen.some(({ event }) => event === each.event)) chosen.push(each);
  }
  const partOf = (event: number) =>
    Math.max(
      0,
      starts.findLastIndex(start => start <= event),
    );
  return chosen
    .sort((a, b) => a.event - b.event)
    .map(({ event, seat, words }) => ({ event, part: partOf(event), seat, words }));
}

/** The moments when another player took the sole lead. */
export function changesOfLead(gains: readonly Gain[], seats: number): { readonly seat: Seat; readonly gain: Gain }[] {
  const scores = new Array<number>(seats).fill(0);
  let leader: Seat | undefined;
  return gains.flatMap(gain => {
    scores[gain.seat]! += gain.count;
    const best = Math.max(...scores);
    const leaders = [...scores.keys()].filter(seat => scores[seat] === best);
    const [first] = leaders;
    if (leaders.length > 1 || first === undefined || first === leader) return [];
    const isChange = leader !== undefined;
    leader = first;
    return isChange ? [{ seat: first, gain }] : [];
  });
}
