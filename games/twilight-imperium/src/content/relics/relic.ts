import type { Rule, Seat } from '@orrery/kernel';
import type { RelicId } from '../../model/ids.ts';
import { isReady, playerOf } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { whenRelicGained, whenRelicLost } from '../../moments/cards/windows.ts';
import { exhaustRelic } from '../../verbs/cards/relics.ts';
import { type Abilities, installAbilities } from '../ability.ts';

export { allow, forbid, modify, on } from '../ability.ts';

interface Printed<Id> extends Abilities {
  readonly id: Id;
  whenGained?(game: State, me: Seat): Rule;
  whenLost?(game: State, me: Seat): Rule;
  /** Its action exhausts it; most purge it instead. */
  readonly actionExhausts?: boolean;
}

export interface Relic<Id = RelicId> {
  readonly id: Id;
  /** Plugs its abilities in; called once, where the game is assembled. */
  install(): void;
}

/** A relic: what it does for whoever has it in its play area (LRR 73.3). */
export const relic = <Id extends string = RelicId>({
  id,
  whenGained,
  whenLost,
  actionExhausts = false,
  ...abilities
}: Printed<Id>): Relic<Id> => ({
  id,
  install() {
    installAbilities(
      {
        id,
        name: id,
        at: { card: id },
        isOwnedBy: (game, seat) => playerOf(game, seat).relics.includes(id),
        isReady: (game, seat) => isReady(game, seat, id),
        exhaust: (game, seat) => exhaustRelic(game, seat, id),
      },
      abilities,
      actionExhausts,
    );
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
