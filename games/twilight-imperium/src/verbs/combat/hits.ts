import {
  type Amounts,
  allocate,
  ask,
  type Json,
  type Line,
  open,
  pick,
  type Rule,
  type Seat,
  type Target,
} from '@orrery/kernel';
import { groupsToChange } from '../../model/changes.ts';
import type { Die } from '../../model/combat/combat.ts';
import { emit } from '../../model/events/index.ts';
import type { PlanetId } from '../../model/galaxy/planets.ts';
import type { UnitType } from '../../model/ids.ts';
import type { Cargo } from '../../model/movement/state.ts';
import { type Area, groupsIn } from '../../model/readers.ts';
import { because } from '../../model/reasons.ts';
import type { State } from '../../model/state.ts';
import { isAlike, kindKey, type Marked, markOf } from '../../model/units/kinds.ts';
import type { UnitGroup } from '../../model/units/state.ts';
import type { Roll } from '../../model/units/units.ts';
import { hitsPerSustain, maySustain, sustainsForShips } from '../../moments/combat/queries.ts';
import {
  type AbilityRoll,
  afterAbilityRoll,
  afterSustainDamage,
  beforeHitsAssigned,
} from '../../moments/combat/windows.ts';
import { oneEffect } from '../../moments/effects.ts';
import { isShip, type Reader } from '../../moments/units/counts-as.ts';
import { statsOf } from '../../moments/units/queries.ts';
import { firstOf } from '../tokens/tokens.ts';
import { type Destruction, destroyUnits, groupOf } from '../units/units.ts';
import { rollDice } from './die.ts';
/** A unit that rolls, and its dice. */
export interface Shot {
  readonly unit: UnitType;
  /** A planet that rolls like such a unit; absent for units. */
  readonly planet?: PlanetId;
  readonly roll: Roll;
}

/** Rolls for units of several types at once. */
export function* rollVolley(stream: string, shots: readonly Shot[], bonus = 0): Rule<Die[]> {
  let total = 0;
  for (const { roll } of shots) total += roll.dice;
  const results = yield* rollDice(stream, total, () =>
    shots.map(({ unit, roll }) => ({ of: unit, needs: roll.hitsOn - bonus, count: roll.dice })),
  );
  const volley: Die[] = [];
  for (const { unit, planet, roll } of shots)
    for (let i = 0; i < roll.dice; i++)
      volley.push({
        unit,
        ...(planet !== undefined && { planet }),
        needs: roll.hitsOn - bonus,
        result: results[volley.length]!,
      });
  return volley;
}

/** Rolls for a unit ability; content may change the dice. */
export function* rollForAbility(
  game: State,
  seat: Seat,
  roll: AbilityRoll['roll'],
  shots: readonly Shot[],
  bonus = 0,
): Rule<Die[]> {
  const moment: AbilityRoll = { seat, roll, dice: yield* rollVolley(roll, shots, bonus) };
  yield* open(game, afterAbilityRoll, moment);
  return moment.dice;
}

/** Rolls for a card, not for combat or unit abilities: nothing modifies these dice. Returns the hits. */
export function* rollForEffect(seat: Seat, card: string, shots: readonly Shot[]): Rule<number> {
  const volley = yield* rollVolley('effect', shots);
  const hits = hitsIn(volley);
  yield* emit('effect-roll', { seat, card, hits, dice: volley });
  return hits;
}

/** Rerolls all dice; the new results count. */
export const rerollAll = (moment: AbilityRoll): Rule => reroll(moment, moment.roll, [...moment.dice.keys()]);

/** Rerolls dice by index, each with a bonus; the new results count. */
export function* reroll(
  moment: { readonly seat: Seat; dice: Die[] },
  stream: string,
  places: readonly number[],
  bonus = 0,
): Rule {
  const old = places.map(place => moment.dice[place]!);
  const results = yield* rollDice(stream, places.length, () =>
    old.map(({ unit, needs }) => ({ of: unit, needs: needs - bonus, count: 1 })),
  );
  moment.dice = moment.dice.map((die, i) =>
    places.includes(i) ? { ...die, needs: die.needs - bonus, result: results[places.indexOf(i)]! } : die,
  );
  yield* emit('rerolled', { seat: moment.seat, dice: old });
}

