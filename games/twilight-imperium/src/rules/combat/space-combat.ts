import {
  again,
  ask,
  type Barred,
  choose,
  type Ending,
  type Frame,
  next,
  open,
  openTogether,
  pick,
  type Rule,
  type Seat,
  step,
} from '@orrery/kernel';
import { beginCombat, clearCombat } from '../../model/changes.ts';
import { newCombat } from '../../model/combat/combat.ts';
import type { Combat } from '../../model/combat/state.ts';
import { emit } from '../../model/events/index.ts';
import type { System } from '../../model/galaxy/state.ts';
import type { UnitType } from '../../model/ids.ts';
import type { TacticalStep } from '../../model/movement/state.ts';
import { type Area, hasUnitsIn, othersClockwise, systemOf } from '../../model/readers.ts';
import { bar, because } from '../../model/reasons.ts';
import type { State, SystemId } from '../../model/state.ts';
import type { UnitGroup } from '../../model/units/state.ts';
import type { Roll } from '../../model/units/units.ts';
import {
  barragesGranted,
  canWin,
  combatBonus,
  extraCombatDice,
  mayBarrage,
  mayLeaveCombat,
  mayRetreatTo,
} from '../../moments/combat/queries.ts';
import {
  afterBarrage,
  afterBothRolled,
  afterCombat,
  afterCombatRoll,
  afterRetreat,
  afterRetreatAnnounced,
  beforeBarrage,
  type CombatRoll,
  endOfCombatRound,
  endOfSpaceCombat,
  startOfAnnounceRetreats,
  startOfCombatRound,
  startOfSpaceCombat,
} from '../../moments/combat/windows.ts';
import { oneEffect, settleTable } from '../../moments/effects.ts';
import { isAnomaly } from '../../moments/galaxy/systems.ts';
import { landsAtOnce } from '../../moments/invasion/queries.ts';
import { canEnter, isNebulaFor, waysFrom } from '../../moments/movement/routes.ts';
import { spaceCombat } from '../../moments/steps.ts';
import {
  fightsIn,
  hasFighting,
  hasShips,
  isFought,
  othersHaveShips,
  type Reader,
} from '../../moments/units/counts-as.ts';
import { statsOf } from '../../moments/units/queries.ts';
import { endLasting } from '../../verbs/cards/lasting.ts';
import { announceHits, assignRoundHits, countHits, endRollDice } from '../../verbs/combat/combat-hits.ts';
import { addExtraDice } from '../../verbs/combat/extra-dice.ts';
import { assignHits, hitsIn, rollForAbility, rollVolley } from '../../verbs/combat/hits.ts';
import { retreatTo } from '../../verbs/combat/retreat.ts';
import { destroyUnits } from '../../verbs/units/units.ts';
import { whyKeptOut } from '../movement/movement-reasons.ts';

const spaceOf = (combat: Combat): Area => ({ system: combat.system, planet: null });

const sides = (combat: Combat): [Seat, Seat] => [combat.attacker, combat.defender];

const opponentOf = (combat: Combat, seat: Seat): Seat => (seat === combat.attacker ? combat.defender : combat.attacker);

/** If other players have ships in the active system (LRR 78), the active player fights them one after the other. */
spaceCombat.body(function* (game, { battle }) {
  if (battle) {
    const place = systemOf(game, battle.system);
    if (![battle.attacker, battle.defender].every(seat => hasShips(game, place, seat))) {
      endLasting(game, 'combat'); // nothing lasts for a combat that does not happen
      return;
    }
    return yield* begin(game, battle.system, battle.attacker, battle.defender);
  }
  const { seat: attacker, system } = game.tactical!;
  const place = systemOf(game, system);
  const others = othersClockwise(game, attacker).filter(seat => hasShips(game, place, seat));
  if (others.length === 0 || !hasShips(game, place, attacker) || landsAtOnce(game, attacker, false)) return; // LRR 78.1
  const defender =
    others.length === 1
      ? others[0]!
      : yield* choose(attacker, 'space-combat.opponent', others, { key: String, at: seat => ({ seat }) });
  return yield* begin(game, system, attacker, defender, spaceCombat({}));
});

function* begin(game: State, system: SystemId, attacker: Seat, defender: Seat, ...after: Frame[]): Rule<Ending> {
  const combat = newCombat({ system, planet: null }, attacker, defender);
  beginCombat(game, combat);
  yield* emit('combat', { kind: 'space', system, attacker, defender });
  yield* settleTable(game);
  const start = { system, attacker, defender, round: combat.round };
  yield* openTogether(game, [startOfSpaceCombat, startOfCombatRound], start, () => isFought(game, combat)); // LRR 78.2a
  return next(antiFighterBarrage({}), combatRound({}), spaceCombatEnds({}), ...after);
}

