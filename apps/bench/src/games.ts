/** At Eminent Domain, here and at boardgame.io. */
export const SEATS = 4;
/** How many different games are measured, so that no figure depends on a single game. */
export const GAMES = 40;
