import type { Moment } from '@orrery/protocol';
import type { LogWords } from '../text/game-words.ts';
import { momentOf } from './use-history.ts';

/** Where a part of the game began, or its rules changed. */
export interface Mark {
  readonly index: number;
  readonly rank: 'round' | 'phase' | 'turn' | 'rules';
  readonly text: string;
}

const ranks: readonly Mark['rank'][] = ['round', 'phase', 'turn'];

/** Marks for rounds, phases, turns and changes of rules, read from the log. */
export const marksOf = (lines: readonly LogWords[], moments: readonly Moment[]): Mark[] =>
  lines.flatMap(({ heading, text, event }) =>
    heading ? [{ rank: heading, text, index: momentOf(event, moments) }] : [],
  );

/** The current round, and the phase and turn if they began after it. */
export function placeIn(marks: readonly Mark[], index: number): Mark[] {
  const before = marks.filter(mark => mark.index <= index);
  const last = ranks.map(rank => before.findLast(mark => mark.rank === rank));
  return last
    .filter(mark => mark !== undefined)
    .filter((mark, i, all) => all.slice(0, i).every(each => isBefore(before, each, mark)));
}

/** Changes of rules at a moment. */
export const changesAt = (marks: readonly Mark[], index: number): Mark[] =>
  marks.filter(mark => mark.rank === 'rules' && mark.index === index);

/**
 * Whether a moment is a stored state from before a change of rules rather than a decision; the decisions around it
 * cannot be shown. The last decisions before a change were replayed under the new rules, so these can be shown.
 */
export const isStored = (marks: readonly Mark[], moments: readonly Moment[], index: number): boolean =>
  moments[index]?.seat === null && marks.some(mark => mark.rank === 'rules' && index < mark.index);

const isBefore = (marks: readonly Mark[], a: Mark, b: Mark): boolean => marks.indexOf(a) < marks.indexOf(b);

/** The nearest mark before or after. */
export function nextMark(marks: readonly Mark[], index: number, by: 1 | -1): number | undefined {
  const at = marks.map(mark => mark.index);
  return by > 0 ? at.find(each => each > index) : at.findLast(each => each < index);
}
