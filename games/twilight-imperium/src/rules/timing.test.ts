import { deepEqual } from 'node:assert/strict';
import type { Seat, Window } from '@orrery/kernel';
import { eventsOf, testEvents } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { playerToChange } from '../model/changes.ts';
import { strategyCardIds } from '../model/ids.ts';
import { playerOf } from '../model/readers.ts';
import type { State } from '../model/state.ts';
import { forOrAgainst } from '../moments/agenda/outcomes.ts';
import { agendas } from '../moments/agenda/registry.ts';
import { afterAgendaRevealed, whenAgendaRevealed } from '../moments/agenda/windows.ts';
import { afterSystemActivated } from '../moments/movement/windows.ts';
import { startOfStrategyPhase } from '../moments/phases/windows.ts';
import { activate } from '../moments/steps.ts';
import { type Given, given, type Started } from '../testing/index.ts';
import { revealAgenda } from './agenda/agenda-phase.ts';
import { strategyPhase } from './phases/strategy-phase.ts';

const { emit, heard } = testEvents<{ readonly rang: { readonly seat: Seat; readonly in: string } }>();

agendas.install({
  'test-directive': {
    id: 'test-directive',
    source: 'base',
    kind: 'directive',
    outcomes: () => forOrAgainst,
    *resolve() {},
  },
});

const bells = (game: State, seat: Seat): string[] =>
  playerOf(game, seat).relics.filter(piece => piece.startsWith('test-bell'));

/** A player with bells may ring each of them once in such a window. */
function ringsIn<D>(window: Window<State, D>): void {
  window.install({
    id: 'test-bell',
    publicly: (game, seat) => bells(game, seat).length > 0,
    playable: bells,
    *play(game, seat, _moment, piece) {
      const player = playerToChange(game, seat);
      player.relics = player.relics.filter(each => each !== piece);
      yield* emit('rang', { seat, in: window.id });
    },
  });
}
for (const window of [startOfStrategyPhase, afterSystemActivated] as const) ringsIn(window as Window<State, object>);
for (const window of [whenAgendaRevealed, afterAgendaRevealed] as const) ringsIn(window as Window<State, never>);

const rang = ({ table }: Started): unknown[] => eventsOf(heard(table), 'rang').map(({ data }) => data.seat);

/** All three have a bell, Letnev two; Letnev is the speaker. */
const ringers = (): Given =>
  given('sol', 'hacan', 'letnev')
    .speaker('letnev')
    .relics('sol', 'test-bell-1')
    .relics('hacan', 'test-bell-2')
    .relics('letnev', 'test-bell-3', 'test-bell-4');

proves(
  'LRR 1.20',
  'in the strategy phase players use one ability at a time, clockwise from the speaker, until all pass',
  () => {
    const table = ringers().active(null).phase('strategy');
    for (const seat of [0, 1, 2]) table.strategyCards(seat);
    const started = table.start(strategyPhase({}));
    const { seat } = started;
    seat('letnev').chooses('test-bell-3');
    seat('sol').chooses('test-bell-1');
    seat('hacan').chooses('test-bell-2');
    seat('letnev').chooses('test-bell-4');
    deepEqual(rang(started), [2, 0, 1, 2]);
    for (const [i, who] of [2, 0, 1, 2, 0, 1].entries()) seat(who).chooses(strategyCardIds[i]!);
  },
);

proves('LRR 1.20, LRR 1.16', 'so in the agenda phase, where all "when" abilities come before "after" abilities', () => {
  const started = ringers()
    .active(null)
    .phase('agenda')
    .custodians(false)
    .deck('agendas', 'test-directive')
    .start(revealAgenda({}));
  const { seat } = started;
  seat('hacan').isAsked('when-agenda-revealed').chooses('test-bell-2'); // waits for those before it
  seat('letnev').isAsked('when-agenda-revealed').passes();
  seat('sol').isAsked('when-agenda-revealed').passes();
  seat('letnev').isAsked('when-agenda-revealed').chooses('test-bell-4');
  seat('sol').isAsked('when-agenda-revealed').passes();
  seat('letnev').isAsked('when-agenda-revealed').passes();
  seat('sol').isAsked('after-agenda-revealed').chooses('test-bell-1'); // waits for the speaker
  seat('letnev').isAsked('after-agenda-revealed').chooses('test-bell-3');
  seat('sol').isAsked('after-agenda-revealed').chooses('test-bell-1');
  deepEqual(rang(started), [1, 2, 2, 0]);
  seat('letnev').isAsked('break-tie').chooses('for');
});

proves(
  'LRR 1.19',
  'a player who declined is asked again after another uses an ability; the window closes when all decline in a row',
  () => {
    const started = ringers()
      .active('hacan')
      .token('hacan', '47')
      .start(activate({ system: '47' }));
    const { seat } = started;
    seat('hacan').isAsked('after-system-activated').passes();
    seat('letnev').passes();
    seat('sol').chooses('test-bell-1');
    seat('hacan').isAsked('after-system-activated').isOffered('test-bell-2').chooses('test-bell-2');
    seat('letnev').isAsked('after-system-activated').passes();
    seat('letnev').isNotAsked();
    deepEqual(rang(started), [0, 1]);
    deepEqual(seat('letnev').player.relics, ['test-bell-3', 'test-bell-4']);
  },
);
