import { chooseIfAny } from '@orrery/kernel';
import { technologies } from '../../../model/cards/technologies.ts';
import { gainable, gainTechnology } from '../../../verbs/cards/technology.ts';
import { loseToken } from '../../../verbs/tokens/tokens.ts';
import { agenda } from '../agenda.ts';

const id = 'research-grant-reallocation';

export const researchGrantReallocation = agenda({
  id,
  *elected(game, outcome) {
    const seat = Number(outcome);
    const technology = yield* chooseIfAny(seat, id, gainable(game, seat), { at: each => ({ technology: each }) });
    if (!technology) return;
    yield* gainTechnology(game, seat, technology); // prerequisites are ignored (LRR 90.5)
    const price = Object.values(technologies[technology].prerequisites).reduce((sum, count) => sum + count, 0);
    for (let i = 0; i < price; i++) yield* loseToken(game, seat, 'fleet');
  },
});
