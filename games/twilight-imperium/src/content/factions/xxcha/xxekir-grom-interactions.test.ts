import { deepEqual, equal } from 'node:assert/strict';
import { eventsOf, told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { twilightImperium } from '../../../index.ts';
import { playerToChange } from '../../../model/changes.ts';
import type { Source } from '../../../model/ids.ts';
import { agendaPhase } from '../../../rules/agenda/agenda-phase.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { strategyPhase } from '../../../rules/phases/strategy-phase.ts';
import { given, type Started } from '../../../testing/index.ts';

const FIRST: readonly Source[] = ['base', 'pok'];

/** Xxcha can only use their hero; Hacan is the speaker. */
const table = (...agendas: string[]) =>
  given('xxcha', 'hacan', 'letnev', { sets: FIRST })
    .speaker('hacan')
    .strategyCards('xxcha', 'leadership!')
    .tokens('xxcha', { tactic: 0 })
    .leader('xxcha', 'xxekir-grom')
    .deck('agendas', ...agendas);

const inTurn = takeTurn({ seat: 0 });

/** Reveals two agendas; if there are only two, the second without a question. */
function reveals({ seat, table: played }: Started, first: string, second: string) {
  const xxcha = seat('xxcha').uses('xxekir-grom').isAsked('xxekir-grom.agenda').chooses(first);
  return played.asks(0)[0]?.kind === 'xxekir-grom.agenda' ? xxcha.chooses(second) : xxcha;
}

const five = ['mutiny', 'shared-research', 'minister-of-commerce', 'arms-reduction', 'economic-equality'];

proves('R-163, faction-abilities/quash, leaders/xxekir-grom', 'the Xxcha may quash what they reveal', () => {
  const started = table(
    'mutiny',
    'arms-reduction',
    'shared-research',
    'economic-equality',
    'minister-of-peace',
    'core-mining',
  )
    .sheet('xxcha')
    .tokens('xxcha', { strategy: 1 })
    .planets('letnev', 'lodor')
    .start(inTurn);
  const { seat, table: played } = started;
  const xxcha = reveals(started, 'mutiny', 'arms-reduction');
  xxcha.isAsked('when-agenda-revealed').isOffered('quash').chooses('quash');
  // The next one from the deck, before the second one is revealed.
  deepEqual(
    eventsOf(played, 'agenda').map(({ data }) => data.card),
    ['mutiny', 'core-mining', 'arms-reduction'],
  );
  xxcha.isAsked('next-agenda').isOffered('core-mining', 'arms-reduction').chooses('core-mining');
  xxcha.isAsked('decide-agenda').isTold({ agenda: 'arms-reduction' }).chooses('against'); // lodor was automatic
  deepEqual(seat('xxcha').tokens.strategy, 0);
  deepEqual(played.state.agendas.discard[0], 'mutiny');
});

proves(
  'LRR 8.2, R-163, agendas/judicial-abolishment, leaders/xxekir-grom',
  'an agenda that is discarded as it is revealed is so only where it is chosen; the next one of the deck comes for it',
  () => {
    const moot = ['judicial-abolishment', 'miscount-disclosed', 'new-constitution', 'classified-document-leaks'];
    const chosen = table(...moot, 'mutiny', 'arms-reduction').start(inTurn);
    const xxcha = reveals(chosen, 'judicial-abolishment', 'mutiny');
    xxcha.isAsked('next-agenda').isOffered('arms-reduction', 'mutiny').chooses('mutiny').chooses('against');
    xxcha.isTold({ agenda: 'arms-reduction' }).chooses('against');
    deepEqual(chosen.table.state.agendas.discard, [
      'judicial-abolishment',
      'mutiny',
      'arms-reduction',
      'miscount-disclosed',
      'new-constitution',
      'classified-document-leaks',
    ]);
    const none = table('judicial-abolishment', 'miscount-disclosed').start(inTurn);
    none.seat('xxcha').uses('xxekir-grom').chooses('judicial-abolishment').isNotAsked();
    deepEqual([none.table.over, none.table.state.purged], [true, ['xxekir-grom']]);
    const { cards, discard } = none.table.state.agendas; // drawn only once
    deepEqual([...cards, ...discard].sort(), ['judicial-abolishment', 'miscount-disclosed']);
  },
);

proves(
  'R-063, R-163, leaders/xxekir-grom',
  'what the first one leaves without an outcome is discarded without one',
  () => {
    const started = table('new-constitution', 'judicial-abolishment').law('shared-research', 'for').start(inTurn);
    started.seat('xxcha').uses('xxekir-grom').passes().chooses('new-constitution');
    started.seat('xxcha').isAsked('next-agenda').chooses('new-constitution').isAsked('decide-agenda').chooses('for');
    const decided = told(started.table, 'agenda-decided');
    deepEqual(decided, [
      { card: 'new-constitution', outcome: 'for' },
      { card: 'judicial-abolishment', outcome: null },
    ]);
    equal(started.table.over, true);
  },
);

proves(
  'R-124, R-163, agendas/covert-legislation, leaders/xxekir-grom',
  'Covert Legislation takes its hidden agenda as it is revealed; the speaker knows it, the Xxcha choose',
  () => {
    const started = table('covert-legislation', ...five, 'seed-of-an-empire').start(inTurn);
    const { seat, table: played } = started;
    const xxcha = reveals(started, 'covert-legislation', 'shared-research').isAsked('next-agenda');
    const hiddenTo = (viewer: number | null) => played.view(viewer).decidedAlone?.revealed[0]?.hidden;
    deepEqual(hiddenTo(1), { seat: 1, card: 'economic-equality' });
    for (const viewer of [0, 2, null]) deepEqual(hiddenTo(viewer), { seat: 1, card: null });
    const pools = (viewer: number) =>
      twilightImperium
        .hidden(played.state, viewer)
        .map(cards => [...cards].sort())
        .filter(cards => cards.some(card => card === 'seed-of-an-empire' || card === 'minister-of-commerce'));
    deepEqual(pools(0), [['economic-equality', 'seed-of-an-empire']]);
    deepEqual(pools(1), [['arms-reduction', 'minister-of-commerce', 'mutiny', 'seed-of-an-empire']]);
    const forAndAgainst = ['arms-reduction', 'economic-equality', 'mutiny', 'seed-of-an-empire'];
    deepEqual(pools(2), [forAndAgainst, ['minister-of-commerce']]);
    xxcha.chooses('covert-legislation').isAsked('decide-agenda').isTold({ agenda: 'covert-legislation' });
    xxcha.isOffered('for', 'against').chooses('for');
    equal(seat('hacan').tradeGoods, 5);
    xxcha.isTold({ agenda: 'shared-research' }).chooses('against');
    deepEqual(played.state.agendas.cards, ['seed-of-an-empire']);
  },
);

proves(
  'R-163, agendas/miscount-disclosed, leaders/xxekir-grom',
  'a law that Miscount Disclosed elects is decided anew by the Xxcha, before the other agenda',
  () => {
    const started = table('miscount-disclosed', 'mutiny')
      .sheet('xxcha')
      .law('minister-of-commerce', '1')
      .law('shared-research', 'for')
      .start(inTurn);
    const { seat, table: played } = started;
    seat('xxcha').uses('xxekir-grom').passes().chooses('miscount-disclosed');
    for (let i = 0; i < 2; i++) seat('xxcha').isAsked('when-agenda-revealed').passes();
    const xxcha = seat('xxcha').chooses('miscount-disclosed').isOffered('minister-of-commerce', 'shared-research');
    xxcha.chooses('minister-of-commerce');
    xxcha.isAsked('when-agenda-revealed').isOffered('quash').passes(); // the law counts as revealed
    xxcha.isAsked('decide-agenda').isTold({ agenda: 'minister-of-commerce' }).chooses('2');
    deepEqual(played.state.laws.at(-1), { id: 'minister-of-commerce', elected: '2' });
    xxcha.isAsked('decide-agenda').isTold({ agenda: 'mutiny' }).chooses('against');
  },
);

proves(
  'R-163, agendas/public-execution, agendas/checks-and-balances, leaders/xxekir-grom',
  'nothing begins that would last as long as an agenda phase',
  () => {
    const started = table('public-execution', 'checks-and-balances')
      .custodians(false)
      .planets('letnev', 'lodor')
      .actionCards('letnev', 'plague')
      .start(inTurn, agendaPhase({}));
    const xxcha = reveals(started, 'public-execution', 'checks-and-balances').chooses('public-execution').chooses('2');
    deepEqual(started.seat('letnev').player.actionCards, []);
    xxcha.chooses('against');
    deepEqual(started.table.state.lasting, []);
    for (let agenda = 0; agenda < 2; agenda++) {
      started.seat('letnev').isAsked('vote').passes();
      const { ask } = started.seat('hacan').isAsked('break-tie');
      started.seat('hacan').chooses('options' in ask ? ask.options[0]!.key : '');
    }
  },
);

proves('R-163, agendas/arms-reduction, leaders/xxekir-grom', 'what waits for the next strategy phase does', () => {
  const started = table('arms-reduction', 'mutiny')
    .planets('letnev', 'lodor')
    .planets('hacan', 'wellon')
    .start(inTurn, strategyPhase({}));
  reveals(started, 'arms-reduction', 'mutiny').chooses('mutiny').chooses('against').chooses('against');
  deepEqual(started.seat('hacan').readyPlanets, []); // has a specialty
  deepEqual(started.seat('letnev').readyPlanets, ['lodor']);
  for (let [ask] = started.table.asks(); ask; [ask] = started.table.asks())
    started.seat(ask.seat).chooses('options' in ask ? ask.options[0]!.key : '');
});

proves(
  'LRR 98.7, R-163, agendas/seed-of-an-empire, leaders/xxekir-grom',
  'points that an agenda brings are gained by initiative',
  () => {
    const winner = (begun: ReturnType<typeof table>) => {
      const started = begun.points('hacan', 9).points('letnev', 9).speaker('letnev').start(inTurn);
      reveals(started, 'seed-of-an-empire', 'mutiny').chooses('seed-of-an-empire').chooses('for');
      return started.table.state.winner;
    };
    equal(winner(table('seed-of-an-empire', 'mutiny')), 1);
    equal(winner(table('seed-of-an-empire', 'mutiny').strategyCards('hacan', 'imperial')), 2);
    const voted = given('xxcha', 'hacan', 'letnev')
      .points('hacan', 9)
      .points('letnev', 9)
      .speaker('letnev')
      .agenda('seed-of-an-empire');
    voted.seat('letnev').chooses('for');
    equal(voted.table.state.winner, 2);
  },
);

proves('LRR 61.3, R-163, leaders/xxekir-grom', 'nobody scores objectives of the agenda phase, nor plots', () => {
  const started = table('minister-of-peace', 'minister-of-commerce')
    .law('shared-research', 'for')
    .law('minister-of-policy', '1')
    .secrets('xxcha', 'drive-the-debate', 'dictate-policy')
    .actionCards('xxcha', 'trade-rider', 'deadly-plot')
    .start(inTurn);
  const xxcha = started.seat('xxcha').uses('xxekir-grom').passes().chooses('minister-of-peace');
  xxcha.isAsked('after-agenda-revealed').isOffered('trade-rider').chooses('trade-rider').chooses('1');
  xxcha.isAsked('next-agenda').chooses('minister-of-peace').chooses('0');
  xxcha.isAsked('decide-agenda').chooses('0');
  deepEqual([xxcha.points, xxcha.player.actionCards, started.table.state.laws.length], [0, ['deadly-plot'], 4]);
});

proves(
  'LRR 94.1, R-163, agendas/representative-government, leaders/xxekir-grom',
  'laws on voting change nothing, and deals go by the turn',
  () => {
    const started = table('mutiny', 'shared-research')
      .law('representative-government', 'for')
      .with(game => {
        for (const seat of game.seats.keys()) playerToChange(game, seat).traded = game.seats.map((_, each) => each);
      })
      .start({ proc: 'ti/action', args: { taken: 0 } });
    started.seat('xxcha').uses('xxekir-grom').passes().chooses('mutiny').chooses('mutiny').chooses('for');
    deepEqual([started.seat('xxcha').points, started.seat('xxcha').player.traded], [1, [0, 1, 2]]);
    started.seat('xxcha').chooses('against');
  },
);

proves('LRR 51.6c, R-163, leaders/xxekir-grom', 'it is one ability: no leader is unlocked before it is over', () => {
  const started = table('terraforming-initiative', 'mutiny')
    .leader('xxcha', 'elder-qanoj', 'locked')
    .planets('xxcha', 'mecatol-rex', 'lirta-iv', 'wellon') // 6 + 3 + 2 influence
    .start(inTurn);
  const locked = () => started.seat('xxcha').player.leaders.find(({ id }) => id === 'elder-qanoj')!.locked;
  reveals(started, 'terraforming-initiative', 'mutiny').chooses('terraforming-initiative');
  deepEqual([started.seat('xxcha').planet('lirta-iv').attachments, locked()], [['terraforming-initiative'], true]);
  started.seat('xxcha').chooses('against');
  equal(locked(), false);
});
