import { invariant, type Rule, type Seat } from '@orrery/kernel';
import { playerToChange } from '../../model/changes.ts';
import { emit } from '../../model/events/index.ts';
import { homeChoices } from '../../model/factions/homes.ts';
import type { PlanetId } from '../../model/galaxy/planets.ts';
import { inSets, isReady, playerOf } from '../../model/readers.ts';
import type { CardKey, State, SystemId } from '../../model/state.ts';
import { commandersShared } from '../../moments/factions/queries.ts';
import { leaderCard, leadersOf } from '../../moments/factions/registry.ts';
import { attach } from '../galaxy/attachments.ts';

/** Does a leader match the chosen home system, if it depends on one? */
const goesWith = (home: SystemId, id: CardKey): boolean => {
  const choice = Object.values(homeChoices)
    .flat()
    .find(({ hero }) => hero === id);
  return choice === undefined || choice.tile === home;
};

/** Deals leaders: agents readied, commanders and heroes locked (LRR 51.2, LRR 51.4, LRR 50.1a). */
export function dealLeaders(game: State, seat: Seat): void {
  if (!inSets(game, 'pok')) return; // leaders came with Prophecy of Kings
  const player = playerToChange(game, seat);
  player.leaders = leadersOf(player.faction)
    .filter(({ id, sources }) => sources.some(source => inSets(game, source)) && goesWith(player.home, id))
    .map(({ id, kind }) => ({ id, locked: kind !== 'agent' }));
}

/** Has a seat a leader of its own that is unlocked? Asked for every leader by many queries, so without closures. */
function hasUnlocked(game: State, seat: Seat, id: CardKey): boolean {
  for (const leader of playerOf(game, seat).leaders) if (leader.id === id) return !leader.locked;
  return false;
}

/** May a seat use a leader: its own unlocked one, or a commander shared with it (LRR 51.6, LRR 51.8)? */
export function usesLeader(game: State, seat: Seat, id: CardKey): boolean {
  if (hasUnlocked(game, seat, id)) return true;
  if (leaderCard(id).kind !== 'commander') return false;
  for (let owner = 0; owner < game.seats.length; owner++)
    if (hasUnlocked(game, owner, id)) return commandersShared(game, seat, []).includes(owner);
  return false;
}

/** All unlocked leaders in the game. */
export const unlockedLeaders = (game: State): CardKey[] =>
  game.seats.flatMap(({ leaders }) => leaders.filter(({ locked }) => !locked).map(({ id }) => id));

/** Locked leaders whose condition is met. */
export function leadersToUnlock(game: State): { seat: Seat; id: CardKey }[] {
  const found: { seat: Seat; id: CardKey }[] = [];
  for (let seat = 0; seat < game.seats.length; seat++)
    for (const { id, locked } of playerOf(game, seat).leaders)
      if (locked && leaderCard(id).unlocks(game, seat)) found.push({ seat, id });
  return found;
}

/** Unlocks them permanently (LRR 51.6b, LRR 51.10c). */
export function* unlockLeaders(game: State): Rule {
  for (const { seat, id } of leadersToUnlock(game)) {
    playerToChange(game, seat).leaders.find(leader => leader.id === id)!.locked = false;
    yield* emit('leader-unlocked', { seat, leader: id });
  }
}

/** Exhausts an agent; no commander or hero can be (LRR 51.7, LRR 51.11). */
export function* exhaustLeader(game: State, seat: Seat, id: CardKey): Rule {
  invariant(leaderCard(id).kind === 'agent' && isReady(game, seat, id), () => `${id} cannot be exhausted`);
  playerToChange(game, seat).exhausted.push(id);
  yield* emit('leader-exhausted', { seat, leader: id });
}

/** Attaches a hero to a planet permanently instead of purging it (LRR 51.12a). */
export function* becomeAttachment(
  game: State,
  seat: Seat,
  id: CardKey,
  { as, planet }: { readonly as: CardKey; readonly planet: PlanetId },
): Rule {
  const player = playerToChange(game, seat);
  player.leaders = player.leaders.filter(leader => leader.id !== id);
  yield* attach(game, as, planet);
}

/** Purges a leader (LRR 51.12). */
export function* purgeLeader(game: State, seat: Seat, id: CardKey): Rule {
  const player = playerToChange(game, seat);
  player.leaders = player.leaders.filter(leader => leader.id !== id);
  player.exhausted = player.exhausted.filter(each => each !== id);
  game.purged.push(id);
  yield* emit('leader-purged', { seat, leader: id });
}
