import { type Offer, readTyped } from '@orrery/catalogue';
import { type KernelState, readNewOptions } from '@orrery/kernel';
import { list, UsageError } from '../usage/arguments.ts';

const positions: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  on: true,
  false: false,
  no: false,
  off: false,
};

/** `learning` and `learning=yes` switch an option on, `points=8` gives one a value. */
export function readOption(text: string, offer: Pick<Offer, 'switches' | 'values'>): [string, unknown][] {
  const known = [...offer.switches, ...offer.values].map(each => each.id).join(', ');
  const [, name, value] = /^([^=]*)=(.*)$/.exec(text) ?? [];
  if (name !== undefined && value !== undefined) {
    if (offer.switches.some(each => each.id === name)) {
      const isOn = positions[value.trim().toLowerCase()];
      if (isOn === undefined) throw new UsageError(`--option ${name} is yes or no, not "${value}"`);
      return [[name, isOn]];
    }
    const found = offer.values.find(each => each.id === name);
    if (!found) throw new UsageError(`there is no option "${name}" with a value; there are: ${known}`);
    return Object.entries(readTyped(offer, { [name]: value }));
  }
  return list(text).map(word => {
    if (offer.values.some(each => each.id === word)) throw new UsageError(`--option ${word} needs a value: ${word}=…`);
    if (!offer.switches.some(each => each.id === word))
      throw new UsageError(`there is no option "${word}"; there are: ${known}`);
    return [word, true];
  });
}

/** The options of a game for a help text: one per line, followed by what it changes. */
export function optionLines({ switches, values }: Pick<Offer, 'switches' | 'values'>): string[] {
  const all = [
    ...switches.map(({ id, summary, words = [] }) => ({ name: id, summary, words })),
    ...values.map(({ id, summary }) => ({ name: `${id}=…`, summary, words: [] })),
  ];
  const width = Math.max(...all.map(({ name }) => name.length));
  return all.flatMap(({ name, summary, words }) => [
    `    --option ${name.padEnd(width)}  ${summary}`,
    ...words.map(line => `      ${line}`),
  ]);
}

/** The options of a game as they were typed, read by the game itself. */
export function readOptions<G extends KernelState, O, V>(
  offer: Offer<G, O, V>,
  words: readonly string[],
  players: number,
): O {
  const typed = Object.fromEntries(words.flatMap(text => readOption(text, offer)));
  const options = readNewOptions(offer.game, typed, players);
  if (!options.ok) throw new UsageError(options.message);
  return options.value;
}
