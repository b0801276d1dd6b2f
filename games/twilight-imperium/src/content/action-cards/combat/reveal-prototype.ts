import type { Seat } from '@orrery/kernel';
import { technologies } from '../../../model/cards/technologies.ts';
import type { TechnologyId } from '../../../model/ids.ts';
import { type Area, groupsIn } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { startOfSpaceCombat } from '../../../moments/combat/windows.ts';
import { startOfGroundCombat } from '../../../moments/invasion/windows.ts';
import { fightsIn } from '../../../moments/units/counts-as.ts';
import { canResearchOne, researchTechnology } from '../../../verbs/cards/technology.ts';
import { areaOfCombat, opponentIn } from '../../../verbs/combat/combat-effects.ts';
import { reactionToAny } from '../action-card.ts';

const PRICE = 4;

/** Does it upgrade a unit type that the seat has in the combat? */
const fits = (game: State, me: Seat, area: Area) => {
  const fights = fightsIn(area.planet === null ? 'space' : 'ground');
  const units = new Set(
    groupsIn(game, area)
      .filter(group => group.seat === me && fights(game, group, area))
      .map(({ unit }) => unit),
  );
  return (id: TechnologyId): boolean => {
    const { upgrades } = technologies[id];
    return upgrades !== undefined && units.has(upgrades);
  };
};

export const revealPrototype = reactionToAny({
  id: 'reveal-prototype',
  windows: [startOfSpaceCombat, startOfGroundCombat],
  when: (game, me) =>
    opponentIn(game.combat!, me) !== undefined &&
    canResearchOne(game, me, PRICE, fits(game, me, areaOfCombat(game.combat!))),
  *resolve(game, me) {
    yield* researchTechnology(game, me, {
      price: PRICE,
      must: true,
      which: fits(game, me, areaOfCombat(game.combat!)),
    });
  },
});