export function hitsIn(volley: readonly Die[]): number {
  let hits = 0;
  for (const { needs, result } of volley) if (result >= needs) hits++;
  return hits;
}

type Prompt = Readonly<Record<string, Json>>;

const eligible = (game: State, seat: Seat, area: Area, which: Reader): UnitGroup[] =>
  groupsIn(game, area).filter(group => group.seat === seat && which(game, group, area));

/** Hits against a seat's units, with their source. */
export interface Hits {
  readonly seat: Seat;
  readonly area: Area;
  readonly produced: number;
  readonly which: Reader;
  /** This many of them must be assigned to non-fighter ships. */
  readonly how: Destruction & { readonly aimed?: number };
}

/** Hits left after some were cancelled, and how many of them were sustained. */
interface Withstood {
  readonly hits: number;
  readonly sustained: number;
}

/**
 * A seat assigns hits: content may cancel some, then it may use Sustain Damage, then it destroys units of its choice
 * (LRR 87, LRR 78.6). Returns the number of hits that could not be assigned; they have no effect.
 */
export function* assignHits(
  game: State,
  seat: Seat,
  area: Area,
  produced: number,
  which: Reader,
  how: Hits['how'],
): Rule<number> {
  const hits: Hits = { seat, area, produced, which, how };
  return yield* destroyFor(game, hits, yield* cancelOrSustainHits(game, hits));
}

/** Content may cancel some of the hits, and the seat may use Sustain Damage against others. */
export function* cancelOrSustainHits(game: State, { seat, area, produced, which, how }: Hits): Rule<Withstood> {
  if (produced === 0) return { hits: 0, sustained: 0 };
  const { cause, by } = how;
  const moment = { seat, area, cause, by, hits: produced };
  if (eligible(game, seat, area, which).length > 0) yield* open(game, beforeHitsAssigned, moment);
  const { hits } = moment;
  return { hits, sustained: yield* sustainDamage(game, seat, area, hits, which, how) };
}

/** The seat destroys a unit of its choice for each remaining hit. Returns how many could not be assigned. */
export function* destroyFor(
  game: State,
  { seat, area, produced, which, how }: Hits,
  { hits, sustained }: Withstood,
): Rule<number> {
  const groups = eligible(game, seat, area, which);
  const total = sizeOf(groups);
  const left = Math.min(hits - sustained, total);
  if (left <= 0) return hits - sustained;
  const others = groups.filter(({ unit }) => unit !== 'fighter');
  const aimed = Math.min(sizeOf(others), Math.max(0, (how.aimed ?? 0) - (produced - hits) - sustained));
  // Not asked about fighters if all these hits go to other ships, nor about other ships if all of them are destroyed.
  const chosen =
    left === total
      ? undefined
      : aimed > 0 && aimed === left
        ? yield* chooseLosses(seat, 'assign-hits', others, left)
        : aimed > 0 && aimed === sizeOf(others)
          ? { ...everyOne(others), fighter: left - aimed }
          : yield* chooseLosses(seat, 'assign-hits', groups, left, {}, aimed);
  yield* oneEffect(game, destroyTogether(game, seat, area, groups, chosen, how));
  return hits - sustained - left;
}

const sizeOf = (groups: readonly UnitGroup[]): number => groups.reduce((sum, { count }) => sum + count, 0);

/** Selects all units of these groups. */
const everyOne = (groups: readonly UnitGroup[]): Amounts =>
  Object.fromEntries(unitLines(groups).map(({ key, max }) => [key, max]));

function* destroyTogether(
  game: State,
  seat: Seat,
  area: Area,
  groups: readonly UnitGroup[],
  chosen: Amounts | undefined,
  how: Destruction,
): Rule {
  const together = groups
    .map(each => ({ ...each, area, ...(chosen && lossesOf(chosen, each)) }))
    .filter(({ count }) => count > 0);
  for (const group of together) {
    const left = groupOf(groupsIn(game, area), seat, group); // losses may cause others
    const count = Math.min(group.count, left?.count ?? 0);
    const damaged = Math.min(group.damaged, left?.damaged ?? 0);
    yield* destroyUnits(game, seat, group, count, area, { ...how, damaged, together });
  }
}

