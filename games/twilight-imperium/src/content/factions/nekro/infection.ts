import { ask, choose, pick, type Rule, type Seat } from '@orrery/kernel';
import { technologies } from '../../../model/cards/technologies.ts';
import type { TechnologyId } from '../../../model/ids.ts';
import { hasTechnology, playerOf } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { copiesOf, copyTechnology } from '../../../verbs/cards/copies.ts';
import { gainTechnology } from '../../../verbs/cards/technology.ts';

/** The cards that can copy a faction technology; for a unit upgrade, the card already copying one of the same type. */
function cardsFor(game: State, me: Seat, technology: TechnologyId): TechnologyId[] {
  const { upgrades, uncopied, copier } = technologies[technology];
  if (uncopied || copier) return [];
  const cards = playerOf(game, me).technologies.filter(id => technologies[id].copier === true);
  const copies = copiesOf(game, me);
  const same = copies.find(copy => upgrades !== undefined && technologies[copy.technology].upgrades === upgrades);
  if (same) return [same.card];
  return copies.length === 0 ? cards.slice(0, 1) : cards; // two free cards are equivalent
}

/** Technologies of some players that the seat lacks and could gain or copy. */
export const preyOf = (game: State, me: Seat, from: readonly Seat[]): TechnologyId[] => [
  ...new Set(
    from
      .flatMap(seat => playerOf(game, seat).technologies)
      .filter(
        id =>
          !hasTechnology(game, me, id) && (technologies[id].faction === undefined || cardsFor(game, me, id).length > 0),
      ),
  ),
];

/** Gains one of them, or copies it if it is a faction technology. With 'must', there must be one. */
export function* infect(
  game: State,
  me: Seat,
  from: readonly Seat[],
  asked: string,
  how: 'may' | 'must' = 'may',
): Rule<boolean> {
  const min = how === 'must' ? 1 : 0;
  const [technology] = yield* ask(pick(me, asked, preyOf(game, me, from), { at: id => ({ technology: id }), min }));
  if (!technology) return false;
  if (technologies[technology].faction === undefined) {
    yield* gainTechnology(game, me, technology);
    return true;
  }
  const cards = cardsFor(game, me, technology);
  const card =
    cards.length === 1
      ? cards[0]!
      : yield* choose(me, 'valefar-assimilator-x.card', cards, {
          at: id => ({ technology: id }),
          prompt: { technology },
        });
  yield* copyTechnology(game, me, card, technology);
  return true;
}
