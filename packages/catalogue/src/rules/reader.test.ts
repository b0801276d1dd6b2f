import type { RuleBook } from '@orrery/tabletop';
import { describe, expect, test } from 'vitest';
import { parentOf, ruleReader } from './reader.ts';
import type { RuleIndex } from './rule-index.ts';

const book: RuleBook = {
  game: 'a',
  title: 'A Game',
  chapters: [
    {
      title: 'War',
      rules: {
        'LRR 8': 'Fleets fight.',
        'LRR 8.2': 'Retreats are announced.',
        'LRR 8.2a': 'The defender is first.',
        'LRR 8.2b': 'See LRR 40.',
        'LRR 8.3': 'Then dice are rolled.',
        'LRR 80': 'Fighters retreat, too.',
      },
    },
    { title: 'Peace', rules: { 'LRR 40': 'Nobody fights.', 'GR action.1': 'Talk.', 'GR action.2': 'Listen.' } },
  ],
  headingOf: id => (id.startsWith('GR') ? 'Talk' : id === 'LRR 40' ? 'Truce' : 'Combat'),
  cardCalled: component => (component === 'cards/none' ? undefined : { name: component, text: 'words' }),
  questions: { retreat: ['LRR 8.2', 'LRR 101'] },
  citedByCards: { 'cards/own': ['LRR 40'] },
};
const index: RuleIndex = {
  rulings: {
    'R-001': {
      game: 'a',
      title: 'Who talks',
      question: 'Who?',
      answer: 'All (LRR 8.2).',
      cites: ['LRR 8.2', 'GR action.1'],
    },
  },
  cards: { 'LRR 8': ['cards/near', 'cards/none', 'cards/far'], 'LRR 40': ['cards/own'] },
  together: { 'LRR 8.2': ['LRR 80', 'LRR 8.3', 'LRR 101'] },
};
const reader = ruleReader([book], index);
const ids = (rules: readonly { readonly id: string }[] = []) => rules.map(({ id }) => id);

test.each([
  ['LRR 84.1b', 'LRR 84.1'],
  ['LRR 66.2iii', 'LRR 66.2'],
  ['LRR 84.1', 'LRR 84'],
  ['GR status.2a', 'GR status.2'],
  ['LRR 84', undefined],
  ['R-016', undefined],
  ['GR warfare.te.primary', undefined],
  ['ED "Setup"', undefined],
])('%s is a part of %s', (id, parent) => {
  expect(parentOf(id)).toBe(parent);
});

describe('read', () => {
  test('a rule opens with its parts, its neighbours, related rules, rulings and cards', () => {
    const rule = reader.read('8.2')!;
    expect(rule).toMatchObject({ id: 'LRR 8.2', heading: 'Combat', chapter: 'War', gameTitle: 'A Game' });
    expect(rule.parent?.id).toBe('LRR 8');
    expect(ids(rule.parts)).toEqual(['LRR 8.2a', 'LRR 8.2b']);
    expect(ids(rule.neighbours)).toEqual(['LRR 8.3']);
    expect(ids(rule.related)).toEqual(['LRR 80']); // LRR 8.3 is shown already, LRR 101 is nothing
    expect(ids(rule.rulings)).toEqual(['R-001']);
  });

  test('without cards and rules of its own, those of its parent are shown', () => {
    expect(reader.read('LRR 8.2a')?.cards.map(card => card.component)).toEqual(['cards/near', 'cards/far']);
    expect(ids(reader.read('LRR 8.2a')?.related)).toEqual(['LRR 80', 'LRR 8.3']);
  });

  test('rules named in its text are related', () => {
    expect(ids(reader.read('LRR 8.2b')?.related)).toContain('LRR 40');
  });

  test('a card that names its rules itself is listed once', () => {
    expect(reader.read('LRR 40')?.cards).toEqual([{ component: 'cards/own', name: 'cards/own', text: 'words' }]);
    expect(reader.rulesOfCard('own')).toEqual(['LRR 40']);
  });

  test('rules without a parent are listed with those of the same heading', () => {
    expect(ids(reader.read('GR action.1')?.neighbours)).toEqual(['GR action.2']);
    expect(ids(reader.read('LRR 8')?.neighbours)).toEqual(['LRR 80']);
  });

  test('a ruling has a question, and is related to what it speaks of', () => {
    const ruling = reader.read('r1')!;
    expect(ruling).toMatchObject({ heading: 'Who talks', question: 'Who?', text: 'All (LRR 8.2).' });
    expect(ids(ruling.related)).toEqual(['LRR 8.2', 'GR action.1']);
  });

  test('an unknown number finds nothing', () => {
    expect(reader.read('LRR 3')).toBeUndefined();
    expect(reader.read('nonsense')).toBeUndefined();
  });
});

test('a question has its rules, or those of the card that asks', () => {
  expect(ids(reader.rulesOfQuestion('a', 'retreat'))).toEqual(['LRR 8.2']); // LRR 101 is nothing in this book
  expect(ids(reader.rulesOfQuestion('a', 'own.target'))).toEqual(['LRR 40']);
  expect(reader.rulesOfQuestion('a', 'nonsense')).toEqual([]);
  expect(reader.rulesOfQuestion('b', 'own.target')).toEqual([]);
});

test('the contents of a game are its chapters, with the rules that are no parts, and the rulings', () => {
  expect(reader.contents('a').map(({ title, rules }) => [title, ids(rules)])).toEqual([
    ['War', ['LRR 8', 'LRR 80']],
    ['Peace', ['LRR 40', 'GR action.1', 'GR action.2']],
    ['Rulings', ['R-001']],
  ]);
  expect(reader.contents('b')).toEqual([]);
});

describe('search', () => {
  test('a number finds its rule, then the parts, and not LRR 80 for LRR 8', () => {
    expect(ids(reader.search('LRR 8'))).toEqual(['LRR 8', 'LRR 8.2', 'LRR 8.2a', 'LRR 8.2b', 'LRR 8.3']);
  });

  test('every word must occur in the heading or the text', () => {
    expect(ids(reader.search('combat retreat'))).toEqual(['LRR 80', 'LRR 8.2']);
    expect(ids(reader.search('truce fights'))).toEqual(['LRR 40']);
    expect(ids(reader.search('who?'))).toEqual(['R-001']);
    expect(reader.search('retreat peacefully')).toEqual([]);
    expect(reader.search(' ')).toEqual([]);
  });
});
