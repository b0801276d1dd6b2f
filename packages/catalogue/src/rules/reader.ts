import type { RuleBook, RuleCard } from '@orrery/tabletop';
import { citationsIn, citationTyped } from './citations.ts';
import type { RuleIndex } from './rule-index.ts';

/** A rule or ruling for readers. */
export interface Rule {
  readonly id: string;
  readonly game: string;
  /** The chapter's heading; for a ruling, its title. */
  readonly heading: string;
  readonly chapter: string;
  /** The text in our own words, one line per paragraph. */
  readonly text: string;
  /** The question of a ruling. */
  readonly question?: string;
}

export interface RelatedCard extends RuleCard {
  readonly component: string;
}

/** A rule with its parts and related rules. */
export interface OpenRule extends Rule {
  readonly gameTitle: string;
  /** The rule that it is a part of. */
  readonly parent?: Rule;
  /** Its own numbered parts. */
  readonly parts: readonly Rule[];
  /** The other parts of its parent. */
  readonly neighbours: readonly Rule[];
  /** Related rules: those that its text names, and those that tests cite with it. */
  readonly related: readonly Rule[];
  readonly rulings: readonly Rule[];
  readonly cards: readonly RelatedCard[];
}

export interface RuleContents {
  readonly title: string;
  readonly rules: readonly Rule[];
}

/** Reads and searches the rules of all games. */
export interface RuleReader {
  readonly books: readonly RuleBook[];
  /** A rule by its number, however it is typed. */
  read(id: string): OpenRule | undefined;
  search(words: string): readonly Rule[];
  /** The rules of a question, by its kind; for a question of a card, the card's rules. */
  rulesOfQuestion(game: string, kind: string): readonly Rule[];
  /** The rules of a game that are parts of no other, by chapter; the rulings are the last one. */
  contents(game: string): readonly RuleContents[];
  /** The rules that a card's tests and code cite, by the id of the card: `the-codex`. */
  rulesOfCard(card: string): readonly string[];
}

/** `LRR 84.1` for `LRR 84.1b`, `LRR 84` for `LRR 84.1`. */
export function parentOf(id: string): string | undefined {
  const without = /\d[a-z]+$/.test(id) ? id.replace(/[a-z]+$/, '') : id.replace(/\.\d+$/, '');
  return without === id ? undefined : without;
}

const RULINGS = 'Rulings';

function allRules(books: readonly RuleBook[], index: RuleIndex): Map<string, Rule> {
  const rules = books.flatMap(({ game, chapters, headingOf }) =>
    chapters.flatMap(chapter =>
      Object.entries(chapter.rules).map(
        ([id, text]): Rule => ({ id, game, heading: headingOf(id), chapter: chapter.title, text }),
      ),
    ),
  );
  const rulings = Object.entries(index.rulings).map(
    ([id, { game, title, question, answer }]): Rule => ({
      id,
      game,
      heading: title,
      chapter: RULINGS,
      text: answer,
      question,
    }),
  );
  return new Map([...rules, ...rulings].map(rule => [rule.id, rule]));
}

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9.]+/g, ' ');
/** Stems for the search: `retreats` finds retreat. */
const stem = (word: string): string => (word.length > 3 ? word.replace(/s$/, '') : word);

/** The score of a rule for a search; 0 for no match. Every word must occur. The title of a ruling counts as text. */
function score(rule: Rule, words: readonly string[]): number {
  const isRuling = rule.chapter === RULINGS;
  const said = isRuling ? `${rule.heading} ${rule.question} ${rule.text}` : rule.text;
  const [heading, text] = [isRuling ? '' : ` ${plain(rule.heading)} `, ` ${plain(said)} `];
  let sum = 0;
  for (const word of words) {
    const [inHeading, inText] = [heading, text].map(each => each.includes(` ${word}`));
    if (!inHeading && !inText) return 0;
    sum += inHeading ? 3 : 1;
  }
  const phrase = ` ${words.join(' ')}`;
  return (
    sum + (heading.includes(phrase) ? 6 : 0) + (text.includes(phrase) ? 4 : 0) + (isRuling || parentOf(rule.id) ? 0 : 2)
  );
}

