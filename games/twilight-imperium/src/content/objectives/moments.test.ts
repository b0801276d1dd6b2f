import { deepEqual, equal } from 'node:assert/strict';
import { checkPosition } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { describe, test } from 'vitest';
import { type Agenda, agendas } from '../../moments/agenda/registry.ts';
import { agendaPhase, revealAgenda } from '../../rules/agenda/agenda-phase.ts';
import { takeTurn } from '../../rules/phases/action-phase.ts';
import { type Given, given, type Started } from '../../testing/index.ts';
import { gainControl, loseControl } from '../../verbs/galaxy/planets.ts';

function scores({ table, seat }: Started, who: 'sol' | 'hacan', kind: string, id: string): void {
  deepEqual(table.waiting(), [seat(who).seat]);
  deepEqual(checkPosition(table, id), []);
  seat(who).isAsked(kind).isOffered(id).chooses(id);
  equal(seat(who).points, 1);
  deepEqual(table.state.secretsScored, [id]);
}

const isOver = ({ table }: Started): void => {
  deepEqual(table.asks(), []);
  equal(table.over, true);
};

describe('Become a Martyr', () => {
  const table = (): Given => given('sol', 'hacan', 'letnev').secrets('hacan', 'become-a-martyr');

  test.each(['hercant', 'jord'] as const)('losing %s, a planet in a home system, to somebody', planet => {
    const started = table()
      .planets('hacan', planet, 'wellon')
      .runs(game => gainControl(game, 2, planet));
    scores(started, 'hacan', 'after-control-lost', 'become-a-martyr');
    isOver(started);
  });

  proves('objectives/become-a-martyr', 'losing it to nobody', () => {
    const started = table()
      .planets('hacan', 'hercant', 'wellon')
      .runs(game => loseControl(game, 'hercant'));
    scores(started, 'hacan', 'after-control-lost', 'become-a-martyr');
    isOver(started);
  });

  test('not another planet, and not what another loses', () => {
    isOver(
      table()
        .planets('hacan', 'wellon')
        .runs(game => gainControl(game, 2, 'wellon')),
    );
    isOver(
      table()
        .planets('sol', 'jord')
        .runs(game => gainControl(game, 1, 'jord')),
    );
  });
});

describe('Prove Endurance', () => {
  const passing = (set: (table: Given) => Given): Started =>
    set(
      given('sol', 'hacan', 'letnev')
        .secrets('sol', 'prove-endurance')
        .strategyCards('sol', 'leadership!')
        .tokens('sol', { tactic: 0 }),
    ).start(takeTurn({ seat: 0 }));

  proves('objectives/prove-endurance', 'the last to pass', () => {
    const started = passing(table => table.passed('hacan', 'letnev'));
    started.seat('sol').isAsked('action').chooses('pass');
    scores(started, 'sol', 'after-passed', 'prove-endurance');
    isOver(started);
  });

  test('not while somebody has not passed', () => {
    const started = passing(table => table.passed('hacan'));
    started.seat('sol').isAsked('action').chooses('pass');
    isOver(started);
  });
});

/** Agendas for these tests: one elects a player, one a planet, one asks for or against. */
const agendaOf = (id: string, kind: Agenda['kind'], outcomes: ReturnType<Agenda['outcomes']>): Agenda => ({
  id,
  source: 'base',
  kind,
  outcomes: () => outcomes,
  *resolve() {},
  staysWith: outcome => outcome !== 'against',
});
agendas.install({
  'test-player': agendaOf('test-player', 'directive', [
    { key: '0', at: { seat: 0 } },
    { key: '1', at: { seat: 1 } },
  ]),
  'test-planet': agendaOf('test-planet', 'directive', [
    { key: 'quann', at: { planet: 'quann' } },
    { key: 'lodor', at: { planet: 'lodor' } },
  ]),
  'test-law': agendaOf('test-law', 'law', [{ key: 'for' }, { key: 'against' }]),
});

/** Nobody can vote, so Sol decides as speaker. */
const deciding = (card: string, set: (table: Given) => Given = table => table): Started =>
  set(
    given('sol', 'hacan', 'letnev')
      .phase('agenda')
      .custodians(false)
      .planet('quann', { controller: 'hacan', exhausted: true })
      .deck('agendas', card),
  ).start(revealAgenda({}));

describe('Dictate Policy', () => {
  const laws = (count: number) => (table: Given) => {
    for (let i = 0; i < count; i++) table.law(`law-${i}`);
    return table.secrets('hacan', 'dictate-policy');
  };

  proves('objectives/dictate-policy', 'three laws at the start of the agenda phase', () => {
    const start = (count: number): Started =>
      laws(count)(given('sol', 'hacan', 'letnev').custodians(false)).start(agendaPhase({}));
    const started = start(3);
    scores(started, 'hacan', 'start-of-agenda-phase', 'dictate-policy');
    isOver(started);
    isOver(start(2));
  });

  test('the third law comes into play', () => {
    const started = deciding('test-law', laws(2));
    started.seat('sol').isAsked('break-tie').chooses('for');
    scores(started, 'hacan', 'after-law-enacted', 'dictate-policy');
    isOver(started);
  });

  test('not when it does not come into play, nor with the second one', () => {
    const against = deciding('test-law', laws(2));
    against.seat('sol').isAsked('break-tie').chooses('against');
    isOver(against);
    const second = deciding('test-law', laws(1));
    second.seat('sol').isAsked('break-tie').chooses('for');
    isOver(second);
  });
});

describe('Drive the Debate', () => {
  const electing = (card: string, outcome: string): Started => {
    const started = deciding(card, table => table.secrets('hacan', 'drive-the-debate'));
    started.seat('sol').isAsked('break-tie').chooses(outcome);
    return started;
  };

  proves('objectives/drive-the-debate', 'the player or a planet of it is elected', () => {
    for (const [card, outcome] of [
      ['test-player', '1'],
      ['test-planet', 'quann'],
    ] as const) {
      const started = electing(card, outcome);
      deepEqual(started.table.state.agendas.discard, []);
      scores(started, 'hacan', 'when-agenda-elects', 'drive-the-debate');
      deepEqual(started.table.state.agendas.discard, [card]);
      isOver(started);
    }
  });

  test.each([
    ['test-player', '0'],
    ['test-planet', 'lodor'],
    ['test-law', 'for'],
  ])('not with %s, %s', (card, outcome) => isOver(electing(card, outcome)));
});