/** Cards refer to the steps of a tactical action; a combat outside of one is not such a step. */
function noteStep({ tactical, combat }: State, step: TacticalStep): void {
  if (tactical !== null && tactical.system === combat?.system) tactical.step = step;
}

const isFighter: Reader = (_game, { unit }) => unit === 'fighter';

interface BarrageHits {
  readonly by: Seat;
  readonly count: number;
  readonly which: Reader;
}

/** Both sides at once, fighters only, in the first round only (LRR 78.3, LRR 10). */
export const antiFighterBarrage = step<State>('ti/anti-fighter-barrage');
antiFighterBarrage.body(function* (game) {
  noteStep(game, 'anti-fighter-barrage');
  const combat = game.combat!;
  if (!isFought(game, combat)) return;
  const hits: BarrageHits[] = [];
  for (const seat of sides(combat)) {
    const moment = { seat, opponent: opponentOf(combat, seat), system: systemOf(game, combat.system) };
    if (!mayBarrage(game, moment, true)) continue;
    const ofShips = shotsOf(game, combat, seat, ship => statsOf(game, seat, ship).barrage);
    const shots = barragesGranted(game, { seat, system: combat.system }, ofShips);
    if (shots.length === 0) continue;
    const aim = { seat, opponent: opponentOf(combat, seat), hitsAllShips: false };
    yield* open(game, beforeBarrage, aim);
    const aims = [{ key: 'roll', shots }];
    const [aimed] = yield* addExtraDice(game, seat, 'barrage', aims, () => ({ system: combat.system }));
    const volley = yield* rollForAbility(game, seat, 'barrage', aimed!.shots);
    hits.push({ by: seat, count: hitsIn(volley), which: aim.hitsAllShips ? fightsIn('space') : isFighter });
    yield* emit('barrage', { seat, hits: hitsIn(volley), dice: volley });
    const { opponent } = aim;
    yield* open(game, afterBarrage, { seat, opponent, area: spaceOf(combat), hits: hitsIn(volley), dice: volley });
  }
  yield* oneEffect(game, assignBarrage(game, combat, hits));
});

function* assignBarrage(game: State, combat: Combat, hits: readonly BarrageHits[]): Rule {
  for (const { by, count, which } of hits)
    yield* assignHits(game, opponentOf(combat, by), spaceOf(combat), count, which, { cause: 'barrage', by });
}

/** The units that fight for a side: its ships and units that content adds. */
const shipsIn = (game: State, combat: Combat, seat: Seat): UnitGroup[] => {
  const system = systemOf(game, combat.system);
  return system.space.filter(group => group.seat === seat && fightsIn('space')(game, group, system));
};

/** The end of a round. The last round may end in its first step or at its start (LRR 78.2b, LRR 78.3a). */
const openEnd = (game: State, round: number): Rule =>
  openTogether(game, [endOfCombatRound, endOfSpaceCombat], { round }); // LRR 78.9a

/** Announce retreats, roll, assign hits, retreat; again while both sides have ships (LRR 78.4 to 78.9). */
export const combatRound = step<State>('ti/space-combat-round');
combatRound.body(function* (game) {
  const combat = game.combat!;
  noteStep(game, 'space-combat');
  const { round } = combat;
  if (!isFought(game, combat)) {
    if (round === 1) yield* openEnd(game, round); // later ones ended with the round before
    return;
  }
  yield* emit('combat-round', { round });
  if (round > 1) {
    combat.sustained = [];
    combat.silenced = [];
    yield* open(game, startOfCombatRound, { round }, () => isFought(game, combat));
    if (!isFought(game, combat)) return yield* openEnd(game, round);
  }
  return again(announceRetreats({}), rollCombatDice({}), assignCombatHits({}), carryOutRetreat({}), roundEnds({}));
});

