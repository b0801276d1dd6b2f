import { type Hand, pick, pickWithin, query, type Response, step, window, windowStep, withOnly } from '@orrery/kernel';
import { newTable } from '@orrery/testkit';
import { describe, expect, test } from 'vitest';
import { duel, type Play, play, turn, turnEnd } from './duel.ts';
import { type Duel, type DuelGame, emptyTable } from './duel-state.ts';
import { askOf, type DuelTable, optionsOf, says, staged } from './tables.ts';

const charm = (by = 0): Play => ({ card: 'charm#1', by, target: null, cancelled: false });
const charmed = (table: DuelTable) => (table.state as Duel).duellists[0]!.charms.includes('charm#1');
const types = (table: DuelTable) => table.events.map(each => each.type);

/** Seat 0 plays a charm; the others hold the given cards. */
const charmPlayed = (...others: string[][]) =>
  staged(others.length + 1, { hands: [['charm#1', 'scry#1'], ...others], steps: [play(charm())] });

describe('rules order', () => {
  test('a later seat that answers first waits for the earlier ones', () => {
    const table = charmPlayed(['veto#1'], ['veto#2'], ['strike#1']);
    says(table, 2, 'veto#2');
    expect(table.waiting()).toEqual([1, 3]);
    expect(table.state.played).toEqual(['charm#1']);
    says(table, 1);
    expect(table.state.played).toEqual(['charm#1', 'veto#2']);
  });

  test('an earlier seat that responds goes first, and the answers of the others are discarded', () => {
    const table = charmPlayed(['veto#1'], ['veto#2'], ['strike#1']);
    says(table, 2, 'veto#2');
    says(table, 1, 'veto#1');
    expect(table.state.played).toEqual(['charm#1', 'veto#1']);
    expect(table.state.duellists[2]!.hand).toEqual(['veto#2']);
    expect(table.waiting()).toEqual([2, 3, 0]);
  });

  test('a seat that has answered may change its answer until it takes effect', () => {
    const table = charmPlayed(['strike#1'], ['veto#2']);
    says(table, 2, 'veto#2');
    const [again] = table.replaceable(2);
    expect(table.answer({ ask: again!.id, seat: 2, value: [] })).toMatchObject({ ok: true });
    says(table, 1);
    expect(charmed(table)).toBe(true);
  });

  test('all pass: the window closes and the card takes effect', () => {
    const table = charmPlayed(['veto#1'], ['veto#2']);
    says(table, 1);
    says(table, 2);
    expect(charmed(table)).toBe(true);
    expect(table.over).toBe(true);
  });
});

describe('a cancel of a cancel', () => {
  test('one veto cancels the card', () => {
    const table = charmPlayed(['veto#1'], ['strike#1']);
    says(table, 1, 'veto#1');
    says(table, 2);
    says(table, 0);
    expect(charmed(table)).toBe(false);
    expect(table.state.discard).toEqual(['veto#1', 'charm#1']);
    expect(types(table)).toEqual(['played', 'played', 'vetoed']);
  });

  test('a veto of the veto saves it, and the first window is open again for those who are left', () => {
    const table = charmPlayed(['veto#1'], ['veto#2', 'strike#1']);
    says(table, 1, 'veto#1');
    says(table, 2, 'veto#2');
    says(table, 0);
    expect(types(table)).toEqual(['played', 'played', 'played', 'vetoed', 'veto-vetoed']);
    expect(table.waiting()).toEqual([2]);
    says(table, 2);
    expect(charmed(table)).toBe(true);
  });

  test('three levels deep, each time around the table', () => {
    const table = charmPlayed(['veto#1', 'veto#3'], ['veto#2', 'strike#1']);
    says(table, 1, 'veto#1');
    says(table, 2, 'veto#2');
    says(table, 1, 'veto#3');
    says(table, 0);
    expect(table.waiting()).toEqual([2, 0]);
    says(table, 2);
    says(table, 0);
    expect(types(table).slice(-2)).toEqual(['vetoed', 'veto-vetoed']); // now the first veto can be answered again
    expect(table.waiting()).toEqual([0, 2]); // from the seat after the last one that answered
    says(table, 0);
    says(table, 2);
    expect(charmed(table)).toBe(false);
    expect(table.state.discard).toEqual(['veto#3', 'veto#2', 'veto#1', 'charm#1']);
  });
});

