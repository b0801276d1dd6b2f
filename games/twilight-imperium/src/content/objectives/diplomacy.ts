import { noteOwnersInPlay, othersClockwise } from '../../model/readers.ts';
import { neighboursAmong } from '../../moments/economy/neighbours.ts';
import { met } from './condition.ts';

export const ofDiplomacy = {
  'foster-cohesion': met((game, seat) => {
    const others = othersClockwise(game, seat);
    return neighboursAmong(game, seat, others).length === others.length;
  }),
  'strengthen-bonds': met((game, seat) => noteOwnersInPlay(game, seat).some(owner => owner !== seat)),
};
