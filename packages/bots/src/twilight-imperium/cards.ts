import type { Pick, Question } from './question.ts';
import { best, type Realm } from './realm.ts';

/** Cards with dice are simulated in several worlds. */
export const IN_LUCK = 4;

/** The answer with the best simulated gain above 0. */
export function bestTried(
  { gain }: Question,
  answers: readonly (readonly string[])[],
  worlds: number,
): { readonly answer: readonly string[]; readonly gain: number } | undefined {
  if (!gain) return undefined;
  const tried = answers.map(answer => ({ answer, gain: gain(answer, worlds) ?? Number.NEGATIVE_INFINITY }));
  return best(tried, each => each.gain);
}

/** One of each name among the action cards of the own hand that are on offer; copies are alike. */
export function cardsOffered(ask: Pick, realm: Realm, pieceOf = (key: string): string => key): string[] {
  const hand = new Set(realm.player.actionCards ?? []);
  const names = new Map<string, string>();
  for (const { key } of ask.options) {
    const piece = pieceOf(key);
    if (hand.has(piece)) names.set(piece.replace(/#.*/, ''), key);
  }
  return [...names.values()];
}
