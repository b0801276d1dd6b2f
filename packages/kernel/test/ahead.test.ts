import { redeal } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { parade, play } from './duel.ts';
import { answering, askOf, type DuelTable, optionsOf, refused, replayed, says, seedOf, staged } from './tables.ts';

const about = 'follow/0/parade#1';
const queue = (...seats: number[]) => parade({ by: 0, about, queue: seats, seats: ['float', 'banner'] });
const paraded = () => staged(4, { steps: [queue(1, 2, 3)] });
const followed = (table: DuelTable) =>
  table.events.filter(each => each.type === 'followed').map(each => [each.data.seat, each.data.chosen]);
const waitingAhead = (table: DuelTable) => table.state.core.ahead.map(each => [each.seat, each.value]);

describe('an answer ahead of turn', () => {
  test('is offered, marked, and not waited for', () => {
    const table = paraded();
    expect(table.waiting()).toEqual([1]);
    expect(table.firstAsk()!.seat).toBe(1);
    expect(table.asks().map(ask => [ask.seat, ask.ahead ?? false])).toEqual([
      [1, false],
      [2, true],
      [3, true],
    ]);
  });

  test('waits for its turn and is used then; nobody is asked again', () => {
    const table = paraded();
    says(table, 2, 'banner');
    says(table, 3);
    expect(followed(table)).toEqual([]);
    says(table, 1, 'float');
    expect(table.log[2]).toMatchObject({ t: 'answer', seat: 1 }); // the head of a queue does not answer ahead
    expect(followed(table)).toEqual([
      [1, 'float'],
      [2, 'banner'],
    ]);
    expect(table.log.at(-1)).toMatchObject({ t: 'answer', seat: 2, auto: 'ahead' });
    expect(table.over).toBe(true);
  });

  test('repeated unchanged writes nothing', () => {
    const table = paraded();
    says(table, 2, 'banner');
    says(table, 2, 'banner');
    expect(table.log).toHaveLength(1);
    says(table, 2, 'float');
    expect(table.log).toHaveLength(2);
  });

  test('a pass ahead of turn is an answer too', () => {
    const table = paraded();
    says(table, 2);
    says(table, 1);
    expect(followed(table)).toEqual([
      [1, null],
      [2, null],
    ]);
    expect(table.waiting()).toEqual([3]);
  });

  test('is asked again when it is no longer legal', () => {
    const table = paraded();
    says(table, 2, 'float');
    says(table, 1, 'float');
    expect(followed(table)).toEqual([[1, 'float']]);
    expect(table.waiting()).toEqual([2]);
    expect(optionsOf(askOf(table, 2))).toEqual(['banner']);
    expect(waitingAhead(table)).toEqual([]);
  });

  test('that is illegal now is refused now', () => {
    const table = paraded();
    expect(refused(table, () => table.answer(answering(askOf(table, 2), ['throne'])))).toBe('answer/unknown-key');
  });

  test('can be replaced', () => {
    const table = paraded();
    says(table, 2, 'float');
    says(table, 2, 'banner');
    expect(waitingAhead(table)).toEqual([[2, ['banner']]]);
    says(table, 1);
    expect(followed(table)).toEqual([
      [1, null],
      [2, 'banner'],
    ]);
  });

  test('P3: that was given before the safe point is known only to its seat', () => {
    const table = staged(4, { steps: [queue(1, 2, 3)] }, { snapshotEvery: 0 });
    says(table, 3, 'banner');
    says(table, 1);
    expect(table.rebase().state.core.ahead.map(each => each.seat)).toEqual([3]);
    for (const [seat, known] of [
      [3, [3]],
      [2, []],
      [null, []],
    ] as const)
      expect(redeal(table, seat, { seed: seedOf('ahead') }).state.core.ahead.map(each => each.seat)).toEqual(known);
  });

  test('of one seat is not used for another seat, even if equal', () => {
    const table = paraded();
    says(table, 2, 'banner');
    says(table, 3, 'banner');
    expect(waitingAhead(table)).toEqual([
      [2, ['banner']],
      [3, ['banner']],
    ]);
    expect(table.withdraw(2, about)).toMatchObject({ ok: true });
    expect(waitingAhead(table)).toEqual([[3, ['banner']]]);
  });

  test('can be withdrawn, by its owner only', () => {
    const table = paraded();
    says(table, 2, 'float');
    expect(refused(table, () => table.withdraw(3, about))).toBe('ask/not-ahead');
    expect(refused(table, () => table.withdraw(2, 'something else'))).toBe('ask/not-ahead');
    expect(table.withdraw(2, about)).toMatchObject({ ok: true });
    says(table, 1);
    expect(table.waiting()).toEqual([2]);
    expect(refused(table, () => table.withdraw(2, about))).toBe('ask/not-ahead');
  });

  test('serves once: the same seat in a later queue is asked anew', () => {
    const table = staged(4, { steps: [queue(1, 2), queue(2)] });
    says(table, 2, 'banner');
    says(table, 1);
    expect(followed(table)).toEqual([
      [1, null],
      [2, 'banner'],
    ]);
    expect(table.waiting()).toEqual([2]);
  });

  test('is dropped when its queue has ended and another begins', () => {
    const other = parade({ by: 0, about: 'follow/0/parade#2', queue: [1, 3], seats: ['float', 'banner'] });
    const table = staged(4, { steps: [queue(1, 2, 3), other] });
    says(table, 3, 'banner');
    says(table, 1, 'float');
    expect(waitingAhead(table)).toEqual([[3, ['banner']]]);
    says(table, 2, 'banner');
    expect(waitingAhead(table)).toEqual([]);
    says(table, 1);
    expect(table.waiting()).toEqual([3]);
  });

  test('survives other questions until its queue continues', () => {
    const charm = play({ card: 'charm#1', by: 0, target: null, cancelled: false });
    const first = parade({ by: 0, about, queue: [1, 3], seats: ['float'] });
    const table = staged(4, { hands: [['charm#1'], ['scry#1']], steps: [first, charm, queue(3)] });
    says(table, 3, 'float');
    says(table, 1, 'float');
    expect(table.waiting()).toEqual([1]);
    expect(waitingAhead(table)).toEqual([[3, ['float']]]);
    says(table, 1);
    expect(followed(table)).toEqual([
      [1, 'float'],
      [3, 'float'],
    ]);
  });

  test('P1: replays from the log, whether used or not', () => {
    const table = paraded();
    says(table, 2, 'float');
    says(table, 3, 'banner');
    expect(replayed(table).state).toEqual(table.state);
    says(table, 1, 'float');
    expect(replayed(table).state).toEqual(table.state);
  });

  test('P3: others do not learn of it while it waits', () => {
    const table = paraded();
    says(table, 2, 'float');
    const dealt = redeal(table, 1, { seed: seedOf('redeal') });
    expect(dealt.state.core.ahead).toEqual([]);
    expect(redeal(table, 2, { seed: seedOf('redeal') }).state.core.ahead).toEqual(table.state.core.ahead);
    expect(dealt.waiting()).toEqual(table.waiting());
    expect(dealt.asks(1)).toEqual(table.asks(1));
  });
});
