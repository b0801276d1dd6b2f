import { chooseSome, type Rule, type Seat } from '@orrery/kernel';
import type { State } from '../model/state.ts';
import { afterAbilityRoll, afterCombatRoll, type CombatRoll } from '../moments/combat/windows.ts';
import { reroll } from '../verbs/combat/hits.ts';
import { on, type Part } from './ability.ts';

/** Lets a seat reroll any number of its dice in a roll. */
export function* rerollAny(me: Seat, kind: string, roll: Pick<CombatRoll, 'seat' | 'dice'>, stream: string): Rule {
  const { dice } = roll;
  const places = yield* chooseSome(me, kind, [...dice.keys()], {
    key: String,
    at: place => ({ die: dice[place]!.result, unit: dice[place]!.unit, needs: dice[place]!.needs }),
    min: 0,
    max: dice.length,
  });
  if (places.length > 0) yield* reroll(roll, stream, places);
}

const inSpace = ({ combat }: State): boolean => combat?.kind === 'space';

/** For a round of space combat: its owner may reroll any of their dice, also of Anti-Fighter Barrage. */
export const rerollsInSpace = (id: string): readonly Part[] => [
  on(afterCombatRoll, {
    must: true,
    when: (game, me, { seat }) => seat === me && inSpace(game),
    play: (_game, me, roll) => rerollAny(me, `${id}.dice`, roll, 'combat'),
  }),
  on(afterAbilityRoll, {
    must: true,
    when: (_game, me, { seat, roll }) => seat === me && roll === 'barrage',
    play: (_game, me, roll) => rerollAny(me, `${id}.dice`, roll, 'barrage'),
  }),
];
