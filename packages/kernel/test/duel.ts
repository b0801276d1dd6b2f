import {
  again,
  allocate,
  askAll,
  askHead,
  type Barred,
  choose,
  chooseNumber,
  count,
  dice,
  expireOrders,
  mayChoose,
  next,
  open,
  pick,
  pickWithin,
  putInOrder,
  query,
  type Response,
  type Rule,
  reveal,
  type Seat,
  shuffle,
  step,
  window,
  windowStep,
} from '@orrery/kernel';
import { cloneDuel } from './duel-clone.generated.ts';
import { emit } from './duel-events.ts';
import {
  audit,
  clockwise,
  type Duel,
  type DuelGame,
  emptyTable,
  hidden,
  type Kind,
  kindOf,
  mayHold,
  readOptions,
  standing,
  view,
} from './duel-state.ts';

// Moments and questions

export interface Play {
  card: string;
  by: Seat;
  target: Seat | null;
  cancelled: boolean;
}

export const whenCardPlayed = window<Duel, Play>(
  'whenCardPlayed',
  (game, play) => clockwise(game, play.by).slice(1),
  (_, play) => (play.target === null ? [] : [play.target]),
);
const afterTurn = window<Duel, { seat: Seat; echoed: boolean }>('afterTurn', (game, { seat }) => clockwise(game, seat));
/** Hangs on the active seat's choice of an action. */
const beforeAction = window<Duel, { seat: Seat }>('beforeAction', (_, { seat }) => [seat]);

const strikeDice = query<Duel, { by: Seat; target: Seat }, number>('strikeDice');
strikeDice.install((game, { target }, number) => number + (game.duellists[target]!.charms.length > 0 ? -1 : 0));

// Verbs

const held = (game: Duel, seat: Seat, kind: Kind): string[] =>
  game.duellists[seat]!.hand.filter(card => kindOf(card) === kind);

function pay(game: Duel, seat: Seat, amount: number): void {
  const moved = Math.max(-game.bank, Math.min(amount, game.duellists[seat]!.coins));
  game.duellists[seat]!.coins -= moved;
  game.bank += moved;
}

function* playFromHand(game: Duel, seat: Seat, card: string): Rule {
  const { hand } = game.duellists[seat]!;
  hand.splice(hand.indexOf(card), 1);
  game.played.push(card);
  yield* emit('played', { seat, card });
}

function discardPlayed(game: Duel, card: string): void {
  game.played.splice(game.played.lastIndexOf(card), 1);
  game.discard.push(card);
}

function* draw(game: Duel, seat: Seat, number: number): Rule {
  const cards = game.deck.splice(Math.max(0, game.deck.length - number));
  game.duellists[seat]!.hand.push(...cards);
  yield* reveal([seat], cards);
  yield* emit('drew', { seat, number: cards.length }, { [seat]: { cards } });
}

function* lookAtTop(game: Duel, seat: Seat, number: number): Rule<readonly string[]> {
  const cards = game.deck.splice(Math.max(0, game.deck.length - number));
  game.looked = { seat, cards };
  yield* reveal([seat], cards);
  yield* emit('looked', { seat, number: cards.length }, { [seat]: { cards } });
  return cards;
}

// Content: answers to windows

export const veto: Response<Duel, Play> = {
  id: 'veto',
  publicly: (game, seat, play) => !play.cancelled && mayHold(game, seat, 'veto'),
  playable: (game, seat) => held(game, seat, 'veto'),
  *play(game, seat, play, card) {
    const own: Play = { card, by: seat, target: play.by, cancelled: false };
    yield* playFromHand(game, seat, card);
    yield* open(game, whenCardPlayed, own);
    discardPlayed(game, card);
    if (!own.cancelled) play.cancelled = true;
    yield* emit(own.cancelled ? 'veto-vetoed' : 'vetoed', { card: play.card });
  },
};

const echo: Response<Duel, { seat: Seat; echoed: boolean }> = {
  id: 'echo',
  publicly: (game, seat, data) => !data.echoed && seat !== data.seat && mayHold(game, seat, 'echo'),
  playable: (game, seat) => held(game, seat, 'echo'),
  *play(game, seat, data, card) {
    yield* playFromHand(game, seat, card);
    data.echoed = true;
    game.duellists[seat]!.score++;
    discardPlayed(game, card);
  },
};

const charmInterest: Response<Duel, { seat: Seat; echoed: boolean }> = {
  id: 'charm-interest',
  automatic: true,
  publicly: () => true,
  playable: (game, seat, data) => (seat === data.seat ? game.duellists[seat]!.charms : []),
  *play(game, seat, _, card) {
    pay(game, seat, -1);
    yield* emit('interest', { seat, card });
  },
};

const guard: Response<Duel, { seat: Seat }> = {
  id: 'guard',
  publicly: (game, seat) => mayHold(game, seat, 'guard'),
  playable: (game, seat) => held(game, seat, 'guard'),
  *play(game, seat, _, card) {
    yield* playFromHand(game, seat, card);
    discardPlayed(game, card);
    pay(game, seat, -1);
  },
};

whenCardPlayed.install(veto);
afterTurn.install(charmInterest, echo);
beforeAction.install(guard);

// The flow of play

export const start = step<Duel>('duel/start');
export const round = step<Duel>('duel/round');
export const bidding = step<Duel>('duel/bidding');
export const turn = step<Duel, { seat: Seat }>('duel/turn');
export const play = step<Duel, Play>('duel/play');
export const effect = step<Duel, { card: string; by: Seat; target: Seat | null }>('duel/effect');
export const parade = step<Duel, { by: Seat; about: string; queue: Seat[]; seats: string[] }>('duel/parade');
export const turnEnd = windowStep(afterTurn);

