import { type Rule, reveal, type Seat, shuffle } from '@orrery/kernel';
import { takeFrom } from '@orrery/tabletop';
import { deckOf, fragmentsInPlay } from '../../model/cards/exploration.ts';
import { playerToChange, systemToChange } from '../../model/changes.ts';
import { emit } from '../../model/events/index.ts';
import type { System } from '../../model/galaxy/state.ts';
import { fragmentKinds } from '../../model/ids.ts';
import {
  type Area,
  actingSeat,
  groupsIn,
  noteOwner,
  othersClockwise,
  planetCardsOf,
  playerOf,
  seatsClockwise,
  seatsInPlay,
} from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { productionGranted } from '../../moments/economy/queries.ts';
import { oneEffect } from '../../moments/effects.ts';
import { leaderCard } from '../../moments/factions/registry.ts';
import { discardLaw } from '../agenda/laws.ts';
import { returnNote } from '../cards/notes.ts';
import { takeTokens } from '../galaxy/planet-tokens.ts';
import { winGame } from '../objectives/points.ts';
import { makeSpeaker } from '../phases/speaker.ts';
import { returnToCommonArea } from '../phases/strategy-cards.ts';
import { clearGuests } from '../tokens/guests.ts';
import { keepsInGame } from './elimination-check.ts';

const areasOf = ({ id, planets }: System): Area[] =>
  [null, ...planets.map(planet => planet.id)].map(planet => ({ system: id, planet }));

/** Has the seat no planet, ground force or unit with Production (LRR 33.1)? */
export const hasNothingLeft = (game: State, seat: Seat): boolean =>
  planetCardsOf(game, seat).length === 0 &&
  game.systems.every(
    system =>
      system.planets.every(({ controller }) => controller !== seat) &&
      productionGranted(game, { seat, system }, 0) === 0 &&
      areasOf(system).every(area =>
        groupsIn(game, area).every(group => group.seat !== seat || !keepsInGame(game, group, area)),
      ),
  );

const isOut = (game: State, seat: Seat): boolean => !playerOf(game, seat).eliminated && hasNothingLeft(game, seat);

/** Must any seat marked for the check be eliminated? */
export function isAnyoneEliminated(game: State): boolean {
  if (game.maybeEliminated.length === 0) return false;
  game.maybeEliminated = game.maybeEliminated.filter(seat => isOut(game, seat));
  return game.maybeEliminated.length > 0;
}

/** Eliminates the seats marked for the check that have nothing left. */
export function* eliminateDefeated(game: State): Rule {
  if (!isAnyoneEliminated(game)) return;
  const fallen = seatsClockwise(game, actingSeat(game) ?? game.speaker).filter(seat =>
    game.maybeEliminated.includes(seat),
  );
  game.maybeEliminated = [];
  for (const seat of fallen) yield* eliminate(game, seat);
}

/** Eliminates a player: removes their components and returns those of others (LRR 33). */
export const eliminate = (game: State, seat: Seat): Rule => oneEffect(game, leaveGame(game, seat));

function* leaveGame(game: State, seat: Seat): Rule {
  const leaving = playerToChange(game, seat);
  leaving.eliminated = true;
  leaving.passed = true;
  yield* emit('eliminated', { seat });
  removePieces(game, seat);
  const player = playerOf(game, seat);
  for (const note of game.seats.flatMap(each => [...each.notes, ...each.notesInPlay]))
    if (noteOwner(note) === seat || player.notes.includes(note) || player.notesInPlay.includes(note))
      yield* returnNote(game, note); // LRR 33.4, LRR 69.7
  yield* discardHand(game, seat);
  yield* discardLaws(game, seat);
  const [next] = othersClockwise(game, seat);
  if (game.speaker === seat && next !== undefined) yield* makeSpeaker(game, next); // LRR 33.8
  const left = seatsInPlay(game);
  if (left.length === 1) yield* winGame(game, left[0]!);
}

/**
 * Removes units, command tokens, trade goods and technologies (LRR 33.2); returns captured units to their owners
 * (LRR 33.11).
 */
function removePieces(game: State, seat: Seat): void {
  const player = playerToChange(game, seat);
  for (const { id } of game.systems) {
    const system = systemToChange(game, id);
    system.tokens = system.tokens.filter(owner => owner !== seat);
    system.space = system.space.filter(group => group.seat !== seat);
    for (const planet of system.planets) {
      planet.units = planet.units.filter(group => group.seat !== seat);
      planet.coexisting = planet.coexisting.filter(other => other !== seat);
      takeTokens(planet, owner => owner === seat);
    }
  }
  player.tokens = { tactic: 0, fleet: 0, strategy: 0, reinforcements: 0 };
  clearGuests(game, seat);
  player.technologies = [];
  delete player.copies;
  player.exhausted = [];
  player.leaders = player.leaders.filter(({ id, locked }) => leaderCard(id).kind === 'commander' && !locked); // LRR 33.10f
  player.captured = [];
  player.reviving = 0;
  player.tradeGoods = 0;
  player.commodities = 0;
  for (const { id } of player.strategyCards.splice(0)) returnToCommonArea(game, id); // LRR 33.6
  game.purged.push(...player.relics.splice(0));
  for (const card of player.kept.splice(0)) game.exploration[deckOf(card)].discard.push(card);
  for (const kind of fragmentKinds) {
    const pieces = fragmentsInPlay(game, kind).slice(0, player.fragments[kind]);
    player.fragments[kind] = 0;
    game.exploration[kind].discard.push(...pieces);
  }
}

/** Discards action cards; shuffles secret objectives back, even scored ones (LRR 33.5, LRR 33.7). */
function* discardHand(game: State, seat: Seat): Rule {
  const cards = playerToChange(game, seat).actionCards.splice(0);
  game.actionCards.discard.push(...cards);
  yield* reveal('all', cards);
  if (cards.length > 0) yield* emit('action-cards-discarded', { seat, cards });
  const player = playerToChange(game, seat);
  const scored = player.scored.filter(id => game.secretsScored.includes(id));
  for (const card of scored) takeFrom(game.secretsScored, card);
  player.scored = player.scored.filter(id => !scored.includes(id));
  const back = [...player.secrets.splice(0), ...scored];
  if (back.length > 0) game.objectives.secret = yield* shuffle('secrets', [...game.objectives.secret, ...back]);
}

/** Discards agendas a player owns: those that elected them (LRR 33.3). */
function* discardLaws(game: State, seat: Seat): Rule {
  for (const { id } of game.laws.filter(({ elected }) => elected === String(seat))) yield* discardLaw(game, id);
}
