import {
  type Amounts,
  allocate,
  allot,
  ask,
  askAll,
  choose,
  type Line,
  open,
  pick,
  type Rule,
  type Seat,
} from '@orrery/kernel';
import { playerToChange, systemToChange } from '../../model/changes.ts';
import { emit } from '../../model/events/index.ts';
import { type Pool, pools, type StrategyCardId } from '../../model/ids.ts';
import { guestsOf, hasToken, playerOf, systemOf, tokensIn } from '../../model/readers.ts';
import type { CardKey, State, SystemId } from '../../model/state.ts';
import { usableBy } from '../../moments/abilities.ts';
import { otherStandIns, poolLimit, type StandIn, strategyStandIns } from '../../moments/tokens/queries.ts';
import { afterStrategyTokenSpent, afterTokenPlaced } from '../../moments/tokens/windows.ts';
import { exhaustRelic } from '../cards/relics.ts';
import { keepToFleetPool, loseGuest } from './guests.ts';

/** How many own tokens a pool may hold; others' tokens in a fleet pool use its limit. */
const mostIn = (game: State, seat: Seat, pool: Pool): number =>
  Math.max(
    0,
    poolLimit(game, { seat, pool }, Number.POSITIVE_INFINITY) - (pool === 'fleet' ? guestsOf(game, seat).length : 0),
  );

/** How many more tokens a pool takes. */
const room = (game: State, seat: Seat, pool: Pool): number =>
  Math.max(0, mostIn(game, seat, pool) - playerOf(game, seat).tokens[pool]);

/** Distributes `count` tokens, each to the pool with the fewest that has room. */
function balanced(lines: readonly Line[], now: Readonly<Record<Pool, number>>, count: number): Record<string, number> {
  const more: Record<string, number> = {};
  const held = (key: string): number => now[key as Pool] + (more[key] ?? 0);
  for (let i = 0; i < count; i++) {
    const [least] = lines.filter(({ key, max }) => (more[key] ?? 0) < max).sort((a, b) => held(a.key) - held(b.key));
    if (least) more[least.key] = (more[least.key] ?? 0) + 1;
  }
  return more;
}

/** Gains tokens into pools of the seat's choice, as many as its reinforcements hold (LRR 20.2, LRR 20.3a). */
export function* gainTokens(game: State, seat: Seat, count: number): Rule {
  const gained = Math.min(count, playerOf(game, seat).tokens.reinforcements);
  if (gained === 0) return;
  const lines = pools.map(pool => ({ key: pool, at: { pool }, min: 0, max: Math.min(gained, room(game, seat, pool)) }));
  const amounts = yield* allocate(seat, 'gain-tokens', lines, {
    min: gained,
    max: gained,
    suggest: balanced(lines, playerOf(game, seat).tokens, gained),
    prompt: { count: gained },
  });
  const { tokens } = playerToChange(game, seat);
  for (const pool of pools) tokens[pool] += amounts[pool] ?? 0;
  tokens.reinforcements -= gained;
  yield* emit('tokens-gained', { seat, count: gained, ...amounts });
}

/** Cards that could be exhausted instead of spending a pool's token; a placeable token must exist. */
const standInsFor = (game: State, seat: Seat, pool: Pool): readonly CardKey[] =>
  pool === 'strategy' && placeableTokens(game, seat) > 0 ? usableBy(game, seat, strategyStandIns(game, seat, [])) : [];

const othersFor = (game: State, seat: Seat, pool: Pool): readonly StandIn[] =>
  pool === 'strategy' ? usableBy(game, seat, otherStandIns(game, seat, [])) : [];

/** Tokens of a pool that a seat could spend, including replacements by cards. */
export const spendable = (game: State, seat: Seat, pool: Pool): number =>
  tokensIn(game, seat, pool) + standInsFor(game, seat, pool).length + othersFor(game, seat, pool).length;

/** Has a seat its own token to spend from a pool, or a card as a replacement? */
export const hasOwnToSpend = (game: State, seat: Seat, pool: Pool): boolean =>
  tokensIn(game, seat, pool) > 0 || standInsFor(game, seat, pool).length > 0;

/** Could a seat gain a token: is one in its reinforcements (LRR 20.3a)? */
export const canGainToken = (game: State, seat: Seat): boolean => playerOf(game, seat).tokens.reinforcements > 0;

/** How many tokens a seat could place: those of the reinforcements, and then those of its pools (LRR 20.3b). */
export const placeableTokens = (game: State, seat: Seat): number => {
  const { tokens } = playerOf(game, seat);
  return pools.reduce((sum, pool) => sum + tokens[pool], tokens.reinforcements);
};

/** Can the seat place a token in a system: it has one, and none is there (LRR 20.3b)? */
export const canPlaceToken = (game: State, seat: Seat, system: SystemId): boolean =>
  !hasToken(systemOf(game, system), seat) && placeableTokens(game, seat) > 0;

