import {
  choose,
  cloneJson,
  dice,
  type Emit,
  emitter,
  type Game,
  type KernelState,
  mayChoose,
  newCore,
  next,
  open,
  type Rule,
  reveal,
  type Seat,
  shuffle,
  step,
  window,
  yes,
} from '@orrery/kernel';

/** The whole state, as plain JSON. `stack` is the position in the rules, `core` belongs to the kernel. */
interface Race extends KernelState {
  deck: string[];
  /** Public. */
  discarded: string[];
  runners: { hand: string[]; place: number }[];
}

/** Events by name: `emit` accepts nothing else. */
interface RaceEvents {
  readonly played: { readonly seat: Seat; readonly card: string };
  readonly moved: { readonly seat: Seat; readonly by: number };
}
const emit: Emit<RaceEvents> = emitter();

const GOAL = 12;

/** A moment at which cards may be played: after somebody's die was rolled, in turn order from that seat. */
const afterRoll = window<Race, { seat: Seat; rolled: number }>('afterRoll', (game, { seat }) =>
  game.runners.map((_, i) => (seat + i) % game.runners.length),
);

// A card: who could play it by public knowledge, what can really be played, and what it does.
afterRoll.install({
  id: 'stumble',
  publicly: (game, seat, roll) => seat !== roll.seat && roll.rolled > 0 && game.runners[seat]!.hand.length > 0,
  playable: (game, seat) => game.runners[seat]!.hand.filter(card => card.startsWith('stumble')),
  *play(game, seat, roll, card) {
    yield* discard(game, seat, card);
    roll.rolled = 0; // the data of a window is shared with the rule that opened it
  },
});

/** A verb: the only kind of function that changes the state; it emits events. */
function* discard(game: Race, seat: Seat, card: string): Rule {
  const { hand } = game.runners[seat]!;
  hand.splice(hand.indexOf(card), 1);
  game.discarded.push(card);
  yield* emit('played', { seat, card });
}

const deal = step<Race>('race/deal');
const turn = step<Race, { seat: Seat }>('race/turn');

deal.body(function* (game) {
  game.deck = yield* shuffle('deck', game.deck);
  for (const [seat, runner] of game.runners.entries()) {
    runner.hand = game.deck.splice(-2);
    yield* reveal([seat], runner.hand);
  }
  return next(turn({ seat: 0 }));
});

turn.body(function* (game, { seat }) {
  const pace = yield* choose(seat, 'pace', ['walk', 'run']);
  const [die] = yield* dice('pace', 1, 6);
  const roll = { seat, rolled: pace === 'run' ? (die! > 3 ? 6 : 0) : Math.min(3, die!) };
  yield* open(game, afterRoll, roll);
  const runner = game.runners[seat]!; // read again: others may have changed the game since
  runner.place += roll.rolled;
  yield* emit('moved', { seat, by: roll.rolled });
  const swapped = yield* mayChoose(seat, 'swap', runner.hand);
  if (swapped) yield* discard(game, seat, swapped);
  if (runner.place >= GOAL) return next(); // no step is left: the game is over
  return next(turn({ seat: (seat + 1) % game.runners.length }));
});

export const race: Game<Race, object> = {
  id: 'race',
  rulesVersion: 1,
  migrations: [],
  seats: { min: 2, max: 4 },
  readOptions: () => yes({}),
  setup: seats => ({
    stack: [deal({})],
    core: newCore(),
    deck: ['stumble#1', 'stumble#2', 'water#1', 'water#2', 'water#3', 'water#4', 'water#5', 'water#6'],
    discarded: [],
    runners: Array.from({ length: seats }, () => ({ hand: [], place: 0 })),
  }),
  steps: [deal, turn],
  landmarks: [turn.id],
  clone: cloneJson,
  view: ({ deck, discarded, runners }, seat) => ({
    deck: deck.length,
    discarded,
    runners: runners.map(({ hand, place }, i) => ({ place, hand: i === seat ? hand : hand.length })),
  }),
  hidden: ({ deck, runners }, seat) => [[...deck, ...runners.flatMap(({ hand }, i) => (i === seat ? [] : hand))]],
  audit: ({ deck, discarded, runners }) =>
    [...deck, ...discarded, ...runners.flatMap(({ hand }) => hand)].length === 8 ? [] : ['a card is lost'],
  standing: ({ runners }) => ({
    scores: runners.map(({ place }) => place),
    winners: runners.flatMap(({ place }, seat) => (place >= GOAL ? [seat] : [])),
  }),
  windows: [afterRoll.id],
  orderEnds: [],
};