start.body(function* (game) {
  game.deck = yield* shuffle('deck', game.deck);
  for (const seat of clockwise(game, 0)) yield* draw(game, seat, 4);
  return next(round({}));
});

round.body(function* (game) {
  yield* expireOrders('round');
  if (game.round === game.rounds) return next();
  game.round++;
  return again(bidding({}));
});

bidding.body(function* (game) {
  const order = clockwise(game, game.lead);
  const bids = yield* askAll(order.map(seat => count(seat, 'bid', 0, game.duellists[seat]!.coins)));
  const best = bids.indexOf(Math.max(...bids));
  game.lead = order[best]!;
  pay(game, game.lead, bids[best]!);
  yield* emit('bids', { lead: game.lead, bids });
  return next(...clockwise(game, game.lead).flatMap(seat => [turn({ seat }), turnEnd({ seat, echoed: false })]));
});

const actions: readonly Kind[] = ['strike', 'scry', 'gift', 'sort', 'parade', 'charm'];

turn.body(function* (game, { seat }) {
  yield* draw(game, seat, 1);
  const [card] = yield* pickWithin(game, beforeAction, { seat }, () =>
    pick(seat, 'action', game.duellists[seat]!.hand, { where: each => actions.includes(kindOf(each)), min: 0 }),
  );
  if (card === undefined) {
    pay(game, seat, -1);
    yield* emit('passed', { seat });
    return next();
  }
  const others = clockwise(game, seat).slice(1);
  const target = kindOf(card) === 'strike' ? yield* choose(seat, 'target', others) : null;
  return next(play({ card, by: seat, target, cancelled: false }));
});

play.body(function* (game, args) {
  yield* playFromHand(game, args.by, args.card);
  yield* open(game, whenCardPlayed, args);
  if (!args.cancelled) return next(effect({ card: args.card, by: args.by, target: args.target }));
  discardPlayed(game, args.card);
  return next();
});

effect.body(function* (game, { card, by, target }) {
  const me = game.duellists[by]!;
  switch (kindOf(card)) {
    case 'strike': {
      const wager = yield* chooseNumber(by, 'wager', 0, Math.min(2, me.coins));
      pay(game, by, wager);
      const rolled = yield* dice('combat', strikeDice(game, { by, target: target! }, 2 + wager), 6);
      me.score += rolled.filter(face => face > 3).length;
      yield* emit('rolled', { by, rolled: [...rolled] });
      break;
    }
    case 'scry': {
      const [top] = yield* lookAtTop(game, by, 1);
      const taken = top && (yield* mayChoose(by, 'scry', [top]));
      if (taken) me.hand.push(taken);
      else if (top) game.deck = yield* shuffle('deck', [...game.deck, top]);
      game.looked = null;
      pay(game, by, yield* chooseNumber(by, 'tip', 0, Math.min(1, me.coins))); // while the look is fresh in mind
      break;
    }
    case 'gift': {
      const coins = Math.min(3, game.bank);
      const lines = clockwise(game, by).map(seat => ({ key: `seat-${seat}`, min: 0, max: seat === by ? 1 : 2 }));
      const gifts = yield* allocate(by, 'gift', lines, {
        max: coins,
        suggest: {},
        check: amounts =>
          !amounts[`seat-${by}`] || Object.keys(amounts).length > 1 || { id: 'gift.self', rule: 'Duel 7' },
      });
      for (const seat of clockwise(game, by)) pay(game, seat, -(gifts[`seat-${seat}`] ?? 0));
      break;
    }
    case 'sort': {
      const [kept, ...rest] = yield* putInOrder(by, 'sort', yield* lookAtTop(game, by, 3));
      if (kept) me.hand.push(kept);
      game.discard.push(...rest);
      game.looked = null;
      break;
    }
    case 'charm':
      game.played.pop();
      me.charms.push(card);
      return next();
  }
  discardPlayed(game, card);
  if (kindOf(card) !== 'parade') return next();
  const queue = clockwise(game, by).slice(1);
  return next(parade({ by, about: `follow/${game.round}/${card}`, queue, seats: ['float', 'banner'] }));
});

/** Places in the parade that are gone. */
const taken = (left: readonly string[]): Barred[] =>
  ['float', 'banner']
    .filter(key => !left.includes(key))
    .map(key => ({ option: { key }, reason: { id: 'parade.taken', rule: 'Duel 8', with: { place: key } } }));

parade.body(function* (game, args) {
  if (args.queue.length === 0 || args.seats.length === 0) return next();
  const [chosen] = yield* askHead(
    args.queue.map(seat =>
      pick(seat, 'follow', args.seats, { min: 0, about: args.about, barred: () => taken(args.seats) }),
    ),
  );
  const seat = args.queue.shift()!;
  if (chosen) {
    args.seats = args.seats.filter(each => each !== chosen);
    game.duellists[args.by]!.score++;
    game.duellists[seat]!.score++;
  }
  yield* emit('followed', { seat, chosen: chosen ?? null });
  return again();
});

export const duel: DuelGame = {
  id: 'duel',
  rulesVersion: 1,
  migrations: [],
  seats: { min: 2, max: 4 },
  readOptions,
  setup: (seats, options) => ({ ...emptyTable(seats, options), stack: [start({})] }),
  landmarks: [round.id],
  steps: [start, round, bidding, turn, play, effect, parade, turnEnd],
  clone: cloneDuel,
  view,
  hidden,
  audit,
  standing,
  windows: [whenCardPlayed.id, afterTurn.id],
  orderEnds: ['round'],
};
