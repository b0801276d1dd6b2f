import { isShip } from '../../../moments/units/counts-as.ts';
import { statsOf } from '../../../moments/units/queries.ts';
import { afterUnitsDestroyed } from '../../../moments/units/windows.ts';
import { destroyOwnShips, opponentIn, rollFor } from '../../../verbs/combat/combat-effects.ts';
import { reaction } from '../action-card.ts';
export const courageousToTheEnd = reaction({
  id: 'courageous-to-the-end',
  window: afterUnitsDestroyed,
  when(game, me, { seat, unit, area }) {
    const { combat } = game;
    return (
      seat === me &&
      isShip(game, { seat, unit }, area) &&
      combat?.kind === 'space' &&
      area.system === combat.system &&
      area.planet === null &&
      opponentIn(combat, me) !== undefined
    );
  },
  *resolve(game, me, { unit }) {
    const value = statsOf(game, me, unit).combat!.hitsOn; // as printed: no modifier of combat rolls counts here
    const lost = yield* rollFor(me, 2, value);
    yield* destroyOwnShips(game, opponentIn(game.combat!, me)!, lost, me, 'courageous-to-the-end');
  },
});
