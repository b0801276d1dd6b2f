import { window as kernelWindow, type Seat, type Window } from '@orrery/kernel';
import { actingSeat, seatsClockwise } from '../model/readers.ts';
import type { State } from '../model/state.ts';
import { mayResolveAbilities } from './abilities.ts';
import { settledWindow } from './effects.ts';
import { initiativeOrder } from './phases/initiative.ts';

type Seats<D> = (game: State, data: D) => readonly Seat[];

/** A window that asks only seats that may use abilities; the table is settled after each ability. */
export const window = <D>(
  id: string,
  order: Seats<D>,
  concerns?: Seats<D>,
  tells?: readonly (keyof D & string)[],
): Window<State, D> =>
  settledWindow(kernelWindow(id, order, concerns, tells, (game, seat) => mayResolveAbilities(game, seat, true)));

/** In the action phase: by initiative, whoever acts first (LRR 1.19). */
const activeFirst = (game: State): Seat[] => {
  const order = initiativeOrder(game);
  const acting = actingSeat(game);
  const first = acting === null ? 0 : order.indexOf(acting);
  return first <= 0 ? order : [...order.slice(first), ...order.slice(0, first)];
};
/** In the strategy and agenda phases: clockwise from the speaker. */
export const speakerFirst = (game: State): Seat[] => seatsClockwise(game, game.speaker);
export const itsSeat = (_game: State, { seat }: { seat: Seat }): Seat[] => [seat];

export const whenActive = <D>(
  id: string,
  concerns?: (game: State, data: D) => Seat[],
  ...tells: (keyof D & string)[]
) => window<D>(id, activeFirst, concerns, tells);
/** The same where it concerns nobody more than others. */
export const telling = <D>(id: string, ...tells: (keyof D & string)[]) => whenActive<D>(id, undefined, ...tells);
