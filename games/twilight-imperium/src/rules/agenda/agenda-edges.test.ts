import { deepEqual, equal, ok } from 'node:assert/strict';
import type { NoData } from '@orrery/kernel';
import { testEvents, told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { forOrAgainst } from '../../moments/agenda/outcomes.ts';
import { type Agenda, agendas } from '../../moments/agenda/registry.ts';
import { whenOutcomeResolves } from '../../moments/agenda/windows.ts';
import { vote } from '../../moments/steps.ts';
import { given } from '../../testing/index.ts';
import { agendaPhase, revealAgenda } from './agenda-phase.ts';

const { emit, heard } = testEvents<{
  readonly 'test-resolved': { readonly agenda: string; readonly outcome: string };
  readonly 'test-plot': NoData;
}>();

const agenda = (id: string, kind: Agenda['kind'], more: Partial<Agenda> = {}): Record<string, Agenda> => ({
  [id]: {
    id,
    source: 'base',
    kind,
    outcomes: () => forOrAgainst,
    *resolve(_game, outcome) {
      yield* emit('test-resolved', { agenda: id, outcome });
    },
    ...more,
  },
});

agendas.install({
  ...agenda('edge-vote', 'directive'),
  ...agenda('edge-vote-2', 'directive'),
  ...agenda('edge-law', 'law'),
  ...agenda('edge-moot', 'directive', { isMoot: () => true }),
  ...agenda('edge-moot-2', 'directive', { isMoot: () => true }),
  ...agenda('edge-nothing', 'directive', { outcomes: () => [] }),
});

whenOutcomeResolves.install({
  id: 'edge-plot',
  automatic: true,
  publicly: () => true,
  playable: (game, seat) => (game.seats[seat]!.relics.includes('edge-plot') ? ['edge-plot'] : []),
  *play(_game, _seat, moment) {
    moment.cancelled = true;
    yield* emit('test-plot');
  },
});

/** Sol speaks and has no votes; Hacan has 1 by Lodor and 3 by Lirta IV. */
const table = (...cards: string[]) =>
  given('sol', 'hacan', 'letnev')
    .custodians(false)
    .phase('agenda')
    .active(null)
    .planets('hacan', 'lodor', 'lirta-iv')
    .deck('agendas', ...cards);

proves('LRR 8.2', 'decisions before the second agenda is revealed cannot be undone after it', () => {
  const { seat, table: played } = table('edge-vote', 'edge-vote-2').start(agendaPhase({}));
  seat('hacan').passes();
  const before = played.revealedAt;
  seat('sol').isAsked('break-tie').chooses('for');
  deepEqual(
    told(played, 'agenda').map(({ card }) => card),
    ['edge-vote', 'edge-vote-2'],
  );
  ok(played.revealedAt > before);
  seat('hacan').passes();
  seat('sol').chooses('for');
});

proves('LRR 8.2', 'a deck without an agenda to vote on is drawn through once', () => {
  const { table: played } = table('edge-moot', 'edge-moot-2').shuffles('agendas', 1, 0).start(revealAgenda({}));
  deepEqual(
    told(played, 'agenda').map(({ card }) => card),
    ['edge-moot', 'edge-moot-2', 'edge-moot'],
  );
  equal(played.over, true);
});

proves('LRR 8.6', 'if there is no outcome to vote for, nobody is asked, and everybody is told why (R-063)', () => {
  const { seat, table: played } = table('edge-nothing').start(revealAgenda({}));
  seat('hacan').isNotAsked();
  deepEqual(
    told(played, 'could-not').map(({ seat: who, reason }) => [who, reason.id]),
    [
      [1, 'vote.no-outcome'],
      [2, 'vote.no-planets'],
      [0, 'vote.no-planets'],
    ],
  );
  deepEqual([played.state.agendas.discard, played.over], [['edge-nothing'], true]);
});

proves('LRR 8.16', 'a player who cannot vote is told that reason, not that their planets are exhausted', () => {
  const { table: played } = table()
    .with(game => {
      game.agenda = { card: 'edge-vote', votes: [], stakes: [], barred: [1], excluded: [] };
    })
    .start(vote({ seat: 1 }));
  deepEqual(
    told(played, 'could-not').map(({ reason }) => reason.id),
    ['vote.barred'],
  );
});

proves('LRR 8.6, LRR 8.19', 'a single vote decides; the first suggestion is one whole planet', () => {
  const { seat, table: played } = table('edge-vote').start(revealAgenda({}));
  seat('letnev').isNotAsked(); // nor ahead of its turn: it has nothing to vote with
  seat('hacan').chooses('against').isAsked('vote.planets').isBound(1, 2);
  const { ask } = seat('hacan');
  deepEqual(ask.form === 'allocate' && ask.suggest, { lodor: 1 });
  seat('hacan').allots({ lodor: 1 });
  deepEqual(told(heard(played), 'test-resolved'), [{ agenda: 'edge-vote', outcome: 'against' }]);
});

proves(
  'LRR 7.5, LRR 8.21',
  'an agenda that is stopped is discarded; so is a law in play that was voted on again',
  () => {
    const stopped = (card: string) => {
      const { seat, table: played } = table().relics('sol', 'edge-plot').law('edge-law', 'for').agenda(card);
      seat('hacan').passes();
      seat('sol').chooses('for');
      deepEqual(told(heard(played), 'test-resolved'), []);
      return [played.state.laws.map(({ id }) => id), played.state.agendas.discard];
    };
    deepEqual(stopped('edge-vote'), [['edge-law'], ['edge-vote']]);
    deepEqual(stopped('edge-law'), [[], ['edge-law']]);
  },
);
