import { fileURLToPath } from 'node:url';
import { ruleIds as edRules } from '@orrery/eminent-domain/rulebook';
import { ruleIds as tiRules } from '@orrery/twilight-imperium/rulebook';
import { describe, expect, test } from 'vitest';
import { ruleBooks, ruleReader } from './index.ts';
import { ruleIndexOf, rulingIn } from './sources.ts';

const index = ruleIndexOf(fileURLToPath(new URL('../../../../', import.meta.url)));
const citable: Readonly<Record<string, readonly string[]>> = {
  'eminent-domain': edRules,
  'twilight-imperium': tiRules,
};
const reader = ruleReader(ruleBooks, index);

describe('a ruling', () => {
  const text =
    '# R-007: Who\n\n**Question.** Who\nis it?\n\n**Sources.** LRR 1.\n\n**Answer.** *All*.\nAlways (R-008).\n\nEven now.\n\n**Tests.** `a`.\n';

  test('is read from its file, a line for a paragraph', () => {
    expect(rulingIn(text, 'a')).toEqual({
      game: 'a',
      title: 'Who',
      question: 'Who is it?',
      answer: 'All. Always (R-008).\nEven now.',
      cites: ['LRR 1', 'R-008'],
    });
  });

  test('without an answer is refused', () => {
    expect(() => rulingIn('# R-007: Who\n\n**Question.** Who?\n', 'a')).toThrow('no Answer');
  });
});

describe('the rules of this repository', () => {
  test('every ruling belongs to a game', () => {
    const games = new Set(ruleBooks.map(({ game }) => game));
    expect(Object.entries(index.rulings).filter(([, { game }]) => !games.has(game))).toEqual([]);
    expect(Object.keys(index.rulings).length).toBeGreaterThan(90);
  });

  test('cards come from the titles of proofs and from the files of content', () => {
    const direct = reader.read('LRR 87.5')!;
    expect(direct.cards.map(({ component }) => component)).toContain('action-cards/direct-hit');
    expect(reader.rulesOfCard('sabotage')).toContain('LRR 2.8');
    expect(reader.read('ED 8')?.cards.map(({ name }) => name)).toContain('Dissension');
  });

  test('every rule that may be cited has a text, in exactly one chapter', () => {
    for (const { game, chapters } of ruleBooks) {
      const inWords = chapters.flatMap(({ rules }) => Object.keys(rules));
      expect(inWords.toSorted(), game).toEqual([...citable[game]!].sort());
    }
  });

  test('every rule and ruling opens, and is the first to be found by its number', () => {
    const ids = [...Object.values(citable).flat(), ...Object.keys(index.rulings)];
    expect(ids.filter(id => reader.read(id)?.id !== id)).toEqual([]);
    expect(ids.filter(id => reader.search(id)[0]?.id !== id)).toEqual([]);
    expect(Object.values(index.rulings).filter(({ question, answer }) => !question || !answer)).toEqual([]);
  });

  test('no rule is longer than three sentences, and none is empty', () => {
    const long = ruleBooks.flatMap(({ chapters }) =>
      chapters.flatMap(({ rules }) =>
        Object.entries(rules).filter(([, text]) => text.length < 8 || (text.match(/[.?](?=\s|$)/g)?.length ?? 0) > 3),
      ),
    );
    expect(long).toEqual([]);
  });

  test('every rule that the text of a rule cites exists', () => {
    const broken = ruleBooks.flatMap(({ chapters }) =>
      chapters.flatMap(({ rules }) =>
        Object.entries(rules).flatMap(([id, text]) =>
          (text.match(/LRR [\d.]*\d[a-z]*/g) ?? [])
            .filter(cited => !reader.read(cited))
            .map(cited => `${id}: ${cited}`),
        ),
      ),
    );
    expect(broken).toEqual([]);
  });
});
