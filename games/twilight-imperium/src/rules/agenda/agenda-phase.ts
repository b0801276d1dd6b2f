import {
  allocate,
  askHead,
  choose,
  type Ending,
  next,
  open,
  pick,
  type Reason,
  type Rule,
  reveal,
  type Seat,
  type Slot,
  step,
} from '@orrery/kernel';
import type { AgendaVote } from '../../model/agenda/state.ts';
import { planetToChange } from '../../model/changes.ts';
import { emit } from '../../model/events/index.ts';
import type { PlanetId } from '../../model/galaxy/planets.ts';
import type { Planet } from '../../model/galaxy/state.ts';
import { fleetPoolOf, planetOf, planetsOf, playerOf, seatsClockwise } from '../../model/readers.ts';
import { because } from '../../model/reasons.ts';
import type { CardKey, State } from '../../model/state.ts';
import type { VoteOutcome } from '../../moments/agenda/outcomes.ts';
import { mayVoteWithPlanets, votesOfPlanet, votesWithoutPlanets, votingOrder } from '../../moments/agenda/queries.ts';
import { type Agenda, agendas } from '../../moments/agenda/registry.ts';
import {
  afterAgendaResolved,
  afterAgendaRevealed,
  afterLawEnacted,
  afterVoted,
  afterVoting,
  beforeVote,
  beforeVoting,
  whenAgendaElects,
  whenAgendaRevealed,
  whenCastingVotes,
  whenOutcomeResolves,
} from '../../moments/agenda/windows.ts';
import { oneEffect } from '../../moments/effects.ts';
import { influence } from '../../moments/galaxy/queries.ts';
import { startOfAgendaPhase } from '../../moments/phases/windows.ts';
import { considerAgenda, decideAlone, vote, voting } from '../../moments/steps.ts';
import { postponeAgenda } from '../../verbs/agenda/deciding-alone.ts';
import { discardLaw, enactLaw } from '../../verbs/agenda/laws.ts';
import { canVote, outcomesNow, revealHiddenAgenda, votedOn } from '../../verbs/agenda/votes.ts';
import { drawFrom } from '../../verbs/cards/cards.ts';
import { endLasting } from '../../verbs/cards/lasting.ts';
import { readyAllPlanets } from '../../verbs/economy/readying.ts';
import { reopenDeals, resetTransactions } from '../../verbs/economy/transactions.ts';
import { loseToken } from '../../verbs/tokens/tokens.ts';
import { tellWhyNotAsked } from '../../verbs/why-not-asked.ts';
import { agendaDeals } from '../economy/transactions.ts';

/** Two agendas, then planets are readied; only once the custodians are gone (LRR 8). */
export const agendaPhase = step<State>('ti/agenda-phase');
agendaPhase.body(function* (game) {
  if (game.custodians) return;
  game.phase = 'agenda';
  reopenDeals(game);
  yield* emit('phase', { phase: 'agenda', round: game.round });
  yield* open(game, startOfAgendaPhase, {});
  return next(revealAgenda({}), revealAgenda({}), agendaPhaseEnds({}));
});

/** The top agenda; `before` are those that were discarded for it. */
export const revealAgenda = step<State, { before?: CardKey[] }>('ti/reveal-agenda');
revealAgenda.body(function* (game, { before = [] }) {
  const card = yield* drawFrom(game.agendas, 'agendas');
  if (!card) return;
  yield* reveal('all', [card]);
  return next(considerAgenda({ card, before }));
});

/** Everybody sees the agenda, and its "when revealed" text is resolved; it may be discarded at once. */
considerAgenda.body(function* (game, { card, before = [] }) {
  if (!game.decidedAlone) resetTransactions(game); // within a turn deals go by the turn (R-163)
  const agenda: AgendaVote = { card, votes: [], stakes: [], barred: [], excluded: [] };
  game.agenda = agenda;
  yield* emit('agenda', { card });
  const { whenRevealed } = agendas.of(card);
  if (whenRevealed) yield* oneEffect(game, whenRevealed(game));
  if (agendas.of(votedOn(agenda)).isMoot?.(game)) return yield* revealAnother(game, agenda, before);
  return next(debateAgenda({ before }));
});

/** Prevents an endless loop if the deck contains only such agendas. */
function* revealAnother(game: State, agenda: AgendaVote, before: readonly CardKey[]): Rule<Ending> {
  const { card } = agenda;
  yield* discardAgenda(game, agenda);
  return before.includes(card) ? undefined : next(revealAgenda({ before: [...before, card] }));
}

