import { open, type Rule, type Seat } from '@orrery/kernel';
import { emit } from '../../model/events/index.ts';
import type { State } from '../../model/state.ts';
import { aimsAtShips, hitsProduced } from '../../moments/combat/queries.ts';
import { afterHitsAssigned, afterHitsProduced, type CombatRoll } from '../../moments/combat/windows.ts';
import { oneEffect } from '../../moments/effects.ts';
import { fightsIn } from '../../moments/units/counts-as.ts';
import { areaOfCombat } from './combat-effects.ts';
import { cancelOrSustainHits, destroyFor, type Hits, hitsIn } from './hits.ts';
/** The hits produced by the final dice of a side; none if it has not rolled. */
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

/** The hits of a round are known; content may answer with more. */
export function* announceHits(game: State): Rule {
  const combat = game.combat!;
  const { attacker, defender } = combat;
  const area = areaOfCombat(combat);
  if (combat.hits.attacker > 0)
    yield* open(game, afterHitsProduced, { by: attacker, against: defender, area, hits: combat.hits.attacker });
  if (combat.hits.defender > 0)
    yield* open(game, afterHitsProduced, { by: defender, against: attacker, area, hits: combat.hits.defender });
}

/** One side of a combat as it takes hits. */
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
 * Each side of the combat under way takes the hits of the other as one effect (LRR 78.6, LRR 42.2). The attacker is the first to use
 * Sustain Damage, and both have used it before anything is destroyed.
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
    how: { cause: 'combat', by, aimed: aims },
  });
  // Hits that are produced while others are sustained are added to them.
  while (fresh(ofAttacker) > 0 || fresh(ofDefender) > 0)
    for (const side of [ofAttacker, ofDefender]) {
      const produced = fresh(side);
      side.seen += produced;
      const left = yield* cancelOrSustainHits(game, taken(side, produced));
      side.hits += left.hits;
      side.sustained += left.sustained;
    }
  for (const side of [ofDefender, ofAttacker]) yield* destroyFor(game, taken(side, side.seen), side);
  combat.hits = { attacker: 0, defender: 0 };
  for (const seat of [attacker, defender]) yield* open(game, afterHitsAssigned, { seat });
}
