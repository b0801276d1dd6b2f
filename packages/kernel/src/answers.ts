import type { Amounts, AnswerValue, Ask } from './types.ts';

/** Numbers from 0 up to but not including 1. */
export type Random = () => number;

/** A fast random number generator for simulations and bots; never for a game's own dice. */
export function quickRandom(seed: number): Random {
  let a = seed >>> 0;
  let b = 0x9e3779b9;
  let c = 0x243f6a88;
  let d = 1;
  const next = (): number => {
    const t = (a + b + d) >>> 0;
    d = (d + 1) >>> 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) >>> 0;
    c = ((c << 21) | (c >>> 11)) >>> 0;
    c = (c + t) >>> 0;
    return t / 0x1_0000_0000;
  };
  for (let i = 0; i < 12; i++) next();
  return next;
}

export const randomBelow = (bound: number, random: Random): number => Math.floor(random() * bound);

/** The smallest answer within the bounds: legal unless a rule's own check refuses it. */
export function simplestAnswer(ask: Ask): AnswerValue {
  switch (ask.form) {
    case 'pick':
      return ask.min === 1 ? ask.options.slice(0, 1).map(option => option.key) : enough(ask, together(ask), ask.min);
    case 'order':
      return ask.options.map(option => option.key);
    case 'allocate':
      return ask.suggest;
    case 'number':
      return ask.min;
  }
}

/** Any answer within the bounds of the ask, each kind of answer about equally likely. */
export function randomAnswer(ask: Ask, random: Random): AnswerValue {
  switch (ask.form) {
    case 'pick':
      return randomPick(ask, random);
    case 'order':
      return mixed(
        ask.options.map(option => option.key),
        random,
      );
    case 'number':
      return ask.min + randomBelow(ask.max - ask.min + 1, random);
    case 'allocate':
      return randomAmounts(ask, random);
  }
}

type PickAsk = Extract<Ask, { form: 'pick' }>;

/** The keys that can be chosen together with others. */
const together = (ask: PickAsk): string[] => ask.options.filter(option => !option.alone).map(option => option.key);

/** The first few keys, or one that must be chosen alone if there are too few. */
function enough(ask: PickAsk, keys: readonly string[], wanted: number): readonly string[] {
  const alone = keys.length < ask.min ? ask.options.find(option => option.alone) : undefined;
  return alone ? [alone.key] : keys.slice(0, wanted);
}

function randomPick(ask: PickAsk, random: Random): readonly string[] {
  const { options, min, max } = ask;
  if (options.length === 0) return [];
  const wanted = min + randomBelow(max - min + 1, random);
  if (wanted === 0) return [];
  if (wanted === 1) return [options[randomBelow(options.length, random)]!.key];
  return enough(ask, mixed(together(ask), random), wanted);
}

function randomAmounts(ask: Extract<Ask, { form: 'allocate' }>, random: Random): Amounts {
  const amounts: Record<string, number> = {};
  let total = 0;
  for (const line of ask.lines) {
    if (line.min > 0) amounts[line.key] = line.min;
    total += line.min;
  }
  const wanted = Math.max(ask.min, total + randomBelow(Math.max(ask.max - total, 0) + 1, random));
  const room: string[] = [];
  for (const { key, min, max } of ask.lines) for (let i = min; i < max; i++) room.push(key);
  for (let i = 0; i < Math.min(wanted - total, room.length); i++) {
    const j = i + randomBelow(room.length - i, random);
    const key = room[j]!;
    room[j] = room[i]!;
    amounts[key] = (amounts[key] ?? 0) + 1;
  }
  return amounts;
}

function mixed<T>(items: readonly T[], random: Random): T[] {
  const copy = [...items];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = randomBelow(i + 1, random);
    [copy[i], copy[j]] = [copy[j]!, copy[i]!];
  }
  return copy;
}
