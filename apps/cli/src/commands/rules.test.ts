import { proofsIn } from '@orrery/catalogue/rule-sources';
import { describe, expect, test, vi } from 'vitest';
import { captureOutput } from '../testing/captured-output.ts';
import { command, matrix } from './rules.ts';

describe('matrix', () => {
  test('joins rules with the proofs that name them', () => {
    const text = "proves('ED 1, ED 10', 'both', f); proves('ED 10', 'one', f); proves('ED \"Setup\"', 'other', f);";
    const rules = ['ED 1', 'ED 2', 'ED 10'].map(id => ({ id, about: `about ${id}` }));
    expect(matrix(rules, proofsIn(text, 'x.test.ts'))).toEqual([
      { id: 'ED 1', about: 'about ED 1', tests: ['both'] },
      { id: 'ED 2', about: 'about ED 2', tests: [] },
      { id: 'ED 10', about: 'about ED 10', tests: ['both', 'one'] },
    ]);
  });
});

describe('orrery rules', () => {
  const output = captureOutput();

  test('lists the numbered rules of a game as JSON', async () => {
    expect(await command.run(['eminent-domain', '--json'])).toBe(0);
    const rules = JSON.parse(output.out);
    expect(rules).toHaveLength(36);
    expect(rules[0]).toMatchObject({ id: 'ED 1', about: expect.any(String), tests: expect.any(Array) });
    expect(rules[0].tests.length).toBeGreaterThan(0);
  });

  test('ends with how many are proved', async () => {
    expect(await command.run(['eminent-domain'])).toBe(0);
    expect(output.out.trimEnd().split('\n').at(-1)).toMatch(/^\d+ of 36 proved$/);
  });

  test('opens a rule with what belongs to it', async () => {
    expect(await command.run(['--read', 'lrr 84.1b'])).toBe(0);
    expect(output.out).toMatch(/^LRR 84\.1b: Strategy Phase \(Twilight Imperium\)\n/);
    expect(output.out).toMatch(/^Part of\n {2}LRR 84\.1 /m);
    expect(output.out).toMatch(/^Beside it\n {2}LRR 84\.1a /m);
    expect(Math.max(...output.out.split('\n').map(line => line.length))).toBeLessThanOrEqual(101);
  });

  test('opens a ruling by its question and answer', async () => {
    expect(await command.run(['--read', 'R-016', '--json'])).toBe(0);
    const rule = JSON.parse(output.out);
    expect(rule).toMatchObject({ id: 'R-016', game: 'twilight-imperium', question: expect.stringContaining('?') });
    expect(rule.related.map(({ id }: { id: string }) => id)).toContain('LRR 32.2');
  });

  test('finds rules by words and by number, and exits 1 if there is none', async () => {
    expect(await command.run(['--search', 'space cannon', '--json'])).toBe(0);
    expect(JSON.parse(output.out)[0].id).toBe('LRR 77');
    expect(await command.run(['--search', 'qwertz'])).toBe(1);
  });

  test.each([[['--read', 'the rules']], [['--read', 'ED 8', '--search', 'x']], [['eminent-domain', '--read', 'ED 8']]])(
    '%s makes no sense',
    async args => {
      const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
      expect(await command.run(args)).toBe(2);
      expect(write).toHaveBeenCalledTimes(1);
    },
  );

  test('bad input is one line and exit 2', async () => {
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(await command.run(['chess'])).toBe(2);
    expect(write).toHaveBeenCalledTimes(1);
  });
});
