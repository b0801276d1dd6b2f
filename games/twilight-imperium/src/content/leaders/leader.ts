import { open, type Seat } from '@orrery/kernel';
import type { FactionId, Source } from '../../model/ids.ts';
import { isReady, playerOf } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { agentCopier } from '../../moments/factions/queries.ts';
import { installLeader, type LeaderKind } from '../../moments/factions/registry.ts';
import { afterAgentExhausted } from '../../moments/factions/windows.ts';
import { exhaustLeader, purgeLeader, usesLeader } from '../../verbs/factions/leaders.ts';
import {
  type Abilities,
  type Card,
  type Editions,
  installAbilities,
  installEditions,
  modify,
  type Part,
} from '../ability.ts';
import { installLasting } from '../lasting.ts';
import { installForCopiers } from './copied-agents.ts';

interface Printed extends Abilities {
  readonly id: string;
  readonly faction: FactionId;
  readonly kind: LeaderKind;
  readonly source?: Source;
  /** If the wording changed; without one for the sets in use, the leader is not in the game. */
  readonly editions?: Editions;
  /** The condition under which a commander is unlocked. */
  unlocks?(game: State, me: Seat): boolean;
  /** An agent with the abilities of all other players' agents. */
  readonly copiesAgents?: true;
  /** Active while it is locked: tracks an unlock condition that the state does not show. */
  readonly awaits?: readonly Part[];
  /** A hero whose own ability purges it later, or never. */
  readonly purgedLater?: true;
  /** What its lasting effect does for a player. */
  readonly lasting?: readonly Part[];
}

/** Three scored objectives of any kind; points do not count (LRR 51.10a, LRR 51.10b). */
const hasThreeObjectives = (game: State, seat: Seat): boolean => playerOf(game, seat).scored.length >= 3;

/**
 * A leader with its abilities. An agent's action exhausts it; a hero is purged after its ability is resolved
 * (LRR 51.12) unless `purgedLater`; a commander is neither exhausted nor purged.
 */
export const leader = ({
  id,
  faction,
  kind,
  source = 'pok',
  unlocks = () => false,
  lasting,
  purgedLater,
  awaits = [],
  copiesAgents,
  editions,
  ...abilities
}: Printed) => ({
  id,
  /** Installs its abilities; called once, where the game is assembled. */
  install() {
    const sources = editions ? (Object.keys(editions) as Source[]) : [source];
    installLeader({ id, faction, kind, sources, unlocks: kind === 'hero' ? hasThreeObjectives : unlocks });
    if (lasting) installLasting(id, lasting);
    const card: Card = {
      id,
      name: id,
      at: { leader: id },
      isOwnedBy: (game, seat) => usesLeader(game, seat, id),
      isReady: (game, seat) => isReady(game, seat, id),
      exhaust: (game, seat) => exhaustLeader(game, seat, id),
      ...(kind === 'agent' && {
        afterExhausted: (game: State, seat: Seat) => open(game, afterAgentExhausted, { seat, leader: id }),
      }),
      ...(kind === 'hero' && !purgedLater && { afterUse: (game: State, seat: Seat) => purgeLeader(game, seat, id) }),
    };
    const isLocked = (game: State, seat: Seat): boolean =>
      playerOf(game, seat).leaders.some(held => held.id === id && held.locked);
    for (const part of awaits) part({ ...card, name: `${id}/locked`, isOwnedBy: isLocked });
    installAbilities(card, abilities, kind === 'agent');
    if (editions) installEditions(card, editions, kind === 'agent');
    if (copiesAgents) modify(agentCopier, () => id)(card);
    else if (kind === 'agent') installForCopiers(card, abilities, editions);
  },
});
