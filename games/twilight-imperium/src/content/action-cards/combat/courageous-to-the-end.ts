import { isShip } from '../../../moments/units/counts-as.ts';
import { statsOf } from '../../../moments/units/queries.ts';
import { afterUnitsDestroyed } from '../../../moments/units/windows.ts';
import { destroyOwnShips, opponentIn, rollFor } from '../../../verbs/combat/combat-effects.ts';
import { reaction } from '../action-card.ts';
export const courageousToTheEnd = reaction({
  id: 'courageous-to-the-end',
  window: afterUnitsDestroyed,
  when(game, me, { area, ...lost }) {
    const { combat } = game;
    return (
      lost.seat === me &&
      isShip(game, lost, area) &&
      combat?.kind === 'space' &&
      area.system === combat.system &&
      area.planet === null &&
      opponentIn(combat, me) !== undefined
    );
  },
  *resolve(game, me, ship) {
    const value = statsOf(game, me, ship).combat!.hitsOn; // without modifiers of combat rolls
    const lost = yield* rollFor(me, 2, value);
    yield* destroyOwnShips(game, opponentIn(game.combat!, me)!, lost, me, 'courageous-to-the-end');
  },
});
