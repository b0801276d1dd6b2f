import { noteOwnersInPlay, othersClockwise } from '../../model/readers.ts';
import { areNeighbours } from '../../moments/neighbours.ts';
import { met } from './condition.ts';

export const ofDiplomacy = {
  'foster-cohesion': met((game, seat) => othersClockwise(game, seat).every(other => areNeighbours(game, seat, other))),
  'strengthen-bonds': met((game, seat) => noteOwnersInPlay(game, seat).some(owner => owner !== seat)),
};
