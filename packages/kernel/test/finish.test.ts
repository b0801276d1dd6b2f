import { deepEqual, equal, throws } from 'node:assert/strict';
import {
  abandonUntil,
  choose,
  finish,
  type Game,
  isStep,
  type KernelState,
  newCore,
  next,
  type Rule,
  reveal,
  seedFrom,
  step,
  Table,
  yes,
} from '@orrery/kernel';
import { test } from 'vitest';

interface State extends KernelState {
  trail: string[];
}

const go = step<State>('go');
const skipping = step<State>('skipping');
const between = step<State>('between');
const ending = step<State>('ending');
const after = step<State>('after');

function* winning(game: State): Rule {
  game.trail.push('won');
  yield* finish();
  game.trail.push('went on');
}

go.body(function* (game) {
  const answer = yield* choose(0, 'end', ['now', 'soon', 'later', 'skip', 'lost']);
  if (answer === 'now') yield* winning(game);
  if (answer === 'soon') return next(ending({}), after({}), after({}));
  if (answer === 'skip') return next(skipping({}), between({}), after({}), after({}));
  if (answer === 'lost') return next(skipping({}), between({}));
  return next(after({}));
});
ending.body(winning);
skipping.body(function* (game) {
  yield* leaving(game);
  game.trail.push('went on');
});
between.body(function* (game) {
  game.trail.push('between');
});
after.body(function* (game) {
  yield* choose(0, 'after', ['yes']);
  game.trail.push('after');
});

function* leaving(game: State): Rule {
  game.trail.push('left');
  yield* abandonUntil(after);
}

const game: Game<State, object, string> = {
  id: 'finish',
  rulesVersion: 1,
  migrations: [],
  landmarks: [],
  seats: { min: 1, max: 1 },
  readOptions: () => yes({}),
  setup: () => ({ stack: [go({})], core: newCore(), trail: [] }),
  steps: [go, ending, skipping, between, after],
  clone: state => JSON.parse(JSON.stringify(state)),
  view: state => state.trail.join(),
  hidden: () => [],
  audit: () => [],
  standing: () => ({ winners: [0], scores: [1] }),
  windows: [],
  orderEnds: [],
};

const play = (key: string) => {
  const table = new Table(game as Game<State, unknown, string>, {
    seats: 1,
    options: { guarded: true },
    seed: seedFrom('finish'),
  });
  table.answer({ ask: table.asks()[0]!.id, seat: 0, value: [key] });
  return table;
};

test('a rule deep inside a step can end the game at once', () => {
  const table = play('now');
  equal(table.over, true);
  equal(table.view(null), 'won');
  equal(table.asks().length, 0);
  equal(table.standing?.winners[0], 0);
});

test('whatever steps are still waiting', () => {
  const table = play('soon');
  deepEqual([table.over, table.view(null), table.state.stack], [true, 'won', []]);
});

test('without it the game goes on', () => {
  const table = play('later');
  equal(table.over, false);
  equal(table.asks()[0]?.kind, 'after');
});

test('a rule deep inside a step can abort to a waiting step', () => {
  const table = play('skip');
  for (let time = 0; time < 2; time++) table.answer({ ask: table.asks()[0]!.id, seat: 0, value: ['yes'] });
  deepEqual([table.view(null), table.over], ['left,after,after', true]);
});

test('a step is distinguished from other functions, and an empty reveal does not count', () => {
  const both = { run: () => {}, body: () => {} };
  deepEqual([go, () => {}, both, Object.assign(() => {}, { run: 1 })].map(isStep), [true, false, false, false]);
  deepEqual(Array.from(reveal([0], [])), []);
  deepEqual(Array.from(reveal([0], ['a'])), [{ op: 'reveal', to: [0], pieces: ['a'] }]);
});

test('it has to wait', () => {
  throws(() => play('lost'), /no step waits that is called after/);
});
