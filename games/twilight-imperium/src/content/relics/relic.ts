import { open, type Rule, type Seat } from '@orrery/kernel';
import type { RelicId } from '../../model/ids.ts';
import { isReady, playerOf } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { whenRelicGained, whenRelicLost } from '../../moments/cards/windows.ts';
import { afterAgentExhausted } from '../../moments/factions/windows.ts';
import { exhaustRelic } from '../../verbs/cards/relics.ts';
import { type Abilities, type Card, installAbilities } from '../ability.ts';
import { installForCopiers } from '../leaders/copied-agents.ts';

export { allow, forbid, modify, on } from '../ability.ts';

interface Printed<Id> extends Abilities {
  readonly id: Id;
  whenGained?(game: State, me: Seat): Rule;
  whenLost?(game: State, me: Seat): Rule;
  /** Its action exhausts it; most are purged. */
  readonly actionExhausts?: boolean;
  /** It counts as an agent: players who may use others' agents may use it too. */
  readonly isAgent?: true;
}

export interface Relic<Id = RelicId> {
  readonly id: Id;
  /** Installs its abilities; called once, where the game is assembled. */
  install(): void;
}

/** A relic, with its abilities for the player in whose play area it is (LRR 73.3). */
export const relic = <Id extends string = RelicId>({
  id,
  whenGained,
  whenLost,
  actionExhausts = false,
  isAgent,
  ...abilities
}: Printed<Id>): Relic<Id> => ({
  id,
  install() {
    const card: Card = {
      id,
      name: id,
      at: { card: id },
      isOwnedBy: (game, seat) => playerOf(game, seat).relics.includes(id),
      isReady: (game, seat) => isReady(game, seat, id),
      exhaust: (game, seat) => exhaustRelic(game, seat, id),
      ...(isAgent && {
        afterExhausted: (game: State, seat: Seat) => open(game, afterAgentExhausted, { seat, leader: id }),
      }),
    };
    installAbilities(card, abilities, actionExhausts);
    if (isAgent) installForCopiers(card, abilities);
    for (const [moment, effect] of [
      [whenRelicGained, whenGained],
      [whenRelicLost, whenLost],
    ] as const)
      if (effect)
        moment.install({
          id,
          automatic: true,
          playable: (_game, me, moved) => (moved.relic === id && moved.seat === me ? [id] : []),
          play: (game, me) => effect(game, me),
        });
  },
});
