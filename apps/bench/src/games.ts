/** At Eminent Domain, here and at boardgame.io. */
export const SEATS = 4;
/** How many different games the measures go through, so that none is about one lucky game. */
export const GAMES = 40;
