import type { Ask, Json } from '@orrery/kernel';
import { counted } from '@orrery/tabletop';
import { goodsText, type Named } from '../goods.ts';
import { unitsText } from '../names.ts';
import type { TableForText } from '../table.ts';
import { numberIn, say, systemIn, textIn, type Wording } from './shared.ts';

const seatIn = (ask: Ask, name: string, table: TableForText): string => table.nameOf(numberIn(ask, name));

const pay =
  (one: string, more: string): Wording =>
  ask => ({ question: `Pay ${counted(numberIn(ask, 'price'), one, more)}. Anything above that is lost.` });

const beyondIn = (ask: Ask): string => {
  const count = numberIn(ask, 'beyond');
  return count === 0 ? '' : `, ${count} of some kinds beyond that,`;
};

const bundle = (value: Json | undefined, named: Named, table: TableForText): string =>
  goodsText(value, table, named) || 'nothing';

export const economyAsks = {
  produce: (ask, table) => ({
    question: `Produce in ${systemIn(ask, 'system', table)}: up to ${counted(numberIn(ask, 'limit'), 'unit')}${beyondIn(ask)} ${ask.prompt.free === true ? 'at no cost' : `for ${counted(numberIn(ask, 'funds'), 'resource')}`}.`,
  }),
  'produce.exchange': say('What do you give back, each in place of the resources for one such unit?', 'Pay for all'),
  producer: say('Which space dock produces?'),
  'produce.place': ask => ({
    question: `Where do ${unitsText(textIn(ask, 'unit'), numberIn(ask, 'count'))} go?`,
  }),
  'pay-resources': pay('resource', 'resources'),
  'pay-influence': pay('influence', 'influence'),
  'spend-commodities': say('How many commodities do you spend in place of trade goods?'),
  'pay-separately': ask => ({
    question: `Spend 1 influence ${numberIn(ask, 'price') === 1 ? 'once' : `${numberIn(ask, 'price')} times`}: each planet and each trade good pays once.`,
  }),
  'pay-either': pay('resource or influence', 'resources or influence'),
  'pay-each': ask => ({
    question: `Pay ${numberIn(ask, 'price')} resources, ${numberIn(ask, 'price')} influence and ${numberIn(ask, 'price')} trade goods. Each planet gives one of the two.`,
  }),
  'ready-planets': ask => ({ question: `Ready up to ${counted(numberIn(ask, 'upTo'), 'planet')}.`, pass: 'None' }),
  'psychoarchaeology.planets': say('Psychoarchaeology: exhaust which planets for a trade good each?'),
  'sling-relay.system': say('Sling Relay: produce a ship in which system?'),
  'transaction.deal': say('Offer somebody a deal?', 'No deal'),
  'transaction.offer': (ask, table) => ({
    question: `A deal with ${seatIn(ask, 'partner', table)}: what do you give, and what do you want for it?`,
  }),
  'transaction.answer': (ask, table) => ({
    question: `${seatIn(ask, 'seat', table)} ${ask.prompt.answers === 'counter-offer' ? 'would rather give' : 'offers'} you ${bundle(ask.prompt.gives, { note: ask.prompt.givesNote, cards: ask.prompt.givesCards }, table)} for ${bundle(ask.prompt.wants, { note: ask.prompt.wantsNote }, table)}.`,
  }),
  'transaction.cards': (ask, table) => ({
    question: `Which ${numberIn(ask, 'count') === 1 ? 'action card' : `${numberIn(ask, 'count')} action cards`} do you give to ${seatIn(ask, 'partner', table)}?`,
  }),
} satisfies Record<string, Wording>;
