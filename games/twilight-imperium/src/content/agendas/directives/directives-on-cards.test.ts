import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { technologies } from '../../../model/cards/technologies.ts';
import { technologyIds } from '../../../model/ids.ts';
import { objectiveFacts, objectiveIds } from '../../../model/objectives/objectives.ts';
import { agendaPhase } from '../../../rules/agenda/agenda-phase.ts';
import { given } from '../../../testing/index.ts';

/** Sol is speaker. Votes: Sol 2 (Jord), Hacan 3 (Lirta IV), Letnev 2 (Wellon). */
const table = () =>
  given('sol', 'hacan', 'letnev').planets('sol', 'jord').planets('hacan', 'lirta-iv').planets('letnev', 'wellon');

proves('LRR 61.20, agendas/archived-secret', 'the elected player draws a secret objective, which only it sees', () => {
  const { seat, table: played } = given('sol', 'hacan', 'letnev')
    .deck('secret', 'cut-supply-lines', 'unveil-flagship')
    .agenda('archived-secret');
  seat('sol').isAsked('break-tie').isOffered('0', '1', '2').chooses('1');
  deepEqual(seat('hacan').player.secrets, ['cut-supply-lines']);
  deepEqual([played.view(0).players[1]!.secrets, played.view(0).players[1]!.secretCount], [null, 1]);
});

proves('LRR 61.21a, agendas/archived-secret', 'a player with three secret objectives returns one at once', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .secrets('hacan', 'cut-supply-lines', 'unveil-flagship')
    .scored('hacan', 'become-a-martyr')
    .deck('secret', 'brave-the-void')
    .agenda('archived-secret');
  seat('sol').chooses('1');
  seat('hacan').isAsked('when-agenda-elects').isOffered().passes(); // by public information it could score one
  seat('hacan').isAsked('return-secret').isOffered('cut-supply-lines', 'unveil-flagship', 'brave-the-void');
  seat('hacan').chooses('unveil-flagship');
  deepEqual(seat('hacan').player.secrets, ['cut-supply-lines', 'brave-the-void']);
});

proves('LRR 2.2, agendas/unconventional-measures', 'whoever voted for it draws two action cards', () => {
  const { seat } = table().deck('action-cards', 'a', 'b', 'c', 'd').agenda('unconventional-measures');
  seat('hacan').chooses('for').allots({ 'lirta-iv': 1 });
  seat('letnev').chooses('against').allots({ wellon: 1 });
  seat('sol').passes();
  deepEqual(
    [0, 1, 2].map(who => seat(who).player.actionCards),
    [[], ['a', 'b'], []],
  );
});

proves('agendas/unconventional-measures', 'voted down, whoever voted for it discards all of its own', () => {
  const { seat, table: played } = table()
    .actionCards('hacan', 'x', 'y')
    .actionCards('letnev', 'z')
    .agenda('unconventional-measures');
  seat('hacan').chooses('for').allots({ 'lirta-iv': 1 });
  seat('letnev').chooses('against').allots({ wellon: 1 });
  seat('sol').chooses('against').allots({ jord: 1 });
  deepEqual([seat('hacan').player.actionCards, seat('letnev').player.actionCards], [[], ['z']]);
  deepEqual(played.state.actionCards.discard, ['x', 'y']);
});

proves(
  'LRR 8.16, LRR 80, agendas/public-execution',
  'the elected player loses its action cards, the speaker token and its votes in this phase',
  () => {
    const { seat, table: played } = table()
      .phase('status')
      .custodians(false)
      .active(null)
      .actionCards('sol', 'x', 'y')
      .deck('agendas', 'public-execution', 'shared-research')
      .start(agendaPhase({}));
    seat('hacan').chooses('0').allots({ 'lirta-iv': 1 });
    seat('letnev').passes();
    seat('sol').passes();
    deepEqual([seat('sol').player.actionCards, played.state.speaker], [[], 1]);
    deepEqual(played.state.actionCards.discard, ['x', 'y']);
    seat('letnev').isAsked('vote').isTold({ agenda: 'shared-research' }).passes();
    seat('sol').isNotAsked(); // although Jord is readied
    seat('hacan').isAsked('break-tie').chooses('for');
    deepEqual([played.over, played.state.lasting], [true, []]); // over with the phase
  },
);

proves('LRR 80, agendas/public-execution', 'a player who is not the speaker has no token to pass on', () => {
  const { seat, table: played } = table().agenda('public-execution');
  seat('hacan').chooses('2').allots({ 'lirta-iv': 1 });
  seat('letnev').passes();
  seat('sol').passes();
  deepEqual([played.state.speaker, played.state.lasting.map(({ seat: who }) => who)], [0, [2]]);
});

