import { equal } from 'node:assert/strict';
import { ask, pick, type Rule, simplestAnswer, undoable } from '@orrery/kernel';
import { describe, test } from 'vitest';
import type { CardKey, State } from '../../model/state.ts';
import { type Given, given } from '../../testing/index.ts';
import { stopDecidingAlone } from '../agenda/deciding-alone.ts';
import { hideAgenda, revealHiddenAgenda } from '../agenda/votes.ts';
import { eliminate } from '../factions/elimination.ts';
import { explorePlanet } from '../galaxy/exploration.ts';
import { revealObjective } from '../objectives/objectives.ts';
import {
  discardActionCards,
  drawActionCards,
  drawSecretObjective,
  giveActionCards,
  lookAtAgendas,
  showSecrets,
} from './cards.ts';
import { askToShowActionCards, lookAtHands, lookAtNotes, lookAtSecrets } from './looking.ts';
import { passNote, playNote, returnNote } from './notes.ts';
import { gainRelic } from './relics.ts';
import { surrenderHoldings } from './surrender-holdings.ts';

/** Sol holds an action card, a note of Hacan and a secret objective; Hacan holds one of each. */
const table = () =>
  given('sol', 'hacan', 'letnev')
    .speaker('sol')
    .actionCards('sol', 'plague')
    .actionCards('hacan', 'spy')
    .notes('sol', 'ceasefire#1')
    .notes('hacan', 'alliance#1')
    .secrets('sol', 'become-a-martyr')
    .secrets('hacan', 'betray-a-friend')
    .planets('hacan', 'lodor')
    .units('hacan', 'lodor', { infantry: 1 });

const votesOn =
  (card: CardKey, hidden?: CardKey) =>
  (start: Given): Given =>
    start.with(game => {
      const about = hidden === undefined ? {} : { hidden: { seat: 0, card: hidden } };
      game.agenda = { card, ...about, votes: [], stakes: [], barred: [], excluded: [] };
    });

const alone = (start: Given): Given =>
  start.with(game => {
    game.decidedAlone = { seat: 0, stage: 'revealing', cards: ['mutiny'], revealed: [] };
  });

/** May Sol undo an answer without consent after this rule ran? */
function isFree(start: Given, rule: (game: State) => Rule): boolean | undefined {
  const { table: played, seat } = start.runs(function* (game) {
    yield* ask(pick(0, 'go', ['yes', 'no']));
    yield* rule(game);
    yield* ask(pick(0, 'end', ['yes', 'no']));
  });
  for (const sol = seat(0); sol.ask.kind !== 'end'; )
    played.answer({ ask: sol.ask.id, seat: 0, value: simplestAnswer(sol.ask) });
  const free = undoable(played, 0)?.free;
  seat(0).chooses('yes');
  return free;
}

const as = (start: Given): Given => start;

describe('P3: what has been shown to somebody is not taken back alone', () => {
  test.each<[what: string, (start: Given) => Given, (game: State) => Rule]>([
    [
      'action cards that are drawn',
      start => start.deck('action-cards', 'insult#1'),
      game => drawActionCards(game, 0, 1),
    ],
    ['action cards that are discarded', as, game => discardActionCards(game, 0, ['plague'])],
    ['action cards that are given', as, game => giveActionCards(game, 0, 1, ['plague'])],
    [
      'an action card that is shown',
      as,
      function* (game) {
        yield* askToShowActionCards(game, 1, [0], 'show');
      },
    ],
    ['hands that are looked at', as, game => lookAtHands(game, 0, [1])],
    ['notes that are looked at', as, game => lookAtNotes(game, 0, [1])],
    ['secret objectives that are looked at', as, game => lookAtSecrets(game, 0, 1)],
    ['secret objectives that are shown to all', as, game => showSecrets(game, 0)],
    ['secret objectives that are shown to one', as, game => surrenderHoldings(game, 0, 1)],
    [
      'a secret objective that is drawn',
      start => start.deck('secret', 'brave-the-void'),
      game => drawSecretObjective(game, 0),
    ],
    ['an objective that is revealed', start => start.deck('stage-one', 'corner-the-market'), revealObjective],
    ['a note that is passed', as, game => passNote(game, 0, 1, 'ceasefire#1')],
    ['a note that is played', as, game => playNote(game, 0, 'ceasefire#1')],
    ['a note that is returned', as, game => returnNote(game, 'ceasefire#1')],
    ['a relic that is gained', start => start.deck('relics', 'dominus-orb'), game => gainRelic(game, 0)],
    [
      'an exploration card',
      start => start.planets('sol', 'wellon').deck('industrial', 'industrial-relic-fragment#1'),
      game => explorePlanet(game, 0, 'wellon'),
    ],
    ['agendas that are looked at', start => start.deck('agendas', 'mutiny'), game => lookAtAgendas(game, 0, 1)],
    [
      'an agenda that only the speaker sees',
      start => votesOn('covert-legislation')(start).deck('agendas', 'mutiny'),
      hideAgenda,
    ],
    ['a hidden agenda that is shown', votesOn('covert-legislation', 'mutiny'), revealHiddenAgenda],
    ['agendas that were not revealed', alone, stopDecidingAlone],
    [
      'the hand of a player who leaves the game',
      start => start.units('letnev', 'bereg', { infantry: 1 }).planets('letnev', 'bereg'),
      game => eliminate(game, 1),
    ],
  ])('%s', (_what, arrange, rule) => {
    equal(isFree(arrange(table()), rule), false);
  });

  test('where nothing was shown it is', () => {
    equal(
      isFree(table(), function* () {}),
      true,
    );
    equal(
      isFree(table().deck('agendas'), game => lookAtAgendas(game, 0, 1)),
      true,
    );
  });
});

test('R-124: an agenda is hidden no longer once it is shown', () => {
  const { table: played } = votesOn('covert-legislation', 'mutiny')(table()).runs(revealHiddenAgenda);
  equal(played.state.agenda?.card, 'mutiny');
  equal('hidden' in played.state.agenda!, false);
});
