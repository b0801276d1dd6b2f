import { counted } from '@orrery/tabletop';
import { here, numberIn, say, systemIn, type Wording } from './shared.ts';

export const invasionAsks = {
  bombardment: (_ask, table) => ({
    question: `Bombardment in ${here(table)}: every unit aims at a planet, or none fires.`,
  }),
  'bombardment.extra-dice': ask => ({
    question: `One of your units rolls ${counted(numberIn(ask, 'dice'), 'more die', 'more dice')}: against which planet?`,
    pass: 'No more dice',
  }),
  'remove-custodians': ask => {
    const price = numberIn(ask, 'price');
    return {
      question: `${price > 0 ? `Pay ${price} influence to send` : 'Send'} the custodians of Mecatol Rex away? It is worth a victory point.`,
      pass: 'Not now',
    };
  },
  commit: (ask, table) => ({ question: `Which ground forces land on planets of ${systemIn(ask, 'system', table)}?` }),
  'ground-combat.order': say('Which ground combat comes next?'),
  'establish-control.order': say('Which planet do you take first?'),
  'fight-coexisting': say('Fight somebody who shares a planet with you?', 'Leave them in peace'),
} satisfies Record<string, Wording>;