/** The agenda may be stopped or replaced. Then players make transactions, vote and resolve the outcome (LRR 8.2). */
export const debateAgenda = step<State, { before: CardKey[] }>('ti/debate-agenda');
debateAgenda.body(function* (game, { before }) {
  const agenda = game.agenda!;
  const { card } = agenda;
  const moment = { agenda: card, cancelled: false };
  yield* open(game, whenAgendaRevealed, moment, () => !moment.cancelled);
  if (moment.cancelled) return yield* revealAnother(game, agenda, before);
  const [speaker, ...others] = seatsClockwise(game, game.speaker);
  const order = [...votingOrder(game, card, [...others, speaker!])];
  const revealed = { agenda: card, cancelled: false, order };
  yield* open(game, afterAgendaRevealed, revealed);
  if (game.decidedAlone?.stage === 'revealing') return postponeAgenda(game);
  if (game.decidedAlone) return next(decideAlone({}));
  return next(agendaDeals({}), voting({ order: revealed.order }));
});

voting.body(function* (game, { order }) {
  const moment = { agenda: game.agenda!.card, outcome: null as string | null };
  yield* open(game, beforeVoting, moment);
  if (moment.outcome !== null) return next(decideAgenda({ outcome: moment.outcome }));
  return next(...order.map((seat, i) => vote({ seat, later: order.slice(i + 1) })), decideAgenda({}));
});

const voters = (game: State, seat: Seat): Planet[] =>
  mayVoteWithPlanets(game, seat, true)
    ? planetsOf(game, seat).filter(planet => !planet.exhausted && votesOf(game, planet) > 0)
    : [];

const votesOf = (game: State, planet: Planet): number => votesOfPlanet(game, planet, influence(game, planet));

const isAble = (game: State, seat: Seat): boolean =>
  canVote(game, seat) && (voters(game, seat).length > 0 || votesWithoutPlanets(game, seat, 0) > 0);

/** The outcome to vote for. Later voters may decide ahead, and take it back until their turn. */
const ballot = (
  game: State,
  seat: Seat,
  outcomes: readonly VoteOutcome[],
  demanded: string | null,
): Slot<VoteOutcome[]> => {
  const hasChoice = demanded === null || fleetPoolOf(game, seat) > 0; // who cannot pay votes as demanded
  const open = hasChoice ? outcomes : outcomes.filter(({ key }) => key === demanded);
  return pick(seat, 'vote', open, {
    key: each => each.key,
    at: each => each.at ?? { outcome: each.key },
    min: hasChoice ? 0 : 1,
    about: `vote-${game.round}-${game.agenda!.card}${demanded === null ? '' : `-${demanded}`}`,
    prompt: { agenda: game.agenda!.card, ...(demanded !== null && { demanded }) },
  });
};

const whyNoVote = (game: State, seat: Seat): Reason =>
  canVote(game, seat) && mayVoteWithPlanets(game, seat, true)
    ? because('vote.no-planets', 'LRR 8.6')
    : because('vote.barred', 'LRR 8.16');

/** One seat votes or abstains: by choice, because it cannot vote, or because it has no votes, which is public (R-091). */
vote.body(function* (game, { seat, later = [] }) {
  const agenda = game.agenda;
  if (!agenda || playerOf(game, seat).eliminated) return;
  const outcomes = outcomesNow(game);
  const able = isAble(game, seat);
  const demand = { seat, agenda: agenda.card, demanded: null as string | null };
  if (able && outcomes.length > 0) yield* open(game, beforeVote, demand);
  const { demanded } = demand;
  const [outcome] =
    able && outcomes.length > 0
      ? yield* askHead(
          [seat, ...later.filter(each => isAble(game, each))].map(each =>
            ballot(game, each, outcomes, each === seat ? demanded : null),
          ),
        )
      : [];
  if (outcome) yield* castVotes(game, agenda, seat, outcome);
  else {
    if (!able) yield* tellWhyNotAsked(seat, 'vote', whyNoVote(game, seat));
    else if (outcomes.length === 0) yield* tellWhyNotAsked(seat, 'vote', because('vote.no-outcome', 'R-063'));
    yield* emit('abstained', { seat });
  }
  if (demanded !== null && outcome?.key !== demanded) yield* loseToken(game, seat, 'fleet');
  yield* open(game, afterVoted, { seat, agenda: agenda.card, outcome: outcome?.key ?? null });
});

