import { planetOf, systemWith } from '../../../model/readers.ts';
import { whenControlGained } from '../../../moments/galaxy/windows.ts';
import { isStructure } from '../../../moments/units/counts-as.ts';
import { takeOverStructures } from '../../../verbs/units/replacement.ts';
import { reaction } from '../action-card.ts';
export const infiltrate = reaction({
  id: 'infiltrate',
  window: whenControlGained,
  when: (game, me, { seat, planet }) =>
    seat === me &&
    planetOf(game, planet).units.some(group => group.seat !== me && isStructure(game, group, planetOf(game, planet))),
  *resolve(game, me, { planet }) {
    yield* takeOverStructures(game, me, { system: systemWith(game, planet).id, planet }, 'infiltrate');
  },
});
