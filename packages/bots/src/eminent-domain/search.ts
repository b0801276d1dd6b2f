import { cardsInRound, kindOf, type State, type View } from '@orrery/eminent-domain/view';
import type { Ask, Seat } from '@orrery/kernel';
import type { Bot } from '../common/bot.ts';
import { candidatesNear } from '../common/candidates.ts';
import { searching } from '../common/search.ts';
import { answer } from './greedy.ts';
import { chanceToWin, prospects } from './prospects.ts';
import { outlookOf, searched, temperament, usual } from './worth.ts';

/** A playout ends this many rounds later, since the value of a hand shows only when it is played. */
const ROUNDS = 2;
/** The value of a point that does not change who wins. */
const POINT = 0.004;

/** Copies of a card are equal, and so are slots to fill and fighters to trade. */
const kindIn = ({ kind }: Ask) =>
  kind === 'produce' || kind === 'trade'
    ? (key: string): string => key.replace(/\d.*$/, '')
    : (key: string): string => (key.includes('#') ? kindOf(key) : key);

/** Simulates greedy's answers in possible worlds. */
export function searchBot(seed: string): Bot {
  const weights = temperament(seed, searched);
  return searching('search', {
    policy: ({ view, ask }) => answer(view as View, ask, weights),
    quickly: ({ view, ask }) => answer(view as View, ask, weights, true),
    candidates: ({ ask }, own) => candidatesNear(ask, own, kindIn(ask)),
    isFar({ view }, from) {
      const { turn, empires } = view as View;
      return turn.number >= (from.view as View).turn.number + ROUNDS * empires.length;
    },
    value(world, seat) {
      const { standing } = world;
      const seats = Array.from({ length: world.seats }, (_, each: Seat) => each);
      const ahead = (of: (each: Seat) => number) => of(seat) - Math.max(...seats.filter(each => each !== seat).map(of));
      if (standing) {
        const share = standing.winners.includes(seat) ? 1 / standing.winners.length : 0;
        return share + POINT * ahead(each => standing.scores[each]!);
      }
      const state = world.state as State;
      const views = seats.map(each => world.view(each) as View);
      const points = ahead(each => prospects(views[each]!, cardsInRound(state, each), usual));
      const { turns } = outlookOf(views[seat]!, usual);
      return chanceToWin(points, turns) + POINT * points;
    },
  });
}
