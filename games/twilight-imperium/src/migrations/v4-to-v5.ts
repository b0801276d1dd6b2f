import type { Migration, OldState } from '@orrery/kernel';

interface Version4 extends OldState {
  round: number;
  seats: { eliminated: boolean }[];
  combat?: { round: number } | null;
}

/**
 * The start of the first round of a ground combat was opened by the round itself. It is opened with the start of the
 * combat now, which a game that waits for that round has behind it.
 */
const withFirstRound = ({ stack, combat }: Version4): OldState['stack'] =>
  stack.at(-1)?.proc === 'ti/ground-combat-round' && combat?.round === 1
    ? [...stack, { proc: 'window/start-of-combat-round', args: { round: 1 } }]
    : stack;

/**
 * Limits and elimination settle themselves, abilities in a window take turns, and trade goods can lie on strategy cards
 * that were kept.
 */
export const v4ToV5: Migration = {
  from: 4,
  changes: [
    'Fleet pool, capacity and elimination are settled after every effect, in every phase.',
    'Mandatory and optional abilities at one moment are resolved in turn, from the active player on.',
    'The start of a combat and of its first round are one moment, and the attacker is the first to sustain damage.',
    'Ships that stay in the active system can take ground forces aboard there.',
    'The changelog names the cards that were corrected.',
  ],
  state(old) {
    const { round, seats } = old as Version4;
    const inGame = seats.flatMap(({ eliminated }, seat) => (eliminated ? [] : [seat]));
    return {
      ...old,
      stack: withFirstRound(old as Version4),
      goodsOnKept: [],
      // The older rules did not look everywhere: have everything looked at once, as soon as the game is set up.
      unsettled: true,
      stirred: true,
      shaken: round > 0 ? inGame : [],
    };
  },
};
