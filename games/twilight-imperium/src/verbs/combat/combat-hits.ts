import { again, type Ending, open, type Rule, type Seat } from '@orrery/kernel';
import { emit } from '../../model/events/index.ts';
import type { TechnologyId } from '../../model/ids.ts';
import type { State } from '../../model/state.ts';
import { aimsAtShips, hitsProduced } from '../../moments/combat/queries.ts';
import { afterHitsAssigned, afterHitsProduced, type CombatRoll, endOfRollDice } from '../../moments/combat/windows.ts';
import { oneEffect } from '../../moments/effects.ts';
import { fightsIn, isFought } from '../../moments/units/counts-as.ts';
import { destroyBlockaded } from '../units/blockade.ts';
import { areaOfCombat } from './combat-effects.ts';
import { cancelOrSustainHits, destroyFor, type Hits, hitsIn } from './hits.ts';
/** The hits of a side's final dice; 0 if it did not roll. */
export function* countHits(game: State, rolled: CombatRoll | null): Rule<number> {
  if (rolled === null) return 0;
  const { seat, dice } = rolled;
  const roll = game.combat!.kind === 'space' ? 'space-combat' : 'ground-combat';
  const hits = hitsProduced(game, { seat, roll, dice }, hitsIn(dice));
  yield* emit('combat-roll', { seat, hits, dice });
  const aiming = roll === 'space-combat' ? aimsAtShips(game, seat, []) : [];
  if (aiming.length > 0) {
    const { hits: all, attacker } = game.combat!;
    all.aimed ??= { attacker: 0, defender: 0 };
    const aimed = hitsIn(dice.filter(({ unit }) => aiming.includes(unit)));
    all.aimed[seat === attacker ? 'attacker' : 'defender'] = Math.min(aimed, hits);
  }
  return hits;
}

/** Opens the windows after the hits of a round are known. */
export function* announceHits(game: State): Rule {
  const combat = game.combat!;
  const { attacker, defender } = combat;
  const area = areaOfCombat(combat);
  if (combat.hits.attacker > 0)
    yield* open(game, afterHitsProduced, { by: attacker, against: defender, area, hits: combat.hits.attacker });
  if (combat.hits.defender > 0)
    yield* open(game, afterHitsProduced, { by: defender, against: attacker, area, hits: combat.hits.defender });
}

/**
 * Ends the Roll Dice step. If content discards the results, no hits are assigned and the step starts again; effects for
 * the round continue.
 */
export function* endRollDice(game: State): Rule<Ending> {
  const combat = game.combat!;
  const moment = { rollAgain: false };
  yield* open(game, endOfRollDice, moment, () => !moment.rollAgain);
  if (!moment.rollAgain) return;
  combat.hits = { attacker: 0, defender: 0 };
  if (isFought(game, combat)) return again();
}

/** Discards this round's results: all dice are rolled again before hits are assigned. */
export function* rollDiceAgain(moment: { rollAgain: boolean }): Rule {
  moment.rollAgain = true;
  yield* emit('dice-called-off');
}

/** A side of a combat with its hits. */
interface Side {
  readonly seat: Seat;
  readonly by: Seat;
  readonly aimed: number;
  /** Hits processed so far, how many were not cancelled, and how many were sustained. */
  seen: number;
  hits: number;
  sustained: number;
}

/**
 * Both sides of the current combat assign their opponent's hits as one effect (LRR 78.6, LRR 42.2). The attacker uses
 * Sustain Damage first; both use it before units are destroyed.
 */
export const assignRoundHits = (game: State): Rule => oneEffect(game, assignBoth(game));

function* assignBoth(game: State): Rule {
  const combat = game.combat!;
  const { attacker, defender, hits, kind } = combat;
  const area = areaOfCombat(combat);
  const which = fightsIn(kind);
  const aimed = hits.aimed ?? { attacker: 0, defender: 0 };
  const none = { seen: 0, hits: 0, sustained: 0 };
  const ofAttacker: Side = { seat: attacker, by: defender, aimed: aimed.defender, ...none };
  const ofDefender: Side = { seat: defender, by: attacker, aimed: aimed.attacker, ...none };
  const fresh = ({ by, seen }: Side): number => (by === attacker ? hits.attacker : hits.defender) - seen;
  const taken = ({ seat, by, aimed: aims }: Side, produced: number): Hits => ({
    seat,
    area,
    produced,
    which,
    how: { cause: 'combat', by, aimed: aims, ...(known && { known }) },
  });
  let known: TechnologyId[][] | undefined;
  // Hits produced while others are sustained are added.
  while (fresh(ofAttacker) > 0 || fresh(ofDefender) > 0)
    for (const side of [ofAttacker, ofDefender]) {
      const produced = fresh(side);
      side.seen += produced;
      const left = yield* cancelOrSustainHits(game, taken(side, produced));
      side.hits += left.hits;
      side.sustained += left.sustained;
    }
  yield* destroyBlockaded(game); // at once if no ship is left (LRR 14)
  known = game.seats.map(({ technologies }) => [...technologies]);
  for (const side of [ofDefender, ofAttacker]) yield* destroyFor(game, taken(side, side.seen), side);
  combat.hits = { attacker: 0, defender: 0 };
  for (const seat of [attacker, defender]) yield* open(game, afterHitsAssigned, { seat });
}
