import type { Seat } from '@orrery/kernel';
import type { FactionId, Source } from '../../model/ids.ts';
import { isReady, playerOf } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { installLeader, type LeaderKind } from '../../moments/factions/registry.ts';
import { exhaustLeader, purgeLeader, usesLeader } from '../../verbs/factions/leaders.ts';
import { type Abilities, type Card, type Editions, installAbilities, installEditions, type Part } from '../ability.ts';
import { installLasting } from '../lasting.ts';

interface Printed extends Abilities {
  readonly id: string;
  readonly faction: FactionId;
  readonly kind: LeaderKind;
  readonly source?: Source;
  /** Where the wording changed; without a wording for the sets in use, the leader is not in the game. */
  readonly editions?: Editions;
  /** The condition under which a commander is unlocked. */
  unlocks?(game: State, me: Seat): boolean;
  /** A hero that says itself when it is purged, later than usual. */
  readonly purgedLater?: true;
  /** What its ability does for whom it lasts, as long as it does. */
  readonly lasting?: readonly Part[];
}

/** Three scored objectives of any kind; points do not count (LRR 51.10a, LRR 51.10b). */
const hasThreeObjectives = (game: State, seat: Seat): boolean => playerOf(game, seat).scored.length >= 3;

/**
 * A leader: what it does for whoever may use it. An agent's action exhausts it; a hero is purged once its ability is
 * resolved (LRR 51.12), or when it says so; a commander is neither.
 */
export const leader = ({
  id,
  faction,
  kind,
  source = 'pok',
  unlocks = () => false,
  lasting,
  purgedLater,
  editions,
  ...abilities
}: Printed) => ({
  id,
  /** Plugs its abilities in; called once, where the game is assembled. */
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
      ...(kind === 'hero' && !purgedLater && { afterUse: (game: State, seat: Seat) => purgeLeader(game, seat, id) }),
    };
    installAbilities(card, abilities, kind === 'agent');
    if (editions) installEditions(card, editions, kind === 'agent');
  },
});
