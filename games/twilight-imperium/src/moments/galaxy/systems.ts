import { query, type Seat } from '@orrery/kernel';
import { wormholesIn } from '../../model/galaxy/adjacency.ts';
import type { PlanetId } from '../../model/galaxy/planets.ts';
import type { System } from '../../model/galaxy/state.ts';
import type { Anomaly, Wormhole } from '../../model/ids.ts';
import { anomaliesOf, isOnBoard, systemOf, systemWith } from '../../model/readers.ts';
import type { State, SystemId } from '../../model/state.ts';

/** The anomalies of a system: those of its tile and its tokens, and what content makes of them. */
export const anomaliesFound = query<State, System, readonly Anomaly[]>('anomalies');
/** The wormholes of a system as a seat sees them. */
export const wormholesFor = query<State, { system: System; seat: Seat | null }, readonly Wormhole[]>('wormholes');
/** Is a system somebody's home? */
export const countsAsHome = query<State, System, boolean>('counts-as-home');

export const anomaliesIn = (game: State, system: System): readonly Anomaly[] =>
  anomaliesFound(game, system, anomaliesOf(system));

export const isAnomaly = (game: State, system: System, kind: Anomaly): boolean =>
  anomaliesIn(game, system).includes(kind);

/** For a seat, or for nobody in particular. */
export const wormholesSeen = (game: State, system: System, seat: Seat | null): readonly Wormhole[] =>
  wormholesFor(game, { system, seat }, wormholesIn(game, system));

/** Does a planet lie in somebody's home system? One that is a card alone does not. */
export const isAtHome = (game: State, planet: PlanetId): boolean =>
  isOnBoard(game, planet) && isHomeSystem(game, systemWith(game, planet).id);

/** Also of a player who is eliminated. */
export const isHomeSystem = (game: State, id: SystemId): boolean =>
  countsAsHome(
    game,
    systemOf(game, id),
    game.seats.some(({ home }) => home === id),
  );
