import { planetOf } from '../../../model/readers.ts';
import { combatBonus } from '../../../moments/combat/queries.ts';
import { startOfCombatRound } from '../../../moments/combat/windows.ts';
import { afterExplored } from '../../../moments/galaxy/windows.ts';
import { lastUntil } from '../../../verbs/cards/lasting.ts';
import { opponentIn } from '../../../verbs/combat/combat-effects.ts';
import { readyPlanet } from '../../../verbs/economy/readying.ts';
import { modify, on, technology } from '../../technologies/technology.ts';

/** Readies the planet after the card is resolved. */
export const preFabArcologies = technology({
  id: 'pre-fab-arcologies',
  responses: [
    on(afterExplored, {
      must: true,
      atOnce: true,
      when: (game, me, { seat, planet }) => seat === me && planetOf(game, planet).exhausted,
      *play(game, _me, { planet }) {
        yield* readyPlanet(game, planet);
      },
    }),
  ],
});

/** For all its units in one combat round. */
export const supercharge = technology({
  id: 'supercharge',
  responses: [
    on(startOfCombatRound, {
      exhausts: true,
      when: (game, me) => game.combat !== null && opponentIn(game.combat, me) !== undefined,
      *play(game, me) {
        yield* lastUntil(game, { id: 'supercharge', seat: me, until: 'combat-round', aim: null });
      },
    }),
  ],
  lasting: [modify(combatBonus, (_unit, bonus) => bonus + 1)],
});
