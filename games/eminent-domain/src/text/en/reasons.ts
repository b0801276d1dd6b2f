import type { Json, Reason } from '@orrery/kernel';
import type { PlanetType, Role } from '../../model/ids.ts';
import type { ReasonId } from '../../view/index.ts';
import { counted } from './grammar.ts';
import { planetTypeNames, roleNames } from './names.ts';

type Facts = Readonly<Record<string, Json>>;
type Wording = string | ((facts: Facts) => string);

const roleIn = ({ role }: Facts): string => roleNames[role as Role];

/** Why not, in our own words: a sentence for every reason. */
const wordings = {
  'action.no-attack': 'You have no planet that your fighters could take.',
  'action.no-cards': 'There is no card left for you to draw.',
  'action.no-face-down': 'You have no planet that lies face down.',
  'action.no-goods': 'You have no empty slot to fill and nothing to trade.',
  'action.no-planets': 'There is no planet left to find.',
  'action.no-slots': 'You have no empty slot to fill.',
  'action.no-stacks': 'All stacks are empty.',
  'attack.fighters': ({ needs, has }) =>
    `The attack costs ${counted(Number(needs), 'fighter')}, and you have ${Number(has)}.`,
  'card.no-symbol': facts => `This card has no ${roleIn(facts)} symbol.`,
  'follow.no-symbol': facts => `To follow without a card, your empire must bring a ${roleIn(facts)} symbol.`,
  'produce.filled': 'This slot holds a resource.',
  'research.planets': ({ type, needs, has }) =>
    `It takes ${counted(Number(needs), `${planetTypeNames[type as PlanetType]} planet`)} face up, and you have ${Number(has)}.`,
  'research.symbols': ({ needs, has }) =>
    `It takes ${counted(Number(needs), 'Research symbol')}, and you have ${Number(has)}.`,
  'role.learning': 'The learning game has no Research.',
  'settle.colonies': ({ needs, has }) =>
    `To settle takes ${counted(Number(needs), 'colony', 'colonies')}, and you have ${Number(has)}.`,
  'trade.empty': 'This slot is empty.',
} satisfies Record<ReasonId, Wording>;

/** Why something cannot be done, in a sentence. The number of the rule is in the reason itself. */
export function reasonText({ id, with: facts = {} }: Reason): string {
  const wording = (wordings as Readonly<Record<string, Wording>>)[id];
  return typeof wording === 'function' ? wording(facts) : (wording ?? '');
}
