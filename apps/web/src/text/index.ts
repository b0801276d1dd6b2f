import { en, type TextId } from './en.ts';

export type { TextId } from './en.ts';

/** A sentence of the app, with the blanks filled in. */
export const t = (id: TextId, values: Readonly<Record<string, string | number>> = {}): string =>
  en[id].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

const isTextId = (id: string): id is TextId => Object.hasOwn(en, id);

/** What to say about a refusal. */
export function refusalText(code: string, message: string): string {
  const id = `refused.${code}`;
  return isTextId(id) ? t(id) : message === '' ? t('refused.generic') : message;
}

/** A variant of a game in words, if it has any. */
export function variantText(variant: string): { readonly name: string; readonly words: readonly string[] } | undefined {
  const [name, words] = [`variant.${variant}`, `variant.${variant}.words`];
  return isTextId(name) && isTextId(words) ? { name: t(name), words: [t(words)] } : undefined;
}

/** What a bot is called: its level, or its own name. */
export function botName(bot: string): string {
  const id = `bot.${bot}`;
  return isTextId(id) ? t(id) : bot;
}

/** "Ann", "Ann and Bob", "Ann, Bob and Cy". */
export const names = (all: readonly string[]): string => new Intl.ListFormat('en').format(all);

const ago = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** "5 minutes ago". */
export function timeAgo(at: number, now = Date.now()): string {
  const minutes = Math.round((at - now) / 60_000);
  if (Math.abs(minutes) < 60) return ago.format(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return Math.abs(hours) < 48 ? ago.format(hours, 'hour') : ago.format(Math.round(hours / 24), 'day');
}