/** Cancels hits before they are assigned. */
export function* cancelHits(moment: { readonly seat: Seat; hits: number }, count: number): Rule {
  const cancelled = Math.min(count, moment.hits);
  moment.hits -= cancelled;
  yield* emit('hits-cancelled', { seat: moment.seat, count: cancelled });
}

/** Keys of damaged units end in `!`. */
export const lossesOf = (chosen: Amounts, named: string | Marked): { count: number; damaged: number } => {
  const key = typeof named === 'string' ? named : kindKey(named);
  const damaged = chosen[`${key}!`] ?? 0;
  return { count: (chosen[key] ?? 0) + damaged, damaged };
};

/** One line for the undamaged and one for the damaged units of each group. */
export function unitLines(groups: readonly Cargo[]): Line[] {
  const lines: Line[] = [];
  for (const group of groups) {
    const { unit, count, damaged } = group;
    const key = kindKey(group);
    const at = { unit, ...markOf(group) };
    if (count > damaged) lines.push({ key, at, min: 0, max: count - damaged });
    if (damaged > 0) lines.push({ key: `${key}!`, at: { ...at, damaged: 1 }, min: 0, max: damaged });
  }
  return lines;
}

/** The cheapest units first, as a reasonable default. */
function leastLoss(lines: readonly Line[], count: number): Amounts {
  const amounts: Record<string, number> = {};
  let left = count;
  for (let i = lines.length - 1; left > 0 && i >= 0; i--) {
    const { key, max } = lines[i]!;
    amounts[key] = Math.min(left, max);
    left -= max;
  }
  return amounts;
}

const isNoFighter = (key: string): boolean => !/^fighter(~|!|$)/.test(key);

/** `leastLoss` with at least `aimed` non-fighters. */
function leastLossOf(lines: readonly Line[], count: number, aimed: number): Amounts {
  const first = leastLoss(
    lines.filter(({ key }) => isNoFighter(key)),
    aimed,
  );
  const rest = leastLoss(
    lines.map(line => ({ ...line, max: line.max - (first[line.key] ?? 0) })),
    count - aimed,
  );
  const both = lines.map(({ key }) => [key, (first[key] ?? 0) + (rest[key] ?? 0)] as const);
  return Object.fromEntries(both.filter(([, some]) => some > 0));
}

/** Chooses this many of the units, some of which must be non-fighters. Not asked if they are identical or all must be chosen. */
export function* chooseLosses(
  seat: Seat,
  kind: string,
  groups: readonly UnitGroup[],
  count: number,
  prompt: Prompt = {},
  aimed = 0,
): Rule<Amounts> {
  const lines = unitLines(groups);
  if (lines.length === 1) return { [lines[0]!.key]: count };
  if (lines.reduce((sum, { max }) => sum + max, 0) <= count) return everyOne(groups);
  const met = (chosen: Amounts): boolean =>
    Object.entries(chosen).reduce((sum, [key, some]) => (isNoFighter(key) ? sum + some : sum), 0) >= aimed;
  return yield* allocate(seat, kind, lines, {
    min: count,
    max: count,
    ...(aimed > 0 && { check: chosen => met(chosen) || because('assign.ships-first', 'LRR 78.6') }),
    suggest: aimed > 0 ? leastLossOf(lines, count, aimed) : leastLoss(lines, count),
    prompt: { ...prompt, count },
  });
}

const noUnit: Reader = () => false;

/** A seat's non-ship units in a space combat that may use Sustain Damage against hits on its ships. */
const standIns = (game: State, seat: Seat, area: Area, which: Reader): UnitGroup[] =>
  game.combat?.kind === 'space' && game.combat.system === area.system && area.planet === null
    ? groupsIn(game, area).filter(
        group =>
          group.seat === seat &&
          !isShip(game, group, area) &&
          !which(game, group, area) &&
          sustainsForShips(game, { seat, unit: group.unit }, false),
      )
    : [];

const canSustain = (game: State, seat: Seat, units: Marked, area: Area): boolean =>
  statsOf(game, seat, units).sustain === true && maySustain(game, { seat, unit: units.unit, area }, true);

