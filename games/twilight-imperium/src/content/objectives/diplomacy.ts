import { noteOwnersInPlay, othersClockwise } from '../../model/readers.ts';
import { neighboursAmong } from '../../moments/economy/neighbours.ts';
import { measured, reached } from './condition.ts';

export const ofDiplomacy = {
  'foster-cohesion': measured((game, seat) => {
    const others = othersClockwise(game, seat);
    return [{ what: 'neighbours', have: neighboursAmong(game, seat, others).length, need: others.length }];
  }),
  'strengthen-bonds': reached(
    'notes',
    1,
    (game, seat) => noteOwnersInPlay(game, seat).filter(owner => owner !== seat).length,
  ),
};
