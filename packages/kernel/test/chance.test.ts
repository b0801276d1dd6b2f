import { createCipheriv, createHash } from 'node:crypto';
import {
  atRandom,
  commitment,
  dice,
  isSeed,
  load,
  type Rule,
  save,
  seedFrom,
  shuffle,
  stateHash,
  verify,
} from '@orrery/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ChanceSource, drawChance, isOutcome, Streams } from '../src/chance.ts';
import { effect } from './duel.ts';
import { bids, dealt, playOn, staged } from './tables.ts';

const first = (seed: string, stream: string, epoch: number, length = 200) =>
  Array.from({ length }, (_, i) => new Streams(seedFrom(seed)).words(stream, epoch)(i));
const strike = () => staged(2, { played: ['strike#1'], steps: [effect({ card: 'strike#1', by: 0, target: 1 })] });
const rolled = (table: ReturnType<typeof strike>) => table.events.find(each => each.type === 'rolled')?.data.rolled;

describe('P1: the seed decides', () => {
  test('same seed, same answers: the same game', () => {
    const [one, two] = [dealt(3, 'twin'), dealt(3, 'twin')];
    playOn(one, 5);
    playOn(two, 5);
    expect(stateHash(one.state)).toBe(stateHash(two.state));
    expect(one.log).toEqual(two.log);
    expect(one.events).toEqual(two.events);
  });

  test('another seed, another deal', () => {
    expect(dealt(3, 'one').state.deck).not.toEqual(dealt(3, 'two').state.deck);
  });

  test('golden numbers: the same in every release, on every machine', () => {
    expect(first('golden', 'deck', 0, 3)).toEqual([2802336774, 248982666, 714964202]);
  });

  test('the words are ChaCha20 with the seed as key, so anybody can recompute them', () => {
    const nonce = createHash('sha256').update('3/deck').digest().subarray(0, 12);
    const key = Buffer.from(seedFrom('check me'), 'hex');
    const stream = createCipheriv('chacha20', key, Buffer.concat([Buffer.alloc(4), nonce])).update(Buffer.alloc(800));
    expect(first('check me', 'deck', 3)).toEqual(Array.from({ length: 200 }, (_, i) => stream.readUInt32LE(i * 4)));
  });
});

describe('substreams', () => {
  test('are independent: drawing from one does not advance another', () => {
    const source = new Streams(seedFrom('streams'));
    const deck = source.words('deck', 0);
    const alone = [0, 1, 2, 3].map(deck);
    const other = source.words('combat', 0);
    for (let i = 0; i < 300; i++) other(i);
    expect([0, 1, 2, 3].map(source.words('deck', 0))).toEqual(alone);
  });

  test('differ by name, by epoch and by seed', () => {
    const words = [first('a', 'deck', 0), first('a', 'decks', 0), first('a', 'deck', 1), first('b', 'deck', 0)];
    expect(new Set(words.map(String)).size).toBe(4);
  });

  test('a name that looks like an epoch is still a separate stream', () => {
    const source = new Streams(seedFrom('slash'));
    const second = source.words('dice', 1)(0);
    expect(source.words('1/dice', 0)(0)).not.toBe(second);
    expect(source.words('dice', 1)(0)).toBe(second);
  });

  test('give the same word at a position in whatever order they are read', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(500), { minLength: 1 }), places => {
        const words = new Streams(seedFrom('any order')).words('x', 2);
        const fresh = (place: number) => new Streams(seedFrom('any order')).words('x', 2)(place);
        for (const place of places) if (words(place) !== fresh(place)) return false;
        return true;
      }),
      { numRuns: 30 },
    );
  });
});

