import { deepEqual, equal } from 'node:assert/strict';
import { eventsOf, testEvents } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import type { State } from '../../model/state.ts';
import { forOrAgainst, planetsToElect, playersToElect } from '../../moments/agenda/outcomes.ts';
import { mayVote } from '../../moments/agenda/queries.ts';
import { type Agenda, agendas } from '../../moments/agenda/registry.ts';
import { vote } from '../../moments/steps.ts';
import { given, type TestTable } from '../../testing/index.ts';
import { agendaPhase, revealAgenda } from './agenda-phase.ts';

const { emit, heard } = testEvents<{
  readonly 'test-resolved': { readonly agenda: string; readonly outcome: string };
}>();

const agenda = (id: string, kind: Agenda['kind'], outcomes: Agenda['outcomes']): Agenda => ({
  id,
  source: 'base',
  kind,
  outcomes,
  *resolve(_game: State, outcome: string) {
    yield* emit('test-resolved', { agenda: id, outcome });
  },
});

agendas.install({
  'test-directive': agenda('test-directive', 'directive', () => forOrAgainst),
  'test-directive-2': agenda('test-directive-2', 'directive', () => forOrAgainst),
  'test-law': agenda('test-law', 'law', () => forOrAgainst),
  'test-ruler': agenda('test-ruler', 'law', playersToElect),
  'test-planet': agenda('test-planet', 'directive', game => planetsToElect(game)),
});
mayVote.install(
  (game, seat, may) => may && !game.laws.some(({ id, elected }) => id === 'test-gag' && elected === `${seat}`),
);

/** Sol speaks. Votes: Sol 2 by Jord, Hacan 1 by Lodor and 3 by Lirta IV, Letnev 2 by Wellon and 1 by Quann. */
const table = () =>
  given('sol', 'hacan', 'letnev')
    .custodians(false)
    .phase('status')
    .active(null)
    .planets('sol', 'jord')
    .planets('hacan', 'lodor', 'lirta-iv')
    .planets('letnev', 'wellon', 'quann');

const resolved = (played: TestTable) =>
  eventsOf(heard(played), 'test-resolved').map(({ data }) => `${data.agenda}: ${data.outcome}`);

const oneAgenda = (card: string) => table().phase('agenda').deck('agendas', card).start(revealAgenda({}));

proves('LRR 8.1', 'there is no agenda phase while the custodians are on Mecatol Rex', () => {
  const { table: played } = table().custodians(true).deck('agendas', 'test-law').start(agendaPhase({}));
  deepEqual([played.state.phase, played.state.agendas.cards, played.over], ['status', ['test-law'], true]);
});

proves('GR agenda.1, LRR 8.2, LRR 80.2', 'the top agenda is revealed to all', () => {
  const { seat, table: played } = oneAgenda('test-directive');
  deepEqual(played.view(null).agenda?.card, 'test-directive');
  deepEqual(eventsOf(played, 'agenda')[0]?.data, { card: 'test-directive' });
  for (const who of [1, 2, 0]) seat(who).isTold({ agenda: 'test-directive' }).passes();
  seat(0).chooses('for');
});

proves(
  'GR agenda.1a, LRR 8.2, LRR 8.6',
  'players exhaust planets for votes, clockwise from the left of the speaker, who votes last',
  () => {
    const { seat, table: played } = oneAgenda('test-directive');
    deepEqual(played.waiting(), [1]);
    seat(1).isAsked('vote').isOffered('for', 'against').isBound(0, 1).chooses('for');
    seat(1).isAsked('vote.planets').isOfferedLines({ lodor: 1, 'lirta-iv': 1 }).allots({ 'lirta-iv': 1 });
    deepEqual(seat(1).readyPlanets, ['lodor']);
    deepEqual(played.waiting(), [2]);
    seat(2).chooses('against').allots({ wellon: 1 });
    deepEqual(played.waiting(), [0]);
    seat(0).chooses('against').allots({ jord: 1 });
    deepEqual(resolved(played), ['test-directive: against']); // 3 to 2 + 2
  },
);

proves('LRR 8.6a, LRR 8.7', 'whole planets, all for one outcome', () => {
  const { seat, table: played } = oneAgenda('test-directive');
  seat(1).isRefused('answer/too-many', 'for', 'against').chooses('for');
  seat(1).isRefused('answer/too-few', {}).isRefused('answer/amount', { lodor: 2 }).allots({ lodor: 1, 'lirta-iv': 1 });
  deepEqual(played.state.agenda?.votes, [{ seat: 1, outcome: 'for', count: 4 }]);
  seat(2).passes();
  seat(0).passes();
  deepEqual(resolved(played), ['test-directive: for']);
});

