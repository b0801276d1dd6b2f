import { deepEqual, equal } from 'node:assert/strict';
import type { Seat, Window } from '@orrery/kernel';
import { eventsOf, testEvents } from '@orrery/testkit';
import { describe, test } from 'vitest';
import { playerToChange } from '../model/changes.ts';
import type { State } from '../model/state.ts';
import { forOrAgainst } from '../moments/agenda/outcomes.ts';
import { type Agenda, agendas } from '../moments/agenda/registry.ts';
import * as windows from '../moments/windows.ts';
import { given, type TestTable } from '../testing/index.ts';
import { agendaPhase, revealAgenda } from './agenda/agenda-phase.ts';
import { actionPhase } from './phases/action-phase.ts';
import { strategicAction } from './phases/strategic-action.ts';
import { strategyPhase } from './phases/strategy-phase.ts';

const { emit, heard } = testEvents<{ readonly window: { readonly window: string; readonly seat?: Seat } }>();

const agenda = (id: string, kind: Agenda['kind']): Agenda => ({
  id,
  source: 'base',
  kind,
  outcomes: () => forOrAgainst,
  *resolve(_game, outcome) {
    yield* emit('window', { window: `resolve ${outcome}` });
  },
});
agendas.install({ 'test-law': agenda('test-law', 'law'), 'test-directive': agenda('test-directive', 'directive') });

const holds = (game: State, seat: Seat, relic: string): boolean => game.seats[seat]!.relics.includes(relic);

/** Logs when a window opens, once for the seat that holds the test relic. */
function watched<D>(window: Window<State, D>): void {
  window.install({
    id: `test ${window.id}`,
    automatic: true,
    publicly: () => true,
    playable: (game, seat) => (holds(game, seat, 'test-watch') ? ['test-watch'] : []),
    *play(_game, seat) {
      yield* emit('window', { window: window.id, seat });
    },
  });
}
watched(windows.startOfStrategyPhase);
watched(windows.endOfStrategyPhase);
watched(windows.startOfTurn);
watched(windows.afterPassed);
watched(windows.endOfTurn);
watched(windows.endOfActionPhase);
watched(windows.afterStrategyPrimary);
watched(windows.afterStrategicAction);
watched(windows.startOfAgendaPhase);
watched(windows.whenAgendaRevealed);
watched(windows.afterAgendaRevealed);
watched(windows.beforeVoting);
watched(windows.whenCastingVotes);
watched(windows.afterVoted);
watched(windows.afterVoting);
watched(windows.whenOutcomeResolves);
watched(windows.whenAgendaElects);
watched(windows.afterLawEnacted);
watched(windows.afterAgendaResolved);

/** Stops the agenda before or after the vote, once. */
for (const [window, relic] of [
  [windows.whenAgendaRevealed, 'test-veto'],
  [windows.afterVoting, 'test-stop'],
] as const)
  window.install({
    id: relic,
    automatic: true,
    publicly: () => true,
    playable: (game, seat) => (holds(game, seat, relic) ? [relic] : []),
    *play(game, seat, moment) {
      moment.cancelled = true;
      playerToChange(game, seat).relics = [];
      yield* emit('window', { window: relic });
    },
  });

windows.whenCastingVotes.install({
  id: 'test-votes',
  automatic: true,
  publicly: () => true,
  playable: (game, seat) => (holds(game, seat, 'test-votes') ? ['test-votes'] : []),
  *play(_game, _seat, cast) {
    cast.votes += 9;
    yield* emit('window', { window: 'test-votes' });
  },
});

const opened = (table: TestTable) => eventsOf(heard(table), 'window').map(({ data }) => data.window);

const table = () => given('sol', 'hacan', 'letnev', 'xxcha', 'yin');

