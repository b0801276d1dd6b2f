import type { Amounts, AnswerValue, Ask, Line, Option } from '@orrery/kernel';
import type { AskLines, OptionLine } from './screen.ts';

/** An option on the screen, with the mark that a person types. */
export interface Marked extends OptionLine {
  readonly option: Option;
  readonly mark: string;
}

/** A question whose options have the marks that a person types. */
export interface Numbered extends AskLines {
  readonly options: readonly Marked[];
}

type Allocation = Extract<Ask, { form: 'allocate' }>;

/** The question as shown: options of the same name are grouped, and Enter takes the only choice. */
export function numbered(ask: Ask, { question, options, pass }: AskLines): Numbered {
  const all = optionsOf(ask).map((option, i) => ({ option, ...(options[i] ?? { label: option.key }) }));
  const first = (label: string) => all.findIndex(each => each.label === label);
  const arranged = ask.form === 'pick' ? all.toSorted((a, b) => first(a.label) - first(b.label)) : all;
  const marked = withMarks(arranged, ask.form === 'allocate');
  const enter = pass ?? (ask.form === 'allocate' ? suggestion(ask, marked) : onlyChoice(ask, marked));
  return { question, options: marked, ...(enter === undefined ? {} : { pass: enter }) };
}

/** Everything that gets a mark on the screen. */
const optionsOf = (ask: Ask): readonly Option[] =>
  ask.form === 'allocate' ? ask.lines : ask.form === 'number' ? [] : ask.options;

const letter = (i: number): string =>
  (i < 26 ? '' : letter(Math.floor(i / 26) - 1)) + String.fromCharCode(97 + (i % 26));

/** Marks: the game's short names where each names one option; otherwise numbers for choices and letters for amounts. */
function withMarks(options: readonly (OptionLine & { readonly option: Option })[], amounts: boolean): Marked[] {
  const codes = options.map(({ code }) => (amounts && code && /\d/.test(code) ? undefined : code));
  const clear = codes.every(code => code === undefined || codes.indexOf(code) === codes.lastIndexOf(code));
  const taken = new Set<string>(clear ? codes.flatMap(code => code ?? []) : []);
  let next = 0;
  const plain = (): string => {
    const mark = amounts ? letter(next++) : String(++next);
    return taken.has(mark) ? plain() : mark;
  };
  return options.map((option, i) => {
    const code = clear ? codes[i] : undefined;
    if (code === undefined) return { ...option, mark: plain() };
    if (!amounts) next++;
    return { ...option, mark: code };
  });
}

/** What Enter does where there is only one thing to do. */
function onlyChoice(ask: Ask, options: readonly Marked[]): string | undefined {
  return ask.form === 'pick' && ask.min === 1 && options.length === 1 ? options[0]!.label : undefined;
}

const SHORT = 30;

/** The amounts that Enter stands for. */
function suggestion(ask: Allocation, options: readonly Marked[]): string {
  const chosen = options.flatMap(({ option, label, mark }) => {
    const count = ask.suggest[option.key] ?? 0;
    return count > 0 ? [{ count, label, mark }] : [];
  });
  if (chosen.length === 0) return 'nothing';
  const words = chosen.map(({ count, label }) => (count > 1 ? `${count} ${label}` : label)).join(', ');
  return words.length <= SHORT ? words : chosen.map(({ count, mark }) => `${count > 1 ? count : ''}${mark}`).join(' ');
}

/** The only possible answer, if there is just one. */
export function onlyAnswer(ask: Ask): AnswerValue | undefined {
  if (ask.form === 'number') return ask.min === ask.max ? ask.min : undefined;
  if (ask.form === 'allocate') {
    const most = ask.lines.reduce((sum, { max }) => sum + max, 0);
    return most === ask.min ? Object.fromEntries(ask.lines.map(({ key, max }) => [key, max])) : undefined;
  }
  if (ask.form === 'order') return ask.options.length < 2 ? ask.options.map(({ key }) => key) : undefined;
  return ask.options.length === ask.min ? ask.options.map(({ key }) => key) : undefined;
}

