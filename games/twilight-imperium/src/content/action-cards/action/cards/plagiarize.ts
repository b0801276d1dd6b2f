import type { Seat } from '@orrery/kernel';
import { technologies } from '../../../../model/cards/technologies.ts';
import { type TechnologyId, technologyIds } from '../../../../model/ids.ts';
import { hasTechnology, othersClockwise } from '../../../../model/readers.ts';
import type { State } from '../../../../model/state.ts';
import { neighboursAmong } from '../../../../moments/economy/neighbours.ts';
import { gainTechnology, isOpenTo } from '../../../../verbs/cards/technology.ts';
import { pay, spendableTotal } from '../../../../verbs/economy/economy.ts';
import { action } from '../../action-card.ts';

const PRICE = 5;

/** Neighbours' non-faction technologies that the seat lacks. */
function toCopy(game: State, me: Seat): TechnologyId[] {
  const neighbours = neighboursAmong(game, me, othersClockwise(game, me));
  return technologyIds.filter(
    id =>
      technologies[id].faction === undefined &&
      isOpenTo(game, me, id) &&
      !hasTechnology(game, me, id) &&
      neighbours.some(seat => hasTechnology(game, seat, id)),
  );
}

export const plagiarize = action({
  id: 'plagiarize',
  possible: (game, me) => spendableTotal(game, me, 'influence') >= PRICE,
  aims: (game, me) => toCopy(game, me).map(id => ({ key: id, at: { technology: id } })),
  *resolve(game, me, _moment, { aim }) {
    yield* pay(game, me, PRICE, 'influence');
    yield* gainTechnology(game, me, aim as TechnologyId);
  },
});
