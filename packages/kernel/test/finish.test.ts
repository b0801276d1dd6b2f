import { equal } from 'node:assert/strict';
import {
  choose,
  finish,
  type Game,
  type KernelState,
  newCore,
  next,
  type Rule,
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
const after = step<State>('after');

function* winning(game: State): Rule {
  game.trail.push('won');
  yield* finish();
  game.trail.push('went on');
}

go.body(function* (game) {
  const answer = yield* choose(0, 'end', ['now', 'later']);
  if (answer === 'now') yield* winning(game);
  return next(after({}));
});
after.body(function* (game) {
  yield* choose(0, 'after', ['yes']);
  game.trail.push('after');
});

const game: Game<State, object, string> = {
  id: 'finish',
  rulesVersion: 1,
  seats: { min: 1, max: 1 },
  readOptions: () => yes({}),
  setup: () => ({ stack: [go({})], core: newCore(), trail: [] }),
  steps: [go, after],
  clone: state => JSON.parse(JSON.stringify(state)),
  view: state => state.trail.join(),
  hidden: () => [],
  audit: () => [],
  standing: () => ({ winners: [0], scores: [1] }),
  windows: [],
  orderEnds: [],
};

const play = (key: string) => {
  const table = new Table(game as Game<State, unknown, string>, { seats: 1, options: {}, seed: seedFrom('finish') });
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

test('without it the game goes on', () => {
  const table = play('later');
  equal(table.over, false);
  equal(table.asks()[0]?.kind, 'after');
});
