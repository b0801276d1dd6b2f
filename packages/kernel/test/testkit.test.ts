import {
  type AnyStep,
  type Emit,
  emitter,
  next,
  open,
  pick,
  ask as put,
  type Rule,
  reveal,
  type Seat,
  simplestAnswer,
  step,
  window,
} from '@orrery/kernel';
import {
  checkKept,
  checkPieces,
  checkPosition,
  decisionsIn,
  fuzzGame,
  newTable,
  piecesOf,
  watchReveals,
} from '@orrery/testkit';
import { describe, expect, test } from 'vitest';
import { bidding, duel, effect, type Play, play, turn, veto } from './duel.ts';
import { type Duel, type DuelGame, hidden, kindOf, mayHold } from './duel-state.ts';

/** The duel with one step played differently. */
function withStep<A extends object>(
  was: { readonly id: string },
  run: (game: Duel, args: A) => Rule<ReturnType<typeof next> | undefined>,
): DuelGame {
  const other = step<Duel, A>(was.id);
  other.body(run);
  return { ...duel, steps: duel.steps.map((each): AnyStep<Duel> => (each.id === was.id ? other : each)) };
}

/** The first problem that random play finds in a broken game, within so many games. */
function found(game: DuelGame, settings: { checkEvery?: number; games?: number } = {}): string {
  const { checkEvery = 1, games = 30 } = settings;
  for (let i = 0; i < games; i++) {
    const { problems } = fuzzGame(game, { seats: 2 + (i % 3), seed: `broken ${i}`, checkEvery });
    if (problems.length > 0) return problems.join('\n');
  }
  return 'nothing found';
}

test('the duel itself passes', () => {
  expect(found(duel, { games: 3 })).toBe('nothing found');
});

const emit: Emit<{ readonly 'next-card': { readonly card: string | null } }> = emitter();

describe('P3: a leak is found', () => {
  test('in the view: the kind of the top card', () => {
    const view: DuelGame['view'] = (game, seat) => ({ ...duel.view(game, seat), top: kindOf(game.deck.at(-1) ?? '#') });
    expect(found({ ...duel, view })).toMatch(/P3: redealt for seat (\d|null), view differ/);
  });

  test('in the view: whether somebody holds a veto', () => {
    const view: DuelGame['view'] = (game, seat) => ({
      ...duel.view(game, seat),
      armed: game.duellists.map(each => each.hand.some(card => kindOf(card) === 'veto')),
    });
    expect(found({ ...duel, view })).toMatch(/P3: .* view differ/);
  });

  test('in an event: a drawn card said aloud', () => {
    const loud = withStep<{ seat: Seat }>(turn, function* (game, { seat }) {
      yield* emit('next-card', { card: game.deck.at(-1) ?? null });
      yield* put(pick(seat, 'go-on', ['yes']));
      return next();
    });
    expect(found(loud)).toMatch(/P3: .* events differ/);
  });

  test('in a question: what another seat holds', () => {
    const telling = withStep<Record<never, never>>(bidding, function* (game) {
      const [card] = game.duellists[1]!.hand;
      yield* put(pick(0, 'guess', ['yes', 'no'], { prompt: { hint: kindOf(card ?? '#') } }));
      return next();
    });
    expect(found(telling)).toMatch(/P3: redealt for seat 0, asks differ/);
  });

  test('in who is asked: a window that opens only for those who hold the card', () => {
    const telling = window<Duel, Play>('telling', (game, { by }) =>
      game.duellists.map((_, seat) => seat).filter(seat => seat !== by),
    );
    telling.install({
      ...veto,
      publicly: (game, seat, data) => !data.cancelled && veto.playable(game, seat, data).length > 0,
    });
    const leaky = withStep<Play>(play, function* (game, args) {
      const { hand } = game.duellists[args.by]!;
      game.played.push(...hand.splice(hand.indexOf(args.card), 1));
      yield* open(game, telling, args);
      game.discard.push(...game.played.splice(0));
      return next();
    });
    expect(found(leaky)).toMatch(/P3: .* (view|waiting) differ/);
  });

  test('in hidden(): a pool that names a card which lies open', () => {
    const pools: DuelGame['hidden'] = (game, seat) => [[...hidden(game, seat)[0]!, ...game.discard]];
    expect(found({ ...duel, hidden: pools })).toMatch(/P3: .* view differ/);
  });

  test('in hidden(): a pool that names a piece which is not there', () => {
    const pools: DuelGame['hidden'] = (game, seat) => [[...hidden(game, seat)[0]!, 'joker#1', 'joker#2']];
    expect(found({ ...duel, hidden: pools })).toMatch(/P3: redealt for seat (\d|null): 31 cards/);
  });
});

