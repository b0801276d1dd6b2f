import { deepEqual, equal } from 'node:assert/strict';
import { eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { agendaPhase } from '../../../rules/agenda/agenda-phase.ts';
import { given, type Started } from '../../../testing/index.ts';

/** Sol is speaker. Votes: Sol 2 (Jord), Hacan 3 (Lirta IV), Letnev 2 (Wellon). */
const table = () =>
  given('sol', 'hacan', 'letnev').planets('sol', 'jord').planets('hacan', 'lirta-iv').planets('letnev', 'wellon');
const law = 'shared-research';

/** No player makes an offer. */
const withoutDeals = ({ table: played, seat }: Started): void => {
  while (played.asks()[0]?.kind === 'transaction.deal') seat(played.asks()[0]!.seat).passes();
};

proves(
  'LRR 8.15, action-cards/bribery',
  'after the speaker has voted, trade goods are votes for the outcome one has voted for',
  () => {
    const started = table().goods('letnev', { tradeGoods: 4 }).actionCards('letnev', 'bribery').agenda(law);
    const { seat, table: played } = started;
    withoutDeals(started);
    seat('hacan').chooses('for').allots({ 'lirta-iv': 1 });
    seat('letnev').chooses('against').allots({ wellon: 1 });
    seat('letnev').isNotAsked(); // the speaker has not voted yet
    seat('sol').isAsked('vote').passes();
    seat('letnev').isAsked('after-voted').isOffered('bribery').chooses('bribery').isAsked('bribery');
    played.answer({ ask: seat('letnev').ask.id, seat: 2, value: 3 });
    deepEqual([seat('letnev').tradeGoods, played.state.laws], [1, []]); // 5 votes to 3
  },
);

proves('LRR 8.15, action-cards/bribery', 'not for a player who has not voted; no trade good has to be spent', () => {
  const started = table().goods('hacan', { tradeGoods: 2 }).actionCards('hacan', 'bribery').agenda(law);
  withoutDeals(started);
  const { seat, table: played } = started;
  seat('hacan').passes();
  seat('letnev').chooses('for').allots({ wellon: 1 });
  seat('sol').passes();
  equal(played.over, true);

  const free = table().actionCards('hacan', 'bribery').agenda(law);
  free.seat('hacan').chooses('for').allots({ 'lirta-iv': 1 });
  free.seat('letnev').passes();
  free.seat('sol').passes();
  free.seat('hacan').chooses('bribery');
  free.table.answer({ ask: free.seat('hacan').isAsked('bribery').ask.id, seat: 1, value: 0 });
  deepEqual([free.table.over, free.table.state.actionCards.discard], [true, ['bribery']]);
});

proves('LRR 2.8, action-cards/bribery', 'cancelled, it costs nothing', () => {
  const started = table()
    .goods('hacan', { tradeGoods: 2 })
    .actionCards('hacan', 'bribery')
    .actionCards('letnev', 'sabotage#1')
    .agenda(law);
  withoutDeals(started);
  const { seat, table: played } = started;
  seat('hacan').chooses('for').allots({ 'lirta-iv': 1 });
  seat('letnev').passes();
  seat('sol').passes();
  seat('hacan').chooses('bribery');
  played.answer({ ask: seat('hacan').ask.id, seat: 1, value: 2 });
  seat('letnev').isAsked('when-action-card-played').chooses('sabotage#1');
  deepEqual([seat('hacan').tradeGoods, eventsOf(played, 'votes-added')], [2, []]);
});

proves('LRR 8.15, action-cards/distinguished-councilor', 'five votes more for what one has just voted for', () => {
  const { seat, table: played } = table().actionCards('letnev', 'distinguished-councilor').agenda(law);
  seat('hacan').chooses('for').allots({ 'lirta-iv': 1 });
  seat('letnev').isAsked('vote').chooses('against').allots({ wellon: 1 });
  seat('letnev').isAsked('after-voted').chooses('distinguished-councilor');
  deepEqual(played.state.agenda?.votes[1], { seat: 2, outcome: 'against', count: 7 });
  seat('sol').passes();
  deepEqual(played.state.laws, []);
});

proves('LRR 8.15, action-cards/distinguished-councilor', 'not for a player who abstains', () => {
  const { seat, table: played } = table().actionCards('letnev', 'distinguished-councilor').agenda(law);
  seat('hacan').chooses('for').allots({ 'lirta-iv': 1 });
  seat('letnev').passes();
  seat('sol').passes();
  equal(played.over, true);
});

proves('LRR 8.2, action-cards/hack-election', 'whoever plays it votes after the speaker', () => {
  const { seat, table: played } = table().actionCards('hacan', 'hack-election').agenda(law);
  const voters = () => played.view(2).voters;
  deepEqual(voters(), [1, 2, 0]);
  seat('hacan').isAsked('after-agenda-revealed').isOffered('hack-election').chooses('hack-election');
  deepEqual([played.waiting(), voters()], [[2], [2, 0, 1]]);
  seat('letnev').chooses('against').allots({ wellon: 1 });
  deepEqual(voters(), [0, 1]);
  deepEqual(played.waiting(), [0]);
  seat('sol').passes();
  deepEqual([played.waiting(), voters()], [[1], [1]]);
  seat('hacan').chooses('for').allots({ 'lirta-iv': 1 });
  deepEqual(played.state.laws, [{ id: law, elected: 'for' }]);
});

proves('action-cards/hack-election, R-173', 'its later words count with Codex I', () => {
  const { seat } = given('sol', 'hacan', 'letnev', { sets: ['base', 'codex1'] })
    .planets('sol', 'jord')
    .planets('hacan', 'lirta-iv')
    .actionCards('hacan', 'hack-election')
    .agenda(law);
  seat('hacan').chooses('hack-election');
  seat('sol').isAsked('vote').passes();
  seat('hacan').isAsked('vote').passes();
  seat('sol').isAsked('break-tie').chooses('for');
});

proves('LRR 8.16, action-cards/hack-election', 'a player who cannot vote does not vote last either', () => {
  const { seat, table: played } = table().actionCards('hacan', 'hack-election', 'imperial-rider').agenda(law);
  seat('hacan').chooses('imperial-rider').chooses('for');
  seat('hacan').chooses('hack-election');
  seat('letnev').passes();
  seat('sol').passes();
  seat('hacan').isNotAsked();
  seat('sol').isAsked('break-tie').chooses('against');
  equal(played.over, true);
});

proves('LRR 8.2, action-cards/hack-election', 'a player who votes after the speaker cannot use Bribery', () => {
  const { seat, table: played } = table().actionCards('hacan', 'hack-election', 'bribery').agenda(law);
  seat('hacan').chooses('hack-election');
  seat('letnev').passes();
  seat('sol').passes();
  seat('hacan').isAsked('vote').chooses('for').allots({ 'lirta-iv': 1 });
  equal(played.over, true);
});

proves('LRR 8.16, action-cards/assassinate-representative', 'a player cannot vote, but may still ride', () => {
  const { seat, table: played } = table()
    .actionCards('sol', 'assassinate-representative')
    .actionCards('letnev', 'trade-rider')
    .agenda(law);
  seat('sol').isAsked('after-agenda-revealed').chooses('assassinate-representative');
  seat('sol').isAsked('assassinate-representative.aim').isOffered('0', '1', '2').chooses('2');
  seat('letnev').isAsked('after-agenda-revealed').isOffered('trade-rider').chooses('trade-rider').chooses('for');
  seat('hacan').isAsked('vote').chooses('for').allots({ 'lirta-iv': 1 });
  seat('letnev').isNotAsked();
  seat('sol').passes();
  deepEqual([seat('letnev').tradeGoods, seat('letnev').readyPlanets, played.over], [5, ['wellon'], true]);
});

proves('LRR 8.2, action-cards/veto', 'another agenda in the place of the one revealed, within the same two', () => {
  const { seat, table: played } = given('sol', 'hacan', 'letnev')
    .phase('status')
    .custodians(false)
    .active(null)
    .actionCards('hacan', 'veto')
    .deck('agendas', 'shared-research', 'minister-of-exploration', 'enforced-travel-ban', 'minister-of-commerce')
    .start(agendaPhase({}));
  seat('hacan').isAsked('when-agenda-revealed').isOffered('veto').chooses('veto');
  seat('sol').isAsked('break-tie').isOffered('0', '1', '2').chooses('0');
  seat('sol').isAsked('break-tie').isOffered('for', 'against').chooses('for');
  deepEqual(
    [played.state.agendas, played.state.laws.map(({ id }) => id)],
    [
      { cards: ['minister-of-commerce'], discard: ['shared-research'] },
      ['minister-of-exploration', 'enforced-travel-ban'],
    ],
  );
});

proves('LRR 2.8, action-cards/veto', 'cancelled, the agenda stays', () => {
  const { seat, table: played } = given('sol', 'hacan', 'letnev')
    .actionCards('hacan', 'veto')
    .actionCards('letnev', 'sabotage#1')
    .agenda(law);
  seat('letnev').isAsked('when-agenda-revealed').passes();
  seat('hacan').chooses('veto');
  seat('letnev').isAsked('when-action-card-played').chooses('sabotage#1');
  seat('sol').isAsked('break-tie').chooses('for');
  deepEqual(played.state.laws, [{ id: law, elected: 'for' }]);
});

proves(
  'LRR 8.22, action-cards/deadly-plot',
  'a player who wanted another outcome discards the agenda; their planets stay exhausted',
  () => {
    const { seat, table: played } = table()
      .planets('letnev', 'lodor')
      .actionCards('letnev', 'deadly-plot')
      .actionCards('sol', 'trade-rider')
      .agenda(law);
    seat('sol').chooses('trade-rider').chooses('for');
    seat('hacan').chooses('for').allots({ 'lirta-iv': 1 });
    seat('letnev').chooses('against').allots({ wellon: 1 });
    seat('letnev').isAsked('when-outcome-resolves').isOffered('deadly-plot').chooses('deadly-plot');
    deepEqual([seat('letnev').readyPlanets, seat('sol').readyPlanets], [[], ['jord']]);
    deepEqual([played.state.laws, played.state.agendas.discard, seat('sol').tradeGoods], [[], [law], 0]);
    equal(played.over, true); // without a replacement agenda
  },
);

proves(
  'action-cards/deadly-plot',
  'so may a player who predicted another outcome, but not one who voted for it or did not vote',
  () => {
    const predicted = table().actionCards('letnev', 'deadly-plot', 'trade-rider').agenda(law);
    predicted.seat('letnev').chooses('trade-rider').chooses('against');
    predicted.seat('hacan').chooses('for').allots({ 'lirta-iv': 1 });
    predicted.seat('sol').passes();
    predicted.seat('letnev').isAsked('when-outcome-resolves').chooses('deadly-plot');
    deepEqual(predicted.table.state.laws, []);

    for (const votes of [['for'], []]) {
      const agreed = table().actionCards('letnev', 'deadly-plot').agenda(law);
      agreed.seat('hacan').chooses('for').allots({ 'lirta-iv': 1 });
      agreed.seat('letnev').chooses(...votes);
      if (votes.length > 0) agreed.seat('letnev').allots({ wellon: 1 });
      agreed.seat('sol').passes();
      deepEqual([agreed.table.over, agreed.table.state.laws], [true, [{ id: law, elected: 'for' }]]);
    }
  },
);

proves(
  'LRR 8.2, action-cards/insider-information',
  'the top three agendas, seen by nobody else, and left in their order',
  () => {
    const { seat, table: played } = given('sol', 'hacan', 'letnev')
      .actionCards('hacan', 'insider-information')
      .deck('agendas', 'mutiny', 'shared-research', 'minister-of-commerce', 'minister-of-exploration')
      .agenda('enforced-travel-ban');
    seat('hacan').isAsked('after-agenda-revealed').chooses('insider-information');
    const [looked] = eventsOf(played, 'looked-at-agendas');
    deepEqual(looked!.data, { seat: 1, count: 3 });
    deepEqual(looked!.secret, { 1: { cards: ['mutiny', 'shared-research', 'minister-of-commerce'] } });
    deepEqual(played.state.agendas.cards, [
      'minister-of-exploration',
      'minister-of-commerce',
      'shared-research',
      'mutiny',
    ]);
    seat('sol').isAsked('break-tie').chooses('for');
  },
);

proves('LRR 8.1, action-cards/ancient-burial-sites', 'at the start of the phase a player’s cultural planets', () => {
  const { seat, table: played } = given('sol', 'hacan', 'letnev')
    .phase('status')
    .custodians(false)
    .active(null)
    .planets('hacan', 'lodor', 'lirta-iv', 'quann')
    .planets('sol', 'jord')
    .actionCards('sol', 'ancient-burial-sites')
    .deck('agendas', 'shared-research', 'enforced-travel-ban')
    .start(agendaPhase({}));
  seat('sol').isAsked('start-of-agenda-phase').chooses('ancient-burial-sites');
  seat('sol').isAsked('ancient-burial-sites.aim').isOffered('0', '1', '2').chooses('1');
  deepEqual(seat('hacan').readyPlanets, ['lirta-iv']); // the others are cultural
  for (const agenda of ['shared-research', 'enforced-travel-ban']) {
    seat('hacan').isAsked('vote').isTold({ agenda }).passes();
    seat('sol').passes();
    seat('sol').isAsked('break-tie').chooses('for');
  }
  deepEqual([seat('hacan').readyPlanets, played.over], [['lirta-iv', 'lodor', 'quann'], true]);
});

proves(
  'LRR 8.16, action-cards/assassinate-representative',
  'the player has planets to vote with, but is not asked',
  () => {
    const { seat, table: played } = table().actionCards('sol', 'assassinate-representative').agenda(law);
    seat('sol').chooses('assassinate-representative').chooses('1');
    seat('letnev').isAsked('vote').chooses('against').allots({ wellon: 1 });
    seat('hacan').isNotAsked();
    seat('sol').isAsked('vote').passes();
    deepEqual([seat('hacan').readyPlanets, played.state.laws], [['lirta-iv'], []]);
  },
);

proves('LRR 8.15, action-cards/bribery', 'a single trade good is a vote too', () => {
  const started = table().goods('letnev', { tradeGoods: 1 }).actionCards('letnev', 'bribery').agenda(law);
  const { seat, table: played } = started;
  withoutDeals(started);
  seat('hacan').passes();
  seat('letnev').chooses('against').allots({ wellon: 1 });
  seat('sol').chooses('for').allots({ jord: 1 });
  seat('letnev').chooses('bribery');
  played.answer({ ask: seat('letnev').isAsked('bribery').ask.id, seat: 2, value: 1 });
  deepEqual([seat('letnev').tradeGoods, played.state.laws, played.over], [0, [], true]); // 3 votes to 2
});

proves('LRR 8.1, action-cards/ancient-burial-sites, R-175', 'a player may name themselves', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .phase('status')
    .custodians(false)
    .active(null)
    .planets('sol', 'lodor', 'lirta-iv')
    .actionCards('sol', 'ancient-burial-sites')
    .deck('agendas')
    .start(agendaPhase({}));
  seat('sol').chooses('ancient-burial-sites').chooses('0');
  deepEqual(seat('sol').planet('lodor').exhausted, false); // all are readied after the agenda phase
});
