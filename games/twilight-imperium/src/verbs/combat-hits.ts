import { emit, open, type Rule } from '@orrery/kernel';
import { isGroundForce, isShip } from '../model/readers.ts';
import type { State } from '../model/state.ts';
import { aimsAtShips, hitsProduced } from '../moments/queries.ts';
import { afterHitsAssigned, afterHitsProduced, type CombatRoll } from '../moments/windows.ts';
import { areaOfCombat } from './combat-effects.ts';
import { assignHits, hitsIn } from './hits.ts';

/** The dice of a side lie as they are: what hits they produce, none where it has not rolled. */
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
export function* tellHits(game: State): Rule {
  const combat = game.combat!;
  const { attacker, defender } = combat;
  const area = areaOfCombat(combat);
  if (combat.hits.attacker > 0)
    yield* open(game, afterHitsProduced, { by: attacker, against: defender, area, hits: combat.hits.attacker });
  if (combat.hits.defender > 0)
    yield* open(game, afterHitsProduced, { by: defender, against: attacker, area, hits: combat.hits.defender });
}

/** Each side of the combat under way takes the hits of the other, the defender first (LRR 78.6, LRR 42.2). */
export function* assignRoundHits(game: State): Rule {
  const combat = game.combat!;
  const { attacker, defender, hits, kind } = combat;
  const aimed = hits.aimed ?? { attacker: 0, defender: 0 };
  const area = areaOfCombat(combat);
  const which = kind === 'space' ? isShip : isGroundForce;
  let byAttacker = hits.attacker;
  yield* assignHits(game, defender, area, byAttacker, which, {
    cause: 'combat',
    by: attacker,
    aimed: aimed.attacker,
  });
  yield* open(game, afterHitsAssigned, { seat: defender });
  let byDefender = hits.defender;
  yield* assignHits(game, attacker, area, byDefender, which, {
    cause: 'combat',
    by: defender,
    aimed: aimed.defender,
  });
  yield* open(game, afterHitsAssigned, { seat: attacker });
  // Hits that were produced while others were assigned.
  while (hits.attacker > byAttacker || hits.defender > byDefender) {
    const more = { attacker: hits.attacker - byAttacker, defender: hits.defender - byDefender };
    byAttacker = hits.attacker;
    byDefender = hits.defender;
    yield* assignHits(game, defender, area, more.attacker, which, { cause: 'combat', by: attacker });
    yield* assignHits(game, attacker, area, more.defender, which, { cause: 'combat', by: defender });
  }
  combat.hits = { attacker: 0, defender: 0 };
}
