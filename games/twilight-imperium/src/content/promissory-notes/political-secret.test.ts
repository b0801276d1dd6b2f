import { deepEqual, equal } from 'node:assert/strict';
import type { NoData } from '@orrery/kernel';
import { testEvents } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { forOrAgainst } from '../../moments/agenda/outcomes.ts';
import { agendas } from '../../moments/agenda/registry.ts';
import { whenAgendaRevealed } from '../../moments/agenda/windows.ts';
import { mayPlayActionCards } from '../../moments/cards/queries.ts';
import { mayUseFactionAbilities } from '../../moments/factions/queries.ts';
import { agendaPhase, revealAgenda } from '../../rules/agenda/agenda-phase.ts';
import { given } from '../../testing/index.ts';
import { canVote } from '../../verbs/agenda/votes.ts';

const { emit } = testEvents<{
  readonly 'test-resolved': { readonly outcome: string };
  readonly 'test-replaced': NoData;
}>();

for (const id of ['secret-one', 'secret-two'])
  agendas.install({
    [id]: {
      id,
      source: 'base',
      kind: 'directive',
      outcomes: () => forOrAgainst,
      *resolve(_game, outcome) {
        yield* emit('test-resolved', { outcome });
      },
    },
  });

/** Replaces the first agenda. */
whenAgendaRevealed.install({
  id: 'test-replace',
  once: true,
  publicly: (game, seat, { agenda }) => agenda === 'secret-one' && game.seats[seat]!.relics.includes('test-replace'),
  playable: () => ['test-replace'],
  *play(_game, _seat, moment) {
    moment.cancelled = true;
    yield* emit('test-replaced');
  },
});

const table = () =>
  given('sol', 'hacan', 'letnev')
    .custodians(false)
    .phase('agenda')
    .active(null)
    .planets('sol', 'jord')
    .planets('hacan', 'lodor')
    .deck('agendas', 'secret-one', 'secret-two')
    .notes('sol', 'political-secret#1');

proves(
  'LRR 69.1, LRR 8.16, promissory-notes/political-secret',
  'Political Secret keeps its owner from voting until the agenda is resolved',
  () => {
    const { seat, table: played } = table().start(revealAgenda({}));
    seat('sol').isAsked('when-agenda-revealed').isOffered('political-secret#1').chooses('political-secret#1');
    while (played.asks()[0]?.kind === 'transaction.deal') for (const who of [0, 1, 2]) seat(who).passes();
    deepEqual(
      [mayPlayActionCards, mayUseFactionAbilities].map(asked => asked(played.state, 1, true)),
      [false, false],
    );
    deepEqual([canVote(played.state, 0), canVote(played.state, 1)], [true, false]);
    seat('hacan').isNotAsked();
    seat('sol').isAsked('vote').chooses('for').allots({ jord: 1 });
    deepEqual([seat('sol').player.notesInPlay, seat('hacan').player.notes], [[], ['political-secret#1']]);
    equal(mayPlayActionCards(played.state, 1, true), true);
  },
);

proves('LRR 69.3', 'if the agenda is replaced it has gone back, and its owner votes on the other', () => {
  const { seat } = table().relics('letnev', 'test-replace').start(agendaPhase({}));
  seat('sol').chooses('political-secret#1');
  seat('letnev').chooses('test-replace');
  deepEqual([seat('sol').player.notesInPlay, seat('hacan').player.notes], [[], ['political-secret#1']]);
  for (const who of [0, 1]) seat(who).isAsked('transaction.deal').passes();
  seat('letnev').isAsked('transaction.deal').passes();
  seat('hacan').isAsked('vote').isTold({ agenda: 'secret-two' }).passes();
  seat('sol').passes();
  seat('sol').isAsked('break-tie').chooses('for');
  for (const who of [0, 1, 2]) seat(who).isAsked('transaction.deal').passes(); // the second agenda of the phase
  seat('hacan').passes();
  seat('sol').passes();
  seat('sol').chooses('for');
});

proves(
  'LRR 8.2, promissory-notes/political-secret',
  'Political Secret is not offered for an agenda that was replaced',
  () => {
    const { seat, table: played } = table().relics('hacan', 'test-replace').start(revealAgenda({}));
    seat('sol').isAsked('when-agenda-revealed').isOffered('political-secret#1').passes();
    seat('hacan').isAsked('when-agenda-revealed').chooses('test-replace');
    deepEqual(played.state.agenda?.card, 'secret-two'); // not again for the first one
    seat('sol').isAsked('when-agenda-revealed').isOffered('political-secret#1').passes();
    for (const who of [0, 1, 2]) seat(who).passes();
    seat('hacan').isAsked('vote').passes();
    seat('sol').isAsked('vote').passes().isAsked('break-tie').isTold({ agenda: 'secret-two', votes: 0 }).chooses('for');
  },
);
