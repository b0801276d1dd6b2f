import { choose } from '@orrery/kernel';
import { resources, type TurnEffectId } from '../../model/ids.ts';
import { planets } from '../../model/planets.ts';
import { empireOf, faceDownPlanets, openStacks } from '../../model/readers.ts';
import { because } from '../../model/reasons.ts';
import { attackable, canSettle, coloniesOn } from '../../moments/queries.ts';
import type { CardAction } from '../../moments/registries.ts';
import { attackChoices, maybeOne, planetKey, planetTarget } from '../../verbs/asks.ts';
import { takeRoleCardToHand } from '../../verbs/cards.ts';
import { annexTopPlanet, settle, tuck } from '../../verbs/planets.ts';
import { startTurnEffect } from '../../verbs/technologies.ts';
import { collectFighters } from '../../verbs/tokens.ts';
import { hasFaceDownPlanet, noFaceDown } from '../roles/colonize.ts';
import { drawThenRemove } from './improved.ts';

export const dataNetwork: CardAction = drawThenRemove(2, Number.POSITIVE_INFINITY);

/** Any two Role cards, one after the other, so that a stack may run out in between. */
export const artificialIntelligence: CardAction = {
  possible: game => openStacks(game).length > 0,
  lacks: because('action.no-stacks', 'R-002'),
  *play(game, me) {
    for (let taken = 0; taken < 2; taken++) {
      const stacks = openStacks(game);
      if (stacks.length === 0) return;
      const stack = yield* choose(me, 'take-role-card', stacks, { at: id => ({ stack: id }) });
      yield* takeRoleCardToHand(game, me, stack);
    }
  },
};

/** Two colonies, and a settle at once if they meet the printed cost; empire symbols help only since 2014. */
export const terraforming: CardAction = {
  possible: hasFaceDownPlanet,
  lacks: noFaceDown,
  *play(game, me, card) {
    const planet = yield* choose(me, 'terraforming', faceDownPlanets(empireOf(game, me)), {
      key: each => planetKey(game, me, each),
      at: each => planetTarget(game, me, each),
    });
    yield* tuck(game, me, card, planet);
    const enough = coloniesOn(game, me, planet) >= planets[planet.id].colonizeCost;
    if (enough || (game.options.errata2014 && canSettle(game, me, planet))) yield* settle(game, me, planet);
  },
};

/** Two fighters; the attack it allows comes after the Role phase. */
export const mobilization: CardAction = {
  possible: () => true,
  *play(game, me) {
    yield* collectFighters(game, me, 2);
    yield* startTurnEffect(game, 'attack-after-role', []);
  },
};

export const surveyTeam: CardAction = {
  possible: game => game.planetDeck.length + game.planetDiscard.length > 0,
  lacks: because('action.no-planets', 'R-002'),
  *play(game, me) {
    yield* annexTopPlanet(game, me);
  },
};

/** Up to two attacks. */
export const warPath: CardAction = {
  possible: (game, me) => attackable(game, me).length > 0,
  lacks: because('action.no-attack', 'R-002'),
  *play(game, me) {
    for (let attacks = 0; attacks < 2; attacks++) {
      const attacking = yield* maybeOne(me, 'war-path', attackChoices(game, me));
      if (!attacking) return;
      yield* attacking;
    }
  },
};

/** Starts an effect until the end of the turn; turn-effects.ts has what it pays. */
export const startsEffect = (effect: TurnEffectId): CardAction => ({
  possible: () => true,
  *play(game) {
    yield* startTurnEffect(game, effect, []);
  },
});

/** Names one resource type for the rest of the turn. */
export const specialization: CardAction = {
  possible: () => true,
  *play(game, me) {
    const resource = yield* choose(me, 'specialization', resources, { at: id => ({ resource: id }) });
    yield* startTurnEffect(game, 'named-type-traded', [resource]);
  },
};
