/** The games that can be played in this browser, listed without loading the engine. */
export const soloGames = [
  { id: 'eminent-domain', title: 'Eminent Domain', players: 3 },
  { id: 'twilight-imperium', title: 'Twilight Imperium', players: 6 },
] as const;
