import { describe, expect, test } from 'vitest';
import { checkCitations, checkRulings, rulingsIn } from './citations.ts';
import { filesOf, printed } from './fixtures.ts';

const known = [
  'LRR 32',
  'LRR 32.2',
  'LRR 32.2b',
  'LRR 66.2iii',
  'ED 10',
  'ED 11',
  'ED "Setup"',
  'GR status.2a',
  'DIP note.3d',
];

function problemsOf(texts: Readonly<Record<string, string>>) {
  const files = filesOf(texts);
  return printed(checkCitations(files, new Set([...known, ...rulingsIn(files)])));
}

describe('known rules', () => {
  test.each([
    '// LRR 32.2b, and LRR 66.2iii. Also LRR 32.',
    '// ED 10, ED 11; ED "Setup"',
    'const rules = \'ED "Setup"\';',
    `const rules = \`GR status.2a and \${also} DIP note.3d\`;`,
    'const shred = 1; // a TED 99 talk, R-1, AR-999',
  ])('%s', text => {
    expect(problemsOf({ 'games/a/src/rules/a.ts': text })).toEqual([]);
  });
});

describe('unknown rules', () => {
  test.each([
    ['// LRR 32.2c', 'LRR 32.2c'],
    ['// LRR 33', 'LRR 33'],
    ['// ED 10, ED 99', 'ED 99'],
    ['// ED "Teardown"', 'ED "Teardown"'],
    ["const rules = 'GR status.9';", 'GR status.9'],
    ['const rules = `DIP note.7`;', 'DIP note.7'],
    ['// R-404', 'R-404'],
  ])('%s', (text, id) => {
    expect(problemsOf({ 'games/a/src/rules/a.ts': text })).toEqual([
      `games/a/src/rules/a.ts:1: ${id} is not a rule we know`,
    ]);
  });

  test('are found in code, tests and rulings, on their line, and nowhere else', () => {
    const texts = {
      'packages/testkit/src/a.test.ts': '\n/*\n ED 98 */',
      'packages/testkit/src/a.ts': '// ED 97',
      'docs/rulings/R-001.md': '# Question\n\nED 96',
      'docs/adr/0001.md': 'ED 95',
      'games/a/src/rules/a.ts': '// R-001',
    };
    expect(problemsOf(texts)).toEqual([
      'packages/testkit/src/a.test.ts:3: ED 98 is not a rule we know',
      'packages/testkit/src/a.ts:1: ED 97 is not a rule we know',
      'docs/rulings/R-001.md:3: ED 96 is not a rule we know',
    ]);
  });

  test('a family of which nothing is known is not judged', () => {
    expect(checkCitations(filesOf({ 'games/a/src/rules/a.ts': '// LRR 1, ED 1' }), new Set(['ED 1']))).toEqual([]);
  });
});

test('a ruling is cited by code, not only by other rulings', () => {
  const rulings = { 'docs/rulings/R-001.md': 'see R-002', 'docs/rulings/R-002.md': 'see R-001' };
  expect(problemsOf({ ...rulings, 'games/a/src/rules/a.test.ts': '// R-001' })).toEqual([
    'docs/rulings/R-002.md:1: no code cites R-002',
  ]);
});

test('a rule that is cited can be read in our words', () => {
  const files = filesOf({
    'games/a/src/rules/a.ts': '// LRR 32, LRR 32.2',
    'apps/web/src/a.tsx': 'export const rule = <Rule of="ED 10" />;',
  });
  expect(printed(checkCitations(files, new Set(known), new Set(), new Set(['LRR 32'])))).toEqual([
    'games/a/src/rules/a.ts:1: LRR 32.2 has no words in text/rulebook/',
    'apps/web/src/a.tsx:1: ED 10 has no words in text/rulebook/',
  ]);
});

test('a ruling has its question and its answer', () => {
  const files = filesOf({
    'docs/rulings/R-001.md': '# R-001: A\n\n**Question.** Who?\n\n**Answer.** She.\n',
    'docs/rulings/R-002.md': '# R-002: B\n\n**Question.**\n',
    'docs/adr/0001.md': 'no ruling',
  });
  expect(printed(checkRulings(files))).toEqual([
    'docs/rulings/R-002.md:1: the ruling has no **Question.**',
    'docs/rulings/R-002.md:1: the ruling has no **Answer.**',
  ]);
});

describe('proves(…)', () => {
  const proof = (text: string) => problemsOf({ 'games/a/src/rules/a.test.ts': text });

  test('takes one rule or several', () => {
    expect(proof("proves('LRR 32.2b', 'claim', () => {}); proves('ED 10, ED \"Setup\"', 'claim', () => {});")).toEqual(
      [],
    );
  });

  test('takes components that exist beside them', () => {
    const files = filesOf({
      'games/a/src/a.test.ts': "proves('ED 10, relics/the-codex', 'claim', f); proves('relics/none', 'claim', f);",
    });
    expect(printed(checkCitations(files, new Set(known), new Set(['relics/the-codex'])))).toEqual([
      'games/a/src/a.test.ts:1: relics/none is not a component we know',
    ]);
  });

  test.each([
    ['proves(rule, "claim", () => {});', 'proves(…) needs string literals for its rules and its claim'],
    [`proves('ED 10', \`claim \${n}\`, () => {});`, 'proves(…) needs string literals for its rules and its claim'],
    ["proves('survey', 'claim', () => {});", "proves('survey', …) names no rules: write ids joined by ', '"],
    [
      "proves('ED 10; ED 11', 'claim', () => {});",
      "proves('ED 10; ED 11', …) names no rules: write ids joined by ', '",
    ],
  ])('%s', (text, message) => {
    expect(proof(text)).toEqual([`games/a/src/rules/a.test.ts:1: ${message}`]);
  });
});
