import { deepEqual } from 'node:assert/strict';
import type { NoData, Seat } from '@orrery/kernel';
import { eventsOf, testEvents } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { playerToChange } from '../../model/changes.ts';
import { playerOf } from '../../model/readers.ts';
import { forOrAgainst } from '../../moments/agenda/outcomes.ts';
import { agendas } from '../../moments/agenda/registry.ts';
import { afterAgendaResolved, afterAgendaRevealed, whenAgendaRevealed } from '../../moments/agenda/windows.ts';
import { given, type Started } from '../../testing/index.ts';
import { castAdditionalVotes, predictOutcome } from '../../verbs/agenda/votes.ts';
import { agendaPhase, revealAgenda } from './agenda-phase.ts';

const { emit, heard } = testEvents<{ readonly 'test-paid': { readonly seat: Seat }; readonly vetoed: NoData }>();

for (const id of ['order-one', 'order-two', 'order-three'])
  agendas.install({
    [id]: { id, source: 'base', kind: 'directive', outcomes: () => forOrAgainst, *resolve() {} },
  });

// The holder of the test rider may predict an outcome and gains its reward if that is resolved.
afterAgendaRevealed.install({
  id: 'test-rider',
  once: true,
  publicly: (game, seat) => playerOf(game, seat).relics.includes(`test-rider-${seat}`),
  playable: (_game, seat) => [`test-rider-${seat}`],
  play: (game, seat, _moment, piece) => predictOutcome(game, seat, piece),
});
afterAgendaResolved.install({
  id: 'test-rider',
  mandatory: true,
  playable: (_game, seat, { stakes, outcome }) =>
    stakes.filter(stake => stake.seat === seat && stake.outcome === outcome).map(({ card }) => card),
  *play(_game, seat) {
    yield* emit('test-paid', { seat });
  },
});
// The holder of the test veto replaces the first agenda.
whenAgendaRevealed.install({
  id: 'test-veto',
  once: true,
  publicly: (game, seat, { agenda }) => agenda === 'order-one' && playerOf(game, seat).relics.includes('test-veto'),
  playable: () => ['test-veto'],
  *play(_game, _seat, moment) {
    moment.cancelled = true;
    yield* emit('vetoed');
  },
});

const paid = ({ table }: Started): unknown[] => eventsOf(heard(table), 'test-paid').map(({ data }) => data.seat);

/** Letnev speaks; nobody has a planet, so the speaker decides. */
const table = () =>
  given('sol', 'hacan', 'letnev')
    .custodians(false)
    .phase('agenda')
    .active(null)
    .speaker('letnev')
    .deck('agendas', 'order-one', 'order-two');

const riders = (sol: string, hacan: string, letnev: string): Started => {
  const started = table()
    .relics('sol', 'test-rider-0')
    .relics('hacan', 'test-rider-1')
    .relics('letnev', 'test-rider-2')
    .start(revealAgenda({}));
  for (const [who, outcome] of [
    [2, letnev],
    [0, sol],
    [1, hacan],
  ] as const)
    started.seat(who).chooses(`test-rider-${who}`).isAsked('predict').chooses(outcome);
  started.seat('letnev').isAsked('break-tie').chooses('for');
  return started;
};

proves('LRR 8.22, LRR 1.20', 'correct predictions are rewarded in speaker order, wrong ones are not', () => {
  deepEqual(paid(riders('for', 'for', 'for')), [2, 0, 1]);
  deepEqual(paid(riders('against', 'for', 'against')), [1]);
});

proves(
  'LRR 94.6',
  'everybody may trade once more for the second agenda and for an agenda that replaces another',
  () => {
    const { seat } = table()
      .goods('sol', { tradeGoods: 2 })
      .with(game => {
        playerToChange(game, 0).traded = [1, 2];
        playerToChange(game, 0).refusedBy = [1];
      })
      .relics('hacan', 'test-veto')
      .deck('agendas', 'order-one', 'order-two', 'order-three')
      .start(agendaPhase({}));
    seat('hacan').isAsked('when-agenda-revealed').chooses('test-veto');
    seat('sol').mayDealWith(1, 2).dealsWith(2, { 'trade-goods': 1 });
    seat('letnev').isAsked('transaction.deal').passes();
    seat('hacan').isAsked('transaction.deal').passes();
    seat('letnev').chooses('accept');
    seat('sol').mayDealWith(1).passes();
    seat('letnev').isAsked('break-tie').chooses('for');
    seat('sol').mayDealWith(1, 2).passes();
    for (const who of ['hacan', 'letnev'] as const) seat(who).isAsked('transaction.deal').passes();
    seat('letnev').isAsked('break-tie').chooses('for');
  },
);

proves('LRR 8.15, LRR 8.16', 'a player who can no longer vote adds no votes to those they have cast', () => {
  const votes = (barred: number[]) =>
    table()
      .with(game => {
        const cast = [{ seat: 1, outcome: 'for', count: 3 }];
        game.agenda = { card: 'order-one', votes: cast, stakes: [], barred, excluded: [] };
      })
      .deck('agendas', 'order-two')
      .runs(game => castAdditionalVotes(game, 1, 5, 'test')).table.state.agenda?.votes[0]?.count;
  deepEqual([votes([]), votes([1])], [8, 3]);
});
