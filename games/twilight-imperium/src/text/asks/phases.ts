import { counted } from '@orrery/tabletop';
import { cardName, unitsText } from '../names.ts';
import { most, numberIn, say, textIn, type Wording } from './shared.ts';

export const phasesAsks = {
  'setup.technology': ask => ({
    question: `Choose ${counted(most(ask), 'technology', 'technologies')} to start with.`,
  }),
  'setup.faction': say('Which faction do you play?'),
  'setup.home': say('Whose home system do you take? The faction does not play.'),
  'setup.place': ask => ({
    question: `Setup: on which planets do you place ${unitsText(textIn(ask, 'unit'), numberIn(ask, 'count'))}?`,
  }),
  'setup.return-secret': say('You drew two secret objectives. Which one goes back?'),
  'strategy-card': say('Choose a strategy card.'),
  action: ask => ({
    question:
      numberIn(ask, 'left') > 1
        ? `Your turn: you may take ${numberIn(ask, 'left')} actions.`
        : 'Your turn: what do you do?',
  }),
  follow: (ask, table) => ({
    question: `${table.active === null ? 'Somebody' : table.nameOf(table.active)} plays ${cardName(textIn(ask, 'card'))}. Use its secondary ability${
      ask.prompt.free === true ? '' : ` for a strategy token (you have ${table.tokensOf(ask.seat).strategy})`
    }?`,
    pass: 'No',
  }),
  'warfare.activate': say('Warfare: activate which system? No token is placed.'),
  'diplomacy.system': say('Diplomacy: close which system to the others?'),
  'politics.speaker': say('Politics: who becomes the speaker?'),
  'construction.first': say('Construction: place a structure, or let a space dock produce?', 'Neither'),
  'construction.system': say('Construction: put your strategy token into which system?'),
  'place-structure': say('Place which structure?', 'Place none'),
  'trade.invite': say('Trade: who may replenish commodities without a strategy token?', 'Nobody'),
  'warfare.remove': say('Warfare: take your token out of which system?'),
} satisfies Record<string, Wording>;
