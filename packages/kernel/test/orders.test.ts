import { type Order, redeal } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { duel, play, round } from './duel.ts';
import { bids, type DuelTable, dealt, refused, replayed, says, seedOf, staged } from './tables.ts';

const pass = (seat: number, unless: Order['unless'] = null): Order => ({
  seat,
  window: 'whenCardPlayed',
  unless,
  until: 'round',
});
const charm = play({ card: 'charm#1', by: 0, target: null, cancelled: false });
const strike = (target: number) => play({ card: 'strike#1', by: 0, target, cancelled: false });
const hands = (second: string[]) => [['charm#1', 'strike#1'], second, ['scry#1']];
const automatic = (table: DuelTable) => table.log.filter(each => each.t === 'answer' && each.auto === 'order');

describe('a standing order', () => {
  test('given while the question is open answers it at once', () => {
    const table = staged(3, { hands: hands(['veto#1']), steps: [charm] });
    expect(table.order(pass(1))).toMatchObject({ ok: true });
    expect(table.waiting()).toEqual([2]);
    expect(automatic(table)).toHaveLength(1);
    says(table, 2);
    expect(table.over).toBe(true);
  });

  test('repeated unchanged writes nothing', () => {
    const table = staged(3, { hands: hands(['veto#1']), steps: [strike(1)] });
    table.order(pass(1, 'concerns-me'));
    const { length } = table;
    expect(table.order(pass(1, 'concerns-me'))).toMatchObject({ ok: true });
    expect(table.length).toBe(length);
    table.order(pass(1));
    expect(table.length).toBe(length + 2); // the pass that follows from it
  });

  test('of a seat for a window does not change other orders, and neither does its end', () => {
    const table = dealt(3, 'orders');
    const orders: Order[] = [pass(0), pass(1), { ...pass(0), window: 'afterTurn' }];
    for (const order of orders) expect(table.order(order)).toMatchObject({ ok: true });
    expect(table.state.core.orders).toEqual(orders);
    expect(table.order(pass(0, 'concerns-me'))).toMatchObject({ ok: true });
    expect(table.state.core.orders).toEqual([...orders.slice(1), pass(0, 'concerns-me')]);
    expect(table.cancelOrder(0, 'whenCardPlayed')).toMatchObject({ ok: true });
    expect(table.state.core.orders).toEqual(orders.slice(1));
  });

  test('must come from a seat of the table', () => {
    const table = dealt(3, 'orders');
    for (const seat of [-1, 3, 0.5, Number.NaN, '0' as unknown as number])
      expect(refused(table, () => table.order(pass(seat)))).toBe('seat/unknown');
    for (const seat of [0, 2]) expect(table.order(pass(seat))).toMatchObject({ ok: true });
  });

  test('P3: answers at once, whether or not the seat holds a matching card', () => {
    const tables = [['veto#1'], ['scry#2']].map(hand => {
      const table = staged(3, { hands: hands(hand), steps: [charm] });
      table.order(pass(1));
      return table;
    });
    expect(tables[0]!.waiting()).toEqual(tables[1]!.waiting());
    expect(tables[0]!.log).toEqual(tables[1]!.log);
    expect(tables[0]!.asks(2)).toEqual(tables[1]!.asks(2));
  });

  test('lasts for every such window until it ends', () => {
    const table = staged(3, { hands: hands(['veto#1']), steps: [charm, strike(2)] });
    table.order(pass(1));
    says(table, 2);
    expect(table.waiting()).toEqual([2]);
    expect(automatic(table)).toHaveLength(2);
  });

  test('with the exception "unless it concerns me" does not pass windows that concern the seat', () => {
    const mine = staged(3, { hands: hands(['veto#1']), steps: [strike(1)] });
    mine.order(pass(1, 'concerns-me'));
    expect(mine.waiting()).toEqual([1, 2]);
    const others = staged(3, { hands: hands(['veto#1']), steps: [strike(2)] });
    others.order(pass(1, 'concerns-me'));
    expect(others.waiting()).toEqual([2]);
    const whatever = staged(3, { hands: hands(['veto#1']), steps: [strike(1)] });
    whatever.order(pass(1));
    expect(whatever.waiting()).toEqual([2]);
  });

  test('concerns only its own window', () => {
    const table = staged(3, { hands: hands(['veto#1']), steps: [charm] });
    table.order({ ...pass(1), window: 'afterTurn' });
    expect(table.waiting()).toEqual([1, 2]);
  });

  test('does not replace the seat’s own answer', () => {
    const table = staged(3, { hands: hands(['veto#1']), steps: [strike(2)] });
    says(table, 1, 'veto#1');
    expect(table.state.played).toEqual(['strike#1', 'veto#1']);
    const later = staged(3, { hands: [['strike#1'], ['scry#1'], ['veto#2']], steps: [strike(1)] });
    says(later, 2, 'veto#2');
    later.order(pass(2));
    says(later, 1);
    expect(later.state.played).toEqual(['strike#1', 'veto#2']);
  });

  test('ends when the game says so', () => {
    const table = staged(3, { hands: hands(['veto#1']), steps: [charm, round({})] });
    table.order(pass(1));
    expect(table.state.core.orders).toHaveLength(1);
    says(table, 2);
    expect(table.state.round).toBe(1);
    expect(table.state.core.orders).toEqual([]);
  });

  test('is replaced by a newer one, and can be cancelled', () => {
    const table = dealt(2, 'orders');
    table.order(pass(1));
    table.order(pass(1, 'concerns-me'));
    expect(table.state.core.orders).toEqual([pass(1, 'concerns-me')]);
    expect(refused(table, () => table.cancelOrder(0, 'whenCardPlayed'))).toBe('order/none');
    expect(table.cancelOrder(1, 'whenCardPlayed')).toMatchObject({ ok: true });
    expect(table.state.core.orders).toEqual([]);
  });

  test('of all seats: a window that everybody passes by order closes without a question', () => {
    const table = staged(3, { hands: hands(['veto#1']), steps: [charm, round({})] });
    table.order(pass(1));
    table.order(pass(2));
    expect(table.asks().map(ask => ask.kind)).toEqual(['bid', 'bid', 'bid']);
  });

  test('P4: a wrong one gets a code', () => {
    const table = dealt(2, 'orders');
    const attempt = (order: object) => refused(table, () => table.order({ ...pass(1), ...order } as Order));
    expect(attempt({ seat: 2 })).toBe('seat/unknown');
    expect(attempt({ seat: '1' })).toBe('seat/unknown');
    expect(attempt({ window: 'beforeAction' })).toBe('order/unknown-window');
    expect(attempt({ until: 'doomsday' })).toBe('order/malformed');
    expect(attempt({ unless: 'it rains' })).toBe('order/malformed');
    expect(duel.windows).not.toContain('beforeAction');
  });

  test('P1: replays from the log', () => {
    const table = staged(3, { hands: hands(['veto#1']), steps: [charm, strike(1), round({})] });
    table.order(pass(1, 'concerns-me'));
    says(table, 2);
    says(table, 1);
    says(table, 2);
    bids(table, 0, 0);
    expect(replayed(table).state).toEqual(table.state);
    expect(replayed(table).log).toEqual(table.log);
  });

  test('P3: others see only answers already given', () => {
    const table = staged(3, { hands: hands(['veto#1']), steps: [charm] });
    table.order(pass(1));
    const seen = redeal(table, 2, { seed: seedOf('redeal') });
    expect(seen.waiting()).toEqual(table.waiting());
    expect(seen.state.core.orders).toEqual([]);
    expect(seen.asks(1)).toHaveLength(1);
  });
});