/**
 * Cancels hits with Sustain Damage of units they could be assigned to (LRR 87.2); returns how many. `spent` units have
 * used it against these hits: they cannot do so again, even if repaired.
 */
function* sustainDamage(
  game: State,
  seat: Seat,
  area: Area,
  hits: number,
  which: Reader,
  how: Destruction,
  spent: ReadonlyMap<string, number> = new Map(),
): Rule<number> {
  if (hits === 0) return 0;
  const lines: { key: string; at: Target; min: 0; max: number; kind: Marked }[] = [];
  let most = 0;
  const own = eligible(game, seat, area, which);
  const others = own.length > 0 || which === noUnit ? standIns(game, seat, area, which) : [];
  for (const group of [...own, ...others]) {
    const { unit, count, damaged } = group;
    const kind = { unit, ...markOf(group) };
    const key = kindKey(kind);
    const max = count - Math.max(damaged, spent.get(key) ?? 0);
    if (max <= 0 || !canSustain(game, seat, group, area)) continue;
    lines.push({ key, at: kind, min: 0, max, kind });
    most += max;
  }
  if (most === 0) return 0;
  const each = hitsPerSustain(game, seat, 1);
  most = Math.min(Math.ceil(hits / each), most);
  const onOffer = lines.map(({ kind: _, ...line }) => line);
  const amounts = yield* allocate(seat, 'sustain-damage', onOffer, {
    max: most,
    suggest: firstOf(lines, most),
    prompt: { hits },
  });
  let cancelled = 0;
  const used = new Map(spent);
  for (const { key, kind } of lines) {
    for (let i = 0; i < (amounts[key] ?? 0); i++) {
      const standing = (): UnitGroup | undefined => groupOf(groupsIn(game, area), seat, kind);
      const group = standing();
      if (!group || group.damaged >= group.count) break;
      const { count } = group;
      cancelled = Math.min(hits, cancelled + each);
      yield* sustain(game, seat, kind, area, how);
      // If a unit was destroyed in response, its player decides again.
      if ((standing()?.count ?? 0) < count)
        return cancelled + (yield* sustainDamage(game, seat, area, hits - cancelled, which, how, used));
      used.set(key, (used.get(key) ?? 0) + 1);
    }
  }
  return cancelled;
}

/** One unit uses its Sustain Damage. */
function* sustain(game: State, seat: Seat, kind: Marked, area: Area, { by, cause }: Destruction): Rule {
  const { unit } = kind;
  groupOf(groupsToChange(game, area), seat, kind)!.damaged++;
  noteSustained(game, seat, kind, area);
  yield* emit('sustained', { seat, unit, ...markOf(kind), system: area.system, planet: area.planet });
  yield* open(game, afterSustainDamage, { seat, unit, ...markOf(kind), area, hitBy: by, cause, repaired: false });
}

/** Records which units sustained damage in this round of the current combat. */
function noteSustained(game: State, seat: Seat, kind: Marked, { system, planet }: Area): void {
  const { combat } = game;
  if (combat?.system !== system || combat.planet !== planet) return;
  const noted = combat.sustained.find(each => each.seat === seat && isAlike(each, kind));
  if (noted) noted.count++;
  else combat.sustained.push({ seat, unit: kind.unit, count: 1, ...markOf(kind) });
}

/** Assigns one hit to a unit chosen by another player; of its owner's ships, only it may sustain it. */
export function* assignHitTo(
  game: State,
  chosen: Marked & { readonly seat: Seat; readonly damaged: boolean },
  area: Area,
  how: Destruction,
): Rule {
  const { seat, unit, damaged } = chosen;
  const kind = { unit, ...markOf(chosen) };
  if (!groupOf(groupsIn(game, area), seat, kind)) return;
  if (isShip(game, { seat, ...kind }, area) && (yield* sustainDamage(game, seat, area, 1, noUnit, how)) > 0) return;
  if (!damaged && canSustain(game, seat, kind, area)) {
    const [sustains] = yield* ask(pick(seat, 'sustain-hit', [kindKey(kind)], { min: 0, at: () => kind }));
    if (sustains) {
      yield* sustain(game, seat, kind, area, how);
      return;
    }
  }
  yield* destroyUnits(game, seat, kind, 1, area, { ...how, damaged: damaged ? 1 : 0 });
}
