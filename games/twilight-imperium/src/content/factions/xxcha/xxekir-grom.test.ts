import { deepEqual, equal } from 'node:assert/strict';
import { eventsOf, told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { twilightImperium } from '../../../index.ts';
import { playerToChange } from '../../../model/changes.ts';
import type { Source } from '../../../model/ids.ts';
import { agendaPhase } from '../../../rules/agenda/agenda-phase.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { startingComponents } from '../../../rules/phases/setup.ts';
import { strategyPhase } from '../../../rules/phases/strategy-phase.ts';
import { given, type Started } from '../../../testing/index.ts';

const FIRST: readonly Source[] = ['base', 'pok'];

/** The Xxcha have nothing but their hero to act with; Hacan is the speaker. */
const table = (...agendas: string[]) =>
  given('xxcha', 'hacan', 'letnev', { sets: FIRST })
    .speaker('hacan')
    .strategyCards('xxcha', 'leadership!')
    .tokens('xxcha', { tactic: 0 })
    .leader('xxcha', 'xxekir-grom')
    .deck('agendas', ...agendas);

const inTurn = takeTurn({ seat: 0 });

/** Two agendas are revealed; where there are but two, the second comes by itself. */
function reveals({ seat, table: played }: Started, first: string, second: string) {
  const xxcha = seat('xxcha').uses('xxekir-grom').isAsked('xxekir-grom.agenda').chooses(first);
  return played.asks(0)[0]?.kind === 'xxekir-grom.agenda' ? xxcha.chooses(second) : xxcha;
}

const five = ['mutiny', 'shared-research', 'minister-of-commerce', 'arms-reduction', 'economic-equality'];

proves('LRR 51.2, R-161, leaders/xxekir-grom', 'without Codex 3 and 4 the faction has its hero too', () => {
  const { seat } = given('xxcha', 'hacan', 'letnev', { sets: FIRST }).start(startingComponents({ seat: 0 }));
  for (const count of [4, 1, 1]) seat('xxcha').isAsked('setup.place').allots({ 'archon-ren': count });
  deepEqual(seat('xxcha').player.leaders.at(-1), { id: 'xxekir-grom', locked: true });
});

proves(
  'LRR 51.10, LRR 51.12, R-163, leaders/xxekir-grom',
  'by its first printing, two of the five top agendas are revealed and resolved by its choice, the others discarded',
  () => {
    const { seat, table: played } = table(...five, 'seed-of-an-empire').start(inTurn);
    const xxcha = seat('xxcha').uses('xxekir-grom').isAsked('xxekir-grom.agenda').isTold({ left: 2 });
    xxcha.isOffered(...five).chooses('minister-of-commerce');
    xxcha.isTold({ left: 1 }).isOffered(...five.filter(card => card !== 'minister-of-commerce'));
    xxcha.chooses('mutiny');
    // Both lie open before either is resolved.
    const revealed = () => eventsOf(played, 'agenda').map(({ data }) => data.card);
    deepEqual(revealed(), ['minister-of-commerce', 'mutiny']);
    xxcha.isAsked('next-agenda').isOffered('minister-of-commerce', 'mutiny').chooses('mutiny');
    xxcha.isAsked('decide-agenda').isTold({ agenda: 'mutiny' }).isOffered('for', 'against').chooses('for');
    equal(xxcha.points, 1); // as one who has voted for it
    deepEqual(xxcha.player.leaders, [{ id: 'xxekir-grom', locked: false }]); // it is not over yet
    xxcha.isAsked('decide-agenda').isTold({ agenda: 'minister-of-commerce' }).isOffered('0', '1', '2').chooses('2');
    deepEqual(played.state.laws, [{ id: 'minister-of-commerce', elected: '2' }]);
    deepEqual(played.state.agendas, {
      cards: ['seed-of-an-empire'],
      discard: ['mutiny', 'shared-research', 'arms-reduction', 'economic-equality'],
    });
    deepEqual([xxcha.player.leaders, played.state.purged, played.state.decidedAlone], [[], ['xxekir-grom'], null]);
    const votes = told(played, 'voted');
    deepEqual(votes, [
      { seat: 0, outcome: 'for', count: 1, planets: [] },
      { seat: 0, outcome: '2', count: 1, planets: [] },
    ]);
    deepEqual(
      played.events.slice(-3).map(({ type }) => type),
      ['law-enacted', 'agendas-discarded', 'leader-purged'],
    );
  },
);

proves('R-163, leaders/xxekir-grom', 'an agenda with a single outcome is resolved without a question', () => {
  const { seat, table: played } = table('mutiny', 'judicial-abolishment')
    .law('minister-of-commerce', '2')
    .start(inTurn);
  const xxcha = seat('xxcha').uses('xxekir-grom').isAsked('xxekir-grom.law').passes();
  xxcha.isAsked('xxekir-grom.agenda').chooses('mutiny').isAsked('next-agenda').chooses('judicial-abolishment');
  deepEqual(played.state.laws, []);
  xxcha.isAsked('decide-agenda').isTold({ agenda: 'mutiny' }).chooses('against');
});

proves('R-163, leaders/xxekir-grom', 'only the Xxcha see what they look at, until it is revealed or discarded', () => {
  const started = table(...five, 'seed-of-an-empire', 'mutiny-2').start(inTurn);
  const { seat, table: played } = started;
  const pool = (viewer: number | null) =>
    twilightImperium
      .hidden(played.state, viewer)
      .map(cards => [...cards].sort())
      .find(cards => cards.includes('mutiny-2'));
  seat('xxcha').uses('xxekir-grom');
  deepEqual(played.view(0).decidedAlone, { seat: 0, count: 5, cards: five, revealed: [] });
  for (const viewer of [1, 2, null]) {
    deepEqual(played.view(viewer).decidedAlone, { seat: 0, count: 5, cards: null, revealed: [] });
    deepEqual(pool(viewer), [...five, 'mutiny-2', 'seed-of-an-empire'].sort());
  }
  deepEqual(pool(0), ['mutiny-2', 'seed-of-an-empire']);
  const [looked] = eventsOf(played, 'looked-at-agendas');
  deepEqual([looked!.data, looked!.secret], [{ seat: 0, count: 5 }, { 0: { cards: five } }]);
  seat('xxcha').chooses('mutiny').chooses('arms-reduction');
  const left = five.filter(card => card !== 'mutiny' && card !== 'arms-reduction');
  deepEqual(played.view(0).decidedAlone?.cards, left);
  for (const viewer of [1, 2, null]) {
    const seen = played.view(viewer).decidedAlone;
    deepEqual([seen?.cards, seen?.revealed.map(({ card }) => card)], [null, ['mutiny', 'arms-reduction']]);
    deepEqual(pool(viewer), [...left, 'mutiny-2', 'seed-of-an-empire'].sort());
  }
  seat('xxcha').chooses('arms-reduction').chooses('against').chooses('against');
  const [discarded] = eventsOf(played, 'agendas-discarded');
  deepEqual([discarded!.data, pool(1)], [{ seat: 0, cards: left }, ['mutiny-2', 'seed-of-an-empire']]);
});

proves('LRR 7.5, leaders/xxekir-grom', 'first a law may go; where there is none, nothing is asked', () => {
  const laws = () =>
    table('mutiny', 'arms-reduction').law('shared-research', 'for').law('minister-of-peace', '1').start(inTurn);
  const gone = laws();
  const { seat, table: played } = gone;
  seat('xxcha').uses('xxekir-grom').isAsked('xxekir-grom.law').isOffered('shared-research', 'minister-of-peace');
  seat('xxcha').isBound(0, 1).chooses('minister-of-peace');
  deepEqual([played.state.laws.map(({ id }) => id), played.state.agendas.discard], [['shared-research'], []]);
  // The deck has run out after two: the law that was discarded is shuffled in, and can be had again.
  seat('xxcha').isAsked('xxekir-grom.agenda').isOffered('mutiny', 'arms-reduction', 'minister-of-peace');
  seat('xxcha').chooses('minister-of-peace').chooses('mutiny').chooses('mutiny').chooses('against').chooses('0');
  deepEqual(played.state.laws.at(-1), { id: 'minister-of-peace', elected: '0' });
  const kept = laws();
  kept.seat('xxcha').uses('xxekir-grom').passes().isAsked('xxekir-grom.agenda');
  equal(kept.table.state.laws.length, 2);
  kept.seat('xxcha').chooses('mutiny').isAsked('next-agenda').chooses('mutiny').chooses('against').chooses('against');
});

proves(
  'LRR 22.3, R-163, leaders/xxekir-grom',
  'with fewer than five agendas all of them; with one it cannot be',
  () => {
    const three = table('mutiny', 'arms-reduction', 'shared-research').start(inTurn);
    three.seat('xxcha').uses('xxekir-grom').isOffered('mutiny', 'arms-reduction', 'shared-research');
    three.seat('xxcha').chooses('mutiny').chooses('arms-reduction').chooses('mutiny').chooses('against');
    three.seat('xxcha').chooses('against');
    deepEqual(three.table.state.agendas.discard, ['mutiny', 'arms-reduction', 'shared-research']);
    const two = table('mutiny')
      .with(game => game.agendas.discard.push('arms-reduction'))
      .start(inTurn);
    two.seat('xxcha').uses('xxekir-grom').isOffered('mutiny', 'arms-reduction').chooses('mutiny');
    two.seat('xxcha').isAsked('next-agenda').chooses('arms-reduction').chooses('against').chooses('against');
    const one = table('mutiny').start(inTurn);
    one.seat('xxcha').cannotUse('xxekir-grom').chooses('pass');
  },
);

proves('LRR 51.10, leaders/xxekir-grom', 'not while it is locked, nor by the printings of the Codices', () => {
  const locked = given('xxcha', 'hacan', 'letnev', { sets: FIRST })
    .strategyCards('xxcha', 'leadership!')
    .leader('xxcha', 'xxekir-grom', 'locked')
    .deck('agendas', ...five)
    .start(inTurn);
  locked.seat('xxcha').cannotUse('xxekir-grom').chooses('pass');
  const at = (...sets: Source[]) =>
    given('xxcha', 'hacan', 'letnev', { sets: [...FIRST, ...sets] })
      .strategyCards('xxcha', 'leadership!')
      .leader('xxcha', 'xxekir-grom')
      .planets('xxcha', 'wellon')
      .deck('agendas', ...five)
      .start(inTurn)
      .seat('xxcha');
  at('codex3').cannotUse('xxekir-grom').chooses('pass');
  at('codex4').uses('xxekir-grom').isAsked('xxekir-grom.unit').passes();
  at('codex3', 'codex4').uses('xxekir-grom').isAsked('xxekir-grom.unit').passes();
});

/** Hacan and Letnev could have a say on any agenda. */
const withCards = (...agendas: string[]) =>
  table(...agendas)
    .actionCards('hacan', 'veto', 'trade-rider', 'sabotage#1', 'confounding-legal-text')
    .actionCards('letnev', 'imperial-rider', 'deadly-plot', 'sabotage#2')
    .notes('letnev', 'political-secret#0');

proves('R-162, leaders/xxekir-grom', 'nobody else resolves abilities meanwhile', () => {
  const started = withCards('minister-of-peace', 'mutiny').actionCards('xxcha', 'leadership-rider').start(inTurn);
  const { seat, table: played } = started;
  const others = () => played.asks().filter(ask => ask.seat !== 0);
  const xxcha = reveals(started, 'minister-of-peace', 'mutiny');
  deepEqual(others(), []);
  xxcha.isAsked('when-agenda-revealed').isOffered().passes(); // it could hold a veto
  xxcha.isAsked('after-agenda-revealed').isOffered('leadership-rider').chooses('leadership-rider').chooses('2');
  deepEqual(others(), []); // no sabotage
  xxcha.isAsked('next-agenda').chooses('minister-of-peace');
  xxcha.isAsked('decide-agenda').isOffered('0', '1', '2').chooses('2'); // though a rider keeps it from voting
  xxcha.isAsked('gain-tokens').allots({ tactic: 3 });
  xxcha.isAsked('decide-agenda').isTold({ agenda: 'mutiny' });
  deepEqual(others(), []);
  xxcha.chooses('against');
  deepEqual(seat('letnev').player.notes, ['political-secret#0']);
});

proves('R-162, leaders/xxekir-grom', 'when it is over they do again', () => {
  const started = withCards('minister-of-peace', 'mutiny').start(inTurn, {
    proc: 'ti/consider-agenda',
    args: { card: 'shared-research' },
  });
  reveals(started, 'minister-of-peace', 'mutiny').chooses('mutiny').chooses('against').chooses('2');
  const { seat } = started;
  seat('hacan').isAsked('when-agenda-revealed').isOffered('veto').passes();
  seat('letnev').isAsked('when-agenda-revealed').passes();
  for (const who of ['hacan', 'letnev'] as const) seat(who).isAsked('after-agenda-revealed').passes();
  for (let [ask] = started.table.asks(); ask?.kind === 'transaction.deal'; [ask] = started.table.asks())
    seat(ask.seat).passes();
  seat('hacan').isAsked('break-tie').chooses('against');
});

proves('R-162, leaders/xxekir-grom', 'what an agenda itself asks of others is asked', () => {
  const started = table('research-grant-reallocation', 'clandestine-operations').start(inTurn);
  const xxcha = reveals(started, 'research-grant-reallocation', 'clandestine-operations');
  xxcha.chooses('research-grant-reallocation').chooses('2');
  started.seat('letnev').isAsked('research-grant-reallocation').chooses('sarween-tools');
  xxcha.isAsked('decide-agenda').chooses('for');
  for (const who of ['hacan', 'letnev', 'xxcha'] as const)
    started.seat(who).isAsked('lose-tokens').allots({ fleet: 2 });
  deepEqual(started.seat('letnev').player.technologies, ['sarween-tools']);
});

proves('R-162, leaders/xxekir-grom', 'they research, but without cards or abilities that help', () => {
  const researching = (sole: boolean) => {
    const begun = given('xxcha', 'jolnar', 'letnev', { sets: FIRST })
      .strategyCards('xxcha', 'leadership!')
      .leader('xxcha', 'xxekir-grom')
      .sheet('jolnar')
      .technology('jolnar', 'ai-development-algorithm')
      .wormhole('19', 'gamma')
      .units('jolnar', '19', { cruiser: 1 });
    if (!sole) return begun.agenda('wormhole-research');
    const started = begun.deck('agendas', 'wormhole-research', 'mutiny').start(inTurn);
    reveals(started, 'wormhole-research', 'mutiny').chooses('wormhole-research');
    return started;
  };
  const offered = (sole: boolean) => {
    const { seat } = researching(sole);
    seat('xxcha').chooses('for');
    const { ask } = seat('jolnar').isAsked('research');
    const keys = 'options' in ask ? ask.options.map(({ key }) => key) : [];
    seat('jolnar').passes();
    if (sole) seat('xxcha').chooses('against');
    return ['destroyer-ii', 'plasma-scoring', 'magen-defense-grid', 'sling-relay'].filter(key => keys.includes(key));
  };
  deepEqual(offered(false), ['destroyer-ii', 'plasma-scoring', 'magen-defense-grid', 'sling-relay']);
  deepEqual(offered(true), ['plasma-scoring', 'magen-defense-grid']);
});

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
  xxcha.isAsked('decide-agenda').isTold({ agenda: 'arms-reduction' }).chooses('against'); // lodor went by itself
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
    const { cards, discard } = none.table.state.agendas; // gone through once
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
  deepEqual(started.seat('hacan').readyPlanets, []); // a specialty
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