/** Spends a token from a pool to reinforcements, or uses a replacement; returns whose token it was. */
export const spendToken = (game: State, seat: Seat, pool: Pool, { ownOnly = false } = {}): Rule<Seat> =>
  spendOne(game, seat, pool, standInsFor(game, seat, pool), ownOnly ? [] : othersFor(game, seat, pool));

function* spendOne(
  game: State,
  seat: Seat,
  pool: Pool,
  standIns: readonly CardKey[],
  others: readonly StandIn[],
): Rule<Seat> {
  const min = playerOf(game, seat).tokens[pool] === 0 ? 1 : 0;
  const targets = [...standIns.map(card => ({ card, at: { card } })), ...others];
  const [chosen] =
    targets.length === 0
      ? []
      : yield* ask(pick(seat, 'stand-in', targets, { key: ({ card }) => card, at: ({ at }) => at, min }));
  const other = others.find(each => each === chosen);
  if (other) return yield* other.use(game, seat);
  const from = chosen === undefined ? pool : yield* standIn(game, seat, chosen.card);
  if (from !== 'reinforcements') {
    const { tokens } = playerToChange(game, seat);
    if (tokens[from] === 0) throw new Error(`seat ${seat} has no token in its ${from} pool`);
    tokens[from]--;
    tokens.reinforcements++;
  }
  if (from === 'strategy') noteStrategySpent(game, seat);
  yield* emit('token-spent', { seat, pool: from });
  return seat;
}

/** Records the spending for after the effect, if the seat can respond now (LRR 51.6c). */
function noteStrategySpent(game: State, seat: Seat): void {
  if (!afterStrategyTokenSpent.offered.some(response => response.publicly(game, seat, { seat }))) return;
  game.strategySpent ??= [];
  game.strategySpent.push(seat);
}

/** Opens the window for spent strategy pool tokens, once for each token. */
export function* answerStrategySpent(game: State): Rule {
  const seats = game.strategySpent ?? [];
  game.strategySpent = undefined;
  for (const seat of seats) yield* open(game, afterStrategyTokenSpent, { seat });
}

/** Exhausts a card to use a token from reinforcements or, if there is none, from the command sheet. */
function* standIn(game: State, seat: Seat, card: CardKey): Rule<Pool | 'reinforcements'> {
  const { tokens } = playerOf(game, seat);
  yield* exhaustRelic(game, seat, card);
  if (tokens.reinforcements > 0) return 'reinforcements';
  const filled = pools.filter(pool => tokens[pool] > 0);
  return yield* choose(seat, 'spend-token-from', filled, { at: each => ({ pool: each }) });
}

/**
 * Moves a token from a pool, if any, to reinforcements by another player's effect: it is not spent. If a fleet pool has
 * only others' tokens, returns one of those.
 */
export function* loseToken(game: State, seat: Seat, pool: Pool): Rule {
  if (tokensIn(game, seat, pool) === 0) {
    if (pool === 'fleet') yield* loseGuest(game, seat);
    return;
  }
  const { tokens } = playerToChange(game, seat);
  tokens[pool]--;
  tokens.reinforcements++;
  yield* emit('token-lost', { seat, pool });
}

/** Loses `count` tokens of its command sheet, or all, from pools of its choice. */
export function* loseTokens(game: State, seat: Seat, count: number): Rule {
  const { tokens } = playerOf(game, seat);
  const lines = pools
    .filter(pool => tokens[pool] > 0)
    .map(pool => ({ key: pool, at: { pool }, min: 0, max: Math.min(count, tokens[pool]) }));
  const lost = Math.min(
    count,
    pools.reduce((sum, pool) => sum + tokens[pool], 0),
  );
  const suggest = firstOf(lines, lost);
  const isForced = lines.length < 2 || lines.reduce((sum, { max }) => sum + max, 0) === lost;
  const amounts: Amounts = isForced
    ? suggest
    : yield* allocate(seat, 'lose-tokens', lines, { min: lost, max: lost, suggest, prompt: { count: lost } });
  for (const pool of pools) for (let i = 0; i < (amounts[pool] ?? 0); i++) yield* loseToken(game, seat, pool);
}

