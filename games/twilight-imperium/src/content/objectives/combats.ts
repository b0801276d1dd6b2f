import type { Seat } from '@orrery/kernel';
import { countOf, playerOf, seatsInPlay, systemOf } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { type AfterCombat, afterCombat, endOfSpaceCombat } from '../../moments/combat/windows.ts';
import { anomaliesIn, isHomeSystem } from '../../moments/galaxy/systems.ts';
import { countAs, isFought, isNonFighterShip } from '../../moments/units/counts-as.ts';
import { type Condition, scoredIn } from './condition.ts';

/** Scored after winning a combat that fits. */
const won = (is: (game: State, seat: Seat, combat: AfterCombat & { loser: Seat }) => boolean): Condition =>
  scoredIn(afterCombat, (game, seat, combat) => {
    const { winner, loser } = combat;
    return winner === seat && loser !== null && is(game, seat, { ...combat, loser });
  });

export const ofCombats = {
  'spark-a-rebellion': won((game, _seat, { loser }) => {
    const most = Math.max(...seatsInPlay(game).map(seat => playerOf(game, seat).points));
    return playerOf(game, loser).points === most; // tied players all have the most: LRR 98.5
  }),

  'unveil-flagship': won(
    (game, seat, { kind, area }) =>
      kind === 'space' &&
      countOf(systemOf(game, area.system).space, seat, unit => unit === 'flagship') > 0 &&
      !game.combat!.losses.some(lost => lost.seat === seat && lost.unit === 'flagship'),
  ),

  'brave-the-void': won((game, _seat, { area }) => anomaliesIn(game, systemOf(game, area.system)).length > 0),

  'darken-the-skies': won(
    (game, seat, { area }) => isHomeSystem(game, area.system) && playerOf(game, seat).home !== area.system,
  ),

  'betray-a-friend': won(
    ({ tactical }, seat, { loser }) => tactical?.seat === seat && tactical.friends.includes(loser),
  ),

  /** Winning is not needed; ships are counted at the end of the combat, before effects "after" it. */
  'demonstrate-your-power': scoredIn(endOfSpaceCombat, (game, seat) => {
    const combat = game.combat!;
    return (
      !isFought(game, combat) &&
      (combat.attacker === seat || combat.defender === seat) &&
      countAs(isNonFighterShip, game, systemOf(game, combat.system), seat) >= 3
    );
  }),
};
