import { again, next, open, openTogether, type Rule, type Seat, step, windowStep } from '@orrery/kernel';
import { beginCombat, clearCombat } from '../../model/changes.ts';
import { newCombat } from '../../model/combat/combat.ts';
import type { Combat } from '../../model/combat/state.ts';
import { emit } from '../../model/events/index.ts';
import type { UnitType } from '../../model/ids.ts';
import { type Area, planetOf, systemWith } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import type { UnitGroup } from '../../model/units/state.ts';
import type { Roll } from '../../model/units/units.ts';
import { canWin, combatBonus, extraCombatDice } from '../../moments/combat/queries.ts';
import {
  afterCombat,
  afterCombatRoll,
  type CombatRoll,
  endOfCombatRound,
  startOfCombatRound,
} from '../../moments/combat/windows.ts';
import { settleTable } from '../../moments/effects.ts';
import { startOfGroundCombat } from '../../moments/invasion/windows.ts';
import { groundCombat } from '../../moments/steps.ts';
import { fightsIn, groundForcesOn, isFought } from '../../moments/units/counts-as.ts';
import { statsOf } from '../../moments/units/queries.ts';
import { endLasting } from '../../verbs/cards/lasting.ts';
import { announceHits, assignRoundHits, countHits, endRollDice } from '../../verbs/combat/combat-hits.ts';
import { rollVolley } from '../../verbs/combat/hits.ts';
import { destroyUnits } from '../../verbs/units/units.ts';

const areaOf = (combat: Combat): Area => ({ system: combat.system, planet: combat.planet });

/** The attacker's ground forces against those on the planet (LRR 42). */
groundCombat.body(function* (game, { planet, defender, attacker = game.tactical!.seat }) {
  const { id: system } = systemWith(game, planet);
  const combat = newCombat({ system, planet }, attacker, defender);
  beginCombat(game, combat);
  yield* emit('combat', { kind: 'ground', system, planet, attacker, defender });
  yield* settleTable(game);
  const start = { system, planet, attacker, defender, round: combat.round };
  yield* openTogether(game, [startOfGroundCombat, startOfCombatRound], start, () => isFought(game, combat)); // LRR 42.4a
  return next(groundCombatRound({}), groundCombatEnds({}));
});

/** Opened as a step only in games of rules version 4 that waited for the first round when they were migrated. */
export const groundCombatRoundStarts = windowStep(startOfCombatRound);

/** Roll, then assign hits; again while both have ground forces there (LRR 42.3). */
export const groundCombatRound = step<State>('ti/ground-combat-round');
groundCombatRound.body(function* (game) {
  const combat = game.combat!;
  const { round } = combat;
  if (!isFought(game, combat)) {
    if (round === 1) yield* open(game, endOfCombatRound, { round }); // LRR 42.4b; later ones ended with the round before
    return;
  }
  yield* emit('combat-round', { round });
  if (round > 1) {
    combat.sustained = [];
    combat.silenced = [];
    yield* open(game, startOfCombatRound, { round }, () => isFought(game, combat));
    if (!isFought(game, combat)) return yield* open(game, endOfCombatRound, { round });
  }
  if (isStalemate(game, combat)) yield* breakStalemate(game, combat);
  return again(rollGroundDice({}), assignGroundHits({}));
});

/** Neither side could ever hit the other; nobody retreats from a planet, so the attacker is destroyed. */
const isStalemate = (game: State, combat: Combat): boolean =>
  ![combat.attacker, combat.defender].some(seat =>
    canWin(
      game,
      { seat, combat },
      shotsOf(game, combat, seat).some(({ roll }) => roll.hitsOn <= 10),
    ),
  );

/** The units that fight for a side: its ground forces and units that content adds. */
const groundForcesIn = (game: State, combat: Combat, seat: Seat): UnitGroup[] => {
  const planet = planetOf(game, combat.planet!);
  return planet.units.filter(group => group.seat === seat && fightsIn('ground')(game, group, planet));
};

function* breakStalemate(game: State, combat: Combat): Rule {
  const { attacker } = combat;
  yield* emit('stalemate', { attacker });
  const doomed = groundForcesIn(game, combat, attacker);
  for (const group of doomed.map(each => ({ ...each })))
    yield* destroyUnits(game, attacker, group, group.count, areaOf(combat), {
      cause: 'effect',
      by: null,
      damaged: group.damaged,
    });
}

export const rollGroundDice = step<State>('ti/roll-ground-dice');
rollGroundDice.body(function* (game) {
  const combat = game.combat!;
  combat.hits.attacker = yield* countHits(game, yield* rollFor(game, combat.attacker, combat.defender));
  combat.hits.defender = yield* countHits(game, yield* rollFor(game, combat.defender, combat.attacker));
  yield* announceHits(game);
  return yield* endRollDice(game);
});

/** One die a ground force, or as many as its combat value shows (LRR 42.1). */
function shotsOf(game: State, combat: Combat, seat: Seat): { unit: UnitType; roll: Roll }[] {
  const shots: { unit: UnitType; roll: Roll }[] = [];
  const told = new Set<UnitType>();
  for (const group of groundForcesIn(game, combat, seat)) {
    const { unit, count } = group;
    const roll = statsOf(game, seat, group).combat;
    if (!roll) continue;
    const bonus = combatBonus(game, { seat, unit }, 0);
    const shot = { unit, roll: { dice: roll.dice, hitsOn: roll.hitsOn - bonus } };
    for (let i = 0; i < count; i++) shots.push(shot);
    const extra = told.has(unit) ? 0 : extraCombatDice(game, { seat, unit }, 0); // once, whatever their marks
    told.add(unit);
    if (extra > 0) shots.push({ unit, roll: { dice: extra, hitsOn: shot.roll.hitsOn } });
  }
  return shots;
}

/** The combat rolls of a side, unless an effect prevents them. */
function* rollFor(game: State, seat: Seat, opponent: Seat): Rule<CombatRoll | null> {
  const combat = game.combat!;
  if (combat.silenced.includes(seat)) return null;
  const dice = yield* rollVolley('combat', shotsOf(game, combat, seat));
  const data = { seat, opponent, area: areaOf(combat), dice };
  yield* open(game, afterCombatRoll, data);
  return data;
}

export const assignGroundHits = step<State>('ti/assign-ground-hits');
assignGroundHits.body(function* (game) {
  const combat = game.combat!;
  yield* assignRoundHits(game);
  yield* open(game, endOfCombatRound, { round: combat.round });
  endLasting(game, 'combat-round');
  combat.round++;
});

/** The side that still has ground forces there has won (LRR 42.4). */
export const groundCombatEnds = step<State>('ti/ground-combat-ends');
groundCombatEnds.body(function* (game) {
  const combat = game.combat!;
  const planet = planetOf(game, combat.planet!);
  const isLeft = (seat: Seat): boolean => groundForcesOn(game, planet, seat) > 0;
  const winner = isFought(game, combat) ? null : ([combat.attacker, combat.defender].find(isLeft) ?? null);
  const loser = winner === null ? null : winner === combat.attacker ? combat.defender : combat.attacker;
  yield* emit('combat-over', { kind: 'ground', planet: planet.id, winner });
  yield* open(game, afterCombat, { kind: 'ground', area: areaOf(combat), winner, loser });
  endLasting(game, 'combat');
  clearCombat(game);
});
