import type { Seat } from '@orrery/kernel';
import { noteOwner } from '@orrery/twilight-imperium/view';
import { allocating, type Considered, picking } from './question.ts';
import type { Realm } from './realm.ts';
import { weights } from './worth.ts';

const SUPPORT = 'support-for-the-throne';
const supportOf = (seat: Seat): string => `${SUPPORT}#${seat}`;

type Goods = Readonly<Record<string, unknown>>;

/** The worth of a promissory note to its receiver. */
function noteWorth(note: string): number {
  if (note.startsWith(SUPPORT)) return weights.point;
  return note.startsWith('trade-agreement') ? 2 : 0.5;
}

/** The worth of goods to their receiver; commodities become trade goods. */
function received(goods: Goods, note: string | undefined): number {
  let total = note ? noteWorth(note) : 0;
  for (const [key, count] of Object.entries(goods)) {
    if (key === 'note') continue;
    total += Number(count) * (key === 'trade-goods' || key === 'commodities' ? weights.tradeGood : 1.5);
  }
  return total;
}

/** The cost of giving goods away; own commodities are worth only what they could be traded for. */
function given(goods: Goods, note: string | undefined): number {
  let total = note ? 0.9 * noteWorth(note) : 0;
  for (const [key, count] of Object.entries(goods)) {
    if (key === 'note') continue;
    const each = key === 'commodities' ? 0.5 : 1;
    total += Number(count) * each * (key === 'trade-goods' || key === 'commodities' ? weights.tradeGood : 1.5);
  }
  return total;
}

interface Terms {
  readonly gives: Record<string, number>;
  readonly wants: Record<string, number>;
}

const holdsSupport = ({ view }: Realm, owner: Seat): boolean =>
  view.players.some(({ notesInPlay }) => notesInPlay.includes(supportOf(owner)));

/** An offer from which both sides gain: goods for goods, and Support for the Throne for the same. */
function offerTo(realm: Realm, partner: Seat): Terms | undefined {
  const { player, view, me } = realm;
  const other = view.players[partner]!;
  const gives: Record<string, number> = {};
  const wants: Record<string, number> = {};
  const goods = Math.min(player.commodities, other.commodities);
  if (goods > 0) {
    gives.commodities = goods;
    wants.commodities = goods;
  }
  const own = player.notes?.includes(supportOf(me));
  const received = player.notesInPlay.some(note => note.startsWith(SUPPORT) && noteOwner(note) !== me);
  if (own && !received && !holdsSupport(realm, partner)) {
    gives[`note:${supportOf(me)}`] = 1;
    wants[`note:${supportOf(partner)}`] = 1;
  }
  return Object.keys(gives).length > 0 ? { gives, wants } : undefined;
}

/** Partners for an offer: neighbours first, in turn order. */
export const partnerIn = (realm: Realm, partners: readonly Seat[]): Seat | undefined =>
  partners.find(partner => offerTo(realm, partner) !== undefined);

const sided = (side: string, goods: Readonly<Record<string, number>>): [string, number][] =>
  Object.entries(goods).map(([key, count]) => [`${side}:${key}`, count]);

const written = ({ gives, wants }: Terms, prefix = ''): Record<string, number> =>
  Object.fromEntries([...sided(`${prefix}give`, gives), ...sided(`${prefix}want`, wants)]);

const offer: Considered = allocating(({ ask, realm }) => {
  const terms = offerTo(realm, Number(ask.prompt.partner));
  return terms && written(terms);
});

/** Accepts what gains; never gives Support for the Throne to a player who would win by it. */
const answer: Considered = picking(({ ask, realm }) => {
  const { prompt } = ask;
  const note = (key: string): string | undefined => prompt[key] as string | undefined;
  const gains = received((prompt.gives ?? {}) as Goods, note('givesNote'));
  const costs = given((prompt.wants ?? {}) as Goods, note('wantsNote'));
  const offering = realm.view.players[Number(prompt.seat)]!;
  const wins = note('wantsNote')?.startsWith(SUPPORT) && offering.points >= realm.view.options.points - 2;
  const accepts = gains > costs && !wins && ask.options.some(({ key }) => key === 'accept');
  return [accepts ? 'accept' : 'refuse'];
});

const invite: Considered = picking(({ ask }) => ask.options.map(({ key }) => key));

/** Offers a transaction to the best partner. */
const deal: Considered = allocating(({ ask, realm }) => {
  const partner = partnerIn(realm, ask.prompt.partners as readonly Seat[]);
  return partner === undefined ? {} : written(offerTo(realm, partner)!, `${partner}:`);
});

export const tradeAnswers: Readonly<Record<string, Considered>> = {
  'transaction.offer': offer,
  'transaction.answer': answer,
  'transaction.deal': deal,
  'trade.invite': invite,
};
