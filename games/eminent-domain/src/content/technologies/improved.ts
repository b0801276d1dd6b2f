import { chooseSome } from '@orrery/kernel';
import { empireOf, emptySlots } from '../../model/readers.ts';
import { because } from '../../model/reasons.ts';
import { settleable } from '../../moments/queries.ts';
import type { CardAction } from '../../moments/registries.ts';
import { cardTarget, chooseOne, planetKey, planetTarget, produceUpTo, settleChoices } from '../../verbs/asks.ts';
import { canDraw, drawCards, removeFromHand } from '../../verbs/cards.ts';
import { settle } from '../../verbs/planets.ts';
import { gainInfluence } from '../../verbs/tokens.ts';
import { hasFaceDownPlanet, noFaceDown, tuckChoices } from '../roles/colonize.ts';
import { warfareAction } from '../roles/warfare.ts';

export const improvedSurvey: CardAction = {
  possible: canDraw,
  lacks: because('action.no-cards', 'R-002'),
  *play(game, me) {
    yield* drawCards(game, me, 3);
  },
};

export const improvedWarfare: CardAction = warfareAction(2);

/** May settle one planet; then settles a different one or becomes a colony. */
export const improvedColonize: CardAction = {
  possible: hasFaceDownPlanet,
  lacks: noFaceDown,
  *play(game, me, card) {
    const [first] = yield* chooseSome(me, 'improved-colonize.first', settleable(game, me), {
      key: planet => planetKey(game, me, planet),
      at: planet => planetTarget(game, me, planet),
      max: 1,
    });
    if (first) yield* settle(game, me, first);
    const choices = [...tuckChoices(game, me, card), ...settleChoices(game, me)];
    if (choices.length > 0) yield* yield* chooseOne(me, 'colonize', choices);
  },
};

export const improvedProduction: CardAction = {
  possible: (game, me) => emptySlots(empireOf(game, me)).length > 0,
  lacks: because('action.no-slots', 'R-002'),
  *play(game, me) {
    yield* produceUpTo(game, me, 2);
  },
};

/** A token without spending a resource; this is not a trade. */
export const improvedTrade: CardAction = {
  possible: () => true,
  *play(game, me) {
    yield* gainInfluence(game, me, 1);
  },
};

/** Draws some, then removes some of the hand; never itself. */
export const drawThenRemove = (draw: number, remove: number): CardAction => ({
  possible: () => true,
  *play(game, me) {
    yield* drawCards(game, me, draw);
    const cards = yield* chooseSome(me, 'remove', empireOf(game, me).hand, { at: cardTarget, max: remove });
    yield* removeFromHand(game, me, cards);
  },
});

export const improvedResearch: CardAction = drawThenRemove(1, 3);
