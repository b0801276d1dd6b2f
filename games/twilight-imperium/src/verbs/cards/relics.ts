import { open, type Rule, reveal, type Seat } from '@orrery/kernel';
import { takeFrom } from '@orrery/tabletop';
import { fragmentsInPlay } from '../../model/cards/exploration.ts';
import { playerToChange } from '../../model/changes.ts';
import { emit } from '../../model/events/index.ts';
import type { FragmentKind } from '../../model/ids.ts';
import type { CardKey, State } from '../../model/state.ts';
import { afterRelicGained, whenRelicGained, whenRelicLost } from '../../moments/cards/windows.ts';

/** Puts the top relic into the play area; nothing if none is left (LRR 73.2). */
export function* gainRelic(game: State, seat: Seat): Rule {
  const relic = game.relics.pop();
  if (!relic) return; // LRR 73.2a
  yield* reveal('all', [relic]);
  yield* receiveRelic(game, seat, relic);
}

function* receiveRelic(game: State, seat: Seat, relic: CardKey): Rule {
  playerToChange(game, seat).relics.push(relic);
  yield* emit('relic-gained', { seat, relic });
  yield* open(game, whenRelicGained, { seat, relic });
  yield* open(game, afterRelicGained, { seat, relic });
}

function* loseRelic(game: State, seat: Seat, relic: CardKey): Rule {
  const player = playerToChange(game, seat);
  takeFrom(player.relics, relic);
  player.exhausted = player.exhausted.filter(each => each !== relic);
  yield* emit('relic-lost', { seat, relic });
  yield* open(game, whenRelicLost, { seat, relic });
}

/** Exhausts a readied relic. */
export function* exhaustRelic(game: State, seat: Seat, relic: CardKey): Rule {
  playerToChange(game, seat).exhausted.push(relic);
  yield* emit('relic-exhausted', { seat, relic });
}

/** Purges a relic (LRR 70.1). */
export function* purgeRelic(game: State, seat: Seat, relic: CardKey): Rule {
  game.purged.push(relic);
  yield* loseRelic(game, seat, relic);
}

/** Gives a relic to another player. */
export function* passRelic(game: State, from: Seat, to: Seat, relic: CardKey): Rule {
  yield* loseRelic(game, from, relic);
  yield* receiveRelic(game, to, relic);
}

/** Removes a relic from the play area to attach it; the player can still purge it. */
export function* detachFromPlayArea(game: State, seat: Seat, relic: CardKey): Rule {
  takeFrom(playerToChange(game, seat).relics, relic);
  yield* emit('relic-moved', { seat, relic });
}

/** Gains a relic fragment; only the number is stored. */
export function* gainFragment(game: State, seat: Seat, kind: FragmentKind): Rule {
  playerToChange(game, seat).fragments[kind]++;
  yield* emit('fragment-gained', { seat, kind });
}

/** Gives a fragment to another player. */
export function* passFragment(game: State, from: Seat, to: Seat, kind: FragmentKind): Rule {
  playerToChange(game, from).fragments[kind]--;
  playerToChange(game, to).fragments[kind]++;
  yield* emit('fragment-given', { seat: from, to, kind });
}

/** Purges the given number of fragments of each kind. */
export function* purgeFragmentsOf(
  game: State,
  seat: Seat,
  amounts: Readonly<Partial<Record<FragmentKind, number>>>,
): Rule {
  const { fragments } = playerToChange(game, seat);
  for (const [kind, count] of Object.entries(amounts) as [FragmentKind, number][]) {
    fragments[kind] -= count;
    game.purged.push(...fragmentsInPlay(game, kind).slice(0, count));
  }
  yield* emit('fragments-purged', { seat, ...amounts });
}
