import { choose } from '@orrery/kernel';
import { because } from '../../model/reasons.ts';
import type { CardAction, RoleRule } from '../../moments/registries.ts';
import { canDraw, drawCards } from '../../verbs/cards.ts';
import { keepPlanet, lookAtPlanets } from '../../verbs/planets.ts';

export const surveyAction: CardAction = {
  possible: canDraw,
  lacks: because('action.no-cards', 'R-002'),
  *play(game, me) {
    yield* drawCards(game, me, 2); // ED 9
  },
};

export const surveyRole: RoleRule = {
  *resolve(game, me, { symbols, leading }) {
    const count = symbols - 1 + (leading ? 1 : 0); // ED 10, ED 11
    const seen = yield* lookAtPlanets(game, me, count);
    if (seen.length === 0) return;
    const kept = seen.length === 1 ? seen[0]! : yield* choose(me, 'survey.keep', seen, { at: planet => ({ planet }) });
    yield* keepPlanet(game, me, kept);
  },
};