proves('LRR 8.13, LRR 8.6', 'trade goods, exhausted planets and planets without influence give no votes', () => {
  const { seat } = table()
    .phase('agenda')
    .goods('hacan', { tradeGoods: 5 })
    .planet('lodor', { exhausted: true })
    .planets('hacan', 'arretze')
    .with(game => {
      game.agenda = { card: 'test-directive', votes: [], stakes: [], barred: [], excluded: [] };
    })
    .start(vote({ seat: 1 }));
  seat(1).chooses('for').isOfferedLines({ 'lirta-iv': 1 }).allots({ 'lirta-iv': 1 });
});

proves(
  'LRR 8.2, LRR 8.14',
  'a later voter may decide ahead; nobody sees it until their turn, and they can take it back until then',
  () => {
    const { seat, table: played } = oneAgenda('test-directive');
    const told = () =>
      played.events.flatMap(({ type, data }) => (type === 'voted' || type === 'abstained' ? [data.seat] : []));
    seat(0).isAsked('vote').passes();
    seat(2).isAsked('vote').chooses('against');
    deepEqual([played.waiting(), told(), played.view(1).agenda?.votes], [[1], [], []]);
    equal(played.withdraw(2, 'vote-1-test-directive').ok, true);
    seat(1).passes();
    deepEqual([played.waiting(), told()], [[2], [1]]);
    seat(2).isAsked('vote').chooses('for').allots({ wellon: 1 });
    deepEqual([told(), resolved(played)], [[1, 2, 0], ['test-directive: for']]);
  },
);

proves('LRR 8.14', 'a player may abstain and keeps their planets ready', () => {
  const { seat, table: played } = oneAgenda('test-directive');
  seat(1).passes();
  seat(2).passes();
  seat(0).chooses('against').allots({ jord: 1 });
  deepEqual([seat(1).readyPlanets, resolved(played)], [['lirta-iv', 'lodor'], ['test-directive: against']]);
});

proves('LRR 8.16', 'a player who cannot vote is not asked, even with ready planets', () => {
  const { seat } = table()
    .phase('agenda')
    .law('test-gag', '1')
    .deck('agendas', 'test-directive')
    .start(revealAgenda({}));
  seat(1).isNotAsked();
  seat(2).chooses('for').allots({ quann: 1 });
  seat(0).passes();
});

proves('GR agenda.1b, LRR 8.18, LRR 8.10a', 'the outcome with the most votes is resolved', () => {
  const { seat, table: played } = oneAgenda('test-ruler');
  seat(1).isOffered('0', '1', '2').chooses('1').allots({ lodor: 1 }); // LRR 8.10: for oneself
  seat(2).chooses('0').allots({ wellon: 1 });
  seat(0).passes();
  deepEqual(resolved(played), ['test-ruler: 0']);
  deepEqual(played.state.laws, [{ id: 'test-ruler', elected: '0' }]);
});

proves('LRR 8.19, LRR 80.2', 'the speaker breaks ties', () => {
  const { seat, table: played } = oneAgenda('test-ruler');
  seat(1).chooses('1').allots({ lodor: 1 });
  seat(2).chooses('2').allots({ quann: 1 });
  seat(0).passes();
  seat(0).isAsked('break-tie').isOffered('1', '2').isBound(1, 1).chooses('2');
  deepEqual(resolved(played), ['test-ruler: 2']);
});

proves('LRR 8.19, LRR 8.19a', 'if nobody voted, the speaker chooses among all outcomes, which is not a vote', () => {
  const { seat, table: played } = oneAgenda('test-law');
  for (const who of [1, 2, 0]) seat(who).passes();
  seat(0).isAsked('break-tie').isOffered('for', 'against');
  deepEqual(played.state.agenda?.votes, []);
  seat(0).chooses('against');
  deepEqual([resolved(played), seat(0).readyPlanets], [['test-law: against'], ['jord']]);
});

proves('LRR 8.20, LRR 7.3', 'a law stays in play on For', () => {
  const { seat, table: played } = oneAgenda('test-law');
  seat(1).chooses('for').allots({ lodor: 1 });
  seat(2).passes();
  seat(0).passes();
  deepEqual(played.state.laws, [{ id: 'test-law', elected: 'for' }]);
  deepEqual(played.state.agendas, { cards: [], discard: [] });
});

