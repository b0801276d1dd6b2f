import type { Seat } from '@orrery/kernel';
import { initiativeTokens } from '../model/factions/initiative-tokens.ts';
import { initiativeOf } from '../model/readers.ts';
import type { View } from './view.ts';

/** The lowest number on a player's strategy cards, unless they have a token with another one; without any they come last. */
const numberOf = ({ players, lasting }: View, seat: Seat): number => {
  const token = lasting.find(effect => effect.seat === seat && effect.id in initiativeTokens);
  return token
    ? initiativeTokens[token.id]!
    : Math.min(99, ...players[seat]!.strategyCards.map(({ id }) => initiativeOf(id)));
};

/** Seats as they take turns; before anybody has a card, from the speaker on. Those who are out of the game come last. */
export function turnOrder(view: View): Seat[] {
  const { players, speaker, clockwise = [...players.keys()] } = view;
  const count = players.length;
  const fromSpeaker = (seat: Seat): number => (clockwise.indexOf(seat) - clockwise.indexOf(speaker) + count) % count;
  return [...players.keys()].toSorted(
    (a, b) =>
      Number(players[a]!.eliminated) - Number(players[b]!.eliminated) ||
      numberOf(view, a) - numberOf(view, b) ||
      fromSpeaker(a) - fromSpeaker(b),
  );
}
