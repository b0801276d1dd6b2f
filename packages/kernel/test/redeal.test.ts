import {
  again,
  askAll,
  chooseNumber,
  chooseSome,
  imagine,
  next,
  pick,
  pickWithin,
  positionOf,
  redeal,
  type Seat,
  shuffle,
  step,
  tableAt,
  window,
} from '@orrery/kernel';
import { checkLeaks, newTable } from '@orrery/testkit';
import { describe, expect, test } from 'vitest';
import { bidding, duel, effect, turn } from './duel.ts';
import { audit, type Duel, type DuelGame, emptyTable } from './duel-state.ts';
import { askOf, bids, type DuelTable, dealt, playOn, position, says, seedOf, staged, stagedGame } from './tables.ts';

const dealtAnew = (table: DuelTable, seat: Seat | null, i: number) =>
  redeal(table, seat, { seed: seedOf(`redeal ${i}`) });

describe('P3: a redealt table', () => {
  test('shows the seat the same, and has other hidden cards', () => {
    const table = dealt(3, 'redeal');
    playOn(table, 3, 9);
    const decks = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const other = dealtAnew(table, 1, i);
      expect(other.view(1)).toEqual(table.view(1));
      expect(other.asks(1)).toEqual(table.asks(1));
      expect(other.waiting()).toEqual(table.waiting());
      expect(audit(other.state)).toEqual([]);
      decks.add(String(other.state.deck));
    }
    expect(decks.size).toBe(20);
  });

  test('can be serialized as JSON, including blank answers', () => {
    const table = staged(3, { steps: [bidding({})] });
    bids(table, 1, 4);
    const seen = dealtAnew(table, 0, 1);
    const elsewhere = tableAt(table.game, JSON.parse(JSON.stringify(positionOf(seen))), { seed: seedOf('elsewhere') });
    expect(position(elsewhere)).toEqual(position(seen));
    expect(elsewhere.waiting()).toEqual([0, 2]);
    expect(elsewhere.replaceable(1)).toEqual([]);
  });

  test('P10: an imagined table does not depend on hidden cards, and is undefined if too few deals fit', () => {
    const table = dealt(3, 'imagined');
    playOn(table, 3, 9);
    const imagined = (from: DuelTable) => imagine(from, 1, { seed: seedOf('imagined') })?.state;
    for (let i = 0; i < 20; i++) expect(imagined(dealtAnew(table, 1, i))).toEqual(imagined(table));
    expect(imagined(table)!.deck).not.toEqual(table.state.deck);

    const discarding = step<Duel>('test/discarding');
    discarding.body(function* () {
      yield* chooseSome(1, 'pair', ['veto#1', 'veto#2'], { min: 2, max: 2 }); // no other pair fits
      yield* chooseNumber(2, 'guess', 1, 9);
      return next();
    });
    const { setup } = stagedGame({ hands: [[], ['veto#1', 'veto#2'], []], steps: [discarding({})] });
    const paired = newTable({ ...duel, setup, steps: [discarding] }, { seats: 3, seed: 'paired' });
    says(paired, 1, 'veto#1', 'veto#2');
    expect(imagine(paired, 2, { seed: seedOf('imagined') })).toBeUndefined();
    expect(dealtAnew(paired, 2, 1).state.duellists[1]!.hand).toEqual(['veto#1', 'veto#2']);
  });

  test('has no private entries of others, and all of the seat’s own', () => {
    const table = dealt(3, 'notes', { snapshotEvery: 0 });
    playOn(table, 3, 3);
    for (const seat of [0, 1]) {
      expect(table.order({ seat, window: 'afterTurn', unless: null, until: 'round' })).toMatchObject({ ok: true });
      expect(table.react(seat, 'never')).toMatchObject({ ok: true });
    }
    playOn(table, 4, 2);
    const { orders, reactions } = table.rebase().state.core;
    expect([orders, reactions].map(noted => noted?.map(each => each.seat))).toEqual([
      [0, 1],
      [0, 1],
    ]);
    for (const seat of [0, 1, 2, null]) {
      const own = seat === 0 || seat === 1 ? [seat] : [];
      const { core } = dealtAnew(table, seat, 1).state;
      expect(core.orders.map(each => each.seat)).toEqual(own);
      expect((core.reactions ?? []).map(each => each.seat)).toEqual(own);
    }
  });

  test('leaves the table as it was', () => {
    const table = dealt(3, 'redeal');
    playOn(table, 3, 9);
    const before = position(table);
    playOn(dealtAnew(table, 0, 1), 5);
    expect(position(table)).toEqual(before);
  });

  test('eventually deals every hidden card to every hidden place', () => {
    const table = staged(2, { hands: [['strike#1'], ['veto#1']], steps: [bidding({})] });
    const held = new Set(Array.from({ length: 400 }, (_, i) => dealtAnew(table, 0, i).state.duellists[1]!.hand[0]));
    expect(held.size).toBe(30);
    expect(held).not.toContain('strike#1');
  });

  test('has blanks for unread answers of others: not waited for, but they can be given again', () => {
    const table = staged(3, { steps: [bidding({})] });
    bids(table, 1, 4);
    bids(table, 0, 2);
    const seen = dealtAnew(table, 0, 1);
    expect(seen.waiting()).toEqual(table.waiting());
    expect(seen.asks(0)).toEqual([]);
    expect(seen.replaceable(0)).toEqual(table.replaceable(0));
    expect(seen.replaceable(1)).toEqual([]);
    bids(seen, 1, 1);
    bids(seen, 2, 0);
    expect(seen.events.find(each => each.type === 'bids')?.data).toEqual({ lead: 0, bids: [2, 1, 0] });
    expect(dealtAnew(table, null, 1).waiting()).toEqual([2]);
  });

  test('with chance since the safe point: drawn cards stay, later chance differs', () => {
    const table = staged(2, {
      played: ['scry#1'],
      top: ['veto#1'],
      steps: [effect({ card: 'scry#1', by: 0, target: null })],
    });
    says(table, 0);
    expect(table.log.at(-1)).toMatchObject({ t: 'chance', stream: 'deck' });
    const seen = dealtAnew(table, 1, 1);
    expect(seen.state.core.streams).toEqual(table.state.core.streams);
    expect(seen.state.deck).not.toEqual(table.state.deck);
    expect(seen.seed).not.toBe(table.seed);
  });

  test('keeps pieces that the seat was shown since the safe point, even if it no longer sees them', () => {
    const table = staged(2, {
      played: ['scry#1'],
      top: ['veto#1'],
      steps: [effect({ card: 'scry#1', by: 0, target: null })],
    });
    says(table, 0);
    expect(table.shown(0)).toEqual(['veto#1']);
    expect(table.shown(1)).toEqual([]);
    for (let i = 0; i < 10; i++) {
      expect(checkLeaks(table, 0, `shown ${i}`)).toEqual([]);
      expect(dealtAnew(table, 0, i).events[0]?.secret).toEqual({ 0: { cards: ['veto#1'] } });
    }
    const others = new Set(
      Array.from({ length: 20 }, (_, i) => JSON.stringify(dealtAnew(table, 1, i).events[0]?.secret)),
    );
    expect(others.size).toBeGreaterThan(10);
  });

  test('keeps shown pieces only until the next safe point', () => {
    const table = staged(2, {
      played: ['scry#1'],
      top: ['veto#1'],
      steps: [effect({ card: 'scry#1', by: 0, target: null }), bidding({})],
    });
    says(table, 0);
    expect(askOf(table, 0).kind).toBe('tip');
    expect(table.shown(0)).toEqual(['veto#1']);
    playOn(table, 1, 1);
    expect(askOf(table, 0).kind).toBe('bid');
    expect(table.shown(0)).toEqual([]);
  });

  test('keeps a chosen piece that led to this position while it is still in hand', () => {
    const table = staged(2, {
      hands: [['strike#1', 'scry#1'], ['gift#1']],
      top: ['veto#1'],
      steps: [turn({ seat: 0 })],
    });
    says(table, 0, 'strike#1');
    for (let i = 0; i < 10; i++) {
      const seen = dealtAnew(table, 1, i);
      expect(seen.asks(0).map(ask => ask.kind)).toEqual(['target']);
      expect(seen.state.duellists[0]!.hand.some(card => card.startsWith('strike'))).toBe(true);
    }
    const imagined = imagine(table, 1, { seed: seedOf('imagined') })!;
    expect(imagined.asks(0).map(ask => ask.kind)).toEqual(['target']);
    expect(imagined.view(1)).toEqual(table.view(1));
  });
});

