import { randomFor } from '@orrery/kernel';
import { legalRandomAnswer, newTable } from '@orrery/testkit';
import { expect, test } from 'vitest';
import { twilightImperium } from '../index.ts';
import { wholeFactions } from '../model/factions/factions.ts';
import type { View } from '../view/index.ts';
import { askText, logLines, optionText, reasonText, tableForText } from './index.ts';

/** What a sentence must not say: one of several, you in the third person, a word twice, something that is not filled in. */
const faults: readonly RegExp[] = [
  /(?<![\d/+.-]|Rule |LRR )\b1 (?!(?:influence|infantry|less|hazardous)\b)[a-z]+s\b/,
  /\b[Yy]ou (?:has|is|was|does|goes|(?!always|as|this|its|ships|units|across|his|yours)[a-z]+[^s ]s)\b/,
  /\b(?!that\b|had\b)([a-z]+) \1\b/i,
  /undefined|\[object|NaN|Round 0|up to 0/,
  /\b(?:against|by|from|of|to|with) You\b/,
];

const faultsIn = (words: string): string[] => faults.flatMap(fault => fault.exec(words)?.[0] ?? []);

/** Every faction that can be dealt, six at a table; the first ones fill the last table. */
const tables = Array.from({ length: Math.ceil(wholeFactions.length / 6) }, (_, i) =>
  Array.from({ length: 6 }, (_, seat) => wholeFactions[(6 * i + seat) % wholeFactions.length]!),
);

test.each(tables)('sentences of a whole game read well to every player (%s, %s, %s, %s, %s, %s)', (...factions) => {
  const seed = factions.join(' ');
  const table = newTable(twilightImperium, { seats: 6, seed, options: { guarded: true, factions } });
  const random = randomFor(`${seed} play`);
  const found = new Map<string, string>();
  const look = (words: string): void => {
    for (const fault of faultsIn(words)) found.set(fault, words);
  };
  let read = 0;
  for (let i = 0; i < 3_000 && !table.over; i++) {
    const [ask] = table.asks();
    if (!ask) break;
    const { seat } = ask;
    const words = tableForText(table.view(seat) as View, each =>
      each === seat ? 'You' : ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'][each]!,
    );
    const { question, pass = '' } = askText(ask, words);
    look(question);
    look(pass);
    for (const option of ask.form === 'allocate' ? ask.lines : ask.form === 'number' ? [] : ask.options) {
      const { label, note = '' } = optionText(ask, option, words);
      look(label);
      look(note);
    }
    for (const { reason } of table.barred(seat)[0] ?? []) look(reasonText(reason, words));
    for (const { text } of logLines(table.events.slice(read), words)) look(text);
    read = table.events.length;
    table.answer({ ask: ask.id, seat, value: legalRandomAnswer(table, ask, random) });
  }
  expect(Object.fromEntries(found)).toEqual({});
});
