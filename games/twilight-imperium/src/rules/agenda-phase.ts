import { allocate, ask, choose, emit, next, open, pick, type Rule, reveal, type Seat, step } from '@orrery/kernel';
import type { PlanetId } from '../model/planets.ts';
import { planetOf, planetsOf, seatsClockwise } from '../model/readers.ts';
import type { CardKey, Planet, State } from '../model/state.ts';
import { influence, mayVote, votesOfPlanet } from '../moments/queries.ts';
import { type Agenda, agendas } from '../moments/sockets.ts';
import {
  afterAgendaResolved,
  afterAgendaRevealed,
  afterLawEnacted,
  afterVoting,
  startOfAgendaPhase,
  whenAgendaElects,
  whenAgendaRevealed,
  whenCastingVotes,
} from '../moments/windows.ts';
import { drawFrom } from '../verbs/cards.ts';
import { readyAllPlanets } from '../verbs/readying.ts';
import { resetTransactions } from '../verbs/transactions.ts';
import { agendaDeals } from './transactions.ts';

/** Two agendas, then planets are readied; only once the custodians are gone (LRR 8). */
export const agendaPhase = step<State>('ti/agenda-phase');
agendaPhase.body(function* (game) {
  if (game.custodians) return;
  game.phase = 'agenda';
  yield* emit('phase', { phase: 'agenda', round: game.round });
  yield* open(game, startOfAgendaPhase, {});
  return next(revealAgenda({}), revealAgenda({}), agendaPhaseEnds({}));
});

export const revealAgenda = step<State>('ti/reveal-agenda');
revealAgenda.body(function* (game) {
  resetTransactions(game);
  const card = yield* drawFrom(game.agendas, 'agendas');
  if (!card) return;
  game.agenda = { card, votes: [], stakes: [], excluded: [] };
  yield* reveal('all', [card]);
  yield* emit('agenda', { card });
  const moment = { agenda: card, cancelled: false };
  yield* open(game, whenAgendaRevealed, moment);
  if (moment.cancelled) {
    const { stakes } = game.agenda;
    game.agendas.discard.push(card);
    game.agenda = null;
    yield* open(game, afterAgendaResolved, { agenda: card, outcome: null, stakes });
    return next(revealAgenda({}));
  }
  yield* open(game, afterAgendaRevealed, moment);
  const [speaker, ...others] = seatsClockwise(game, game.speaker);
  return next(agendaDeals({}), ...[...others, speaker!].map(seat => vote({ seat })), decideAgenda({}));
});

const voters = (game: State, seat: Seat): Planet[] =>
  planetsOf(game, seat).filter(planet => !planet.exhausted && votesOf(game, planet) > 0);

const votesOf = (game: State, planet: Planet): number => votesOfPlanet(game, planet, influence(game, planet));

/** Whole planets for one outcome, or nothing (LRR 8.6, LRR 8.7). */
export const vote = step<State, { seat: Seat }>('ti/vote');
vote.body(function* (game, { seat }) {
  const agenda = game.agenda;
  if (!agenda || !mayVote(game, seat, true)) return;
  const ready = voters(game, seat);
  const outcomes = agendas.of(agenda.card).outcomes(game);
  if (ready.length === 0 || outcomes.length === 0) return;
  const [outcome] = yield* ask(
    pick(seat, 'vote', outcomes, {
      key: each => each.key,
      at: each => each.at ?? { outcome: each.key },
      min: 0,
      prompt: { agenda: agenda.card },
    }),
  );
  if (!outcome) {
    yield* emit('abstained', { seat });
    return;
  }
  const lines = ready.map(planet => ({ key: planet.id, at: { planet: planet.id }, min: 0, max: 1 }));
  const amounts = yield* allocate(seat, 'vote.planets', lines, {
    min: 1,
    suggest: { [ready[0]!.id]: 1 },
    prompt: { outcome: outcome.key },
  });
  let count = 0;
  for (const id of Object.keys(amounts)) {
    const planet = planetOf(game, id as PlanetId);
    count += votesOf(game, planet);
    planet.exhausted = true;
  }
  const cast = { seat, agenda: agenda.card, outcome: outcome.key, votes: count };
  yield* open(game, whenCastingVotes, cast);
  agenda.votes.push({ seat, outcome: outcome.key, count: cast.votes });
  yield* emit('voted', { seat, outcome: outcome.key, count: cast.votes, planets: Object.keys(amounts) });
});

/** The outcome with the most votes; the speaker decides among equals, and when nobody voted (LRR 8.19); none if there is none. */
export const decideAgenda = step<State>('ti/decide-agenda');
decideAgenda.body(function* (game) {
  const agenda = game.agenda;
  if (!agenda) return;
  const card = agendas.of(agenda.card);
  const outcome = yield* winningOutcome(game, card);
  const moment = { agenda: agenda.card, cancelled: false, outcome: outcome ?? null };
  yield* open(game, afterVoting, moment);
  yield* emit('agenda-decided', { card: agenda.card, outcome: moment.outcome });
  if (moment.outcome === null || moment.cancelled) {
    game.agenda = null;
    game.agendas.discard.push(agenda.card);
    yield* open(game, afterAgendaResolved, { agenda: agenda.card, outcome: null, stakes: agenda.stakes });
    return;
  }
  const elected = card.outcomes(game).find(({ key }) => key === moment.outcome)?.at ?? {};
  yield* open(game, whenAgendaElects, { agenda: agenda.card, outcome: moment.outcome, elected });
  game.agenda = null;
  yield* enact(game, agenda.card, card, moment.outcome);
  yield* open(game, afterAgendaResolved, { agenda: agenda.card, outcome: moment.outcome, stakes: agenda.stakes });
});

function* winningOutcome(game: State, card: Agenda): Rule<string | undefined> {
  const totals = new Map<string, number>();
  for (const { outcome, count } of game.agenda!.votes) totals.set(outcome, (totals.get(outcome) ?? 0) + count);
  const most = Math.max(0, ...totals.values());
  const offered = card.outcomes(game);
  const leading = most === 0 ? offered : offered.filter(({ key }) => totals.get(key) === most);
  if (leading.length < 2) return leading[0]?.key;
  const chosen = yield* choose(game.speaker, 'break-tie', leading, {
    key: each => each.key,
    at: each => each.at ?? { outcome: each.key },
  });
  return chosen.key;
}

/** A law stays in play, everything else is discarded (LRR 8.20, LRR 8.21). */
function* enact(game: State, key: CardKey, card: Agenda, outcome: string): Rule {
  const stays = card.kind === 'law' && (card.staysWith?.(outcome) ?? outcome !== 'against');
  if (stays) game.laws.push({ id: key, elected: outcome });
  else game.agendas.discard.push(key);
  yield* card.resolve(game, outcome);
  if (stays) yield* open(game, afterLawEnacted, { law: key });
}

export const agendaPhaseEnds = step<State>('ti/agenda-phase-ends');
agendaPhaseEnds.body(function* (game) {
  yield* readyAllPlanets(game);
});
