import type { Seat } from '@orrery/kernel';
import type { PlanetTokenId } from '../ids.ts';
import type { State } from '../state.ts';
import type { Planet, PlanetToken } from './state.ts';

/** How many of each there are. */
export const planetTokenPieces: Readonly<Record<PlanetTokenId, number>> = { sleeper: 5 };

const none: readonly PlanetToken[] = [];

/** Tokens of a kind on a planet, whoever owns them. */
export const tokensOn = ({ factionTokens = none }: Planet, id: PlanetTokenId): readonly PlanetToken[] =>
  factionTokens.filter(token => token.id === id);

export const hasTokenOn = ({ factionTokens = none }: Planet, id: PlanetTokenId, seat: Seat): boolean =>
  factionTokens.some(token => token.id === id && token.seat === seat);

/** Planets with a token of a seat. */
export const planetsWithToken = (game: State, id: PlanetTokenId, seat: Seat): Planet[] =>
  game.systems.flatMap(({ planets }) => planets.filter(planet => hasTokenOn(planet, id, seat)));

/** Tokens of a seat that lie beside the board. */
export const spareTokens = (game: State, id: PlanetTokenId, seat: Seat): number =>
  planetTokenPieces[id] - planetsWithToken(game, id, seat).length;