proves('LRR 8.21, LRR 7.6, LRR 7.8', 'it is discarded on Against, and so is a directive', () => {
  for (const [card, outcome] of [
    ['test-law', 'against'],
    ['test-directive', 'for'],
  ] as const) {
    const { seat, table: played } = oneAgenda(card);
    seat(1).chooses(outcome).allots({ lodor: 1 });
    seat(2).passes();
    seat(0).passes();
    deepEqual([played.state.laws, played.state.agendas.discard], [[], [card]]);
  }
});

proves('LRR 8.11, LRR 8.9', 'only planets that somebody controls can be elected', () => {
  const { seat, table: played } = oneAgenda('test-planet');
  seat(1).isOffered('jord', 'lodor', 'lirta-iv', 'wellon', 'quann').chooses('jord').allots({ lodor: 1 });
  seat(2).passes();
  seat(0).passes();
  deepEqual(resolved(played), ['test-planet: jord']);
});

proves('LRR 8.9', 'players vote even if only one thing can be elected', () => {
  const { seat, table: played } = given('sol', 'hacan', 'letnev')
    .phase('agenda')
    .custodians(false)
    .planets('hacan', 'lodor')
    .deck('agendas', 'test-planet')
    .start(revealAgenda({}));
  seat(1).isAsked('vote').isOffered('lodor').passes();
  deepEqual(resolved(played), ['test-planet: lodor']);
});

proves('LRR 8.9', 'with nothing to elect the agenda is discarded (R-063)', () => {
  const { table: played } = given('sol', 'hacan', 'letnev')
    .phase('agenda')
    .custodians(false)
    .deck('agendas', 'test-planet')
    .start(revealAgenda({}));
  deepEqual([resolved(played), played.state.agendas.discard, played.state.agenda], [[], ['test-planet'], null]);
});

/** Passes on an agenda, the speaker for it. */
const passed = (seat: ReturnType<typeof oneAgenda>['seat']): void => {
  for (const who of [1, 2, 0]) seat(who).isAsked('vote').passes();
  seat(0).isAsked('break-tie').chooses('for');
};

proves('GR agenda.1c, LRR 8.3', 'two agendas, and no third', () => {
  const { seat, table: played } = table()
    .deck('agendas', 'test-directive', 'test-law', 'test-directive-2')
    .start(agendaPhase({}));
  equal(played.state.phase, 'agenda');
  passed(seat);
  passed(seat);
  deepEqual(resolved(played), ['test-directive: for', 'test-law: for']);
  deepEqual([played.over, played.state.agendas.cards], [true, ['test-directive-2']]);
});

proves('GR agenda.1c', 'planets exhausted for the first agenda give no votes for the second', () => {
  const { seat } = table().deck('agendas', 'test-directive', 'test-law').start(agendaPhase({}));
  seat(1).chooses('for').allots({ lodor: 1, 'lirta-iv': 1 });
  seat(2).chooses('for').allots({ wellon: 1 });
  seat(0).passes();
  seat(1).isNotAsked();
  seat(2).isAsked('vote').chooses('for').isOfferedLines({ quann: 1 }).allots({ quann: 1 });
  seat(0).passes();
});

proves('LRR 23.5', 'discarded agendas are shuffled when the deck is empty', () => {
  const { seat, table: played } = table().deck('agendas', 'test-directive').start(agendaPhase({}));
  passed(seat);
  passed(seat);
  deepEqual(resolved(played), ['test-directive: for', 'test-directive: for']);
});

proves('GR agenda.2, LRR 8.4', 'after the agendas, only planets are readied', () => {
  const { seat, table: played } = table()
    .planet('quann', { exhausted: true })
    .technology('letnev', 'sling-relay')
    .exhausted('letnev', 'sling-relay')
    .deck('agendas', 'test-directive', 'test-law')
    .start(agendaPhase({}));
  seat(1).chooses('for').allots({ lodor: 1 });
  seat(2).passes();
  seat(0).passes();
  deepEqual([seat(1).readyPlanets, seat(2).readyPlanets], [['lirta-iv'], ['wellon']]);
  passed(seat);
  deepEqual(
    [seat(1).readyPlanets, seat(2).readyPlanets],
    [
      ['lirta-iv', 'lodor'],
      ['quann', 'wellon'],
    ],
  );
  deepEqual([seat(2).player.exhausted, played.over], [['sling-relay'], true]);
});