describe('P3: who is asked reveals nothing', () => {
  const others = (table: DuelTable, seat: number) => ({
    waiting: table.waiting(),
    asks: table.asks().filter(ask => ask.seat !== seat),
    views: [0, 1, 2, null].filter(each => each !== seat).map(each => table.view(each)),
  });

  test('the same seats are waited for, and the others get the same, whether or not a seat holds a veto', () => {
    const holding = charmPlayed(['veto#1'], ['strike#1']);
    const empty = charmPlayed(['scry#2'], ['strike#1']);
    expect(others(holding, 1)).toEqual(others(empty, 1));
    says(holding, 1);
    says(empty, 1);
    expect(others(holding, 1)).toEqual(others(empty, 1));
  });

  test('a waiting veto looks like a pass', () => {
    const holding = charmPlayed(['strike#1'], ['veto#1']);
    const empty = charmPlayed(['strike#1'], ['scry#2']);
    says(holding, 2, 'veto#1');
    says(empty, 2);
    expect(others(holding, 2)).toEqual(others(empty, 2));
  });

  test('only public facts exclude a seat: it has no cards, or all vetoes are visible', () => {
    expect(charmPlayed([], ['strike#1']).waiting()).toEqual([2]);
    const seen = ['veto#1', 'veto#2', 'veto#3', 'veto#4'];
    const table = staged(3, { hands: [['charm#1'], ['strike#1'], ['scry#1']], discard: seen, steps: [play(charm())] });
    expect(charmed(table)).toBe(true);
  });

  test('a seat that is asked without a matching card can only pass', () => {
    const table = charmPlayed(['scry#2'], ['strike#1']);
    expect(optionsOf(askOf(table, 1))).toEqual([]);
  });
});

describe('automatic responses', () => {
  const charmedTurn = () =>
    staged(2, { hands: [['charm#1'], []], steps: [play(charm()), turnEnd({ seat: 0, echoed: false })] });

  test('resolve before anybody is asked', () => {
    const table = charmedTurn();
    expect(types(table)).toEqual(['played', 'interest']);
    expect(table.state.duellists[0]!.coins).toBe(5);
    expect(table.log).toEqual([]);
  });
});

describe('a window as a step', () => {
  test('its data is in the frame, and changes by one response are seen by the next', () => {
    const table = staged(3, {
      hands: [['scry#1'], ['echo#1'], ['echo#2']],
      steps: [turnEnd({ seat: 0, echoed: false })],
    });
    expect(table.state.stack).toEqual([{ proc: 'window/afterTurn', args: { seat: 0, echoed: false } }]);
    expect(table.waiting()).toEqual([1, 2]);
    says(table, 1, 'echo#1');
    expect(table.over).toBe(true);
    expect(table.state.duellists.map(each => each.score)).toEqual([0, 1, 0]);
  });
});

describe('a window attached to a question', () => {
  const guarded = (hand: string[]) => staged(2, { hands: [hand, []], top: ['veto#1'], steps: [turn({ seat: 0 })] });

  test('adds its content to the question, and the question is asked again after each use', () => {
    const table = guarded(['scry#1', 'guard#1', 'guard#2']);
    expect(optionsOf(askOf(table, 0))).toEqual(['scry#1', 'use:guard#1', 'use:guard#2']);
    says(table, 0, 'use:guard#2');
    expect(table.state.duellists[0]!.coins).toBe(5);
    expect(optionsOf(askOf(table, 0))).toEqual(['scry#1', 'use:guard#1']);
    says(table, 0, 'use:guard#1');
    expect(optionsOf(askOf(table, 0))).toEqual(['scry#1']);
  });

  test('is offered even when the question itself has no options', () => {
    const table = guarded(['guard#1']);
    expect(askOf(table, 0)).toMatchObject({ min: 0, max: 1 });
    says(table, 0, 'use:guard#1');
    expect(optionsOf(askOf(table, 0))).toEqual([]);
  });

  test('asks nobody else, and without fitting content adds nothing', () => {
    const table = guarded(['scry#1']);
    expect(table.waiting()).toEqual([0]);
    expect(optionsOf(askOf(table, 0))).toEqual(['scry#1']);
  });
});

