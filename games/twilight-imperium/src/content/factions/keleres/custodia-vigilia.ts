import type { Seat } from '@orrery/kernel';
import type { Planet } from '../../../model/galaxy/state.ts';
import { isMecatol } from '../../../model/readers.ts';
import { cannonsOnPlanet } from '../../../moments/combat/queries.ts';
import { planetProduction } from '../../../moments/economy/queries.ts';
import { afterImperialPoint } from '../../../moments/objectives/windows.ts';
import { gainTokens } from '../../../verbs/tokens/tokens.ts';
import { modify, on } from '../../ability.ts';
import { legendary } from '../../legendary/legendary.ts';

const PRODUCTION = 3;
const TOKENS = 2;

/** Its Space Cannon, which no unit has. */
const cannon = { unit: 'pds', planet: 'mecatol-rex', roll: { dice: 1, hitsOn: 5 } } as const;

const holds = (seat: Seat, { id, controller }: Planet): boolean => isMecatol(id) && controller === seat;

/** Mecatol Rex produces and shoots for who controls both; another's point for it brings tokens. */
const vigil = (id: 'custodia-vigilia' | 'custodia-vigilia-te') =>
  legendary<typeof id>({
    id,
    planet: id,
    passive: [
      modify(planetProduction, ({ seat, planet }, value) => (holds(seat, planet) ? value + PRODUCTION : value)),
      modify(cannonsOnPlanet, ({ seat, planet }, shots) => (holds(seat, planet) ? [...shots, cannon] : shots)),
    ],
    responses: [
      on(afterImperialPoint, {
        must: true,
        when: (_game, me, { seat }) => seat !== me,
        play: (game, me) => gainTokens(game, me, TOKENS),
      }),
    ],
  });

export const custodiaVigilia = vigil('custodia-vigilia');
export const custodiaVigiliaTe = vigil('custodia-vigilia-te');
