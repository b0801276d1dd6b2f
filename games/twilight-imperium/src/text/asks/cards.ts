import { counted } from '@orrery/tabletop';
import { cardName } from '../names.ts';
import { most, numberIn, say, textIn, type Wording } from './shared.ts';

export const cardsAsks = {
  'discard-action-cards': ask => ({ question: `Discard ${counted(most(ask), 'action card')}.` }),
  'place-agenda': say('You saw these agendas. Where do they go? The last one you put on top lies uppermost.'),
  'purge-fragments': ask => ({ question: `Purge ${counted(numberIn(ask, 'count'), 'relic fragment')}.` }),
  'purge-for-relic': ask => ({ question: `Purge ${counted(numberIn(ask, 'count'), 'relic fragment')} for a relic.` }),
  'the-codex': say('The Codex: take up to three discarded action cards.'),
  'nano-forge': say('Nano-Forge: attach it to which planet?'),
  research: (ask, table) => {
    const price = numberIn(ask, 'price');
    const purse =
      price === 0
        ? ''
        : ` for ${counted(price, 'resource')} (${counted(table.tradeGoodsOf(ask.seat), 'trade good')} at hand)`;
    return { question: `Research a technology${purse}?`, pass: 'Research none' };
  },
  'research.tokens': ask => ({
    question: `Pay ${numberIn(ask, 'price')} resources for ${numberIn(ask, 'count')} command tokens, in place of a technology?`,
  }),
  'research.lift': ask => ({
    question: `Ignore all prerequisites of ${cardName(String(ask.prompt.technology))}?`,
    pass: 'No',
  }),
  'research.ignore': ask => ({
    question: `What stands in for a missing prerequisite of ${cardName(textIn(ask, 'technology'))}?`,
  }),
  'bio-stims.ready': say('Bio-Stims: ready what?'),
} satisfies Record<string, Wording>;
