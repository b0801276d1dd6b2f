import { chooseIfAny } from '@orrery/kernel';
import { technologyIds } from '../../model/ids.ts';
import { hasTechnology, inSets, playerOf } from '../../model/readers.ts';
import { technologies } from '../../model/technologies.ts';
import { enforceLimitsEverywhere } from '../../verbs/limits.ts';
import { gainTechnology } from '../../verbs/technology.ts';
import { loseToken } from '../../verbs/tokens.ts';
import { agenda } from './agenda.ts';

const id = 'research-grant-reallocation';

export const researchGrantReallocation = agenda({
  id,
  *elected(game, outcome) {
    const seat = Number(outcome);
    const { faction, tokens } = playerOf(game, seat);
    const lacking = technologyIds.filter(each => {
      const { source, faction: owner = faction } = technologies[each];
      return owner === faction && inSets(game, source) && !hasTechnology(game, seat, each);
    });
    const technology = yield* chooseIfAny(seat, id, lacking, { at: each => ({ technology: each }) });
    if (!technology) return;
    yield* gainTechnology(game, seat, technology); // no prerequisite need be met (LRR 90.5)
    const price = Object.values(technologies[technology].prerequisites).reduce((sum, count) => sum + count, 0);
    for (let i = 0; i < price && tokens.fleet > 0; i++) yield* loseToken(game, seat, 'fleet');
    yield* enforceLimitsEverywhere(game, seat);
  },
});
