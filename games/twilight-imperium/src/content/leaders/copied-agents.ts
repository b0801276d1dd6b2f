import { open, type Seat } from '@orrery/kernel';
import { isReady } from '../../model/readers.ts';
import type { CardKey, State } from '../../model/state.ts';
import { agentCopier } from '../../moments/factions/queries.ts';
import { afterAgentExhausted } from '../../moments/factions/windows.ts';
import { exhaustLeader } from '../../verbs/factions/leaders.ts';
import { type Abilities, type Card, type Editions, installAbilities, installEditions } from '../ability.ts';

const copierOf = (game: State, seat: Seat): CardKey | null => agentCopier(game, seat, null);

const isCopied = (game: State): boolean => {
  for (let seat = 0; seat < game.seats.length; seat++) if (copierOf(game, seat) !== null) return true;
  return false;
};

const hasAnother = (game: State, me: Seat, has: Card['isOwnedBy']): boolean => {
  for (let seat = 0; seat < game.seats.length; seat++) if (seat !== me && has(game, seat)) return true;
  return false;
};

/**
 * Installs an agent a second time, for players who may use other players' agents, readied or not. Their own card must
 * be readied and is exhausted.
 */
export function installForCopiers(agent: Card, abilities: Abilities, editions?: Editions): void {
  const copy: Card = {
    id: agent.id,
    name: `${agent.name}@copied`,
    piece: `copy:${agent.id}`,
    at: { leader: agent.id },
    isOwnedBy: (game, seat) => copierOf(game, seat) !== null && hasAnother(game, seat, agent.isOwnedBy),
    isReady: (game, seat) => isReady(game, seat, copierOf(game, seat)!),
    exhaust: (game, seat) => exhaustLeader(game, seat, copierOf(game, seat)!),
    isAround: isCopied,
    afterExhausted: (game, seat) => open(game, afterAgentExhausted, { seat, leader: copierOf(game, seat)! }),
  };
  installAbilities(copy, abilities);
  if (editions) installEditions(copy, editions);
}
