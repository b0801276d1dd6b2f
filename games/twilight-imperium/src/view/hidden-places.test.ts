import type { Game } from '@orrery/kernel';
import { testHiddenPlaces } from '@orrery/testkit/hidden-places';
import { twilightImperium } from '../index.ts';
import { wholeFactions } from '../model/factions/factions.ts';
import type { State } from '../model/state.ts';

const SEATS = 5;

/** Random games that together have every faction, since a faction may have places of its own for pieces. */
const games = Array.from({ length: Math.ceil(wholeFactions.length / SEATS) }, (_, at) => {
  const factions = wholeFactions.slice(at * SEATS, (at + 1) * SEATS);
  return factions.length === SEATS ? { factions } : {};
});

testHiddenPlaces(twilightImperium as Game<State>, SEATS, games);
