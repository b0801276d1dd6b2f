import { systemWith } from '../../../model/readers.ts';
import { afterFactionAbility } from '../../../moments/factions/windows.ts';
import { mayPassShips } from '../../../moments/movement/queries.ts';
import { allow } from '../../ability.ts';
import { deploys } from '../../deploy.ts';
import { planetsForUnit } from '../../planets-for-unit.ts';
import { factionUnit } from '../faction.ts';

/** Only itself: other ships with it are blocked as usual. */
export const ysiaYssrila = factionUnit('ysia-yssrila', {
  passive: [allow(mayPassShips, ({ unit }) => unit === 'flagship')],
});

export const blackshadeInfiltrator = factionUnit('blackshade-infiltrator', {
  responses: [
    deploys('mech', afterFactionAbility, {
      places: (game, me, { seat, ability }) =>
        ability === 'stall-tactics' && seat === me
          ? planetsForUnit(game, me, 'mech').map(({ id }) => ({ system: systemWith(game, id).id, planet: id }))
          : [],
    }),
  ],
});
