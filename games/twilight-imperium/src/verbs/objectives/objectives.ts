import { atRandom, type Barred, open, type Reason, type Rule, reveal, type Seat, shuffle } from '@orrery/kernel';
import { takeFrom } from '@orrery/tabletop';
import { emit } from '../../model/events/index.ts';
import { type ObjectiveId, objectiveFacts, objectiveIds } from '../../model/objectives/objectives.ts';
import { controlsHome, inSets, playerOf } from '../../model/readers.ts';
import { bar, because } from '../../model/reasons.ts';
import type { CardKey, State } from '../../model/state.ts';
import { needsHomeToScore, showsSecrets } from '../../moments/objectives/queries.ts';
import { type Objective, objectives } from '../../moments/objectives/registry.ts';
import { whenObjectiveRevealed } from '../../moments/objectives/windows.ts';
import { scoreObjective, winByPoints } from './points.ts';

/** Public objectives need every planet of one's home system (LRR 61.16). */
export const mayScorePublic = (game: State, seat: Seat): boolean =>
  !needsHomeToScore(game, seat, true) || controlsHome(game, seat);

const isMet = (game: State, seat: Seat, id: CardKey): boolean => objectives.of(id).isMet?.(game, seat) ?? false;

/** Each objective is scored once by a player (LRR 61.8). */
const hasScored = (game: State, seat: Seat, id: CardKey): boolean => playerOf(game, seat).scored.includes(id);

/** Revealed public objectives whose requirement a seat meets and which it has not scored. */
export const scorablePublic = (game: State, seat: Seat): CardKey[] =>
  mayScorePublic(game, seat)
    ? game.objectives.revealed.filter(id => !hasScored(game, seat, id) && isMet(game, seat, id))
    : [];

/** Secret objectives of the status phase that a seat has in hand and meets. */
export const scorableSecrets = (game: State, seat: Seat): CardKey[] =>
  playerOf(game, seat).secrets.filter(id => objectives.of(id).phase === 'status' && isMet(game, seat, id));

/** Revealed public objectives that a seat cannot score. */
export const whyNotPublic = (game: State, seat: Seat): Barred[] =>
  game.objectives.revealed.flatMap(id => {
    const at = { objective: id };
    if (hasScored(game, seat, id)) return [bar(id, at, because('score.done', 'LRR 61.8'))];
    if (!mayScorePublic(game, seat)) return [bar(id, at, because('score.home', 'LRR 61.16'))];
    return isMet(game, seat, id) ? [] : [bar(id, at, because('score.not-met', 'LRR 61.5'))];
  });

/** Why a seat can score none of its unscored objectives, if there are any. */
export function whyNoPublic(game: State, seat: Seat): Reason | undefined {
  if (game.objectives.revealed.every(id => hasScored(game, seat, id))) return undefined;
  return mayScorePublic(game, seat) ? because('score.none-met', 'LRR 61.5') : because('score.home', 'LRR 61.16');
}

/** Like `whyNotPublic` for secrets in its hand. */
export const whyNotSecrets = (game: State, seat: Seat): Barred[] =>
  playerOf(game, seat).secrets.flatMap(id => {
    const { phase } = objectives.of(id);
    if (phase !== 'status') return [bar(id, { objective: id }, because('score.phase', 'LRR 61.3', { phase }))];
    return isMet(game, seat, id) ? [] : [bar(id, { objective: id }, because('score.not-met', 'LRR 61.5'))];
  });

/**
 * Could a seat score an objective now, by public information? It might be a secret in its hand, unless a player has
 * scored it or it has become public. Only in its phase (LRR 61.3), and one per combat (LRR 61.7).
 */
export function mightScore(game: State, seat: Seat, id: ObjectiveId): boolean {
  const { phase, source } = objectiveFacts[id];
  if (game.phase !== phase || game.combat?.scorers.includes(seat)) return false;
  if (game.objectives.revealed.includes(id)) return !hasScored(game, seat, id) && mayScorePublic(game, seat);
  const { secrets } = playerOf(game, seat);
  if (showsSecrets(game, seat, false)) return secrets.includes(id);
  return secrets.length > 0 && !game.secretsScored.includes(id) && !game.purged.includes(id) && inSets(game, source);
}

/** Makes a scored secret objective a public one that others can score; it no longer counts as secret. */
export function* makePublic(game: State, id: CardKey): Rule {
  takeFrom(game.secretsScored, id);
  game.objectives.revealed.push(id);
  yield* emit('objective-made-public', { objective: id });
}

