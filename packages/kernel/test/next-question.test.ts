import {
  answerOrNext,
  choose,
  dice,
  expireOrders,
  load,
  mayChoose,
  nextQuestion,
  pick,
  ask as put,
  type Rule,
  reveal,
  type Seat,
  save,
  step,
  undo,
  undoable,
  verify,
  window,
  windowStep,
} from '@orrery/kernel';
import { checkNext, checkPosition, newTable } from '@orrery/testkit';
import { describe, expect, test } from 'vitest';
import type { Duel, DuelGame } from './duel-state.ts';
import { askOf, type DuelTable, optionsOf, refused, replayed, says, stagedGame } from './tables.ts';

/** A moment for the seats in its data; who holds a guard can use it, and gets a coin. */
const calm = window<Duel, { seats: Seat[] }>('calm', (_, { seats }) => seats);
calm.install({
  id: 'rest',
  publicly: () => true,
  playable: (game, seat) => game.duellists[seat]!.hand.filter(card => card.startsWith('guard')),
  *play(game, seat, _, card) {
    const { hand } = game.duellists[seat]!;
    hand.splice(hand.indexOf(card), 1);
    game.discard.push(card);
    game.duellists[seat]!.coins++;
    game.bank--;
  },
});
const calmStep = windowStep(calm);

/** What happens between the window and the next question. */
const between: Readonly<Record<string, (game: Duel) => Rule>> = {
  *nothing() {
    yield* expireOrders('never');
  },
  *dice() {
    yield* dice('calm', 1, 6);
  },
  *reveal(game) {
    yield* reveal([0], game.deck.slice(-1));
  },
  *event() {
    yield { op: 'emit', event: { type: 'drew', data: { seat: 0, number: 0 } } };
  },
  *change(game) {
    game.round++;
  },
};

const then = step<Duel, { what: string; seat: Seat }>('calm/then');
then.body(function* (game, { what, seat }) {
  yield* between[what]!(game);
  const way = yield* choose(seat, 'way', ['left', 'right']);
  yield* mayChoose(seat, 'after', [way, 'straight on']);
});
const both = step<Duel>('calm/both');
both.body(function* () {
  const check = (ways: readonly string[]) => ways[0] !== 'right' || { id: 'no', rule: 'Duel 1' };
  yield* put(pick(0, 'way', ['left', 'right', 'straight on'], { check }));
});

interface Plan {
  readonly hands?: readonly string[][];
  readonly guarded?: boolean;
  readonly seats?: Seat[];
  readonly what?: string;
  readonly seat?: Seat;
}

const gameOf = ({ hands = [['guard#1'], ['scry#1']], seats = [0], what = 'nothing', seat = 0 }: Plan): DuelGame => {
  const steps = what === 'check' ? [calmStep({ seats }), both({})] : [calmStep({ seats }), then({ what, seat })];
  const staged = stagedGame({ hands, steps: what === 'window' ? [steps[0]!, ...steps] : steps });
  return { ...staged, steps: [...staged.steps, calmStep, then, both], windows: [...staged.windows, calm.id] };
};

const tableOf = (plan: Plan = {}): DuelTable =>
  newTable(gameOf(plan), { seats: 2, seed: 'calm', options: { guarded: plan.guarded ?? false } });

const answers = (table: DuelTable) =>
  table.log.flatMap(entry => (entry.t === 'answer' ? [[entry.value, entry.auto ?? entry.joined ?? 'by hand']] : []));

