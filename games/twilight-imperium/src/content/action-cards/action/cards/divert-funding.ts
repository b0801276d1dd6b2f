import type { Seat } from '@orrery/kernel';
import { technologies } from '../../../../model/cards/technologies.ts';
import type { Player } from '../../../../model/factions/player.ts';
import type { TechnologyId } from '../../../../model/ids.ts';
import { playerOf } from '../../../../model/readers.ts';
import type { State } from '../../../../model/state.ts';
import { canResearchOne, researchTechnology, returnTechnology } from '../../../../verbs/cards/technology.ts';
import { action } from '../../action-card.ts';

/** A state without this technology of the seat. */
const without = (game: State, me: Seat, id: TechnologyId): State => {
  const lacking = (player: Player): Player => ({
    ...player,
    technologies: player.technologies.filter(each => each !== id),
  });
  return { ...game, seats: game.seats.map((player, seat) => (seat === me ? lacking(player) : player)) };
};

/** No unit upgrades or faction technologies; another must be researchable without it (LRR 22.3). */
const returnable = (game: State, me: Seat): TechnologyId[] =>
  playerOf(game, me).technologies.filter(
    id =>
      technologies[id].upgrades === undefined &&
      technologies[id].faction === undefined &&
      canResearchOne(without(game, me, id), me, 0, other => other !== id),
  );

export const divertFunding = action({
  id: 'divert-funding',
  possible: () => true,
  aims: (game, me) => returnable(game, me).map(id => ({ key: id, at: { technology: id } })),
  *resolve(game, me, _moment, { aim }) {
    const returned = aim as TechnologyId;
    yield* returnTechnology(game, me, returned);
    yield* researchTechnology(game, me, { must: true, except: returned });
  },
});