/** Removes a public objective; players who have scored it keep the points. */
export function* closeObjective(game: State, id: CardKey): Rule {
  takeFrom(game.objectives.revealed, id);
  game.purged.push(id);
  yield* emit('objective-closed', { objective: id });
}

/** Is the objective in the seat's hand or public? */
export const hasObjective = (game: State, seat: Seat, id: ObjectiveId): boolean =>
  game.objectives.revealed.includes(id) || playerOf(game, seat).secrets.includes(id);

const secretsOfStatusPhase = objectiveIds.filter(id => {
  const { kind, phase } = objectiveFacts[id];
  return kind === 'secret' && phase === 'status';
});

/** Could a seat score a secret objective in the status phase, by public information? */
export const mightScoreSecret = (game: State, seat: Seat): boolean =>
  playerOf(game, seat).secrets.length > 0 &&
  secretsOfStatusPhase.some(id => mightScore(game, seat, id) && isMet(game, seat, id));

/** Pays the objective's cost and scores it. */
export function* scoreWithCost(game: State, seat: Seat, objective: Objective): Rule {
  if (objective.pay) yield* objective.pay(game, seat); // LRR 61.10
  yield* scoreObjective(game, seat, objective.id, objective.points);
}

/**
 * Reveals the next public objective: stage II after all of stage I; without one, the game ends (LRR 61.14a, LRR 61.15).
 */
export function* revealObjective(game: State): Rule {
  const { objectives: decks } = game;
  const card = decks.stageOne.pop() ?? decks.stageTwo.pop();
  if (!card) {
    yield* winByPoints(game);
    return;
  }
  yield* layOpen(game, card);
  yield* open(game, whenObjectiveRevealed, { objective: card });
}

/** Reveals a public objective from a stage's deck by an effect; nothing if none is left. */
export function* revealFromDeck(game: State, stage: Stage): Rule {
  const card = yield* drawObjective(game, stage);
  if (!card) return;
  yield* layOpen(game, card);
  yield* open(game, whenObjectiveRevealed, { objective: card });
}

/** Reveals an objective as public, even a secret one. */
function* layOpen(game: State, card: CardKey): Rule {
  game.objectives.revealed.push(card);
  yield* reveal('all', [card]);
  yield* emit('objective-revealed', { objective: card });
}

const objectiveDecks = ['stageOne', 'stageTwo', 'secret'] as const;
type ObjectiveDeck = (typeof objectiveDecks)[number];

type Stage = Exclude<ObjectiveDeck, 'secret'>;

const kinds: Readonly<Record<Stage, Objective['kind']>> = { stageOne: 'stage-one', stageTwo: 'stage-two' };

/**
 * The deck of a stage: cards neither dealt at setup for later rounds nor revealed since (LRR 61.13). Its order is
 * unknown, so a card is drawn at random.
 */
const leftOf = (game: State, stage: Stage): CardKey[] => {
  const { revealed, stageOne, stageTwo } = game.objectives;
  const gone = new Set([...revealed, ...stageOne, ...stageTwo, ...game.purged]);
  return objectiveIds.filter(
    id => objectiveFacts[id].kind === kinds[stage] && inSets(game, objectiveFacts[id].source) && !gone.has(id),
  );
};

/** Objective decks that are not empty. */
export const filledDecks = (game: State): ObjectiveDeck[] =>
  objectiveDecks.filter(name => (name === 'secret' ? game.objectives.secret : leftOf(game, name)).length > 0);

function* drawObjective(game: State, name: ObjectiveDeck): Rule<CardKey | undefined> {
  if (name === 'secret') return game.objectives.secret.pop();
  const left = leftOf(game, name);
  return left.length > 0 ? yield* atRandom('objectives', left) : undefined;
}

/** Replaces a revealed objective by one drawn from a deck, and returns it to its own deck. */
export function* replaceObjective(game: State, objective: CardKey, name: ObjectiveDeck): Rule {
  const card = yield* drawObjective(game, name);
  if (!card) return;
  const { objectives: decks } = game;
  takeFrom(decks.revealed, objective);
  yield* emit('objective-replaced', { objective });
  yield* layOpen(game, card);
  if (objectives.of(objective).kind === 'secret')
    decks.secret = yield* shuffle('secrets', [...decks.secret, objective]);
  yield* open(game, whenObjectiveRevealed, { objective: card });
}
