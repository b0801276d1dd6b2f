import {
  again,
  chooseNumber,
  dice,
  type Emit,
  emitter,
  type Game,
  type KernelState,
  labelled,
  newCore,
  next,
  RuleCrash,
  step,
  Table,
} from '@orrery/kernel';
import { newTable } from '@orrery/testkit';
import { describe, expect, test } from 'vitest';
import { duel } from './duel.ts';

interface Mill extends KernelState {
  turns: number;
}

const emit: Emit<{ readonly ground: { readonly stone: number } }> = emitter();

const mill = step<Mill>('mill/turn');
const grind = step<Mill, { stone: number }>('mill/grind');
const idle = step<Mill>('mill/idle');

mill.body(function* (game) {
  game.turns++;
  const stone = yield* chooseNumber(0, 'stone', 0, 9);
  return stone === 9 ? next(idle({})) : again(grind({ stone }));
});

grind.body(function* (_, { stone }) {
  yield* emit('ground', { stone });
  yield* dice('flour', 2, 6);
  yield* labelled(
    'millstone',
    (function* () {
      if (stone === 7) throw new Error('the stone broke');
    })(),
  );
  if (stone === 8) return next({ proc: 'mill/nowhere', args: {} });
  return next();
});

idle.body(function* () {
  return again();
});

const game: Game<Mill, unknown, number> = {
  ...(duel as unknown as Game<Mill, unknown, number>),
  id: 'mill',
  setup: () => ({ stack: [mill({})], core: newCore(), turns: 0 }),
  steps: [mill, grind, idle],
  clone: state => structuredClone(state),
};

const started = (settings: { keep?: boolean; snapshotEvery?: number } = {}) => {
  const table = newTable(game, { seats: 2, seed: 'mill', ...settings });
  for (const value of [1, 2, 3]) table.answer({ ask: table.asks()[0]!.id, seat: 0, value });
  return table;
};

function crashOf(table: ReturnType<typeof started>, value: number): RuleCrash {
  try {
    table.answer({ ask: table.asks()[0]!.id, seat: 0, value });
  } catch (error) {
    expect(error).toBeInstanceOf(RuleCrash);
    return error as RuleCrash;
  }
  throw new Error('nothing broke');
}

describe('when a rule breaks', () => {
  test('the report says where: game, version, entry, frames and labels', () => {
    const error = crashOf(started(), 7);
    expect(error.crash).toEqual({
      game: 'mill',
      rulesVersion: 1,
      entry: 8, // three turns of answer and dice, then the answer and the dice that it broke over
      frames: ['mill/turn', 'mill/grind'],
      labels: ['millstone'],
    });
    expect(error.message).toBe('mill v1, entry 8, in mill/turn > mill/grind > millstone: the stone broke');
    expect((error.cause as Error).message).toBe('the stone broke');
  });

  test('an unknown step is named', () => {
    expect(crashOf(started(), 8).message).toContain('no step is called mill/nowhere');
  });

  test('steps that loop without asking anybody are stopped', () => {
    expect(crashOf(started(), 9).message).toContain('round and round');
  });

  test.each([0, 2, 10])('table and log are as before, and play goes on (a snapshot every %i)', snapshotEvery => {
    const table = started({ snapshotEvery });
    const twin = started({ snapshotEvery });
    for (const stone of [7, 8, 9]) {
      crashOf(table, stone);
      expect(table.state).toEqual(twin.state);
      expect(table.log).toEqual(twin.log);
      expect(table.events).toEqual(twin.events);
      expect(table.asks()).toEqual(twin.asks());
      expect(table.rebase()).toEqual(twin.rebase());
    }
    for (const each of [table, twin]) each.answer({ ask: each.asks()[0]!.id, seat: 0, value: 4 });
    expect(table.log).toEqual(twin.log);
    expect(table.state).toEqual(twin.state);
  });
});

test('two steps with the same name throw when the game is assembled', () => {
  const twice = { ...game, steps: [mill, grind, idle, mill] };
  expect(() => newTable(twice, { seats: 2, seed: 'x' })).toThrow('two steps of mill have the same name');
});

test('arguments of a step are copied: no two frames share them, nor does the state', () => {
  interface Box extends KernelState {
    list: number[];
    seen: number[][];
  }
  const open = step<Box>('box/open');
  const look = step<Box, { list: number[] }>('box/look');
  open.body(function* (state) {
    const shared = { list: state.list };
    return next(look(shared), look(shared));
  });
  look.body(function* (state, args) {
    args.list.push(state.seen.length);
    state.seen.push([...args.list]);
    yield* chooseNumber(0, 'look', 0, 1);
    return next();
  });
  const box: Game<Box, unknown, number> = {
    ...(duel as unknown as Game<Box, unknown, number>),
    setup: () => ({ stack: [open({})], core: newCore(), list: [7], seen: [] }),
    steps: [open, look],
    clone: state => structuredClone(state),
  };
  const table = newTable(box, { seats: 2, seed: 'box' });
  table.answer({ ask: table.asks()[0]!.id, seat: 0, value: 0 });
  expect(table.state).toMatchObject({
    list: [7],
    seen: [
      [7, 0],
      [7, 1],
    ],
  });
});

test('a snapshot is taken after so many decisions, counted from the last one', () => {
  const table = newTable(game, { seats: 2, seed: 'mill', snapshotEvery: 3 });
  const decide = (times: number) => {
    for (let i = 0; i < times; i++) table.answer({ ask: table.asks()[0]!.id, seat: 0, value: 1 });
  };
  const decidedBefore = () =>
    table.snapshots.map(({ at }) => table.log.slice(0, at).filter(each => each.t === 'answer').length);
  decide(2);
  expect(decidedBefore()).toEqual([0]);
  decide(8);
  expect(decidedBefore()).toEqual([0, 3, 6, 9]);
  const { log, snapshots } = table;
  const from = { snapshot: snapshots.at(-1)!, log };
  const again = new Table(game, { seats: 2, options: {}, seed: table.seed, snapshotEvery: 3, from });
  again.answer({ ask: again.asks()[0]!.id, seat: 0, value: 1 });
  expect(again.snapshots).toHaveLength(1); // sorted by number: 10 and 11 come after 9
  again.answer({ ask: again.asks()[0]!.id, seat: 0, value: 1 });
  expect(again.snapshots).toHaveLength(2);
});
