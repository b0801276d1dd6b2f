import { counted } from '@orrery/tabletop';
import { votedFor } from '../events/agenda.ts';
import { cardName } from '../names.ts';
import { numberIn, say, textIn, type Wording } from './shared.ts';

export const agendaAsks = {
  vote: (ask, table) => {
    const { demanded } = ask.prompt;
    const price =
      typeof demanded === 'string'
        ? ` Genetic Recombination: if you do not vote ${votedFor(demanded, table)}, that costs a command token of your fleet pool.`
        : '';
    return { question: `Agenda: ${cardName(textIn(ask, 'agenda'))}. What do you vote for?${price}`, pass: 'Abstain' };
  },
  'vote.planets': say('Which planets cast their votes?'),
  predict: ask => ({
    question: `${cardName(textIn(ask, 'agenda'))}: which outcome do you predict for ${cardName(textIn(ask, 'card'))}?`,
  }),
  'next-agenda': say('Which agenda do you resolve first?'),
  'decide-agenda': ask => ({
    question: `${cardName(textIn(ask, 'agenda'))} is up to you alone: which outcome do you choose?`,
  }),
  'break-tie': ask => {
    const votes = numberIn(ask, 'votes');
    const why = votes === 0 ? 'nobody has voted' : `these outcomes are tied with ${counted(votes, 'vote')} each`;
    return { question: `${cardName(textIn(ask, 'agenda'))}: ${why}. You are the speaker: which outcome?` };
  },
} satisfies Record<string, Wording>;