/** The defender first; if they retreat, the attacker may not (LRR 78.4b). A player without a system to go to is not asked (LRR 78.4c). */
export const announceRetreats = step<State>('ti/announce-retreats');
announceRetreats.body(function* (game) {
  const combat = game.combat!;
  const { attacker, defender, round } = combat;
  if (!isFought(game, combat)) return;
  const start: { round: number; compelled: Seat[] } = { round, compelled: [] };
  yield* open(game, startOfAnnounceRetreats, start);
  for (const seat of [defender, attacker]) {
    if (havensOf(game, seat, systemOf(game, combat.system)).length === 0) continue;
    const retreats = start.compelled.includes(seat) || (yield* announces(seat, round));
    if (!retreats) continue;
    combat.retreating = seat;
    yield* emit('retreat-announced', { seat });
    const moment = { seat, prevented: false };
    yield* open(game, afterRetreatAnnounced, moment);
    if (moment.prevented) combat.retreating = null; // announced all the same
    return;
  }
  if (isStalemate(game, combat)) yield* breakStalemate(game, combat);
});

function* announces(seat: Seat, round: number): Rule<boolean> {
  const [retreats] = yield* ask(pick(seat, 'announce-retreat', ['retreat'], { min: 0, prompt: { round } }));
  return retreats !== undefined;
}

/** Neither side could ever hit the other. */
const isStalemate = (game: State, combat: Combat): boolean => !sides(combat).some(seat => canHit(game, combat, seat));

const noDice: Roll = { dice: 0, hitsOn: 11 };

const canHit = (game: State, combat: Combat, seat: Seat): boolean =>
  canWin(
    game,
    { seat, combat },
    shipsIn(game, combat, seat).some(ship => {
      const { dice, hitsOn } = rollOf(game, combat, seat, ship) ?? noDice;
      return dice > 0 && hitsOn <= 10;
    }),
  );

/** The attacker must retreat, or else its ships are destroyed; no card prevents that. */
function* breakStalemate(game: State, combat: Combat): Rule {
  const { attacker } = combat;
  yield* emit('stalemate', { attacker });
  if (havensOf(game, attacker, systemOf(game, combat.system)).length > 0) {
    combat.retreating = attacker;
    yield* emit('retreat-announced', { seat: attacker });
    return;
  }
  for (const ship of shipsIn(game, combat, attacker).map(group => ({ ...group })))
    yield* destroyUnits(game, attacker, ship, ship.count, spaceOf(combat), {
      cause: 'effect',
      by: null,
      damaged: ship.damaged,
    });
}

/** Adjacent systems without others' ships, with an own unit or planet, that the ships can enter; never a nebula (LRR 78.7). */
export const havensOf = (game: State, seat: Seat, from: System): SystemId[] => {
  if (!mayLeaveCombat(game, seat, true)) return [];
  return waysFrom(game, seat, from.id).filter(id => {
    const system = systemOf(game, id);
    if (othersHaveShips(game, system, seat) || isNebulaFor(game, seat, system) || !canEnter(game, seat, system))
      return false;
    const own = hasUnitsIn(system, seat) || system.planets.some(planet => planet.controller === seat);
    return mayRetreatTo(game, { seat, system }, own);
  });
};

/** Systems next to the combat where a seat cannot retreat to. */
const whyNotRetreat = (game: State, seat: Seat, from: System, havens: readonly SystemId[]): Barred[] =>
  waysFrom(game, seat, from.id)
    .filter(id => !havens.includes(id))
    .map(id => {
      const system = systemOf(game, id);
      const reason = othersHaveShips(game, system, seat)
        ? because('retreat.enemy', 'LRR 78.7c')
        : isNebulaFor(game, seat, system)
          ? because('retreat.kept-out', 'LRR 59.1')
          : !canEnter(game, seat, system)
            ? whyKeptOut(game, seat, system)
            : because('retreat.nobody', 'LRR 78.7c');
      return bar(id, { system: id }, reason);
    });

export const rollCombatDice = step<State>('ti/roll-combat-dice');
rollCombatDice.body(function* (game) {
  const combat = game.combat!;
  if (!isFought(game, combat)) return;
  const byAttacker = yield* rollFor(game, combat.attacker);
  const byDefender = yield* rollFor(game, combat.defender);
  yield* open(game, afterBothRolled, { rolls: [byAttacker, byDefender].filter(roll => roll !== null) });
  combat.hits.attacker = yield* countHits(game, byAttacker);
  combat.hits.defender = yield* countHits(game, byDefender);
  yield* announceHits(game);
  return yield* endRollDice(game);
});

/** One die, or as many as a ship's combat value shows (LRR 78.5); the defender in a nebula adds 1 (LRR 59.3). */
function rollOf(game: State, combat: Combat, seat: Seat, ship: UnitGroup): Roll | undefined {
  const { unit } = ship;
  const roll = statsOf(game, seat, ship).combat;
  if (!roll) return undefined;
  const bonus = combatBonus(game, { seat, unit }, nebulaBonus(game, combat, seat));
  return { dice: roll.dice, hitsOn: roll.hitsOn - bonus };
}

