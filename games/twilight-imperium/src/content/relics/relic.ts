import type { Query, Rule, Seat, Window } from '@orrery/kernel';
import type { RelicId } from '../../model/ids.ts';
import { isReady, playerOf } from '../../model/readers.ts';
import { whyNoAction } from '../../model/reasons.ts';
import type { State } from '../../model/state.ts';
import { installComponentActions } from '../../moments/sockets.ts';
import { whenRelicGained, whenRelicLost } from '../../moments/windows.ts';

const holds = (game: State, me: Seat, id: RelicId): boolean => playerOf(game, me).relics.includes(id);

/** What a relic changes for whoever has it in its play area. */
export type Part = (id: RelicId) => void;

/** Changes the answer to a question about the relic's holder. */
export const modify =
  <O>(asked: Query<State, Seat, O>, change: (value: O) => O): Part =>
  id =>
    asked.install((game, seat, value) => (holds(game, seat, id) ? change(value) : value));

/** Something that happens by itself for the holder. */
export const always =
  <D>(
    moment: Window<State, D>,
    when: (game: State, me: Seat, data: D) => boolean,
    play: (game: State, me: Seat, data: D) => Rule,
  ): Part =>
  id =>
    moment.install({
      id,
      automatic: true,
      publicly: (game, me, data) => holds(game, me, id) && when(game, me, data),
      playable: (game, me, data) => (holds(game, me, id) && when(game, me, data) ? [id] : []),
      play,
    });

interface Printed {
  readonly id: RelicId;
  readonly parts?: readonly Part[];
  whenGained?(game: State, me: Seat): Rule;
  whenLost?(game: State, me: Seat): Rule;
  readonly action?: {
    possible(game: State, me: Seat): boolean;
    play(game: State, me: Seat): Rule;
  };
}

export interface Relic {
  readonly id: RelicId;
  /** Plugs its abilities in; called once, where the game is assembled. */
  install(): void;
}

/** A relic: what it does for whoever has it in its play area (LRR 73.3). */
export const relic = ({ id, parts = [], whenGained, whenLost, action }: Printed): Relic => ({
  id,
  install() {
    for (const part of parts) part(id);
    for (const [moment, effect] of [
      [whenRelicGained, whenGained],
      [whenRelicLost, whenLost],
    ] as const)
      if (effect)
        moment.install({
          id,
          automatic: true,
          publicly: (_game, me, moved) => moved.relic === id && moved.seat === me,
          playable: (_game, me, moved) => (moved.relic === id && moved.seat === me ? [id] : []),
          play: (game, me) => effect(game, me),
        });
    if (action)
      installComponentActions({
        id,
        possible: (game, me) => (holds(game, me, id) && isReady(game, me, id) && action.possible(game, me) ? [id] : []),
        whyNot(game, me) {
          const ready = isReady(game, me, id);
          const may = !holds(game, me, id) || (ready && action.possible(game, me));
          return may ? [] : [{ piece: id, reason: whyNoAction(ready) }];
        },
        play: (game, me) => action.play(game, me),
      });
  },
});