proves('LRR 73.2, agendas/minister-of-antiquities', 'the elected player gains a relic, as long as there is one', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .deck('relics', 'the-codex', 'nano-forge')
    .agenda('minister-of-antiquities');
  seat('sol').chooses('2');
  deepEqual(seat('letnev').player.relics, ['the-codex']);
  const none = given('sol', 'hacan', 'letnev').agenda('minister-of-antiquities');
  none.seat('sol').chooses('2');
  deepEqual(none.seat('letnev').player.relics, []);
});

const ofStage = (kind: string) => objectiveIds.filter(id => objectiveFacts[id].kind === kind);

proves(
  'LRR 61.13, agendas/incentive-program',
  'one more objective from the deck: none of the five that were dealt',
  () => {
    for (const [outcome, deck, kind] of [
      ['for', 'stageOne', 'stage-one'],
      ['against', 'stageTwo', 'stage-two'],
    ] as const) {
      const { seat, table: played } = given('sol', 'hacan', 'letnev').dice('objectives', 2).agenda('incentive-program');
      const [dealt, left] = [ofStage(kind).slice(0, 5), ofStage(kind).slice(5)];
      seat('sol').chooses(outcome);
      deepEqual([played.view(null).objectives.revealed, played.state.objectives[deck]], [[left[1]], dealt]);
    }
  },
);

proves('LRR 61.15, agendas/incentive-program', 'nothing where the deck of that stage has none left (R-120)', () => {
  const all = ofStage('stage-one');
  const { seat, table: played } = given('sol', 'hacan', 'letnev')
    .revealed(...all.slice(0, 3))
    .deck('stage-one', ...all.slice(3))
    .agenda('incentive-program');
  seat('sol').chooses('for');
  deepEqual([played.state.objectives.revealed, played.state.winner], [all.slice(0, 3), null]);
  equal(played.state.objectives.stageTwo.length, 5);
});

proves(
  'LRR 90.5, agendas/research-grant-reallocation',
  'any technology, for a fleet token for each of its prerequisites',
  () => {
    const { seat } = given('sol', 'hacan', 'letnev')
      .sheet('hacan')
      .technology('hacan', 'sarween-tools')
      .units('hacan', '46', { cruiser: 2 })
      .agenda('research-grant-reallocation');
    seat('sol').chooses('1');
    const hacan = seat('hacan').isAsked('research-grant-reallocation').isBound(1, 1);
    hacan.isOffered(
      ...technologyIds.filter(id => {
        const { faction = 'hacan', source } = technologies[id];
        return faction === 'hacan' && source !== 'te' && id !== 'sarween-tools';
      }),
    );
    hacan.chooses('assault-cannon'); // three red ones, of which it has none
    deepEqual(hacan.player.technologies, ['sarween-tools', 'assault-cannon']);
    deepEqual(hacan.tokens, { tactic: 3, fleet: 0, strategy: 2, reinforcements: 11 });
    deepEqual(hacan.units('46'), {});
  },
);

proves(
  'LRR 90.5, agendas/research-grant-reallocation',
  'an upgrade that the faction replaces is not in its deck',
  () => {
    const { seat } = given('sol', 'hacan', 'letnev').sheet('sol').agenda('research-grant-reallocation');
    seat('sol').chooses('0');
    const { ask } = seat('sol').isAsked('research-grant-reallocation');
    const keys = 'options' in ask ? ask.options.map(({ key }) => key) : [];
    const upgrades = ['spec-ops-ii', 'infantry-ii', 'advanced-carrier-ii', 'carrier-ii'];
    deepEqual(
      upgrades.filter(id => keys.includes(id)),
      ['spec-ops-ii', 'advanced-carrier-ii'],
    );
    seat('sol').chooses('spec-ops-ii');
  },
);

proves(
  'LRR 90.5, agendas/research-grant-reallocation',
  'with too few tokens all of them; nothing for what needs none',
  () => {
    const after = (technology: string): number => {
      const { seat } = given('sol', 'hacan', 'letnev')
        .tokens('hacan', { fleet: 2 })
        .agenda('research-grant-reallocation');
      seat('sol').chooses('1');
      seat('hacan').chooses(technology);
      return seat('hacan').tokens.fleet;
    };
    deepEqual([after('assault-cannon'), after('neural-motivator'), after('dacxive-animators')], [0, 2, 1]);
  },
);
