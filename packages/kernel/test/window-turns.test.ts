import { open, openTogether, type Response, type Seat, step, type Window, window } from '@orrery/kernel';
import { newTable } from '@orrery/testkit';
import { describe, expect, test } from 'vitest';
import { duel } from './duel.ts';
import { type Duel, type DuelGame, emptyTable } from './duel-state.ts';
import { askOf, type DuelTable, optionsOf, says } from './tables.ts';

type Moment = { log: string[] };
const order = () => [0, 1, 2];
const newWindow = (id = 'moment') => window<Duel, Moment>(id, order);

/** Notes who did what, for these seats. */
const note = (id: string, seats: readonly Seat[]): Pick<Response<Duel, Moment>, 'id' | 'playable' | 'play'> => ({
  id,
  playable: (_game, seat) => (seats.includes(seat) ? [id] : []),
  *play(_game, seat, { log }) {
    log.push(`${seat}:${id}`);
  },
});
const may = (id: string, ...seats: Seat[]): Response<Duel, Moment> => ({
  ...note(id, seats),
  once: true,
  publicly: (_game, seat) => seats.includes(seat),
});
const must = (id: string, ...seats: Seat[]): Response<Duel, Moment> => ({ ...note(id, seats), mandatory: true });
const atOnce = (id: string, ...seats: Seat[]): Response<Duel, Moment> => ({ ...note(id, seats), automatic: true });

/** A table at which these windows are open, as one, and what has happened there. */
function opened(
  windows: readonly [Window<Duel, Moment>, ...Window<Duel, Moment>[]],
  goesOn: (log: readonly string[]) => boolean = () => true,
): { table: DuelTable; log: string[] } {
  const log: string[] = [];
  const held = step<Duel>('held');
  held.body(function* (state) {
    log.length = 0; // the step is run anew when the table is replayed
    const [first, ...others] = windows;
    if (others.length === 0) yield* open(state, first, { log });
    else yield* openTogether(state, windows, { log }, () => goesOn(log));
  });
  const game: DuelGame = {
    ...duel,
    windows: windows.map(({ id }) => id),
    steps: [held],
    setup: (seats, options) => ({ ...emptyTable(seats, options), stack: [held({})] }),
  };
  return { table: newTable(game, { seats: 3, seed: 'turns' }), log };
}

function withContent(...responses: Response<Duel, Moment>[]) {
  const moment = newWindow();
  moment.install(...responses);
  return opened([moment]);
}

