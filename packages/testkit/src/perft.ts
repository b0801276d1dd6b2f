import { type AnswerValue, type Ask, fork, type KernelState, seedFrom, type Table } from '@orrery/kernel';

/** Every answer to an ask, in a fixed order; picks and allocations with more than `most` answers are refused. */
export function everyAnswer(ask: Ask, most = 4096): AnswerValue[] {
  switch (ask.form) {
    case 'number':
      return Array.from({ length: ask.max - ask.min + 1 }, (_, i) => ask.min + i);
    case 'order':
      return permutations(
        ask.options.map(option => option.key),
        most,
      );
    case 'pick':
      return subsets(ask, most);
    case 'allocate':
      return allocations(ask, most);
  }
}

function limited<T>(list: T[], most: number): T[] {
  if (list.length > most) throw new Error(`more than ${most} answers: count this position another way`);
  return list;
}

function permutations(keys: readonly string[], most: number): string[][] {
  if (keys.length === 0) return [[]];
  return limited(
    keys.flatMap((key, i) =>
      permutations([...keys.slice(0, i), ...keys.slice(i + 1)], most).map(rest => [key, ...rest]),
    ),
    most,
  );
}

function subsets(ask: Extract<Ask, { form: 'pick' }>, most: number): string[][] {
  const alone = ask.options.filter(option => option.alone).map(option => [option.key]);
  const keys = ask.options.filter(option => !option.alone).map(option => option.key);
  let sets: string[][] = [[]];
  for (const key of keys)
    sets = limited([...sets, ...sets.filter(set => set.length < ask.max).map(set => [...set, key])], most);
  return [...sets.filter(set => set.length >= ask.min && set.length <= ask.max), ...alone];
}

function allocations(ask: Extract<Ask, { form: 'allocate' }>, most: number): Record<string, number>[] {
  let lists: { amounts: Record<string, number>; total: number }[] = [{ amounts: {}, total: 0 }];
  for (const line of ask.lines)
    lists = limited(
      lists.flatMap(({ amounts, total }) =>
        Array.from({ length: line.max - line.min + 1 }, (_, i) => line.min + i)
          .filter(amount => total + amount <= ask.max)
          .map(amount => ({
            amounts: amount > 0 ? { ...amounts, [line.key]: amount } : amounts,
            total: total + amount,
          })),
      ),
      most,
    );
  return lists.filter(({ total }) => total >= ask.min).map(({ amounts }) => amounts);
}

/**
 * Counts the lines of play of `depth` decisions from here, with every legal answer to each open ask in order. Chance
 * follows one fixed seed. A golden number: it changes only when a rule does.
 */
export function countLines<G extends KernelState>(table: Table<G, unknown>, depth: number): number {
  if (depth === 0 || table.over) return 1;
  const [ask] = table.asks();
  if (!ask) return 1;
  let lines = 0;
  for (const value of everyAnswer(ask)) {
    const answer = { ask: ask.id, seat: ask.seat, value };
    if (!table.check(answer).ok) continue;
    if (depth === 1) {
      lines++;
      continue;
    }
    const branch = fork(table, { seed: seedFrom('count') });
    branch.answer(answer);
    lines += countLines(branch, depth - 1);
  }
  return lines;
}