describe('outcomes', () => {
  const source = (seed: string) => new Streams(seedFrom(seed)).words('x', 0);

  test('are always possible for the request, and advance the stream', () => {
    const request = fc.record({
      kind: fc.constantFrom('dice' as const, 'shuffle' as const),
      n: fc.integer({ min: 1, max: 40 }),
      sides: fc.integer({ min: 1, max: 1000 }),
    });
    fc.assert(
      fc.property(request, fc.nat(1000), fc.string(), (form, from, seed) => {
        const { out, at } = drawChance(form, from, source(seed));
        return isOutcome(form, out) && at >= from + (form.kind === 'dice' ? form.n : form.n - 1);
      }),
    );
  });

  test('words that would favour low faces are discarded', () => {
    const words = [0xffff_ffff, 7];
    expect(drawChance({ kind: 'dice', n: 1, sides: 6 }, 0, place => words[place]!)).toEqual({ out: [2], at: 2 });
    const edge = [0xffff_fffc, 0xffff_fffb]; // the lowest that is too high, and the highest that is not
    expect(drawChance({ kind: 'dice', n: 1, sides: 6 }, 0, place => edge[place]!)).toEqual({ out: [6], at: 2 });
    const even = [0xffff_ffff];
    expect(drawChance({ kind: 'dice', n: 1, sides: 8 }, 0, place => even[place]!)).toEqual({ out: [8], at: 1 });
  });

  test('use one word for each die, and one for each piece of a shuffle but the last', () => {
    const words = () => 7;
    expect(drawChance({ kind: 'dice', n: 3, sides: 6 }, 5, words).at).toBe(8);
    const shuffles = [0, 1, 2, 4].map(n => drawChance({ kind: 'shuffle', n, sides: 0 }, 5, words).at - 5);
    expect(shuffles).toEqual([0, 0, 1, 3]);
  });

  test('dice are uniform enough (chi squared over 12,000 rolls of ten sides)', () => {
    const { out } = drawChance({ kind: 'dice', n: 12_000, sides: 10 }, 0, source('uniform'));
    const counts = Array.from({ length: 10 }, (_, i) => out.filter(face => face === i + 1).length);
    const chi = counts.reduce((sum, number) => sum + (number - 1200) ** 2 / 1200, 0);
    expect(chi).toBeLessThan(27.9); // one in a thousand
  });

  test('shuffles are uniform enough (chi squared over 12,000 of four pieces)', () => {
    const words = source('shuffles');
    const counts = new Map<string, number>();
    let from = 0;
    for (let i = 0; i < 12_000; i++) {
      const { out, at } = drawChance({ kind: 'shuffle', n: 4, sides: 0 }, from, words);
      from = at;
      counts.set(out.join(), (counts.get(out.join()) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect([...counts.values()].reduce((sum, number) => sum + (number - 500) ** 2 / 500, 0)).toBeLessThan(49.7);
  });

  test.each([
    [{ kind: 'dice', n: 2, sides: 6 } as const, [1, 7]],
    [{ kind: 'dice', n: 2, sides: 6 } as const, [0, 1]],
    [{ kind: 'dice', n: 2, sides: 6 } as const, [1]],
    [{ kind: 'dice', n: 1, sides: 6 } as const, [1.5]],
    [{ kind: 'shuffle', n: 3, sides: 0 } as const, [0, 1, 1]],
    [{ kind: 'shuffle', n: 3, sides: 0 } as const, [1, 2, 3]],
    [{ kind: 'shuffle', n: 3, sides: 0 } as const, [0, 1, 0.5]],
    [{ kind: 'shuffle', n: 3, sides: 0 } as const, [-1, 0, 1]],
    [{ kind: 'dice', n: 1, sides: 6 } as const, 'a' as unknown as number[]],
  ])('%j never gives %j', (form, out) => {
    expect(isOutcome(form, out)).toBe(false);
  });
});

describe('a rule that leaves something to chance', () => {
  /** The request of a rule, and its result. */
  function run<T>(rule: Rule<T>, ...out: number[]): { readonly asked: unknown; readonly made: T | undefined } {
    const first = rule.next();
    if (first.done) return { asked: undefined, made: first.value };
    const last = rule.next(out);
    return { asked: first.value, made: last.done ? last.value : undefined };
  }

  test('rolls dice, and none for no dice', () => {
    expect(run(dice('d', 2, 6), 3, 4)).toEqual({
      asked: { op: 'ints', stream: 'd', kind: 'dice', n: 2, sides: 6 },
      made: [3, 4],
    });
    expect(run(dice('d', 0, 6))).toEqual({ asked: undefined, made: [] });
  });

  test('shuffles two pieces or more; there is one order of fewer', () => {
    expect(run(shuffle('s', ['a', 'b']), 1, 0)).toEqual({
      asked: { op: 'ints', stream: 's', kind: 'shuffle', n: 2, sides: 0 },
      made: ['b', 'a'],
    });
    expect(run(shuffle('s', ['a']))).toEqual({ asked: undefined, made: ['a'] });
  });

  test('takes one of several, the first for the lowest face', () => {
    const asked = { op: 'ints', stream: 'r', kind: 'dice', n: 1, sides: 3 };
    expect(run(atRandom('r', ['a', 'b', 'c']), 1)).toEqual({ asked, made: 'a' });
    expect(run(atRandom('r', ['a', 'b', 'c']), 3)).toEqual({ asked, made: 'c' });
  });
});

describe('every outcome is logged', () => {
  test('with the stream’s new position', () => {
    const table = strike();
    bids(table, 0, 1);
    const { t, ...entry } = table.log.at(-1) as Extract<(typeof table.log)[number], { t: 'chance' }>;
    expect([t, entry.stream, entry.at, entry.out.length]).toEqual(['chance', 'combat', 3, 3]);
    expect(table.state.core.streams).toEqual({ combat: 3 });
  });

  test('injected ones too, marked, and in order', () => {
    const table = strike();
    table.inject('combat', [6, 1]);
    bids(table, 0, 0);
    expect(rolled(table)).toEqual([6, 1]);
    expect(table.log.at(-1)).toMatchObject({ stream: 'combat', at: 0, out: [6, 1], injected: true });
    expect(table.state.core.streams).toEqual({ combat: 0 }); // the stream itself has not moved
  });

  test('later injected outcomes are used later', () => {
    const source = new ChanceSource(seedFrom('later'));
    source.inject('x', [[1]]);
    source.inject('x', [[2]]);
    const form = { kind: 'dice', n: 1, sides: 6, stream: 'x' } as const;
    expect([source.injected(form), source.injected(form), source.injected(form)]).toEqual([[1], [2], undefined]);
  });

  test('an injected outcome that no die can show throws', () => {
    const table = strike();
    table.inject('combat', [6, 7]);
    expect(() => bids(table, 0, 0)).toThrow('no dice on combat gives 6 7');
  });

  test('a game with injected dice does not pass the check against its seed', () => {
    const [honest, loaded] = [strike(), strike()];
    loaded.inject('combat', [6, 6]);
    bids(honest, 0, 0);
    bids(loaded, 0, 0);
    expect(verify(honest.game, save(honest))).toMatchObject({ ok: true });
    expect(verify(loaded.game, save(loaded))).toMatchObject({ ok: false, code: 'save/chance' });
    expect(load(loaded.game, save(loaded))).toMatchObject({ ok: true });
  });
});

test('the commitment shown before the game matches its seed and no other', () => {
  const table = dealt(2, 'commit');
  expect(save(table).commitment).toBe(commitment(table.seed));
  expect(commitment(seedFrom('commit'))).not.toBe(commitment(seedFrom('commit ')));
  expect(commitment(table.seed)).not.toContain(table.seed.slice(0, 8));
});

test('a seed is 64 hexadecimal digits, and nothing else is one', () => {
  expect(isSeed(seedFrom(''))).toBe(true);
  for (const text of ['', seedFrom('x').slice(1), `${seedFrom('x')}0`, seedFrom('x').toUpperCase(), 7, null])
    expect(isSeed(text)).toBe(false);
  expect(() => new Streams('short')).toThrow('64 hexadecimal digits');
});
