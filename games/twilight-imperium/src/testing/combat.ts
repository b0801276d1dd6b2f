import type { Combat } from '../model/state.ts';

/** A combat in its first round, in space unless told, between the first two seats, in which nothing has happened yet. */
export const combat = (more: Partial<Combat> = {}): Combat => ({
  kind: 'space',
  system: '46',
  planet: null,
  attacker: 0,
  defender: 1,
  round: 1,
  retreating: null,
  hits: { attacker: 0, defender: 0 },
  losses: [],
  scorers: [],
  sustained: [],
  silenced: [],
  ...more,
});
