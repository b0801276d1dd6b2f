import { deepEqual, equal } from 'node:assert/strict';
import { eventsOf, told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { twilightImperium } from '../../../index.ts';
import type { Source } from '../../../model/ids.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { startingComponents } from '../../../rules/phases/setup.ts';
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
    // Both are revealed before either is resolved.
    const revealed = () => eventsOf(played, 'agenda').map(({ data }) => data.card);
    deepEqual(revealed(), ['minister-of-commerce', 'mutiny']);
    xxcha.isAsked('next-agenda').isOffered('minister-of-commerce', 'mutiny').chooses('mutiny');
    xxcha.isAsked('decide-agenda').isTold({ agenda: 'mutiny' }).isOffered('for', 'against').chooses('for');
    equal(xxcha.points, 1); // as a voter for it
    deepEqual(xxcha.player.leaders, [{ id: 'xxekir-grom', locked: false }]); // not purged yet
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
  // The deck is empty after two: the discarded law is shuffled in and can be chosen again.
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

/** Hacan and Letnev could respond to any agenda. */
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
  xxcha.isAsked('decide-agenda').isOffered('0', '1', '2').chooses('2'); // even though a rider bars it from voting
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
