import { choose, type Seat } from '@orrery/kernel';
import type { Combat } from '../../model/combat/state.ts';
import type { FactionId, UnitType } from '../../model/ids.ts';
import { groupsIn } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { extraCombatDice } from '../../moments/combat/queries.ts';
import { startOfCombatRound } from '../../moments/combat/windows.ts';
import { fightsIn } from '../../moments/units/counts-as.ts';
import { lastingOf, lastUntil } from '../../verbs/cards/lasting.ts';
import { areaOfCombat } from '../../verbs/combat/combat-effects.ts';
import { modify, on } from '../ability.ts';
import { leader } from './leader.ts';

/** Units of both sides in the current combat, if it is of this kind. */
function fighters(game: State, kind: Combat['kind']): { readonly seat: Seat; readonly unit: UnitType }[] {
  const { combat } = game;
  if (combat?.kind !== kind) return [];
  const area = areaOfCombat(combat);
  const all = groupsIn(game, area).filter(
    group => fightsIn(kind)(game, group, area) && (group.seat === combat.attacker || group.seat === combat.defender),
  );
  return all.filter(({ seat, unit }, i) => all.findIndex(each => each.seat === seat && each.unit === unit) === i);
}

/** An agent that lets one unit of any player roll an extra die in a combat round. */
export const oneDieMore = (id: string, faction: FactionId, kind: Combat['kind']) =>
  leader({
    id,
    faction,
    kind: 'agent',
    responses: [
      on(startOfCombatRound, {
        exhausts: true,
        when: game => fighters(game, kind).length > 0,
        *play(game, me) {
          const { seat, unit } = yield* choose(me, `${id}.unit`, fighters(game, kind), {
            key: ({ seat: owner, unit: what }) => `${owner}:${what}`,
            at: ({ seat: owner, unit: what }) => ({ seat: owner, unit: what }),
          });
          yield* lastUntil(game, { id, seat, until: 'combat-round', aim: unit });
        },
      }),
    ],
    lasting: [
      modify(
        extraCombatDice,
        ({ seat, unit }, dice, game) => dice + lastingOf(game, seat, id).filter(({ aim }) => aim === unit).length,
      ),
    ],
  });