/** Makes the rules of all games readable. */
export function ruleReader(books: readonly RuleBook[], index: RuleIndex): RuleReader {
  const rules = allRules(books, index);
  const list = [...rules.values()];
  const bookOf = (game: string) => books.find(book => book.game === game);
  const known = (ids: Iterable<string>): Rule[] => [...new Set(ids)].flatMap(id => rules.get(id) ?? []);
  const cardsOf = (id: string): string[] => [
    ...books.flatMap(({ citedByCards = {} }) =>
      Object.keys(citedByCards).filter(component => citedByCards[component]!.includes(id)),
    ),
    ...(index.cards[id] ?? []),
  ];
  const cardsIn = (book: RuleBook | undefined, id: string): RelatedCard[] =>
    [...new Set(cardsOf(id))].flatMap(component => {
      const card = book?.cardCalled(component);
      return card ? { component, ...card } : [];
    });
  /** The entries of a rule, or of its parent if it has none. */
  function nearest<T>(id: string, find: (id: string) => readonly T[]): readonly T[] {
    const found = find(id);
    const parent = parentOf(id);
    return found.length > 0 || parent === undefined ? found : nearest(parent, find);
  }
  const partsOf = (id: string): Rule[] => list.filter(rule => parentOf(rule.id) === id);

  function neighboursOf({ id, game, heading, chapter }: Rule): Rule[] {
    const parent = parentOf(id);
    if (parent && rules.has(parent)) return partsOf(parent).filter(rule => rule.id !== id);
    if (chapter === RULINGS) return [];
    const isNear = (rule: Rule) => rule.game === game && rule.heading === heading && rule.id !== id;
    return list.filter(rule => isNear(rule) && parentOf(rule.id) !== id && !rules.has(parentOf(rule.id) ?? ''));
  }

  function read(typed: string): OpenRule | undefined {
    const rule = rules.get(typed) ?? rules.get(citationTyped(typed) ?? '');
    if (!rule) return undefined;
    const { id, game, text, question = '' } = rule;
    const book = bookOf(game);
    const parent = rules.get(parentOf(id) ?? '');
    const [parts, neighbours] = [partsOf(id), neighboursOf(rule)];
    const shown = new Set([rule, parent, ...parts, ...neighbours]);
    const linked = known([
      ...citationsIn(`${question} ${text}`),
      ...(index.rulings[id]?.cites ?? []),
      ...nearest(id, each => index.together[each] ?? []),
    ]).filter(each => !shown.has(each));
    const cites = (ruling: Rule) => index.rulings[ruling.id]!.cites.includes(id);
    const isRuling = (each: Rule) => each.chapter === RULINGS;
    return {
      ...rule,
      gameTitle: book?.title ?? game,
      ...(parent && { parent }),
      parts,
      neighbours,
      related: linked.filter(each => !isRuling(each)),
      rulings: [...new Set([...linked.filter(isRuling), ...list.filter(each => isRuling(each) && cites(each))])],
      cards: nearest(id, each => cardsIn(book, each)),
    };
  }

  function search(typed: string): readonly Rule[] {
    const id = citationTyped(typed);
    const exact = id === undefined ? undefined : rules.get(id);
    if (exact) return [exact, ...list.filter(rule => rule.id !== id && within(rule.id, exact.id))];
    const words = plain(typed).split(' ').filter(Boolean).map(stem);
    if (words.length === 0) return [];
    return list
      .map((rule, place) => ({ rule, place, points: score(rule, words) }))
      .filter(({ points }) => points > 0)
      .sort((a, b) => b.points - a.points || a.place - b.place)
      .map(({ rule }) => rule);
  }

  const rulesOfCard = (card: string): readonly string[] =>
    list.filter(({ id }) => cardsOf(id).some(each => each.split('/')[1] === card)).map(({ id }) => id);

  function rulesOfQuestion(game: string, kind: string): readonly Rule[] {
    const ids = bookOf(game)?.questions[kind] ?? rulesOfCard(kind.split('.')[0]!);
    return known(ids).filter(rule => rule.game === game);
  }

  function contents(game: string): readonly RuleContents[] {
    const whole = list.filter(rule => rule.game === game && !rules.has(parentOf(rule.id) ?? ''));
    const titles = new Set(whole.map(({ chapter }) => chapter));
    return [...titles].map(title => ({ title, rules: whole.filter(({ chapter }) => chapter === title) }));
  }

  return { books, read, search, rulesOfQuestion, contents, rulesOfCard };
}

/** Whether a rule is a part of another, or a part of its part. */
function within(id: string, whole: string): boolean {
  const parent = parentOf(id);
  return parent !== undefined && (parent === whole || within(parent, whole));
}