/** A short description of the kind of answer that is expected. */
export function wanted(ask: Ask, { options, pass }: Pick<Numbered, 'options' | 'pass'>): string {
  const enter = pass === undefined ? '' : `Enter: ${pass}`;
  const all = (...parts: string[]): string => parts.filter(part => part !== '').join('; ');
  switch (ask.form) {
    case 'number':
      return `a number from ${ask.min} to ${ask.max}`;
    case 'order':
      return `all ${options.length} numbers, in the order you want`;
    case 'allocate': {
      const [one, two] = options.map(({ mark }) => mark);
      const several = ask.max > 1 && ask.lines[0]!.max > 1;
      const example = [`${several ? 2 : ''}${one}`, ...(two && ask.max > (several ? 2 : 1) ? [two] : [])].join(' ');
      const total =
        ask.min === ask.max ? String(ask.min) : ask.min === 0 ? `up to ${ask.max}` : `${ask.min} to ${ask.max}`;
      return all(`like ${example}, ${total} in all`, enter);
    }
    case 'pick':
      return all(picks(ask, options), enter);
  }
}

/** Describes how many marks may be typed. */
function picks({ min, max }: { min: number; max: number }, options: readonly Marked[]): string {
  const count = options.length;
  if (count === 0) return '';
  const marks = options.map(({ mark }) => mark);
  const counting = marks.every((mark, i) => mark === String(i + 1));
  const range = counting
    ? count === 1
      ? '1'
      : `1-${count}`
    : count <= 8
      ? marks.join(' ')
      : `${marks[0]}, ${marks[1]}, …`;
  if (max <= 1) return range;
  if (min === max) return `${min} of ${range}`;
  if (min > 1) return `at least ${min} of ${range}`;
  if (min === 1) return `one or more of ${range}`;
  return max < count ? `up to ${max} of ${range}` : `any of ${range}`;
}

/** Parses a typed answer, or returns an error message. */
export function readAnswer(line: string, ask: Ask, lines: Numbered): { value: AnswerValue } | string {
  const words = line.split(/[\s,]+/).filter(word => word !== '');
  if (ask.form === 'allocate') return readAmounts(words, ask, lines.options);
  const { options } = lines;
  const strange = words.find(word => !/^\d+$/.test(word) && !options.some(({ mark }) => mark === word));
  if (strange !== undefined) return `"${strange}" is neither a number nor a command; ? lists the commands.`;
  if (ask.form === 'number') return words.length === 1 ? { value: Number(words[0]) } : 'Type one number.';
  if (words.length === 0 && lines.pass === undefined) return 'You have to choose something here.';
  if (words.length === 0 && ask.form === 'pick' && ask.min > 0) words.push(options[0]!.mark);
  const missing = words.find(word => !options.some(({ mark }) => mark === word));
  if (missing !== undefined)
    return options.length === 0 ? 'There is nothing to choose: press Enter.' : `There is no option ${missing}.`;
  return { value: words.map(word => options.find(({ mark }) => mark === word)!.option.key) };
}

/** Parses `2cv ff`, `3 1 2` (one amount per line), `all`, or an empty line for the suggestion. */
function readAmounts(
  words: readonly string[],
  ask: Allocation,
  options: readonly Marked[],
): { value: Amounts } | string {
  const { lines } = ask;
  if (words.length === 0) return { value: ask.suggest };
  if (words.length === 1 && (words[0] === '0' || words[0] === 'none')) return { value: {} };
  if (words.length === 1 && words[0] === 'all')
    return { value: Object.fromEntries(lines.map(({ key, max }) => [key, max])) };
  const amounts: Record<string, number> = {};
  if (words.every(word => /^\d+$/.test(word))) {
    if (words.length !== lines.length)
      return `Type ${lines.length} amounts, one for each line, or amounts with their marks, such as 2${options[0]!.mark}.`;
    for (const [i, { key }] of lines.entries()) amounts[key] = Number(words[i]);
  } else
    for (const word of words) {
      const [, count = '', mark = ''] = /^(\d*)(.*)$/.exec(word)!;
      const found = options.find(each => each.mark === mark);
      if (!found) return `"${word}" is neither an amount nor a command; ? lists the commands.`;
      amounts[found.option.key] = (amounts[found.option.key] ?? 0) + (count === '' ? 1 : Number(count));
    }
  return tooMany(amounts, lines, options) ?? { value: amounts };
}

function tooMany(amounts: Amounts, lines: readonly Line[], options: readonly Marked[]): string | undefined {
  const over = lines.findIndex(({ key, max }) => (amounts[key] ?? 0) > max);
  return over < 0 ? undefined : `${options[over]!.label}: at most ${lines[over]!.max}.`;
}
