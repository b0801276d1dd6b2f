import { deepEqual, equal } from 'node:assert/strict';
import { told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { afterAgendaRevealed } from '../../../moments/agenda/windows.ts';
import { agendaPhase } from '../../../rules/agenda/agenda-phase.ts';
import { given, type Started } from '../../../testing/index.ts';
import { rider } from './rider.ts';

/** Sol is speaker and has 2 votes (Jord), Hacan 3 (Lirta IV). */
const table = () => given('sol', 'hacan', 'letnev').planets('sol', 'jord').planets('hacan', 'lirta-iv');

const law = 'enforced-travel-ban';

/** Sol predicts an outcome with a rider; Hacan decides the vote. */
const rides = ({ seat }: Started, card: string, outcome: 'for' | 'against' = 'for'): void => {
  seat('sol').isAsked('after-agenda-revealed').chooses(card).isAsked('predict').chooses('for');
  seat('hacan').isAsked('vote').chooses(outcome).allots({ 'lirta-iv': 1 });
};

proves('LRR 8.16, LRR 8.22, LRR 8.19a', 'a rider names an outcome aloud, and its player cannot vote', () => {
  const { seat, table: played } = table().actionCards('sol', 'trade-rider').agenda(law);
  seat('sol').isAsked('after-agenda-revealed').isOffered('trade-rider').chooses('trade-rider');
  seat('sol').isAsked('predict').isTold({ agenda: law, card: 'trade-rider' }).isOffered('for', 'against');
  seat('sol').chooses('against');
  for (const viewer of [null, 1])
    deepEqual(played.view(viewer).agenda?.stakes, [{ seat: 0, card: 'trade-rider', outcome: 'against' }]);
  deepEqual(told(played, 'barred-from-voting'), [{ seat: 0 }]);
  seat('sol').isNotAsked(); // even with Jord
  seat('hacan').isAsked('vote').passes();
  seat('sol').isAsked('break-tie').chooses('against'); // LRR 8.19: the speaker still decides
  deepEqual([seat('sol').tradeGoods, seat('sol').readyPlanets], [5, ['jord']]);
});

proves('LRR 8.22', 'a wrong prediction brings nothing', () => {
  const started = table().actionCards('sol', 'trade-rider').agenda(law);
  rides(started, 'trade-rider', 'against');
  deepEqual([started.seat('sol').tradeGoods, told(started.table, 'prediction-true')], [0, []]);
});

proves('LRR 2.8, LRR 8.16', 'cancelled, it predicts nothing and its player may vote', () => {
  const { seat, table: played } = table()
    .actionCards('sol', 'trade-rider')
    .actionCards('hacan', 'sabotage#1')
    .agenda(law);
  seat('sol').chooses('trade-rider').isAsked('predict').chooses('for');
  deepEqual(played.view(2).playing, [{ seat: 0, card: 'trade-rider', said: { aim: null, more: 'for' } }]);
  seat('hacan').isAsked('when-action-card-played').chooses('sabotage#1');
  deepEqual(played.state.agenda, { card: law, votes: [], stakes: [], barred: [], excluded: [] });
  seat('hacan').chooses('for').allots({ 'lirta-iv': 1 });
  seat('sol').isAsked('vote').passes();
  equal(seat('sol').tradeGoods, 0);
});

proves('LRR 8.22', 'several riders of one player stand side by side, on one outcome or on several', () => {
  const { seat, table: played } = table().actionCards('sol', 'trade-rider', 'imperial-rider').agenda(law);
  seat('sol').chooses('trade-rider').chooses('for');
  seat('sol').isAsked('after-agenda-revealed').isOffered('imperial-rider').chooses('imperial-rider').chooses('against');
  seat('hacan').chooses('for').allots({ 'lirta-iv': 1 });
  deepEqual([seat('sol').tradeGoods, seat('sol').points], [5, 0]);
  deepEqual(told(played, 'barred-from-voting'), [{ seat: 0 }]);
});

proves('LRR 8.22, LRR 8.9', 'a player who is elected by another card than the vote counts as elected', () => {
  const { seat } = table()
    .actionCards('sol', 'trade-rider')
    .actionCards('letnev', 'confounding-legal-text')
    .agenda('minister-of-exploration');
  seat('sol').chooses('trade-rider').isOffered('0', '1', '2').chooses('2');
  seat('hacan').chooses('1').allots({ 'lirta-iv': 1 });
  seat('letnev').isAsked('after-voting').chooses('confounding-legal-text');
  equal(seat('sol').tradeGoods, 5);
});

proves('LRR 8.9', 'where there is nothing to vote for, there is nothing to predict', () => {
  const started = given('sol', 'hacan', 'letnev').actionCards('sol', 'trade-rider').agenda('compensated-disarmament');
  started.seat('sol').isNotAsked();
  equal(started.table.over, true);
});

proves('LRR 98.7, action-cards/imperial-rider', 'Imperial: a victory point, with which the game can be won', () => {
  const started = table().actionCards('sol', 'imperial-rider').points('sol', 9).agenda(law);
  rides(started, 'imperial-rider');
  deepEqual([started.seat('sol').points, started.table.state.winner], [10, 0]);
});

proves('action-cards/trade-rider', 'Trade: five trade goods, after the agenda is resolved', () => {
  const started = table().actionCards('sol', 'trade-rider').agenda(law);
  rides(started, 'trade-rider');
  const types = started.table.events.map(({ type }) => type);
  deepEqual(
    [started.seat('sol').tradeGoods, types.indexOf('law-enacted') < types.indexOf('prediction-true')],
    [5, true],
  );
});

proves('LRR 20.2, action-cards/leadership-rider', 'Leadership: three command tokens into any pools', () => {
  const started = table().actionCards('sol', 'leadership-rider').agenda(law);
  rides(started, 'leadership-rider');
  started.seat('sol').isAsked('gain-tokens').isBound(3, 3).allots({ fleet: 1, strategy: 2 });
  deepEqual(started.seat('sol').tokens, { tactic: 3, fleet: 4, strategy: 4, reinforcements: 5 });
});

proves('LRR 80, action-cards/politics-rider', 'Politics: three action cards and the speaker token', () => {
  const started = given('sol', 'hacan', 'letnev')
    .planets('hacan', 'lirta-iv')
    .speaker('letnev')
    .actionCards('sol', 'politics-rider')
    .deck('action-cards', 'a', 'b', 'c', 'd')
    .agenda(law);
  rides(started, 'politics-rider');
  deepEqual([started.seat('sol').player.actionCards, started.table.state.speaker], [['a', 'b', 'c'], 0]);
  deepEqual(started.table.view(1).players[0]!.actionCards, null);
});

proves('LRR 90.10, action-cards/technology-rider', 'Technology: research one, whose prerequisites must be met', () => {
  const started = table().technology('sol', 'antimass-deflectors').actionCards('sol', 'technology-rider').agenda(law);
  rides(started, 'technology-rider');
  const sol = started.seat('sol').isAsked('research').isBound(1, 1);
  equal(sol.barred['light-wave-deflector'], 'research.prerequisites LRR 90.12');
  sol.chooses('gravity-drive');
  deepEqual(sol.player.technologies, ['antimass-deflectors', 'gravity-drive']);
});

proves('LRR 24, action-cards/construction-rider', 'Construction: a space dock on an own planet', () => {
  const started = table()
    .planets('sol', 'lodor')
    .units('sol', 'lodor', { 'space-dock': 1 })
    .planets('sol', 'wellon')
    .actionCards('sol', 'construction-rider')
    .agenda('minister-of-exploration');
  started.seat('sol').chooses('construction-rider').chooses('1');
  started.seat('hacan').chooses('1').allots({ 'lirta-iv': 1 });
  const sol = started.seat('sol').isAsked('place-structure').isOffered('space-dock@jord', 'space-dock@wellon');
  deepEqual(sol.chooses('space-dock@wellon').units('wellon'), { 'space-dock': 1 });
});

proves('LRR 24.4, action-cards/construction-rider', 'none without a planet to place it on', () => {
  const started = given('sol', 'hacan', 'letnev')
    .planets('hacan', 'lirta-iv')
    .actionCards('sol', 'construction-rider')
    .agenda(law);
  rides(started, 'construction-rider');
  equal(started.table.over, true);
});

proves(
  'LRR 20.3b, action-cards/diplomacy-rider',
  'Diplomacy: all others place tokens in a system with a planet of its own, Mecatol Rex or not',
  () => {
    const started = table()
      .planets('sol', 'mecatol-rex')
      .tokens('letnev', { tactic: 10, fleet: 3, strategy: 3 })
      .actionCards('sol', 'diplomacy-rider')
      .agenda(law);
    rides(started, 'diplomacy-rider');
    started.seat('sol').isAsked('diplomacy-rider').isOffered('01', '18').chooses('18');
    started.seat('letnev').isAsked('place-token-from').isOffered('tactic', 'fleet', 'strategy').chooses('tactic');
    deepEqual(started.seat('sol').system('18').tokens, [1, 2]);
    deepEqual(started.seat('letnev').tokens, { tactic: 9, fleet: 3, strategy: 3, reinforcements: 0 });
  },
);

proves('LRR 8.22, action-cards/diplomacy-rider', 'nothing for a player who controls no planet', () => {
  const started = given('sol', 'hacan', 'letnev')
    .planets('hacan', 'lirta-iv')
    .actionCards('sol', 'diplomacy-rider')
    .agenda(law);
  rides(started, 'diplomacy-rider');
  deepEqual([started.table.over, started.seat('hacan').tokensOnBoard], [true, []]);
});

proves('LRR 37.3, action-cards/warfare-rider', 'Warfare: a dreadnought beside own ships; the fleet pool counts', () => {
  const started = table()
    .units('sol', '46', { cruiser: 1, destroyer: 2 })
    .units('sol', '19', { fighter: 1, carrier: 1 })
    .units('hacan', '20', { cruiser: 1 })
    .actionCards('sol', 'warfare-rider')
    .agenda(law);
  rides(started, 'warfare-rider');
  const sol = started.seat('sol').isAsked('warfare-rider').isOffered('19', '46').chooses('46');
  sol.isAsked('remove-ships').allots({ destroyer: 1 });
  deepEqual(sol.units('46'), { cruiser: 1, destroyer: 1, dreadnought: 1 });
});

proves('LRR 8.22, action-cards/warfare-rider', 'none without ships of one’s own', () => {
  const started = table().actionCards('sol', 'warfare-rider').agenda(law);
  rides(started, 'warfare-rider');
  equal(started.table.over, true);
});

proves(
  'LRR 8.22, LRR 37.3, action-cards/sanction',
  'Sanction: whoever voted for the outcome loses a token of its fleet pool',
  () => {
    const { seat } = given('sol', 'hacan', 'letnev')
      .planets('hacan', 'lirta-iv')
      .planets('letnev', 'lodor')
      .tokens('hacan', { fleet: 1 })
      .units('hacan', '46', { cruiser: 1 })
      .actionCards('sol', 'sanction')
      .agenda(law);
    seat('sol').chooses('sanction').chooses('for');
    seat('hacan').chooses('for').allots({ 'lirta-iv': 1 });
    seat('letnev').chooses('against').allots({ lodor: 1 });
    deepEqual([seat('hacan').tokens.fleet, seat('hacan').units('46')], [0, {}]);
    deepEqual([seat('letnev').tokens.fleet, seat('sol').tokens.fleet], [3, 3]);
  },
);

proves('action-cards/sanction', 'an empty fleet pool loses nothing', () => {
  const started = table().tokens('hacan', { fleet: 0 }).actionCards('sol', 'sanction').agenda(law);
  rides(started, 'sanction');
  deepEqual(started.seat('hacan').tokens, { tactic: 3, fleet: 0, strategy: 2, reinforcements: 11 });
});

proves('LRR 8.22', 'what is staked on one agenda is over with it', () => {
  const { seat, table: played } = table()
    .phase('agenda')
    .custodians(false)
    .active(null)
    .actionCards('sol', 'trade-rider')
    .deck('agendas', law, 'shared-research')
    .start(agendaPhase({}));
  seat('sol').isAsked('after-agenda-revealed').chooses('trade-rider').chooses('against');
  seat('hacan').passes();
  seat('sol').isAsked('break-tie').chooses('for');
  seat('hacan').isAsked('vote').passes();
  seat('sol').isAsked('vote').passes(); // on the second agenda it may
  seat('sol').isAsked('break-tie').chooses('against');
  deepEqual([seat('sol').tradeGoods, played.over], [0, true]);
});

proves('LRR 2.6', 'riders are offered once the agenda is revealed, and not before', () => {
  deepEqual(rider({ id: 'trade-rider', *pays() {} }).moments, [afterAgendaRevealed.id]);
});

proves('LRR 8.22, LRR 8.9', 'where only one thing can be elected, that is predicted', () => {
  const started = table().law('shared-research').actionCards('sol', 'trade-rider').agenda('miscount-disclosed');
  started.seat('sol').chooses('trade-rider').isAsked('predict').isOffered('shared-research').chooses('shared-research');
  started.seat('hacan').isAsked('vote').chooses('shared-research').allots({ 'lirta-iv': 1 });
  for (const who of [0, 1, 2]) started.seat(who).isAsked('transaction.deal').passes();
  started.seat('sol').isAsked('vote').chooses('for').allots({ jord: 1 }); // the law is voted on again
  equal(started.seat('sol').tradeGoods, 5);
});

proves(
  'LRR 8.22b, LRR 1.20',
  'of several right predictions their player says which is paid first, and others are paid in between',
  () => {
    const { seat, table: played } = table()
      .actionCards('sol', 'trade-rider', 'imperial-rider')
      .actionCards('hacan', 'politics-rider')
      .agenda(law);
    seat('sol').chooses('trade-rider').chooses('for');
    seat('hacan').chooses('politics-rider').chooses('for');
    seat('sol').chooses('imperial-rider').chooses('for');
    seat('sol').isAsked('break-tie').chooses('for');
    seat('sol').isAsked('after-agenda-resolved').isBound(1, 1).isOffered('imperial-rider', 'trade-rider');
    seat('sol').chooses('trade-rider');
    deepEqual(
      told(played, 'prediction-true').map(({ card }) => card),
      ['trade-rider', 'politics-rider', 'imperial-rider'],
    );
  },
);

proves(
  'LRR 23.4a, action-cards/construction-rider',
  'without a dock left, one may be called back, or none is placed',
  () => {
    const spread = () =>
      table()
        .planets('sol', 'lodor', 'wellon', 'quann', 'thibah')
        .units('sol', 'lodor', { 'space-dock': 1 })
        .units('sol', 'wellon', { 'space-dock': 1 })
        .units('sol', 'quann', { 'space-dock': 1 })
        .actionCards('sol', 'construction-rider')
        .agenda(law);
    const kept = spread();
    rides(kept, 'construction-rider');
    kept.seat('sol').isAsked('place-structure').isBound(0, 1).passes();
    deepEqual([kept.seat('sol').units('thibah'), kept.seat('sol').units('lodor')], [{}, { 'space-dock': 1 }]);
    const moved = spread();
    rides(moved, 'construction-rider');
    moved.seat('sol').chooses('space-dock@thibah').isAsked('recall').allots({ '26:lodor': 1 });
    deepEqual([moved.seat('sol').units('thibah'), moved.seat('sol').units('lodor')], [{ 'space-dock': 1 }, {}]);
  },
);

proves(
  'LRR 23.4a, action-cards/warfare-rider',
  'without a dreadnought left, one may be called back, or none is placed',
  () => {
    const spread = () =>
      table()
        .tokens('sol', { fleet: 6 })
        .units('sol', '26', { dreadnought: 5 })
        .units('sol', '46', { cruiser: 1 })
        .actionCards('sol', 'warfare-rider')
        .agenda(law);
    const kept = spread();
    rides(kept, 'warfare-rider');
    kept.seat('sol').isAsked('warfare-rider').isBound(0, 1).isOffered('26', '46').passes();
    deepEqual([kept.seat('sol').units('26'), kept.seat('sol').units('46')], [{ dreadnought: 5 }, { cruiser: 1 }]);
    const moved = spread();
    rides(moved, 'warfare-rider');
    moved.seat('sol').chooses('46').isAsked('recall').allots({ '26:space': 1 });
    deepEqual(
      [moved.seat('sol').units('26'), moved.seat('sol').units('46')],
      [{ dreadnought: 4 }, { cruiser: 1, dreadnought: 1 }],
    );
  },
);
