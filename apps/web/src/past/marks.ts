import type { Moment } from '@orrery/protocol';
import type { LogWords } from '../boards/board.ts';
import { momentOf } from './use-past.ts';

/** Where a part of the game began. */
export interface Mark {
  readonly index: number;
  readonly rank: 'round' | 'phase' | 'turn';
  readonly text: string;
}

const ranks: readonly Mark['rank'][] = ['round', 'phase', 'turn'];

/** Rounds, phases and turns along the way, as the log tells them. */
export const marksOf = (lines: readonly LogWords[], moments: readonly Moment[]): Mark[] =>
  lines.flatMap(({ heading, text, event }) =>
    heading ? [{ rank: heading, text, index: momentOf(event, moments) }] : [],
  );

/** Where one is: the last round, and what has begun since. */
export function placeIn(marks: readonly Mark[], index: number): Mark[] {
  const before = marks.filter(mark => mark.index <= index);
  const last = ranks.map(rank => before.findLast(mark => mark.rank === rank));
  return last
    .filter(mark => mark !== undefined)
    .filter((mark, i, all) => all.slice(0, i).every(each => isBefore(before, each, mark)));
}

const isBefore = (marks: readonly Mark[], a: Mark, b: Mark): boolean => marks.indexOf(a) < marks.indexOf(b);
/** The nearest mark before or after. */
export function nextMark(marks: readonly Mark[], index: number, by: 1 | -1): number | undefined {
  const at = marks.map(mark => mark.index);
  return by > 0 ? at.find(each => each > index) : at.findLast(each => each < index);
}
