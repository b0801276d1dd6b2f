import { randomFor } from '@orrery/kernel';
import { cloneState } from '../model/clone.generated.ts';
import { type Fight, type Odds, withFight } from './fight.ts';
import { sensible } from './player.ts';
import { carryOut, diceFrom } from './runner.ts';

export interface Simulation {
  readonly runs: number;
  readonly seed: string;
}

/** Fights so many times by the game's own rules and says how often who wins. The same seed gives the same odds. */
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
          // Before fleets are made to fit their capacity: fighters win, though nothing carries them (LRR 78.10).
          if (type === 'combat-over' && data.kind === 'space') left = tally.left(game);
        },
      });
      tally.add(left ?? tally.left(game), 1);
    }
    return tally.odds(runs, 'simulated', runs);
  });