/** Spends tokens from pools of the seat's choice; one at a time, as each counts as a spending. */
export function* spendTokens(game: State, seat: Seat, count: number, from: readonly Pool[]): Rule {
  const lines = from
    .filter(pool => spendable(game, seat, pool) > 0)
    .map(pool => ({ key: pool, at: { pool }, min: 0, max: Math.min(count, spendable(game, seat, pool)) }));
  const amounts: Amounts =
    lines.length === 1
      ? { [lines[0]!.key]: count }
      : yield* allocate(seat, 'spend-tokens', lines, {
          min: count,
          max: count,
          suggest: firstOf(lines, count),
          prompt: { count },
        });
  for (const pool of from) {
    const due = amounts[pool] ?? 0;
    const tokens = tokensIn(game, seat, pool);
    for (let i = 0; i < due; i++)
      if (due > tokens && i < tokens)
        yield* spendOne(game, seat, pool, [], []); // own tokens first; cards replace the rest
      else yield* spendToken(game, seat, pool);
  }
}

/** A total of `count`, from the first lines. */
export function firstOf(lines: readonly Line[], count: number): Amounts {
  const amounts: Record<string, number> = {};
  let left = count;
  for (const { key, max } of lines) {
    const taken = Math.min(left, max);
    if (taken > 0) amounts[key] = taken;
    left -= taken;
  }
  return amounts;
}

/** Spends a token from a pool into a system, or to reinforcements if one is there (LRR 20.4, LRR 20.6). */
export function* spendTokenInto(game: State, seat: Seat, pool: Pool, system: SystemId, terms = {}): Rule {
  const owner = yield* spendToken(game, seat, pool, terms);
  if (hasToken(systemOf(game, system), owner)) return;
  playerToChange(game, owner).tokens.reinforcements--;
  systemToChange(game, system).tokens.push(owner);
  yield* emit('token-placed', { seat: owner, system });
  yield* open(game, afterTokenPlaced, { seat: owner, system });
}

/** Places a pool's token in a system without spending it; if one is there, it goes to reinforcements. */
export function* placeTokenFrom(game: State, seat: Seat, pool: Pool, system: SystemId): Rule {
  const { tokens } = playerToChange(game, seat);
  tokens[pool]--;
  if (hasToken(systemOf(game, system), seat)) {
    tokens.reinforcements++;
    yield* emit('token-lost', { seat, pool });
    return;
  }
  systemToChange(game, system).tokens.push(seat);
  yield* emit('token-placed', { seat, system });
  yield* open(game, afterTokenPlaced, { seat, system });
}

/** Must place a token from the reinforcements, or else from a pool of its choice, unless one is there (LRR 20.3b, R-061). */
export function* placeToken(game: State, seat: Seat, system: SystemId): Rule {
  const { tokens } = playerOf(game, seat);
  if (hasToken(systemOf(game, system), seat)) return;
  if (tokens.reinforcements > 0) playerToChange(game, seat).tokens.reinforcements--;
  else {
    const filled = pools.filter(pool => tokens[pool] > 0);
    if (filled.length === 0) return;
    const pool = yield* choose(seat, 'place-token-from', filled, { at: each => ({ pool: each }), prompt: { system } });
    playerToChange(game, seat).tokens[pool]--;
  }
  systemToChange(game, system).tokens.push(seat);
  yield* emit('token-placed', { seat, system });
  yield* open(game, afterTokenPlaced, { seat, system });
}

/** Records that one marker may represent these seats' tokens in a system; for display only. */
export function pictureTokens(game: State, card: StrategyCardId, system: SystemId, seats: readonly Seat[]): void {
  game.tokenPictures.push({ card, system, seats: [...seats] });
}

/** Removes a token from the board to reinforcements. */
export function* removeToken(game: State, seat: Seat, system: SystemId): Rule {
  const { tokens } = systemToChange(game, system);
  tokens.splice(tokens.indexOf(seat), 1);
  playerToChange(game, seat).tokens.reinforcements++;
  yield* emit('token-removed', { seat, system });
}

/** Moves a token from the board to a pool. */
export function* takeBackToken(game: State, seat: Seat, system: SystemId, pool: Pool): Rule {
  const { tokens } = systemToChange(game, system);
  tokens.splice(tokens.indexOf(seat), 1);
  playerToChange(game, seat).tokens[pool]++;
  yield* emit('token-taken-back', { seat, system, pool });
}

/** Moves tokens from reinforcements to one pool, limited by both. */
export function* fillPool(game: State, seat: Seat, pool: Pool, count: number): Rule {
  const { tokens } = playerToChange(game, seat);
  const gained = Math.min(count, tokens.reinforcements, room(game, seat, pool));
  tokens[pool] += gained;
  tokens.reinforcements -= gained;
  yield* emit('tokens-gained', { seat, count: gained, [pool]: gained });
}

/** Removes tokens above the pools' limits. */
export function* keepToPoolLimits(game: State, seat: Seat): Rule {
  for (const pool of pools)
    if (pool === 'fleet') yield* keepToFleetPool(game, seat);
    else while (playerOf(game, seat).tokens[pool] > mostIn(game, seat, pool)) yield* loseToken(game, seat, pool);
}

