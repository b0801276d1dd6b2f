import { deepEqual, equal } from 'node:assert/strict';
import { type NoData, next, type Rule, type Seat, type Target, type Window } from '@orrery/kernel';
import { testEvents, told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { describe, test } from 'vitest';
import type { State } from '../../model/state.ts';
import {
  forOrAgainst,
  lawsToElect,
  planetsToElect,
  planetsWithTrait,
  playersToElect,
  scoredSecretsToElect,
  strategyCardsToElect,
} from '../../moments/agenda/outcomes.ts';
import { mayVoteWithPlanets, votesWithoutPlanets, votingOrder } from '../../moments/agenda/queries.ts';
import { type Agenda, agendas } from '../../moments/agenda/registry.ts';
import { considerAgenda } from '../../moments/steps.ts';
import * as windows from '../../moments/windows.ts';
import { given, type TestTable } from '../../testing/index.ts';
import { discardLaw, passLaw } from '../../verbs/agenda/laws.ts';
import { barFromVoting, castAdditionalVotes, outcomeOf, predictOutcome } from '../../verbs/agenda/votes.ts';
import { agendaPhase, revealAgenda } from './agenda-phase.ts';

const { emit, heard } = testEvents<{
  readonly 'test-resolved': { readonly agenda: string; readonly outcome: string };
  readonly 'test-elected': { readonly outcome: string; readonly elected: Target };
  readonly 'test-paid': { readonly seat: Seat };
  readonly 'test-reversed': NoData;
  readonly 'test-committee': NoData;
  readonly 'test-confused': NoData;
  readonly 'test-plot': NoData;
}>();

const agenda = (
  id: string,
  kind: Agenda['kind'],
  outcomes: Agenda['outcomes'],
  more: Partial<Agenda> = {},
): Record<string, Agenda> => ({
  [id]: {
    id,
    source: 'base',
    kind,
    outcomes,
    *resolve(_game: State, outcome: string) {
      yield* emit('test-resolved', { agenda: id, outcome });
    },
    ...more,
  },
});

agendas.install({
  ...agenda('kind-vote', 'directive', () => forOrAgainst),
  ...agenda('kind-law', 'law', () => forOrAgainst),
  ...agenda('kind-player', 'law', playersToElect, { elects: 'player' }),
  ...agenda('kind-planet', 'law', game => planetsToElect(game), { elects: 'planet' }),
  ...agenda('kind-cultural', 'directive', planetsWithTrait('cultural'), { elects: 'planet' }),
  ...agenda('kind-hazardous', 'directive', planetsWithTrait('hazardous'), { elects: 'planet' }),
  ...agenda('kind-industrial', 'directive', planetsWithTrait('industrial'), { elects: 'planet' }),
  ...agenda('kind-strategy', 'directive', strategyCardsToElect, { elects: 'strategy-card' }),
  ...agenda('kind-secret', 'directive', scoredSecretsToElect, { elects: 'secret-objective' }),
  ...agenda('kind-repeal', 'directive', lawsToElect, {
    elects: 'law',
    isMoot: game => game.laws.length === 0,
    *resolve(game, outcome) {
      yield* discardLaw(game, outcome);
    },
  }),
  ...agenda('kind-recount', 'directive', lawsToElect, {
    elects: 'law',
    *resolve(_game, outcome) {
      yield* emit('test-resolved', { agenda: 'kind-recount', outcome });
      return next(considerAgenda({ card: outcome }));
    },
  }),
});

const holds = (game: State, seat: Seat, relic: string): boolean => game.seats[seat]!.relics.includes(relic);

/** What a test relic lets its holder do in a window, once. */
function relic<D>(id: string, window: Window<State, D>, play: (game: State, me: Seat, data: D) => Rule): void {
  window.install({
    id,
    once: true,
    publicly: (game, seat) => holds(game, seat, id),
    playable: (game, seat) => (holds(game, seat, id) ? [id] : []),
    play,
  });
}
relic('kind-bar', windows.afterAgendaRevealed, game => barFromVoting(game, 1));
relic('kind-rider', windows.afterAgendaRevealed, (game, me) => predictOutcome(game, me, 'kind-rider'));
relic('kind-reverse', windows.afterAgendaRevealed, function* (_game, _me, moment) {
  moment.order.reverse();
  yield* emit('test-reversed');
});
relic('kind-committee', windows.beforeVoting, function* (_game, me, moment) {
  moment.outcome = String(me);
  yield* emit('test-committee');
});
relic('kind-bribe', windows.afterVoted, (game, me) => castAdditionalVotes(game, me, 9, 'kind-bribe'));
relic('kind-confuse', windows.afterVoting, function* (_game, _me, moment) {
  moment.outcome = '2';
  yield* emit('test-confused');
});
relic('kind-plot', windows.whenOutcomeResolves, function* (_game, _me, moment) {
  moment.cancelled = true;
  yield* emit('test-plot');
});
mayVoteWithPlanets.install((game, _seat, may) => may && !game.laws.some(({ id }) => id === 'kind-head-count'));
votesWithoutPlanets.install((game, _seat, votes) =>
  game.laws.some(({ id }) => /^kind-(head-count|bonus)$/.test(id)) ? votes + 1 : votes,
);
votingOrder.install((game, _card, order) => {
  const first = order.filter(seat => holds(game, seat, 'kind-first'));
  return [...first, ...order.filter(seat => !first.includes(seat))];
});
windows.whenAgendaElects.install({
  id: 'kind-watch',
  automatic: true,
  publicly: () => true,
  playable: (_game, seat, { agenda: card }) => (seat === 0 && card.startsWith('kind-') ? ['kind-watch'] : []),
  *play(_game, _seat, { outcome, elected }) {
    yield* emit('test-elected', { outcome, elected });
  },
});
windows.afterAgendaResolved.install({
  id: 'kind-paid',
  automatic: true,
  publicly: () => true,
  playable: (_game, seat, { outcome, stakes }) =>
    stakes.some(stake => stake.seat === seat && stake.outcome === outcome) ? ['kind-rider'] : [],
  *play(_game, seat) {
    yield* emit('test-paid', { seat });
  },
});

/** Sol speaks. Votes: Sol 2 by Jord, Hacan 1 by Lodor and 3 by Lirta IV, Letnev 2 by Wellon and 1 by Quann. */
const table = (...cards: string[]) =>
  given('sol', 'hacan', 'letnev')
    .custodians(false)
    .phase('agenda')
    .active(null)
    .planets('sol', 'jord')
    .planets('hacan', 'lodor', 'lirta-iv')
    .planets('letnev', 'wellon', 'quann')
    .deck('agendas', ...cards);

const resolved = (played: TestTable) => told(heard(played), 'test-resolved').map(({ outcome }) => outcome);

describe('what can be elected, and what the event says', () => {
  const electing = (card: string, offered: string[], chosen: string, elected: Target) => {
    const { seat, table: played } = table(card)
      .law('some-law')
      .scored('hacan', 'cut-supply-lines')
      .start(revealAgenda({}));
    seat(1)
      .isAsked('vote')
      .isOffered(...offered)
      .chooses(chosen)
      .allots({ lodor: 1 });
    seat(2).passes();
    seat(0).passes();
    deepEqual(told(heard(played), 'test-elected'), [{ outcome: chosen, elected }]);
    return played;
  };

  proves('LRR 8.8', 'for or against, which points at nothing', () => {
    electing('kind-vote', ['for', 'against'], 'for', {});
  });
  proves('LRR 8.10, LRR 8.10a', 'a player', () => {
    const played = electing('kind-player', ['0', '1', '2'], '1', { seat: 1 });
    deepEqual(played.state.laws.at(-1), { id: 'kind-player', elected: '1' });
  });
  proves('LRR 8.11, LRR 8.11a', 'a planet', () => {
    electing('kind-planet', ['jord', 'lirta-iv', 'lodor', 'quann', 'wellon'], 'jord', { planet: 'jord' });
  });
  proves('LRR 8.9', 'a cultural, hazardous or industrial planet', () => {
    electing('kind-cultural', ['lodor', 'quann'], 'lodor', { planet: 'lodor' });
    electing('kind-hazardous', ['lirta-iv'], 'lirta-iv', { planet: 'lirta-iv' });
    electing('kind-industrial', ['wellon'], 'wellon', { planet: 'wellon' });
  });
  proves('LRR 8.9', 'a strategy card, held or not', () => {
    const all = ['leadership', 'diplomacy', 'politics', 'construction', 'trade', 'warfare', 'technology', 'imperial'];
    electing('kind-strategy', all, 'trade', { strategyCard: 'trade' });
  });
  proves('LRR 8.9', 'a secret objective that was scored', () => {
    electing('kind-secret', ['cut-supply-lines'], 'cut-supply-lines', { objective: 'cut-supply-lines' });
  });
  proves('LRR 8.9, LRR 7.5', 'a law in play, which can be discarded', () => {
    const played = electing('kind-repeal', ['some-law'], 'some-law', { law: 'some-law' });
    deepEqual([played.state.laws, played.state.agendas.discard], [[], ['kind-repeal', 'some-law']]);
  });
});

describe('who votes, when and with what', () => {
  proves('LRR 8.14', 'a player without a ready planet abstains without being asked', () => {
    const { seat, table: played } = table('kind-vote')
      .planet('lodor', { exhausted: true })
      .planet('lirta-iv', { exhausted: true })
      .start(revealAgenda({}));
    deepEqual(told(played, 'abstained'), [{ seat: 1 }]);
    const reason = { id: 'vote.no-planets', rule: 'LRR 8.6' };
    deepEqual(told(played, 'could-not'), [{ seat: 1, what: 'vote', reason }]);
    seat(2).chooses('for').allots({ quann: 1 });
    seat(0).passes();
    deepEqual(resolved(played), ['for']);
  });

  proves('LRR 8.16', 'a player barred from voting cannot vote in any way, but decides ties as speaker', () => {
    const { seat, table: played } = table('kind-vote')
      .relics('letnev', 'kind-bar')
      .relics('hacan', 'kind-bribe')
      .law('kind-bonus')
      .speaker('hacan')
      .start(revealAgenda({}));
    seat(2).isAsked('after-agenda-revealed').chooses('kind-bar');
    seat(2).isAsked('vote').passes();
    seat(1).isAsked('after-voted').passes();
    seat(0).passes();
    seat(1).isAsked('after-voted').passes();
    seat(1).isAsked('after-voted').chooses('kind-bribe'); // it has not voted: nothing comes of it
    deepEqual(played.state.agenda?.votes, []);
    seat(1).isAsked('break-tie').chooses('against');
    deepEqual(resolved(played), ['against']);
  });

  proves('LRR 8.15', 'additional votes are cast for the outcome that the player has voted for', () => {
    const { seat, table: played } = table('kind-player').relics('hacan', 'kind-bribe').start(revealAgenda({}));
    seat(1).chooses('2').allots({ lodor: 1 });
    seat(1).isAsked('after-voted').passes();
    seat(2).chooses('0').allots({ wellon: 1, quann: 1 });
    seat(1).isAsked('after-voted').chooses('kind-bribe');
    deepEqual([outcomeOf(played.state, 1), outcomeOf(played.state, 0)], ['2', undefined]);
    deepEqual(played.state.agenda?.votes[0], { seat: 1, outcome: '2', count: 10 });
    seat(0).passes();
    seat(1).passes();
    deepEqual(resolved(played), ['2']);
  });

  proves('LRR 8.6', 'if planets cannot be exhausted, votes from other sources remain possible', () => {
    const { seat, table: played } = table('kind-vote').law('kind-head-count').start(revealAgenda({}));
    seat(1).chooses('for').isNotAsked();
    seat(2).chooses('against');
    seat(0).chooses('against');
    deepEqual(
      told(played, 'voted').map(({ count, planets }) => [count, planets]),
      [
        [1, []],
        [1, []],
        [1, []],
      ],
    );
    deepEqual([resolved(played), seat(1).readyPlanets], [['against'], ['lirta-iv', 'lodor']]);
  });

  proves('LRR 8.6', 'votes from other sources are added to those of planets', () => {
    const { seat, table: played } = table('kind-vote').law('kind-bonus').start(revealAgenda({}));
    seat(1).chooses('for').isBound(0, 2).allots({ 'lirta-iv': 1 });
    seat(2).chooses('against').allots({});
    seat(0).passes();
    deepEqual(
      told(played, 'voted').map(({ count }) => count),
      [4, 1],
    );
  });

  proves('LRR 8.2b', 'content may change who votes first or reverse the order', () => {
    const { seat, table: played } = table('kind-vote').relics('letnev', 'kind-first').start(revealAgenda({}));
    for (const who of [2, 1, 0]) {
      deepEqual(played.waiting(), [who]);
      seat(who).passes();
    }
    seat(0).chooses('for');
    const reversed = table('kind-vote').relics('sol', 'kind-reverse').start(revealAgenda({}));
    reversed.seat(0).chooses('kind-reverse');
    for (const who of [0, 2, 1]) {
      deepEqual(reversed.table.waiting(), [who]);
      reversed.seat(who).isAsked('vote').passes();
    }
    reversed.seat(0).chooses('for');
  });
});

describe('what becomes of an agenda', () => {
  test('before anybody votes an outcome may be set, and nobody votes', () => {
    const { seat, table: played } = table('kind-player').relics('letnev', 'kind-committee').start(revealAgenda({}));
    seat(2).isAsked('before-voting').chooses('kind-committee');
    deepEqual([resolved(played), played.over], [['2'], true]);
  });

  test('after the vote another may be elected', () => {
    const { seat, table: played } = table('kind-player').relics('hacan', 'kind-confuse').start(revealAgenda({}));
    seat(1).chooses('1').allots({ lodor: 1 });
    seat(2).passes();
    seat(0).passes();
    seat(1).isAsked('after-voting').chooses('kind-confuse');
    deepEqual(told(heard(played), 'test-elected'), [{ outcome: '2', elected: { seat: 2 } }]);
    deepEqual(played.state.laws, [{ id: 'kind-player', elected: '2' }]);
  });

  proves(
    'LRR 8.22, LRR 8.22a, LRR 8.22b',
    'an outcome is predicted before the vote, and the prediction pays when it is resolved',
    () => {
      const { seat, table: played } = table('kind-vote').relics('hacan', 'kind-rider').start(revealAgenda({}));
      seat(1).chooses('kind-rider').isAsked('predict').isOffered('for', 'against').chooses('for');
      seat(1).passes();
      seat(2).chooses('for').allots({ quann: 1 });
      seat(0).passes();
      deepEqual(told(heard(played), 'test-paid'), [{ seat: 1 }]);
      const last = played.events.filter(({ type }) => type.startsWith('test-')).map(({ type }) => type);
      deepEqual(last.slice(-2), ['test-resolved', 'test-paid']);
    },
  );

  test('an agenda discarded instead of being resolved makes every prediction wrong', () => {
    const { seat, table: played } = table('kind-law')
      .relics('hacan', 'kind-rider', 'kind-plot')
      .start(revealAgenda({}));
    seat(1).chooses('kind-rider').chooses('for');
    seat(1).passes();
    seat(2).chooses('for').allots({ quann: 1 });
    seat(0).passes();
    seat(1).isAsked('when-outcome-resolves').chooses('kind-plot');
    deepEqual([told(heard(played), 'test-paid'), resolved(played), played.state.laws], [[], [], []]);
    deepEqual([played.state.agendas.discard, played.state.agenda], [['kind-law'], null]);
  });

  proves('LRR 8.2a', 'an agenda that is replaced is discarded, and the next one counts instead', () => {
    const { seat, table: played } = table('kind-repeal', 'kind-vote').start(revealAgenda({}));
    deepEqual([played.state.agenda?.card, played.state.agendas.discard], ['kind-vote', ['kind-repeal']]);
    for (const who of [1, 2, 0]) seat(who).passes();
    seat(0).chooses('for');
    deepEqual(resolved(played), ['for']);
  });

  test('a deck of only such agendas does not loop forever', () => {
    const { table: played } = table('kind-repeal').start(agendaPhase({}));
    equal(played.over, true);
    deepEqual(played.state.agendas.discard, ['kind-repeal']);
  });

  proves('LRR 7.3', 'a law can be voted on again; it stays in play during the vote and is discarded on Against', () => {
    const recount = (outcome: string) => {
      const { seat, table: played } = table('kind-recount').law('kind-law', 'for').start(revealAgenda({}));
      seat(1).isOffered('kind-law').chooses('kind-law').allots({ lodor: 1 });
      seat(2).passes();
      seat(0).passes();
      deepEqual([played.state.agenda?.card, played.state.laws.length], ['kind-law', 1]);
      seat(1).isAsked('vote').isOffered('for', 'against').chooses(outcome).allots({ 'lirta-iv': 1 });
      seat(2).passes();
      seat(0).passes();
      return played.state;
    };
    deepEqual(recount('for').laws, [{ id: 'kind-law', elected: 'for' }]);
    const { laws, agendas: deck } = recount('against');
    deepEqual([laws, deck.discard], [[], ['kind-recount', 'kind-law']]);
  });

  proves('LRR 7.4', 'a law that a player owns can go to another', () => {
    const { table: played } = table()
      .law('kind-player', '1')
      .runs(game => passLaw(game, 'kind-player', 2));
    deepEqual(played.state.laws, [{ id: 'kind-player', elected: '2' }]);
  });
});