describe('mandatory abilities', () => {
  test('resolve in the turn of their seat, after seats before it have acted or passed', () => {
    const { table, log } = withContent(must('cannon', 1), may('ambush', 0));
    expect([table.waiting(), log]).toEqual([[0], []]);
    says(table, 0, 'ambush');
    expect(log).toEqual(['0:ambush', '1:cannon']);
    expect(table.over).toBe(true);
  });

  test('happen after earlier seats pass, who are asked again afterwards', () => {
    const { table, log } = withContent(must('cannon', 1), may('ambush', 0, 2));
    expect(table.waiting()).toEqual([0]); // seat 2 waits for what the cannon does
    says(table, 0);
    expect([log, table.waiting()]).toEqual([['1:cannon'], [2, 0]]);
    says(table, 2);
    says(table, 0, 'ambush');
    expect([log, table.waiting()]).toEqual([['1:cannon', '0:ambush'], [2]]);
    says(table, 2);
    expect(table.over).toBe(true);
  });

  test('need no question where nobody has a choice', () => {
    const { table, log } = withContent(must('cannon', 2, 0));
    expect(log).toEqual(['0:cannon', '2:cannon']);
    expect(table.over).toBe(true);
  });

  test('wait for an optional one of the same seat, if the seat chooses it first', () => {
    const { table, log } = withContent(must('cannon', 0), may('ambush', 0), may('reply', 1));
    expect(askOf(table, 0)).toMatchObject({ min: 0, prompt: { otherwise: 'cannon' } });
    expect(optionsOf(askOf(table, 0))).toEqual(['ambush']);
    says(table, 0, 'ambush');
    expect(table.waiting()).toEqual([1]);
    expect(askOf(table, 1).prompt).toEqual({});
    says(table, 1, 'reply');
    expect(log).toEqual(['0:ambush', '1:reply', '0:cannon']);
  });

  test('of one seat happen in the order that it chooses, one per turn; it cannot pass', () => {
    const { table, log } = withContent(must('cannon', 0), must('repair', 0), may('reply', 1));
    expect(askOf(table, 0)).toMatchObject({ min: 1, max: 1, prompt: {} });
    expect(optionsOf(askOf(table, 0))).toEqual(['cannon', 'repair']);
    expect(table.answer({ ask: askOf(table, 0).id, seat: 0, value: [] })).toMatchObject({ ok: false });
    says(table, 0, 'repair');
    says(table, 1);
    expect(log).toEqual(['0:repair', '0:cannon']);
    says(table, 1);
    expect(table.over).toBe(true);
  });

  test('of one seat may also wait for an optional one', () => {
    const { table, log } = withContent(must('cannon', 0), must('repair', 0), may('ambush', 0));
    expect(optionsOf(askOf(table, 0))).toEqual(['cannon', 'repair', 'ambush']);
    says(table, 0, 'ambush');
    says(table, 0, 'repair');
    expect(log).toEqual(['0:ambush', '0:repair', '0:cannon']);
  });

  test('of one seat need no order if all of them commute', () => {
    const commuting = (...words: string[]) =>
      withContent(...words.map((commutes, i) => ({ ...must(`law-${i}`, 0), commutes })));
    expect(commuting('a', 'a').log).toEqual(['0:law-0', '0:law-1']);
    expect(optionsOf(askOf(commuting('a', 'a', 'b').table, 0))).toEqual(['law-0', 'law-1', 'law-2']);
  });

  test('happen once for each piece each time the window opens', () => {
    const pair: Response<Duel, Moment> = { ...must('pair', 0), playable: (_, seat) => (seat === 0 ? ['a', 'b'] : []) };
    const { table, log } = withContent({ ...pair, commutes: 'pair' });
    expect(log).toEqual(['0:pair', '0:pair']);
    expect(table.over).toBe(true);
  });

  test('that become possible while the window is open happen too', () => {
    const late: Response<Duel, Moment> = {
      ...must('late', 1),
      playable: (_, seat, { log }) => (seat === 1 && log.includes('0:ambush') ? ['late'] : []),
    };
    const { table, log } = withContent(late, may('ambush', 0));
    says(table, 0, 'ambush');
    expect(log).toEqual(['0:ambush', '1:late']);
  });

  test('of a seat that may not answer happen in the order of their cards', () => {
    const hushed = window<Duel, Moment>('hushed', order, undefined, undefined, () => false);
    hushed.install(must('cannon', 0), must('repair', 0), may('ambush', 0));
    const { table, log } = opened([hushed]);
    expect(log).toEqual(['0:cannon', '0:repair']);
    expect(table.over).toBe(true);
  });

  test('automatic responses resolve before anybody is asked', () => {
    const { log } = withContent(may('ambush', 0), must('cannon', 0), atOnce('law', 2));
    expect(log).toEqual(['2:law']);
  });

  test('a standing order passes for its seat, except where the seat must choose an order', () => {
    const { table, log } = withContent(may('ambush', 0), must('cannon', 1), must('repair', 1));
    expect(table.order({ seat: 0, window: 'moment', unless: null, until: 'round' })).toMatchObject({ ok: true });
    expect(table.order({ seat: 1, window: 'moment', unless: null, until: 'round' })).toMatchObject({ ok: true });
    expect([table.waiting(), log]).toEqual([[1], []]);
    says(table, 1, 'repair');
    expect(log).toEqual(['1:repair', '1:cannon']);
  });
});