describe('a window that only the seat asked next can answer', () => {
  test('P15: is shown with the next question, and an answer to that passes it', () => {
    const table = tableOf();
    expect(optionsOf(askOf(table, 0))).toEqual(['guard#1']);
    const next = nextQuestion(table, 0)!;
    expect([next.ask.kind, optionsOf(next.ask)]).toEqual(['way', ['left', 'right']]);
    expect(nextQuestion(table, 1)).toBeUndefined();
    expect(nextQuestion(table, 0)).toBe(next); // worked out once
    expect(answerOrNext(table, { ask: next.ask.id, seat: 0, value: ['left'] })).toMatchObject({ ok: true });
    expect(askOf(table, 0).kind).toBe('after');
    expect(answers(table)).toEqual([
      [[], 'by hand'],
      [['left'], true],
    ]);
    expect(replayed(table).state).toEqual(table.state);
    expect(verify(table.game, save(table)).ok).toBe(true);
  });

  test('is answered by itself where something is used, and asked again', () => {
    const table = tableOf({ hands: [['guard#1', 'guard#2'], ['scry#1']] });
    expect(answerOrNext(table, { ask: askOf(table, 0).id, seat: 0, value: ['guard#1'] })).toMatchObject({ ok: true });
    expect(optionsOf(askOf(table, 0))).toEqual(['guard#2']);
    expect(nextQuestion(table, 0)?.ask.kind).toBe('way');
    says(table, 0, 'guard#2');
    expect(askOf(table, 0).kind).toBe('way');
    expect(nextQuestion(table, 0)).toBeUndefined();
  });

  test('P7: one undo takes both answers back', () => {
    const table = tableOf();
    const { log } = table;
    const { length } = log;
    answerOrNext(table, { ask: nextQuestion(table, 0)!.ask.id, seat: 0, value: ['left'] });
    expect(undoable(table, 0)).toEqual({ to: length, free: true });
    expect(undo(table, 0).ok).toBe(true);
    expect(optionsOf(askOf(table, 0))).toEqual(['guard#1']);
    const again = nextQuestion(table, 0)!;
    expect(optionsOf(again.ask)).toEqual(['left', 'right']);
    expect(answerOrNext(table, { ask: again.ask.id, seat: 0, value: ['right'] })).toMatchObject({ ok: true });
    says(table, 0, 'right');
    expect(undoable(table, 0)?.to).toBe(table.log.length - 1); // a later answer is taken back by itself
    const loaded = load(table.game, save(table));
    expect(loaded.ok && loaded.value.state).toEqual(table.state);
  });

  test('P4: a refused answer changes nothing, and one that comes too late is stale', () => {
    const table = tableOf({ what: 'check' });
    const { ask } = nextQuestion(table, 0)!;
    const attempt = (value: string[]) => () => answerOrNext(table, { ask: ask.id, seat: 0, value });
    expect(refused(table, attempt(['right']))).toBe('answer/against-rule');
    expect(refused(table, attempt(['up']))).toBe('answer/unknown-key');
    expect(refused(table, () => answerOrNext(table, { ask: ask.id, seat: 1, value: ['left'] }))).toBe('ask/stale');
    says(table, 0); // on another device, say
    expect(askOf(table, 0).kind).toBe('way');
    expect(refused(table, attempt(['left']))).toBe('ask/stale');
  });

  test.each<[string, Plan]>([
    ['somebody else is asked too', { seats: [0, 1], hands: [['guard#1'], ['guard#2']] }],
    ['the seat is guarded', { guarded: true }],
    ['dice are rolled first', { what: 'dice' }],
    ['something is revealed first', { what: 'reveal' }],
    ['something happens first', { what: 'event' }],
    ['the table looks different then', { what: 'change' }],
    ['another seat is asked next', { seat: 1 }],
    ['another moment comes first', { what: 'window' }],
  ])('P3: is asked by itself if %s', (_, plan) => {
    const table = tableOf(plan);
    expect(optionsOf(table.asks(0)[0]!)).toEqual(['guard#1']);
    expect(nextQuestion(table, 0)).toBeUndefined();
    expect(refused(table, () => answerOrNext(table, { ask: '0.0+0.1', seat: 0, value: ['left'] }))).toBe('ask/stale');
  });

  test('P3: is asked by itself where answers are delayed', () => {
    const table = tableOf();
    table.holds = true;
    expect(nextQuestion(table, 0)).toBeUndefined();
  });

  test('is shown where others could answer as far as is known, but are not asked', () => {
    const table = tableOf({ seats: [0, 1] });
    expect(answers(table)).toEqual([[[], 'only']]);
    const next = nextQuestion(table, 0)!;
    expect(optionsOf(next.ask)).toEqual(['left', 'right']);
    for (let one = 0; one < 3; one++) expect(checkPosition(table, 'calm', one)).toEqual([]);
    answerOrNext(table, { ask: next.ask.id, seat: 0, value: ['left'] });
    expect(answers(table).slice(1)).toEqual([
      [[], 'by hand'],
      [['left'], true],
    ]);
    expect(undoable(table, 0)).toEqual({ to: 2, free: true }); // the pass has told that the other one passed, too
    expect(undo(table, 0).ok).toBe(true);
    expect(askOf(table, 0).kind).toBe('way');
  });

  test('P3: does not tell what others have answered; what they have used comes first', () => {
    const asked = () => tableOf({ seats: [0, 1], hands: [['guard#1'], ['guard#2']] });
    const [used, idle] = [asked(), asked()];
    says(used, 1, 'guard#2');
    says(idle, 1);
    const next = nextQuestion(used, 0)!;
    expect(next).toEqual(nextQuestion(idle, 0));
    for (const table of [used, idle])
      expect(answerOrNext(table, { ask: next.ask.id, seat: 0, value: ['left'] })).toMatchObject({ ok: true });
    expect(askOf(idle, 0).kind).toBe('after');
    expect([used.state.discard, used.log.some(entry => 'joined' in entry)]).toEqual([['guard#2'], false]);
    expect(optionsOf(askOf(used, 0))).toEqual(['guard#1']);
    expect(replayed(used).state).toEqual(used.state);
  });

  test('P3: what is asked next does not depend on what others hold', () => {
    const table = tableOf();
    expect(checkNext(table)).toEqual([]);
    for (let one = 0; one < 3; one++) expect(checkPosition(table, 'calm', one)).toEqual([]);
  });
});