/** Exhausts whole planets for one outcome (LRR 8.6, LRR 8.7), for at least one vote. */
function* castVotes(game: State, agenda: AgendaVote, seat: Seat, { key }: VoteOutcome): Rule {
  const ready = voters(game, seat);
  const free = votesWithoutPlanets(game, seat, 0);
  const lines = ready.map(planet => ({ key: planet.id, at: { planet: planet.id }, min: 0, max: 1 }));
  const chosen =
    lines.length === 0
      ? {}
      : yield* allocate(seat, 'vote.planets', lines, {
          min: free > 0 ? 0 : 1,
          suggest: { [ready[0]!.id]: 1 },
          prompt: { outcome: key },
        });
  const exhausted = Object.keys(chosen).map(id => planetOf(game, id as PlanetId));
  const cast = { seat, agenda: agenda.card, outcome: key, votes: free };
  for (const planet of exhausted) {
    cast.votes += votesOf(game, planet);
    planetToChange(game, planet.id).exhausted = true;
  }
  yield* open(game, whenCastingVotes, cast);
  agenda.votes.push({ seat, outcome: key, count: cast.votes });
  yield* emit('voted', { seat, outcome: key, count: cast.votes, planets: exhausted.map(({ id }) => id) });
}

/** The outcome with the most votes; the speaker decides among equals, and when nobody voted (LRR 8.19); none if there is none (R-063). */
export const decideAgenda = step<State, { outcome?: string }>('ti/decide-agenda');
decideAgenda.body(function* (game, { outcome: given }) {
  const agenda = game.agenda;
  if (!agenda) return;
  const moment = {
    agenda: agenda.card,
    cancelled: false,
    outcome: given ?? (yield* winningOutcome(game)) ?? null,
  };
  yield* open(game, afterVoting, moment);
  const { outcome } = moment;
  if (outcome === null || moment.cancelled) return yield* endWithout(game, agenda, outcome);
  const last = { agenda: agenda.card, cancelled: false, outcome };
  yield* open(game, whenOutcomeResolves, last);
  if (last.cancelled) return yield* endWithout(game, agenda, outcome);
  yield* emit('agenda-decided', { card: agenda.card, outcome });
  yield* revealHiddenAgenda(game);
  const elected = outcomesNow(game).find(({ key }) => key === outcome)?.at ?? {};
  yield* open(game, whenAgendaElects, { agenda: agenda.card, outcome, elected });
  const further = yield* enact(game, agenda.card, agendas.of(agenda.card), outcome);
  game.agenda = null;
  yield* open(game, afterAgendaResolved, { agenda: agenda.card, outcome, stakes: agenda.stakes, votes: agenda.votes });
  return further;
});

function* endWithout(game: State, agenda: AgendaVote, outcome: string | null): Rule {
  yield* emit('agenda-decided', { card: agenda.card, outcome });
  yield* discardAgenda(game, agenda);
}

/** Discards the agenda without resolving it: all predictions are wrong. A law that was voted on again is discarded, too. */
function* discardAgenda(game: State, agenda: AgendaVote): Rule {
  yield* revealHiddenAgenda(game); // its card goes too, for all to see (R-124)
  game.agenda = null;
  if (game.laws.some(({ id }) => id === agenda.card)) yield* discardLaw(game, agenda.card);
  else discardOnce(game, agenda.card);
  yield* open(game, afterAgendaResolved, {
    agenda: agenda.card,
    outcome: null,
    stakes: agenda.stakes,
    votes: agenda.votes,
  });
}

/** A law that is voted on again may have been discarded during the vote. */
function discardOnce({ agendas: { discard } }: State, card: CardKey): void {
  if (!discard.includes(card)) discard.push(card);
}

function* winningOutcome(game: State): Rule<string | undefined> {
  const totals = new Map<string, number>();
  for (const { outcome, count } of game.agenda!.votes) totals.set(outcome, (totals.get(outcome) ?? 0) + count);
  const most = Math.max(0, ...totals.values());
  const offered = outcomesNow(game);
  const leading = most === 0 ? offered : offered.filter(({ key }) => totals.get(key) === most);
  if (leading.length < 2) return leading[0]?.key;
  const chosen = yield* choose(game.speaker, 'break-tie', leading, {
    key: each => each.key,
    at: each => each.at ?? { outcome: each.key },
    prompt: { agenda: game.agenda!.card, votes: most },
  });
  return chosen.key;
}

/** A law stays in play, everything else is discarded (LRR 8.20, LRR 8.21). */
function* enact(game: State, key: CardKey, card: Agenda, outcome: string): Rule<Ending> {
  const stays = card.kind === 'law' && (card.staysWith?.(outcome) ?? outcome !== 'against');
  if (stays) yield* enactLaw(game, key, outcome);
  else if (game.laws.some(({ id }) => id === key)) yield* discardLaw(game, key);
  else discardOnce(game, key);
  const further = yield* oneEffect(game, card.resolve(game, outcome));
  if (stays) yield* open(game, afterLawEnacted, { law: key });
  return further;
}

export const agendaPhaseEnds = step<State>('ti/agenda-phase-ends');
agendaPhaseEnds.body(function* (game) {
  yield* readyAllPlanets(game);
  endLasting(game, 'agenda-phase');
});