test('the order of seats is that of the moment, and may change while the window is open', () => {
  const turned = window<Duel, Moment>('turned', (_, { log }) => (log.length === 1 ? [2, 1, 0] : [0, 1, 2]));
  turned.install(atOnce('law', 0), may('card', 0, 1, 2));
  const { table, log } = opened([turned]);
  expect([log, table.waiting()]).toEqual([['0:law'], [2, 1, 0]]);
  says(table, 2, 'card');
  expect(table.waiting()).toEqual([0, 1]); // by the first order again, from the seat after the one that spoke
});

test('the question shows the prompt data of all windows that are open', () => {
  const tell = (id: string, name: 'log' | 'said') => {
    const told = window<Duel, Moment & { said: string }>(id, order, undefined, [name]);
    told.install(may(id, 0));
    return told;
  };
  const held = step<Duel>('told');
  held.body(function* (state) {
    yield* openTogether(state, [tell('one', 'said'), tell('two', 'log')], { log: ['a'], said: 'b' });
  });
  const game: DuelGame = {
    ...duel,
    steps: [held],
    setup: (seats, options) => ({ ...emptyTable(seats, options), stack: [held({})] }),
  };
  expect(askOf(newTable(game, { seats: 3, seed: 'told' }), 0).prompt).toEqual({ said: 'b', log: ['a'] });
});

describe('windows that are one moment', () => {
  const both = (goesOn?: (log: readonly string[]) => boolean, ...more: Response<Duel, Moment>[]) => {
    const combat = newWindow('combat');
    const round = newWindow('round');
    combat.install(may('ambush', 1), must('cannon', 0), may('either', 2));
    round.install(may('boost', 0), must('repair', 1), may('either', 2), atOnce('law', 0), ...more);
    return opened([combat, round], goesOn);
  };

  test('are one question, named after the first; a response in both is offered once', () => {
    const { table, log } = both();
    expect(log).toEqual(['0:law']);
    expect(askOf(table, 0)).toMatchObject({ kind: 'combat', prompt: { otherwise: 'cannon' } });
    says(table, 0);
    expect(optionsOf(askOf(table, 1))).toEqual(['ambush']);
    says(table, 1);
    expect(log).toEqual(['0:law', '0:cannon', '1:repair']);
    expect(optionsOf(askOf(table, 2))).toEqual(['either']);
    for (const seat of [2, 0, 1]) says(table, seat);
    expect(table.over).toBe(true);
  });

  test('close at once when their moment is over', () => {
    const { table, log } = both(said => !said.includes('0:cannon'));
    says(table, 0);
    expect(log).toEqual(['0:law', '0:cannon']);
    expect(table.over).toBe(true);
  });

  test('ask nobody without responses, and also open for responses of the second alone', () => {
    expect(opened([newWindow('a'), newWindow('b')]).table.over).toBe(true);
    const second = newWindow('b');
    second.install(may('boost', 1));
    expect(opened([newWindow('a'), second]).table.waiting()).toEqual([1]);
  });
});

test('a response may be used once with each of its pieces, though a seat still holds them', () => {
  const pieces: Response<Duel, Moment> = {
    id: 'notes',
    once: 'each piece',
    publicly: (_game, seat) => seat === 0,
    playable: (_game, seat) => (seat === 0 ? ['one', 'two'] : []),
    *play(_game, seat, { log }, piece) {
      log.push(`${seat}:${piece}`);
    },
  };
  const { table, log } = withContent(pieces);
  expect(optionsOf(askOf(table, 0))).toEqual(['one', 'two']);
  says(table, 0, 'one');
  expect(optionsOf(askOf(table, 0))).toEqual(['two']);
  says(table, 0, 'two');
  expect(optionsOf(askOf(table, 0))).toEqual([]); // still asked: others do not see what it holds
  says(table, 0);
  expect([log, table.over]).toEqual([['0:one', '0:two'], true]);
});
