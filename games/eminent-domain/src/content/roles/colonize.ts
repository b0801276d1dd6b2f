import { chooseIfAny, type Rule, type Seat } from '@orrery/kernel';
import type { CardKey } from '../../model/cards.ts';
import { empireOf, faceDownPlanets } from '../../model/readers.ts';
import { because } from '../../model/reasons.ts';
import type { Planet, State } from '../../model/state.ts';
import { settleable, usesLeaderBonus } from '../../moments/queries.ts';
import type { CardAction, RoleRule } from '../../moments/registries.ts';
import {
  type Choice,
  chooseOne,
  planetChoices,
  planetKey,
  planetTarget,
  settleChoices,
  whyNotSettle,
} from '../../verbs/asks.ts';
import { tuck } from '../../verbs/planets.ts';

export const tuckChoices = (game: State, me: Seat, card: CardKey): Choice<Rule>[] =>
  planetChoices(game, me, 'tuck', faceDownPlanets(empireOf(game, me)), planet => tuck(game, me, card, planet));

export const hasFaceDownPlanet = (game: State, me: Seat): boolean =>
  empireOf(game, me).planets.some(planet => !planet.faceUp);

export const noFaceDown = because('action.no-face-down', 'R-002');

export const colonizeAction: CardAction = {
  possible: hasFaceDownPlanet,
  lacks: noFaceDown,
  *play(game, me, card) {
    const choices = [...tuckChoices(game, me, card), ...settleChoices(game, me)]; // ED 17, ED 18
    yield* yield* chooseOne(me, 'colonize', choices, {}, () => whyNotSettle(game, me));
  },
};

/** All cards played go under face-down planets, each where its owner likes (ED 19). */
function* addColonies(game: State, me: Seat, cards: readonly CardKey[]): Rule {
  for (const card of cards) {
    const planet = yield* whereTo(game, me, card);
    if (planet) yield* tuck(game, me, card, planet);
  }
}

function* whereTo(game: State, me: Seat, card: CardKey): Rule<Planet | undefined> {
  const down = faceDownPlanets(empireOf(game, me));
  if (down.length < 2) return down[0];
  return yield* chooseIfAny(me, 'colonize.tuck', down, {
    key: planet => planetKey(game, me, planet),
    at: planet => planetTarget(game, me, planet),
    prompt: { card },
  });
}

export const colonizeRole: RoleRule = {
  *resolve(game, me, { cards, leading }) {
    const tucking = addColonies(game, me, cards);
    const settling = usesLeaderBonus(game, { seat: me, role: 'colonize' }, leading) ? settleChoices(game, me) : []; // ED 20
    if (settling.length === 0) {
      yield* tucking;
      return;
    }
    const choices = [{ key: 'tuck', value: tucking }, ...settling]; // nobody must settle
    yield* yield* chooseOne(me, 'colonize.lead', choices, {}, () => whyNotSettle(game, me));
  },

  /** Empire symbols do not colonize, so only a settle can do without cards. */
  followsWithoutCards: (game, me) =>
    usesLeaderBonus(game, { seat: me, role: 'colonize' }, false) && settleable(game, me).length > 0,
};
