import type { AnswerValue, Ask } from '@orrery/kernel';

type Pick = Extract<Ask, { form: 'pick' }>;

/** The maximum of candidate answers; with more, additional playouts are worth more than additional answers. */
const MOST = 12;

/**
 * Answers similar to a good one, which is first: where one thing is picked, every other; where several are, one more or
 * one less. Of equal things, such as two copies of a card, only one is tried.
 */
export function candidatesNear(ask: Ask, own: AnswerValue, kind = (key: string): string => key): AnswerValue[] {
  if (ask.form !== 'pick' || !Array.isArray(own)) return [own];
  const found = new Map<string, AnswerValue>();
  for (const each of [own as readonly string[], ...variants(ask, own as readonly string[])]) {
    if (each.length < ask.min || each.length > ask.max || found.size >= MOST) continue;
    const name = each.map(kind).sort().join();
    if (!found.has(name)) found.set(name, each);
  }
  return [...found.values()];
}

function variants(ask: Pick, own: readonly string[]): (readonly string[])[] {
  const keys = ask.options.map(({ key }) => key);
  const alone = ask.options.flatMap(({ key, alone }) => (alone ? [[key]] : []));
  if (ask.max === 1) return [[], ...keys.map(key => [key])];
  const together = ask.options.flatMap(({ key, alone }) => (alone ? [] : [key]));
  const base = own.filter(key => together.includes(key));
  return [
    ...alone,
    [],
    ...base.map(key => base.filter(each => each !== key)),
    ...together.filter(key => !base.includes(key)).map(key => [...base, key]),
    together,
  ];
}
