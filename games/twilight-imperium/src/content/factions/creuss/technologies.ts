import { systemOf } from '../../../model/readers.ts';
import { startOfSpaceCombat } from '../../../moments/combat/windows.ts';
import { wormholesSeen } from '../../../moments/galaxy/systems.ts';
import { startOfStatusPhase } from '../../../moments/phases/windows.ts';
import { hasShips } from '../../../moments/units/counts-as.ts';
import { hitOneShip } from '../../../verbs/combat/combat-effects.ts';
import { on, technology } from '../../technologies/technology.ts';
import { placeToken, targetsFor } from './wormhole-tokens.ts';

export const wormholeGenerator = technology({
  id: 'wormhole-generator',
  editions: {
    base: {
      responses: [
        on(startOfStatusPhase, {
          must: true,
          when: (game, me) => targetsFor(game, me).length > 0,
          play: (game, me) => placeToken(game, me, 'wormhole-generator'),
        }),
      ],
    },
    codex1: {
      componentAction: {
        possible: (game, me) => targetsFor(game, me).length > 0,
        play: (game, me) => placeToken(game, me, 'wormhole-generator'),
      },
    },
  },
});

export const dimensionalSplicer = technology({
  id: 'dimensional-splicer',
  responses: [
    on(startOfSpaceCombat, {
      when: (game, me, { system, attacker, defender }) => {
        const place = systemOf(game, system);
        const opponent = me === attacker ? defender : attacker;
        return (
          (me === attacker || me === defender) &&
          wormholesSeen(game, place, me).length > 0 &&
          hasShips(game, place, me) &&
          hasShips(game, place, opponent)
        );
      },
      play: (game, me) => hitOneShip(game, me, 'dimensional-splicer'),
    }),
  ],
});