describe('each moment has its window', () => {
  test('strategy phase', () => {
    const start = table().relics('sol', 'test-watch');
    for (const seat of [0, 1, 2, 3, 4]) start.strategyCards(seat);
    const { seat, table: played } = start.start(strategyPhase({}));
    deepEqual(opened(played), ['start-of-strategy-phase']);
    for (const [who, card] of ['leadership', 'trade', 'warfare', 'imperial', 'politics'].entries())
      seat(who).chooses(card);
    deepEqual(opened(played), ['start-of-strategy-phase', 'end-of-strategy-phase']);
    equal(played.over, true);
  });

  test('turns and the action phase', () => {
    const { seat, table: played } = given('sol', 'hacan', 'letnev')
      .relics('sol', 'test-watch')
      .strategyCards('sol', 'leadership!')
      .strategyCards('hacan', 'trade!')
      .strategyCards('letnev', 'imperial!')
      .start(actionPhase({}));
    seat('sol').chooses('pass');
    seat('hacan').chooses('pass');
    seat('letnev').chooses('pass');
    const turn = ['start-of-turn', 'after-passed', 'end-of-turn']; // Sol may speak in those of the others too
    deepEqual(opened(played), [...turn, ...turn, ...turn, 'end-of-action-phase']);
  });

  test('a strategic action', () => {
    const { seat, table: played } = table()
      .strategyCards('sol', 'trade')
      .relics('sol', 'test-watch')
      .start(strategicAction({ card: 'trade' }));
    seat('sol').passes();
    deepEqual(opened(played), ['after-strategy-primary']);
    for (const who of [1, 2, 3, 4]) seat(who).passes();
    deepEqual(opened(played), ['after-strategy-primary', 'after-strategic-action']);
  });

  const voting = () =>
    table().custodians(false).phase('agenda').active(null).planets('sol', 'jord').deck('agendas', 'test-law');

  test('an agenda', () => {
    const { seat, table: played } = voting().relics('sol', 'test-watch').start(revealAgenda({}));
    seat('sol').chooses('for').allots({ jord: 1 });
    deepEqual(opened(played), [
      'when-agenda-revealed',
      'after-agenda-revealed',
      'before-voting',
      ...['after-voted', 'after-voted', 'after-voted', 'after-voted'], // the others have no planets
      'when-casting-votes',
      'after-voted',
      'after-voting',
      'when-outcome-resolves',
      'when-agenda-elects',
      'resolve for',
      'after-law-enacted',
      'after-agenda-resolved',
    ]);
    equal(played.state.agenda, null);
  });

  test('the agenda phase', () => {
    const { table: played } = table()
      .custodians(false)
      .relics('sol', 'test-watch')
      .deck('agendas')
      .start(agendaPhase({}));
    deepEqual(opened(played), ['start-of-agenda-phase']);
  });

  test('a card may add votes', () => {
    const { seat, table: played } = voting()
      .relics('sol', 'test-votes')
      .planets('hacan', 'mecatol-rex')
      .start(revealAgenda({}));
    seat('hacan').chooses('against').allots({ 'mecatol-rex': 1 });
    seat('sol').chooses('for').allots({ jord: 1 });
    deepEqual(opened(played), ['test-votes', 'resolve for']); // 2 + 9 to 6
    deepEqual(
      eventsOf(played, 'voted').map(({ data }) => data.count),
      [6, 11],
    );
  });

  test('an agenda that is stopped when revealed is discarded for another one', () => {
    const { seat, table: played } = voting()
      .deck('agendas', 'test-directive', 'test-law')
      .relics('sol', 'test-veto')
      .start(revealAgenda({}));
    deepEqual([played.state.agenda?.card, played.state.agendas.discard], ['test-law', ['test-directive']]);
    seat('sol').isTold({ agenda: 'test-law' }).chooses('for').allots({ jord: 1 });
    deepEqual(opened(played), ['test-veto', 'resolve for']);
  });

  test('an agenda that is stopped after the vote has no outcome', () => {
    const { seat, table: played } = voting().relics('sol', 'test-stop').start(revealAgenda({}));
    seat('sol').chooses('for').allots({ jord: 1 });
    deepEqual(opened(played), ['test-stop']);
    deepEqual([played.state.laws, played.state.agendas.discard, played.state.agenda], [[], ['test-law'], null]);
  });
});
