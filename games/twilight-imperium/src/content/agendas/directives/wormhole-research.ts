import { seatsClockwise } from '../../../model/readers.ts';
import { wormholesSeen } from '../../../moments/galaxy/systems.ts';
import { hasShips, isShip } from '../../../moments/units/counts-as.ts';
import { votersFor } from '../../../verbs/agenda/votes.ts';
import { researchTechnology } from '../../../verbs/cards/technology.ts';
import { loseTokens } from '../../../verbs/tokens/tokens.ts';
import { destroyAllIn } from '../../../verbs/units/destruction.ts';
import { agenda } from '../agenda.ts';

export const wormholeResearch = agenda({
  id: 'wormhole-research',
  *for(game) {
    const seats = seatsClockwise(game, game.speaker);
    const open = game.systems.filter(system => wormholesSeen(game, system, null).length > 0);
    for (const seat of seats.filter(each => open.some(system => hasShips(game, system, each))))
      yield* researchTechnology(game, seat);
    for (const system of open) {
      if (!wormholesSeen(game, system, null).some(each => each === 'alpha' || each === 'beta')) continue;
      yield* destroyAllIn(game, { system: system.id, planet: null }, isShip);
    }
  },
  *against(game) {
    for (const seat of votersFor(game, game.agenda!.votes, 'against')) yield* loseTokens(game, seat, 1);
  },
});
