import type { OpenRule, Rule } from '@orrery/catalogue/rules';

const WIDTH = 100;

/** A text broken into lines, each indented. */
function wrapped(text: string, indent = ''): string {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = indent;
    for (const word of paragraph.split(' ')) {
      if (line.length > indent.length && line.length + word.length > WIDTH) {
        lines.push(line.trimEnd());
        line = indent;
      }
      line += `${word} `;
    }
    lines.push(line.trimEnd());
  }
  return lines.join('\n');
}

/** A rule in a list: its number and text, and its topic if it differs. */
function row({ id, heading, text }: Rule, width: number, isElsewhere: boolean): string {
  const words = id.startsWith('R-') ? heading : isElsewhere ? `${heading}: ${text}` : text;
  return `  ${id.padEnd(width)}${wrapped(words, ' '.repeat(width + 2)).trimStart()}`;
}

function list(title: string, rules: readonly Rule[], isElsewhere = false): string[] {
  if (rules.length === 0) return [];
  const width = Math.max(...rules.map(({ id }) => id.length)) + 2;
  return ['', title, ...rules.map(rule => row(rule, width, isElsewhere))];
}

/** A rule with its parts, related rules, rulings and cards, for a terminal. */
export function openRule(rule: OpenRule): string {
  const { id, gameTitle, heading, text, question, parent, parts, neighbours, related, rulings, cards } = rule;
  return [
    `${id}: ${heading} (${gameTitle})`,
    '',
    ...(question ? [wrapped(question), ''] : []),
    wrapped(text),
    ...list('Part of', parent ? [parent] : []),
    ...list('Its parts', parts),
    ...list('Beside it', neighbours),
    ...list('Related rules', related, true),
    ...list('Rulings', rulings),
    ...(cards.length > 0
      ? ['', 'Cards', ...cards.map(({ name, text: words }) => wrapped(`${name}: ${words}`, '  '))]
      : []),
  ].join('\n');
}

/** What a search found, the best first. */
export const foundRules = (rules: readonly Rule[]): string =>
  rules.length === 0
    ? 'Nothing found.'
    : rules.map(rule => `${rule.id}: ${rule.heading}\n${wrapped(rule.text.split('\n')[0]!, '  ')}`).join('\n');
