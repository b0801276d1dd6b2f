import { randomFor } from '@orrery/kernel';
import { cloneState } from '../model/clone.generated.ts';
import { type Fight, type Odds, withFight } from './fight.ts';
import { sensible } from './player.ts';
import { carryOut, diceFrom } from './runner.ts';

export interface Simulation {
  readonly runs: number;
  readonly seed: string;
}

/** Simulates fights by the rules of the game and counts who wins. The same seed gives the same odds. */
export const simulatedOdds = (fight: Fight, { runs, seed }: Simulation): Odds =>
  withFight(fight, ({ state, frames, tally }) => {
    const chance = diceFrom(randomFor(seed));
    for (let run = 0; run < runs; run++) {
      const game = cloneState(state);
      let left: ReturnType<typeof tally.left> | undefined;
      carryOut(game, frames, {
        chance,
        player: sensible,
        onEvent({ type, data }) {
          // Stops before capacity is enforced: fighters can win even without capacity (LRR 78.10).
          if (type === 'combat-over' && data.kind === 'space') left = tally.left(game);
        },
      });
      tally.add(left ?? tally.left(game), 1);
    }
    return tally.odds(runs, 'simulated', runs);
  });
