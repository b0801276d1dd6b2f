import { counted } from '@orrery/tabletop';
import { here, numberIn, say, systemIn, unitIn, type Wording } from './shared.ts';

export const movementAsks = {
  activate: say('Activate which system?'),
  'move.from': (ask, table) => ({
    question: `Move ships to ${systemIn(ask, 'active', table)}: from where?`,
    pass: 'No more ships',
  }),
  'move.ships': (ask, table) => ({
    question: `Which ships leave ${systemIn(ask, 'from', table)} for ${here(table)}?`,
  }),
  'move.ahead': (_ask, table) => ({
    question: `Do they move to ${here(table)} before your other ships, rather than after them?`,
    pass: 'No, after them',
  }),
  'move.route': say('Which way do they take?'),
  'move.cargo': (ask, table) => ({
    question: `What do they carry to ${here(table)}? There is room for ${numberIn(ask, 'capacity')}.`,
  }),
  'gravity-drive.ship': say('Gravity Drive: which ship moves 1 farther?'),
  'transfer.from': ask => ({
    question: `Transit Diodes: lift up to ${counted(numberIn(ask, 'upTo'), 'ground force')} from where?`,
  }),
  'transfer.to': ask => ({
    question: `On which planets ${numberIn(ask, 'count') === 1 ? 'does' : 'do'} ${numberIn(ask, 'count')} ${unitIn(ask)} come down?`,
  }),
} satisfies Record<string, Wording>;
