import type { Amounts, AnswerValue, Ask, Option } from '@orrery/kernel';
import type { AskLines } from './screen.ts';

/** A question whose options have the numbers that a person types. */
export interface Numbered extends AskLines {
  readonly options: readonly { readonly option: Option; readonly label: string; readonly note?: string }[];
}

/** The question as it stands on the screen: options of the same name side by side, the only choice on Enter. */
export function numbered(ask: Ask, { question, options, pass }: AskLines): Numbered {
  const all = optionsOf(ask).map((option, i) => ({ option, ...(options[i] ?? { label: option.key }) }));
  const first = (label: string) => all.findIndex(each => each.label === label);
  const arranged = ask.form === 'pick' ? all.toSorted((a, b) => first(a.label) - first(b.label)) : all;
  const only = ask.form === 'pick' && ask.min === 1 && all.length === 1 ? all[0]!.label : undefined;
  const enter = pass ?? only;
  return { question, options: arranged, ...(enter === undefined ? {} : { pass: enter }) };
}

/** Everything that has a number on the screen. */
const optionsOf = (ask: Ask): readonly Option[] =>
  ask.form === 'allocate' ? ask.lines : ask.form === 'number' ? [] : ask.options;

/** What kind of answer an ask takes, in a few words. */
export function wanted(ask: Ask, pass: string | undefined): string {
  const count = optionsOf(ask).length;
  const enter = pass === undefined ? '' : `Enter: ${pass}`;
  switch (ask.form) {
    case 'number':
      return `a number from ${ask.min} to ${ask.max}`;
    case 'order':
      return `all ${count} numbers, in the order you want`;
    case 'allocate':
      return `an amount for each line, ${ask.min} to ${ask.max} in all`;
    case 'pick':
      return [picks(ask, count), enter].filter(part => part !== '').join('; ');
  }
}

/** How many of the numbers may be typed. */
function picks({ min, max }: { min: number; max: number }, count: number): string {
  if (count === 0) return '';
  const numbers = count === 1 ? '1' : `1-${count}`;
  if (max <= 1) return numbers;
  if (min === max) return `${min} of ${numbers}`;
  if (min > 1) return `at least ${min} of ${numbers}`;
  if (min === 1) return `one or more of ${numbers}`;
  return max < count ? `up to ${max} of ${numbers}` : `any of ${numbers}`;
}

/** Numbers typed by a person as an answer; a sentence where they make none. */
export function readAnswer(line: string, ask: Ask, lines: Numbered): { value: AnswerValue } | string {
  const words = line.split(/[\s,]+/).filter(word => word !== '');
  const strange = words.find(word => !/^\d+$/.test(word));
  if (strange !== undefined) return `"${strange}" is neither a number nor a command; ? lists the commands.`;
  const numbers = words.map(Number);
  if (ask.form === 'number') return numbers.length === 1 ? { value: numbers[0]! } : 'Type one number.';
  if (ask.form === 'allocate') {
    if (numbers.length !== ask.lines.length) return `Type ${ask.lines.length} amounts, one for each line.`;
    const amounts: Amounts = Object.fromEntries(ask.lines.map((each, i) => [each.key, numbers[i]!]));
    return { value: amounts };
  }
  if (numbers.length === 0 && lines.pass === undefined) return 'You have to choose something here.';
  const { options } = lines;
  if (numbers.length === 0 && ask.form === 'pick' && ask.min > 0) numbers.push(1);
  const missing = numbers.find(number => number < 1 || number > options.length);
  if (missing !== undefined)
    return options.length === 0 ? 'There is nothing to choose: press Enter.' : `There is no option ${missing}.`;
  return { value: numbers.map(number => options[number - 1]!.option.key) };
}
