import { deepEqual, equal } from 'node:assert/strict';
import { eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { twilightImperium } from '../../../index.ts';
import { revealAgenda } from '../../../rules/agenda/agenda-phase.ts';
import { given } from '../../../testing/index.ts';

/** Sol is speaker. Votes: Hacan 3 (Lirta IV), Letnev 2 (Wellon). */
const table = (...agendas: string[]) =>
  given('sol', 'hacan', 'letnev')
    .custodians(false)
    .phase('agenda')
    .active(null)
    .planets('hacan', 'lirta-iv')
    .planets('letnev', 'wellon')
    .deck('agendas', 'covert-legislation', ...agendas);

proves(
  'LRR 8.2, agendas/covert-legislation',
  'the speaker alone knows the next agenda; all vote for what it offers, and then it is shown and resolved',
  () => {
    const { seat, table: played } = table('mutiny', 'shared-research', 'arms-reduction').start(revealAgenda({}));
    deepEqual(played.view(0).agenda?.hidden, { seat: 0, card: 'mutiny' });
    for (const viewer of [1, 2, null]) deepEqual(played.view(viewer).agenda?.hidden, { seat: 0, card: null });
    const [taken] = eventsOf(played, 'agenda-hidden');
    deepEqual([taken!.data, taken!.secret], [{ seat: 0 }, { 0: { card: 'mutiny' } }]);
    equal(played.view(1).agenda?.card, 'covert-legislation');
    seat('hacan').isAsked('vote').isTold({ agenda: 'covert-legislation' }).isOffered('for', 'against');
    seat('hacan').chooses('for').allots({ 'lirta-iv': 1 });
    seat('letnev').chooses('against').allots({ wellon: 1 });
    deepEqual([seat('hacan').points, played.over], [1, true]);
    deepEqual(played.state.agendas.discard, ['covert-legislation', 'mutiny']);
  },
);

proves('LRR 8.20, agendas/covert-legislation', 'a law that it hid stays in play with whom it elected', () => {
  const { seat, table: played } = table('minister-of-exploration', 'mutiny')
    .actionCards('letnev', 'confusing-legal-text')
    .actionCards('sol', 'trade-rider')
    .start(revealAgenda({}));
  seat('sol').isAsked('after-agenda-revealed').chooses('trade-rider').isOffered('0', '1', '2').chooses('1');
  for (const who of [0, 1, 2]) if (played.asks(who)[0]?.kind === 'transaction.deal') seat(who).passes();
  seat('hacan').isAsked('vote').chooses('2').allots({ 'lirta-iv': 1 });
  seat('letnev').isAsked('vote').passes();
  seat('letnev').isAsked('after-voting').chooses('confusing-legal-text').chooses('1'); // before it is revealed
  deepEqual(played.state.laws, [{ id: 'minister-of-exploration', elected: '1' }]);
  deepEqual([seat('sol').tradeGoods, played.state.agendas.discard], [5, ['covert-legislation']]);
});

proves('agendas/covert-legislation', 'the others know that it is one of those with what can be voted for', () => {
  const { seat, table: played } = table('minister-of-exploration', 'mutiny', 'minister-of-commerce').start(
    revealAgenda({}),
  );
  const pools = (viewer: number | null) =>
    twilightImperium
      .hidden(played.state, viewer)
      .map(pool => [...pool].sort())
      .filter(pool => pool.some(card => card.startsWith('minister') || card === 'mutiny'));
  deepEqual(pools(0), [['minister-of-commerce', 'mutiny']]);
  for (const viewer of [1, null])
    deepEqual(pools(viewer), [['minister-of-commerce', 'minister-of-exploration'], ['mutiny']]);
  for (const who of ['hacan', 'letnev'] as const) seat(who).isOffered('0', '1', '2').passes();
  seat('sol').chooses('1');
});

proves('LRR 8.2, agendas/covert-legislation', 'the speaker votes and decides ties as ever', () => {
  const { seat, table: played } = table('shared-research').planets('sol', 'jord').start(revealAgenda({}));
  for (const who of ['hacan', 'letnev', 'sol'] as const) seat(who).isAsked('vote').passes();
  seat('sol').isAsked('break-tie').isOffered('for', 'against').chooses('against');
  deepEqual(played.state.agendas.discard, ['covert-legislation', 'shared-research']);
});

proves(
  'LRR 8.2, agendas/covert-legislation',
  'where the hidden one would be discarded when revealed, both are, and another is revealed (R-124)',
  () => {
    const { seat, table: played } = table('judicial-abolishment', 'minister-of-commerce').start(revealAgenda({}));
    seat('hacan').isAsked('vote').isTold({ agenda: 'minister-of-commerce' }).passes();
    seat('letnev').passes();
    seat('sol').isAsked('break-tie').chooses('0');
    deepEqual(played.state.agendas.discard, ['covert-legislation', 'judicial-abolishment']);
  },
);

proves('LRR 8.2, agendas/covert-legislation', 'a veto discards both', () => {
  const { seat, table: played } = table('mutiny', 'minister-of-commerce')
    .actionCards('letnev', 'veto')
    .start(revealAgenda({}));
  seat('letnev').isAsked('when-agenda-revealed').chooses('veto');
  seat('hacan').isAsked('vote').isTold({ agenda: 'minister-of-commerce' }).passes();
  seat('letnev').passes();
  seat('sol').chooses('0');
  deepEqual(played.state.agendas.discard, ['covert-legislation', 'mutiny']);
});

proves('LRR 8.21, agendas/covert-legislation', 'so does a plot, without another one', () => {
  const { seat, table: played } = table('mutiny', 'minister-of-commerce')
    .actionCards('letnev', 'deadly-plot')
    .start(revealAgenda({}));
  seat('hacan').chooses('for').allots({ 'lirta-iv': 1 });
  seat('letnev').chooses('against').allots({ wellon: 1 });
  seat('letnev').isAsked('when-outcome-resolves').chooses('deadly-plot');
  deepEqual([played.state.agendas.discard, played.over], [['covert-legislation', 'mutiny'], true]);
  equal(seat('hacan').points, 0);
});

proves(
  'LRR 23.5, agendas/covert-legislation',
  'from an empty deck the discards are shuffled; without any it has no outcome',
  () => {
    const { seat, table: played } = table()
      .with(game => game.agendas.discard.push('mutiny'))
      .start(revealAgenda({}));
    equal(played.view(0).agenda?.hidden?.card, 'mutiny');
    for (const who of [1, 2]) seat(who).passes();
    seat('sol').chooses('against');
    const none = table().start(revealAgenda({}));
    deepEqual([none.table.over, none.table.state.agendas.discard], [true, ['covert-legislation']]);
  },
);