/** What each ship of a side rolls. */
function shotsOf(
  game: State,
  combat: Combat,
  seat: Seat,
  rollWith: (ship: UnitGroup) => Roll | undefined,
): { unit: UnitType; roll: Roll }[] {
  const shots: { unit: UnitType; roll: Roll }[] = [];
  for (const ship of shipsIn(game, combat, seat)) {
    const { unit, count } = ship;
    const roll = rollWith(ship);
    if (roll) for (let i = 0; i < count; i++) shots.push({ unit, roll });
  }
  return shots;
}

/** What they roll in a combat round, with dice that content adds. */
function combatShotsOf(game: State, combat: Combat, seat: Seat): { unit: UnitType; roll: Roll }[] {
  const shots: { unit: UnitType; roll: Roll }[] = [];
  const told = new Set<UnitType>();
  for (const ship of shipsIn(game, combat, seat)) {
    const { unit, count } = ship;
    const roll = rollOf(game, combat, seat, ship);
    if (!roll) continue;
    for (let i = 0; i < count; i++) shots.push({ unit, roll });
    const extra = told.has(unit) ? 0 : extraCombatDice(game, { seat, unit }, 0); // once, whatever their marks
    told.add(unit);
    if (extra > 0) shots.push({ unit, roll: { dice: extra, hitsOn: roll.hitsOn } });
  }
  return shots;
}

/** The combat rolls of a side, unless an effect prevents them. */
function* rollFor(game: State, seat: Seat): Rule<CombatRoll | null> {
  const combat = game.combat!;
  if (combat.silenced.includes(seat)) return null;
  const dice = yield* rollVolley('combat', combatShotsOf(game, combat, seat));
  const data = { seat, opponent: opponentOf(combat, seat), area: spaceOf(combat), dice };
  yield* open(game, afterCombatRoll, data);
  return data;
}

const nebulaBonus = (game: State, combat: Combat, seat: Seat): number =>
  seat === combat.defender && isAnomaly(game, systemOf(game, combat.system), 'nebula') ? 1 : 0;

/** Each side destroys one of its ships for each hit of the other (LRR 78.6). */
export const assignCombatHits = step<State>('ti/assign-combat-hits');
assignCombatHits.body(function* (game) {
  yield* assignRoundHits(game);
});

/** A side that announced a retreat must retreat, unless the other side has no ships left or no system is possible any more (LRR 78.7, LRR 78.7a). */
export const carryOutRetreat = step<State>('ti/retreat');
carryOutRetreat.body(function* (game) {
  const combat = game.combat!;
  const seat = combat.retreating;
  combat.retreating = null;
  if (seat === null || !isFought(game, combat)) return;
  const havens = havensOf(game, seat, systemOf(game, combat.system));
  if (havens.length === 0) return;
  const to =
    havens.length === 1
      ? havens[0]!
      : yield* choose(seat, 'retreat', havens, {
          at: id => ({ system: id }),
          barred: () => whyNotRetreat(game, seat, systemOf(game, combat.system), havens),
        });
  yield* retreatTo(game, seat, combat.system, to);
  if (hasShips(game, systemOf(game, to), seat)) yield* open(game, afterRetreat, { seat, from: combat.system, to });
});

export const roundEnds = step<State>('ti/combat-round-ends');
roundEnds.body(function* (game) {
  const combat = game.combat!;
  yield* openEnd(game, combat.round);
  endLasting(game, 'combat-round');
  combat.round++;
});

/** The side with ships left has won; with none on either side, or in a draw, nobody has (LRR 78.10). */
export const spaceCombatEnds = step<State>('ti/space-combat-ends');
spaceCombatEnds.body(function* (game) {
  const combat = game.combat!;
  const place = systemOf(game, combat.system);
  const winner = combat.drawn ? null : (sides(combat).find(seat => hasFighting(game, place, seat)) ?? null);
  const loser = winner === null ? null : opponentOf(combat, winner);
  yield* emit('combat-over', { kind: 'space', system: combat.system, winner, ...(combat.drawn && { drawn: true }) });
  yield* open(game, afterCombat, { kind: 'space', area: spaceOf(combat), winner, loser });
  endLasting(game, 'combat');
  clearCombat(game);
});
