import type { Ask, Line, Seat } from '@orrery/kernel';

export type DealAsk = Extract<Ask, { form: 'allocate' }>;
export type Amounts = Readonly<Record<string, number>>;
export type Side = 'give' | 'want';

/** Whether a question is for an offer: with a partner to choose, or to one who is known. */
export const isDealAsk = (ask: Ask | undefined): ask is DealAsk =>
  ask?.form === 'allocate' && (ask.kind === 'transaction.deal' || ask.kind === 'transaction.offer');

/** Makes no more offers in this agenda phase. */
export const NO_MORE = 'no-more';

/** To whom an offer could be made. */
export const partnersOf = ({ prompt }: DealAsk): readonly Seat[] =>
  Array.isArray(prompt.partners) ? (prompt.partners as Seat[]) : [Number(prompt.partner)];

/** How the keys of an offer to a partner begin. */
const prefixOf = ({ kind }: DealAsk, partner: Seat): string => (kind === 'transaction.deal' ? `${partner}:` : '');

/** One thing that could change hands: its key in the answer, and its name without side and partner. */
export interface DealLine {
  readonly line: Line;
  readonly name: string;
  readonly isNote: boolean;
}

export function linesOf(ask: DealAsk, partner: Seat, side: Side): readonly DealLine[] {
  const prefix = `${prefixOf(ask, partner)}${side}:`;
  return ask.lines
    .filter(({ key }) => key.startsWith(prefix))
    .map(line => {
      const name = line.key.slice(prefix.length);
      return { line, name, isNote: name.startsWith('note:') };
    });
}

/** The partner that a draft is for, if it names anything yet. */
export const partnerIn = (ask: DealAsk, amounts: Amounts): Seat | undefined => {
  const partners = partnersOf(ask);
  return partners.length === 1
    ? partners[0]
    : partners.find(partner =>
        Object.entries(amounts).some(([key, count]) => count > 0 && key.startsWith(`${partner}:`)),
      );
};

/** A usual deal: what it is called, and the amounts that it fills in. */
export interface Template {
  readonly id: 'commodities' | 'support' | 'sell' | 'note';
  readonly count: number;
  readonly amounts: Amounts;
}

/** The usual deals that both sides have the goods for. */
export function templatesFor(ask: DealAsk, partner: Seat): readonly Template[] {
  const [gives, wants] = [linesOf(ask, partner, 'give'), linesOf(ask, partner, 'want')];
  const find = (lines: readonly DealLine[], is: (name: string) => boolean) => lines.find(({ name }) => is(name))?.line;
  const named = (wanted: string) => (name: string) => name === wanted;
  const note = (kind: string) => (name: string) => name.startsWith(`note:${kind}#`);
  const pair = (id: Template['id'], a: Line | undefined, b: Line | undefined, most: number): Template[] => {
    const count = Math.min(a?.max ?? 0, b?.max ?? 0, most);
    return a && b && count > 0 ? [{ id, count, amounts: { [a.key]: count, [b.key]: count } }] : [];
  };
  const [commodities, goods] = [find(gives, named('commodities')), find(wants, named('trade-goods'))];
  const agreement = find(gives, name => note('trade-agreement')(name) && name.endsWith(`#${ask.seat}`));
  const price = Math.min(goods?.max ?? 0, 2);
  return [
    ...pair('commodities', commodities, find(wants, named('commodities')), Number.POSITIVE_INFINITY),
    ...pair('sell', commodities, goods, Number.POSITIVE_INFINITY),
    ...pair(
      'support',
      find(gives, name => note('support-for-the-throne')(name) && name.endsWith(`#${ask.seat}`)),
      find(wants, name => note('support-for-the-throne')(name) && name.endsWith(`#${partner}`)),
      1,
    ),
    ...(agreement && goods && price > 0
      ? [{ id: 'note', count: price, amounts: { [agreement.key]: 1, [goods.key]: price } } as const]
      : []),
  ];
}