describe('each response of a window', () => {
  const moment = window<Duel, object>('moment', () => [0, 1]);
  const content = (id: string, publicly: boolean): Response<Duel, object> => ({
    id,
    publicly: () => publicly,
    playable: (_, seat) => [`${id}-${seat}`],
    *play() {},
  });
  moment.install(content('open', true), content('shut', false), content('open', true));
  const momentStep = windowStep(moment);
  const game: DuelGame = {
    ...duel,
    steps: [momentStep],
    setup: (seats, options) => ({ ...emptyTable(seats, options), stack: [momentStep({})] }),
  };

  test('is on offer only while it is publicly possible, and is installed only once', () => {
    const table = newTable(game, { seats: 2, seed: 'moment' });
    expect(optionsOf(askOf(table, 0))).toEqual(['open-0']);
    expect(optionsOf(askOf(table, 1))).toEqual(['open-1']);
  });

  test('marked once can be used once by each seat, each time the window opens', () => {
    const bell = window<Duel, object>('bell', () => [0, 1]);
    bell.install({ ...content('ring', true), once: true });
    const rung = windowStep(bell);
    const setup: DuelGame['setup'] = (seats, options) => ({
      ...game.setup(seats, options),
      stack: [rung({}), rung({})],
    });
    const table = newTable({ ...game, steps: [rung], setup }, { seats: 2, seed: 'bell' });
    for (let time = 0; time < 2; time++) {
      says(table, 0, 'ring-0');
      expect(table.waiting()).toEqual([1]);
      says(table, 1, 'ring-1');
    }
    expect(table.over).toBe(true);
  });

  test('from hidden hands is asked of the holders, while a piece could be there', () => {
    let looks = 0;
    const deal = (holders: readonly number[], ...around: string[]): Hand<Duel> => ({
      holders: () => holders,
      isAround(_, id) {
        looks++;
        return around.includes(id);
      },
    });
    const heldBy = (hand: Hand<Duel>, ...ids: string[]) => {
      const asked = window<Duel, object>('held', () => [0, 1]);
      asked.install(...ids.map(id => ({ ...content(id, true), hand })));
      const held = windowStep(asked);
      const setup: DuelGame['setup'] = (seats, options) => ({ ...game.setup(seats, options), stack: [held({})] });
      return newTable({ ...game, steps: [held], setup }, { seats: 2, seed: 'held' });
    };
    const table = heldBy(deal([1], 'ace', 'king'), 'ace', 'king', 'queen');
    expect(table.waiting()).toEqual([1]);
    expect(optionsOf(askOf(table, 1))).toEqual(['ace-1', 'king-1']);
    looks = 0;
    const both = heldBy(deal([0, 1], 'ace'), 'ace');
    expect(both.waiting()).toEqual([0, 1]);
    expect(looks).toBe(1); // for both
    expect(heldBy(deal([0, 1]), 'ace').over).toBe(true);
    looks = 0;
    expect(heldBy(deal([], 'ace'), 'ace').over).toBe(true);
    expect(looks).toBe(0);
  });

  test('from two hands is asked of the holders of either, each hand examined once', () => {
    let looks = 0;
    const hand = (...holders: number[]): Hand<Duel> => ({
      holders() {
        looks++;
        return holders;
      },
    });
    const asked = window<Duel, object>('hands', () => [0, 1]);
    const [left, right] = [hand(0), hand(1)];
    const turns = [left, right, left, right].map((each, i) => ({ ...content(`card-${i}`, true), hand: each }));
    asked.install(...turns);
    const held = windowStep(asked);
    const setup: DuelGame['setup'] = (seats, options) => ({ ...game.setup(seats, options), stack: [held({})] });
    const table = newTable({ ...game, steps: [held], setup }, { seats: 2, seed: 'hands' });
    expect(optionsOf(askOf(table, 0))).toEqual(['card-0-0', 'card-2-0']);
    expect(optionsOf(askOf(table, 1))).toEqual(['card-1-1', 'card-3-1']);
    // Twice to see whether anybody holds any, before and while the window is open; then once for each hand.
    expect(looks).toBe(4);
  });

  test('no seat is examined while no piece could be used', () => {
    let looks = 0;
    const opened = (...around: boolean[]) => {
      const order = () => {
        looks++;
        return [0, 1];
      };
      const asked = window<Duel, object>('around', order);
      asked.install(...around.map((isAround, i) => ({ ...content(`card-${i}`, true), isAround: () => isAround })));
      const held = windowStep(asked);
      const setup: DuelGame['setup'] = (seats, options) => ({ ...game.setup(seats, options), stack: [held({})] });
      return newTable({ ...game, steps: [held], setup }, { seats: 2, seed: 'around' });
    };
    expect(opened(false, false).over).toBe(true);
    expect(looks).toBe(0);
    expect(opened(false, true).waiting()).toEqual([0, 1]);
  });

  test('asks no seat that may not answer, but automatic responses still resolve', () => {
    const heard: number[] = [];
    const asked = window<Duel, object>(
      'hushed',
      () => [0, 1],
      undefined,
      undefined,
      (_, seat) => seat === 1,
    );
    const bell: Response<Duel, object> = {
      ...content('bell', true),
      automatic: true,
      *play(_game, seat) {
        heard.push(seat);
      },
    };
    asked.install(content('card', true), bell);
    const held = windowStep(asked);
    const hung = step<Duel, { seat: number }>('hung');
    hung.body(function* (state, { seat }) {
      yield* pickWithin(state, asked, {}, () => pick(seat, 'hung', ['one', 'two']));
    });
    const stack = [hung({ seat: 1 }), hung({ seat: 0 }), held({})];
    const setup: DuelGame['setup'] = (seats, options) => ({ ...game.setup(seats, options), stack });
    const table = newTable({ ...game, steps: [held, hung], setup }, { seats: 2, seed: 'hushed' });
    expect([table.waiting(), heard]).toEqual([[1], [0, 1]]);
    says(table, 1);
    expect(optionsOf(askOf(table, 0))).toEqual(['one', 'two']);
    says(table, 0, 'one');
    expect(optionsOf(askOf(table, 1))).toEqual(['one', 'two', 'use:card-1']);
  });

  test('content that is switched off is skipped, and used again afterwards', () => {
    withOnly(
      () => true,
      () => undefined,
    ); // all windows are complete again, whatever happened before
    const asked = window<Duel, object>('resting', () => [0, 1]);
    asked.install({ ...content('mine', true), owner: 'mine' }, content('anybody', true));
    const sum = query<Duel, number, number>('resting');
    sum.install((_game, input, value) => value + input);
    const plain = query<Duel, number, number>('plain');
    plain.install((_game, input, value) => value + input);
    sum.installFor('mine', (_game, _input, value) => value + 100);
    const held = windowStep(asked);
    const setup: DuelGame['setup'] = (seats, options) => ({ ...game.setup(seats, options), stack: [held({})] });
    const offered = () =>
      optionsOf(askOf(newTable({ ...game, steps: [held], setup }, { seats: 2, seed: 'resting' }), 0));
    const { state } = newTable(game, { seats: 2, seed: 'resting' });
    const all = () => [offered(), sum(state, 1, 0)];
    expect(plain(state, 2, 3)).toBe(5);
    expect(all()).toEqual([['mine-0', 'anybody-0'], 101]);
    expect(withOnly(owner => owner === 'other', all)).toEqual([['anybody-0'], 1]);
    expect(withOnly(owner => owner === 'mine', all)).toEqual([['mine-0', 'anybody-0'], 101]);
    expect(() =>
      withOnly(
        () => false,
        () => {
          throw new Error('broken');
        },
      ),
    ).toThrow('broken');
    expect(all()).toEqual([['mine-0', 'anybody-0'], 101]);
  });

  test('without responses a window asks nobody', () => {
    const nothing = windowStep(window<Duel, object>('nothing', () => [0, 1]));
    const setup: DuelGame['setup'] = (seats, options) => ({ ...game.setup(seats, options), stack: [nothing({})] });
    const table = newTable({ ...game, steps: [nothing], setup }, { seats: 2, seed: 'nothing' });
    expect(table.over).toBe(true);
  });
});
