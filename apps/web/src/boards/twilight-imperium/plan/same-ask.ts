import type { Ask, Option } from '@orrery/kernel';

/** Are two plain values alike, whatever the order of their fields? */
function isAlike(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [left, right] = [Object.entries(a), b as Readonly<Record<string, unknown>>];
  return (
    Array.isArray(a) === Array.isArray(b) &&
    left.length === Object.keys(b).length &&
    left.every(([key, value]) => Object.hasOwn(right, key) && isAlike(value, right[key]))
  );
}

/** Everything that an answer is checked against. */
const bodyOf = (ask: Ask) => {
  const { kind, form, seat, prompt } = ask;
  const offer = 'lines' in ask ? ask.lines : 'options' in ask ? ask.options : [];
  return { kind, form, seat, prompt, offer, bounds: 'min' in ask ? [ask.min, ask.max] : [] };
};

/** Do two questions offer the same, in the same words, within the same bounds? */
export const isSameAsk = (a: Ask, b: Ask): boolean => isAlike(bodyOf(a), bodyOf(b));

/** There is nothing to choose: it can only be passed. */
export const isForced = (ask: Ask): boolean => ask.form === 'pick' && ask.min === 0 && ask.options.length === 0;

/** Cards that could be used in place of an answer; a plan never decides for its player not to. */
export const cardsIn = (ask: Ask): readonly Option[] =>
  ask.form === 'pick' && ask.kind !== 'vote' ? ask.options.filter(({ at }) => at?.card !== undefined) : [];
