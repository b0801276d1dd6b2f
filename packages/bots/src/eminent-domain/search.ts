import type { View } from '@orrery/eminent-domain/view';
import type { Seat } from '@orrery/kernel';
import type { Bot } from '../bot.ts';
import { candidatesNear } from '../candidates.ts';
import { searching } from '../search.ts';
import { answer } from './greedy.ts';
import { realmOf } from './realm.ts';
import { outlookOf, temperament, worth } from './worth.ts';

/** A playout ends with the second turn of whoever searches after this one. */
const ROUNDS = 2;
/** What winning is worth beyond the points that it is won by. */
const VICTORY = 5;

/** Greedy's plan tried out by the rules, in worlds that may be. */
export function searchBot(seed: string): Bot {
  const weights = temperament(seed);
  const worthFor = (view: View) => worth(realmOf(view), outlookOf(view, weights));
  return searching('search', {
    policy: () => (view, ask, isPlayout) => answer(view as View, ask, weights, isPlayout),
    candidates: candidatesNear,
    isFar: (view, from) =>
      (view as View).turn.number >= (from as View).turn.number + ROUNDS * (view as View).empires.length,
    value(world, seat) {
      const { standing } = world;
      const others = Array.from({ length: world.seats }, (_, each: Seat) => each).filter(each => each !== seat);
      const ahead = (of: (each: Seat) => number) => of(seat) - Math.max(...others.map(of));
      if (!standing) return ahead(each => worthFor(world.view(each) as View));
      const share = standing.winners.includes(seat) ? VICTORY / standing.winners.length : -VICTORY;
      return share + ahead(each => standing.scores[each]!);
    },
  });
}
