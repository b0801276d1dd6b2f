import { window as kernelWindow, type Seat, type Target, type Window } from '@orrery/kernel';
import type { PlanetId } from '../model/galaxy/planets.ts';
import { actingSeat, hasUnitsIn, planetOf, seatsClockwise, systemOf } from '../model/readers.ts';
import type { State, SystemId } from '../model/state.ts';
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

export const whenActive = <D>(id: string, concerns?: Seats<D>, ...tells: (keyof D & string)[]) =>
  window<D>(id, activeFirst, concerns, tells);
/** The same where it concerns whoever does it. */
export const telling = <D extends { readonly seat: Seat }>(id: string, ...tells: (keyof D & string)[]) =>
  whenActive<D>(id, itsSeat as Seats<D>, ...tells);
/** Something happens in a system: it concerns whoever does it, and all who have units or planets there. */
export const happensIn = (
  game: State,
  { seat, system }: { readonly seat: Seat; readonly system: SystemId },
): Seat[] => {
  const place = systemOf(game, system);
  return [...game.seats.keys()].filter(
    each => each === seat || hasUnitsIn(place, each) || place.planets.some(({ controller }) => controller === each),
  );
};
/** Players who are aimed at, by themselves or by what is theirs. */
export const aimedAt = (game: State, { at }: { readonly at: readonly Target[] }): Seat[] =>
  at.flatMap(({ seat, planet }) => {
    const controller = typeof planet === 'string' ? planetOf(game, planet as PlanetId).controller : null;
    return [...(typeof seat === 'number' ? [seat] : []), ...(controller === null ? [] : [controller])];
  });
/** Both sides of the combat under way. */
export const fighting = ({ combat }: State): Seat[] => (combat ? [combat.attacker, combat.defender] : []);