describe('P3: an undo after which a seat keeps knowledge is found', () => {
  const drawing = (isRevealed: boolean) =>
    withStep<{ seat: Seat }>(turn, function* (game, { seat }) {
      const wants = yield* put(pick(seat, 'draw', ['yes', 'no']));
      const card = wants.includes('yes') ? game.deck.pop() : undefined;
      if (card !== undefined) {
        game.duellists[seat]!.hand.push(card);
        if (isRevealed) yield* reveal([seat], [card]);
      }
      yield* put(pick(seat, 'go-on', ['yes', 'no']));
      return next();
    });
  const looking = (isRevealed: boolean) => {
    const table = newTable(drawing(isRevealed), { seats: 2, seed: 'looking' });
    const problems = watchReveals(table);
    while (table.asks().some(({ kind }) => kind !== 'draw')) {
      const [ask] = table.asks();
      table.answer({ ask: ask!.id, seat: ask!.seat, value: simplestAnswer(ask!) });
    }
    const [ask] = table.asks();
    const card = table.state.deck.at(-1);
    table.answer({ ask: ask!.id, seat: ask!.seat, value: ['yes'] });
    return { problems, expected: `P3: seat ${ask!.seat} may undo what showed ${card} to seat ${ask!.seat}` };
  };

  test('a card is drawn without a reveal', () => {
    const { problems, expected } = looking(false);
    expect(problems).toEqual([expected]);
    expect(found(drawing(false))).toMatch(/^P3: seat \d may undo what showed .* to seat \d/);
  });

  test('with the reveal there is no problem', () => {
    expect(looking(true).problems).toEqual([]);
  });
});

describe('P5: a piece that is lost or doubled is found', () => {
  test('one of those that were hidden in the beginning', () => {
    const table = newTable(duel, { seats: 2, seed: 'kept' });
    const pieces = piecesOf(duel, table.state);
    expect(checkKept(table, pieces)).toEqual([]);
    const card = table.state.deck.pop();
    expect(checkKept(table, pieces)).toEqual([`P5: ${card} is lost`]);
    table.state.discard.push(card!);
    expect(checkKept(table, pieces)).toEqual([]);
  });

  test('lost: a played card is not discarded', () => {
    const careless = withStep<{ card: string }>(effect, function* (game) {
      game.played.pop();
      return next();
    });
    expect(found(careless)).toMatch(/^P5: 30 cards/);
    expect(found(careless, { checkEvery: 7 })).toMatch(/^P5: /);
  });

  test('doubled', () => {
    const table = newTable(duel, { seats: 2, seed: 'doubled' });
    table.state.discard.push(table.state.deck[0]!);
    expect(checkPieces(table)).toEqual([expect.stringContaining('P5: 32 cards')]);
    expect(checkPosition(table, 'doubled').length).toBeGreaterThan(0);
  });
});

describe('P1 and P2: a rule that is not pure is found', () => {
  test('it counts in a variable of its module', () => {
    let calls = 0;
    const impure = withStep<{ seat: Seat }>(turn, function* (game, { seat }) {
      calls++;
      game.lead = calls % 3 === 1 ? 1 : 0;
      yield* put(pick(seat, 'go-on', ['yes']));
      return next();
    });
    expect(found(impure)).toMatch(/P2: the replayed state differs/);
    expect(found(impure, { checkEvery: 0 })).toMatch(/P1: /);
  });
});

describe('P4 and P6: a dead end is found', () => {
  const stuck = withStep<{ seat: Seat }>(turn, function* (game, { seat }) {
    const vetoes = game.duellists[seat]!.hand.filter(card => kindOf(card) === 'veto' && mayHold(game, seat, 'veto'));
    yield* put(pick(seat, 'must-veto', vetoes));
    return next();
  });

  test('a question without a legal answer', () => {
    expect(found(stuck)).toMatch(/P4: must-veto has no legal simplest answer: answer\/too-few/);
    expect(found(stuck, { checkEvery: 0 })).toMatch(/P4: refused with answer\/too-few \(must-veto\)/);
  });

  test('a rule that throws, with where it threw', () => {
    const broken = withStep<{ seat: Seat }>(turn, function* (game, { seat }) {
      yield* put(pick(seat, 'go-on', ['yes']));
      if (game.round === 1) throw new Error('no second turn');
      return next();
    });
    expect(found(broken)).toMatch(/P6: crashed: duel v1, entry \d+, in duel\/.* no second turn \(go-on\)/);
  });
});

test('decisions are counted without what was taken back', () => {
  const { table } = fuzzGame(duel, { seats: 2, seed: 'count', decisions: 9, checkEvery: 0 });
  expect(decisionsIn(table)).toBeLessThanOrEqual(9);
  const before = decisionsIn(table);
  table.rewind(
    0,
    table.log.findLastIndex(each => each.t === 'answer'),
  );
  expect(decisionsIn(table)).toBe(before - 1);
});
