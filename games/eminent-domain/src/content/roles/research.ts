import { ask, type Barred, mayChoose, pick, type Seat } from '@orrery/kernel';
import { planets } from '../../model/planets.ts';
import { empireOf, faceUpPlanets, researchable } from '../../model/readers.ts';
import { bar, because } from '../../model/reasons.ts';
import type { State } from '../../model/state.ts';
import { levels, technologies } from '../../model/technologies.ts';
import type { CardAction, RoleRule } from '../../moments/registries.ts';
import { cardTarget } from '../../verbs/asks.ts';
import { removeActing, removeFromHand } from '../../verbs/cards.ts';
import { takeTechnology } from '../../verbs/technologies.ts';

/** Up to two cards leave the game, the Research card itself among them if its player likes (ED 28). */
export const researchAction: CardAction = {
  possible: () => true,
  *play(game, me, card) {
    const chosen = yield* ask(
      pick(me, 'remove', [...empireOf(game, me).hand, card], { at: cardTarget, min: 0, max: 2 }),
    );
    if (chosen.includes(card)) yield* removeActing(game, me);
    yield* removeFromHand(
      game,
      me,
      chosen.filter(each => each !== card),
    );
  },
};

/** Technologies in the market that lack symbols, or planets of their type (ED 29). */
function whyNotResearch(game: State, me: Seat, symbols: number): Barred[] {
  const open = researchable(game, me, symbols);
  return game.market
    .filter(id => !open.includes(id))
    .map(id => {
      const { type, level } = technologies[id];
      const { cost, planets: needs } = levels[level];
      const has = faceUpPlanets(empireOf(game, me)).filter(planet => planets[planet.id].type === type).length;
      const reason =
        has < needs
          ? because('research.planets', 'ED 29', { type, needs, has })
          : because('research.symbols', 'ED 29', { needs: cost, has: symbols });
      return bar(id, { technology: id }, reason);
    });
}

export const researchRole: RoleRule = {
  *resolve(game, me, { symbols }) {
    const onOffer = researchable(game, me, symbols); // ED 29
    const technology = yield* mayChoose(me, 'research', onOffer, {
      at: id => ({ technology: id }),
      prompt: { symbols },
      barred: () => whyNotResearch(game, me, symbols),
    });
    if (technology) yield* takeTechnology(game, me, technology);
  },
};
