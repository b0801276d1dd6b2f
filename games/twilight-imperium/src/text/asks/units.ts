import { counted } from '@orrery/tabletop';
import { unitsText } from '../names.ts';
import { numberIn, say, systemIn, textIn, unitIn, type Wording } from './shared.ts';

export const unitsAsks = {
  'remove-ships': (ask, table) => ({
    question: `Your fleet pool is too small for your ships in ${systemIn(ask, 'system', table)}: remove ${counted(numberIn(ask, 'count'), 'ship')}.`,
  }),
  'remove-cargo': (ask, table) => ({
    question: `There is no room for all you have in the space of ${systemIn(ask, 'system', table)}: remove ${counted(numberIn(ask, 'count'), 'unit')}.`,
  }),
  recall: ask => ({
    question: `You have too few ${unitIn(ask)}: take ${numberIn(ask, 'count')} back from the board.`,
  }),
  'revival.place': say('Where do your revived infantry come back?'),
  'x-89.planet': say('X-89 Bacterial Weapon: kill the infantry on which planet?'),
  'self-assembly-routines.planet': say('Self-Assembly Routines: a mech on which planet?'),
  'lone-tokens': ask => ({
    question: `You have more ${unitIn(ask)} on the board than pieces: all of them go in ${counted(numberIn(ask, 'count'), 'place')} of your choice.`,
  }),
  deploy: ask => ({ question: `Deploy ${unitsText(textIn(ask, 'unit'), 1)} where?` }),
} satisfies Record<string, Wording>;
