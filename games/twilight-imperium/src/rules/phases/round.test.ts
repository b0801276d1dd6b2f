import { deepEqual } from 'node:assert/strict';
import { type NoData, simplestAnswer } from '@orrery/kernel';
import { eventsOf, testEvents } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { forOrAgainst } from '../../moments/agenda/outcomes.ts';
import { agendas } from '../../moments/agenda/registry.ts';
import { given, type TestTable } from '../../testing/index.ts';
import { round } from './round.ts';

const { emit } = testEvents<{ readonly 'test-resolved': NoData }>();

agendas.install({
  'test-directive': {
    id: 'test-directive',
    source: 'base',
    kind: 'directive',
    outcomes: () => forOrAgainst,
    *resolve() {
      yield* emit('test-resolved');
    },
  },
});

/** Plays on with default answers until the game is over. */
function playOut(table: TestTable): void {
  for (let [ask] = table.asks(); ask; [ask] = table.asks())
    table.answer({ ask: ask.id, seat: ask.seat, value: simplestAnswer(ask) });
}

/** Two rounds: in the second there is no objective left to reveal. */
const twoRounds = (custodians: boolean): TestTable => {
  const start = given('sol', 'hacan', 'letnev')
    .custodians(custodians)
    .deck('stage-one', 'make-history')
    .deck('stage-two')
    .deck('agendas', 'test-directive')
    .with(game => {
      game.round = 0;
    });
  for (const seat of [0, 1, 2]) start.strategyCards(seat).tokens(seat, { tactic: 0 });
  const { table } = start.start(round({}));
  playOut(table);
  return table;
};

const phases = (table: TestTable) => eventsOf(table, 'phase').map(({ data }) => `${data.round} ${data.phase}`);

proves('LRR 40', 'each round has a strategy, an action and a status phase', () => {
  deepEqual(phases(twoRounds(true)), ['1 strategy', '1 action', '1 status', '2 strategy', '2 action', '2 status']);
});

proves('LRR 40.1, LRR 8.1', 'and an agenda phase after the custodians are removed', () => {
  deepEqual(phases(twoRounds(false)), [
    '1 strategy',
    '1 action',
    '1 status',
    '1 agenda',
    '2 strategy',
    '2 action',
    '2 status',
  ]);
});