describe('P10: a redealt table does not tell a bot', () => {
  /** Everybody plays a card face down, then the first seat chooses a number while the cards are hidden. */
  const laid = step<Duel & { laid: string[] }>('test/laid');
  laid.body(function* (game) {
    const chosen = yield* askAll(game.duellists.map((each, seat) => pick(seat, 'lay', each.hand)));
    game.laid = chosen.map(each => each[0]!);
    yield* chooseNumber(0, 'guess', 1, 9);
    return game.round++ < 1 ? again() : next();
  });
  const game = {
    ...(duel as unknown as DuelGame),
    setup: (seats: number) => {
      const state = { ...emptyTable(seats, { rounds: 1 }), laid: [], stack: [laid({})] };
      state.duellists.forEach(each => {
        each.hand = state.deck.splice(-3);
      });
      return state;
    },
    steps: [laid] as unknown as DuelGame['steps'],
    clone: (state: Duel) => structuredClone(state),
  };

  test('which card another seat played face down since the safe point', () => {
    const table = newTable(game, { seats: 2, seed: 'laid' }) as DuelTable;
    for (const seat of [0, 1]) says(table, seat, table.state.duellists[seat]!.hand[0]!);
    const laidBy = (state: Duel) => (state as Duel & { laid: string[] }).laid;
    const seen = Array.from({ length: 30 }, (_, i) => laidBy(dealtAnew(table, 0, i).state));
    expect(new Set(seen.map(each => each[0]))).toEqual(new Set([laidBy(table.state)[0]]));
    expect(new Set(seen.map(each => each[1])).size).toBeGreaterThan(8);
  });
});

test('P3: a card used from hand and shuffled away unseen can be redealt without breaking the log', () => {
  const within = window<Duel, object>('within', () => [0]);
  within.install({
    id: 'recall',
    publicly: () => true,
    playable: (game, seat) => game.duellists[seat]!.hand,
    *play(game, seat, _, card) {
      const { hand } = game.duellists[seat]!;
      game.deck = yield* shuffle('deck', [...game.deck, ...hand.splice(hand.indexOf(card), 1)]);
    },
  });
  const recall = step<Duel>('test/recall');
  recall.body(function* (state) {
    yield* pickWithin(state, within, {}, () => pick(0, 'done', ['yes'], { min: 0 }));
    return next();
  });
  const { setup } = stagedGame({ hands: [['veto#1', 'veto#2', 'scry#1']], steps: [recall({})] });
  const table = newTable({ ...duel, setup, steps: [recall] }, { seats: 2, seed: 'recall' });
  says(table, 0, 'use:veto#2');
  for (let i = 0; i < 10; i++) for (const seat of [0, 1, null]) expect(checkLeaks(table, seat, `${i}`)).toEqual([]);
});