/** Sets the number of tokens in each pool. */
function setPools(game: State, seat: Seat, amounts: Amounts): void {
  const { tokens } = playerToChange(game, seat);
  for (const pool of pools) tokens[pool] = amounts[pool] ?? 0;
}

/** Lets a seat redistribute its tokens between pools. */
export function* redistributeTokens(game: State, seat: Seat): Rule {
  const { tokens } = playerOf(game, seat);
  const total = pools.reduce((sum, pool) => sum + tokens[pool], 0);
  if (total === 0) return;
  const now = Object.fromEntries(pools.map(pool => [pool, tokens[pool]]));
  const lines = pools.map(pool => ({
    key: pool,
    at: { pool },
    min: 0,
    max: Math.min(total, mostIn(game, seat, pool)),
  }));
  const amounts = yield* allocate(seat, 'redistribute-tokens', lines, {
    min: total,
    max: total,
    suggest: now,
    prompt: now,
  });
  setPools(game, seat, amounts);
  yield* emit('tokens-redistributed', { seat, tactic: tokens.tactic, fleet: tokens.fleet, strategy: tokens.strategy });
}

/**
 * Sets the pools to these numbers, moving tokens to and from reinforcements. If there are too few tokens, the seat
 * chooses which pools get fewer.
 */
export function* setTokens(game: State, seat: Seat, wanted: Readonly<Record<Pool, number>>): Rule {
  const { tokens } = playerOf(game, seat);
  const all = pools.reduce((sum, pool) => sum + tokens[pool], tokens.reinforcements);
  const needed = pools.reduce((sum, pool) => sum + wanted[pool], 0);
  const kept = (pool: Pool): number => Math.min(tokens[pool], wanted[pool]);
  let amounts: Amounts = wanted;
  if (all < needed) {
    const lines = pools.map(pool => ({ key: pool, at: { pool }, min: kept(pool), max: wanted[pool] }));
    const gaps = lines.map(({ key, min, max }) => ({ key, at: {}, min: 0, max: max - min }));
    const filled = firstOf(gaps, all - pools.reduce((sum, pool) => sum + kept(pool), 0));
    const suggest = Object.fromEntries(pools.map(pool => [pool, kept(pool) + (filled[pool] ?? 0)]));
    amounts = yield* allocate(seat, 'set-tokens', lines, { min: all, max: all, suggest, prompt: { count: all } });
  }
  setPools(game, seat, amounts);
  playerToChange(game, seat).tokens.reinforcements = all - pools.reduce((sum, pool) => sum + tokens[pool], 0);
  const { tactic, fleet, strategy } = tokens;
  yield* emit('tokens-redistributed', { seat, tactic, fleet, strategy });
}

/** These seats gain tokens and redistribute all their tokens in one choice (LRR 81.5b). */
export function* gainAndRedistributeTokens(game: State, gains: readonly { seat: Seat; count: number }[]): Rule {
  const slots = gains.map(({ seat, count }) => {
    const { tokens } = playerOf(game, seat);
    const gained = Math.min(count, tokens.reinforcements);
    const total = pools.reduce((sum, pool) => sum + tokens[pool], gained);
    const now = Object.fromEntries(pools.map(pool => [pool, tokens[pool]]));
    const lines = pools.map(pool => ({
      key: pool,
      at: { pool },
      min: 0,
      max: Math.min(total, mostIn(game, seat, pool)),
    }));
    const free = lines.map(line => ({ ...line, max: room(game, seat, line.key) }));
    const more = balanced(free, tokens, gained);
    const suggest = Object.fromEntries(pools.map(pool => [pool, tokens[pool] + (more[pool] ?? 0)]));
    return {
      gained,
      slot: allot(seat, 'gain-and-redistribute', lines, {
        min: total,
        max: total,
        suggest,
        prompt: { ...now, gained },
      }),
    };
  });
  const answers = yield* askAll(slots.map(({ slot }) => slot));
  for (const [i, amounts] of answers.entries()) {
    const { gained, slot } = slots[i]!;
    const { tokens } = playerToChange(game, slot.seat);
    tokens.reinforcements -= gained;
    for (const pool of pools) tokens[pool] = amounts[pool] ?? 0;
    const { tactic, fleet, strategy } = tokens;
    yield* emit('tokens-gained', { seat: slot.seat, count: gained });
    yield* emit('tokens-redistributed', { seat: slot.seat, tactic, fleet, strategy });
  }
}

/** Every command token on the board returns to its owner's reinforcements. */
export function* removeAllTokens(game: State): Rule {
  for (const { id, tokens } of game.systems) {
    for (const seat of tokens) playerToChange(game, seat).tokens.reinforcements++;
    if (tokens.length > 0) systemToChange(game, id).tokens = [];
  }
  game.tokenPictures = [];
  yield* emit('tokens-removed');
}
