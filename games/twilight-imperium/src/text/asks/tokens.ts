import type { Ask } from '@orrery/kernel';
import { counted } from '@orrery/tabletop';
import { numberIn, say, systemIn, type Wording } from './shared.ts';

const tokensNow = (ask: Ask): string =>
  `${numberIn(ask, 'tactic')} tactic, ${numberIn(ask, 'fleet')} fleet, ${numberIn(ask, 'strategy')} strategy`;

export const tokensAsks = {
  'leadership.influence': say('Leadership: spend influence? Every 3 bring a command token.'),
  'gain-tokens': ask => ({
    question: `You gain ${counted(numberIn(ask, 'count'), 'command token')}: into which pools?`,
  }),
  'spend-tokens': ask => ({ question: `Spend ${counted(numberIn(ask, 'count'), 'command token')} from which pools?` }),
  'stand-in': say('Exhaust this instead of spending a token of your strategy pool?', 'Spend the token'),
  'spend-token-from': say('Your reinforcements are empty: which pool gives the token?'),
  'place-token-from': (ask, table) => ({
    question: `Your reinforcements are empty: which pool gives the token for ${systemIn(ask, 'system', table)}?`,
  }),
  'give-token-from': (ask, table) => ({
    question: `Your reinforcements are empty: which pool gives ${table.nameOf(numberIn(ask, 'seat'))} the token?`,
  }),
  'send-token-home': say('A token has to leave your fleet pool: whose?'),
  'redistribute-tokens': ask => ({ question: `Redistribute your command tokens. Now: ${tokensNow(ask)}.` }),
  'gain-and-redistribute': ask => ({
    question: `You gain ${counted(numberIn(ask, 'gained'), 'command token')} and redistribute them all. Now: ${tokensNow(ask)}.`,
  }),
  'set-tokens': ask => ({
    question: `You have ${counted(numberIn(ask, 'count'), 'command token')} and not enough for all pools: which go short?`,
  }),
  'lose-tokens': ask => ({
    question: `You lose ${counted(numberIn(ask, 'count'), 'command token')}: from which pools?`,
  }),
} satisfies Record<string, Wording>;
