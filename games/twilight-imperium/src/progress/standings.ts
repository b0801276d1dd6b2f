import type { Seat } from '@orrery/kernel';
import '../index.ts'; // installs the content that changes objectives
import { playerToChange } from '../model/changes.ts';
import type { Progress } from '../model/objectives/progress.ts';
import type { CardKey, State } from '../model/state.ts';
import { objectives } from '../moments/objectives/registry.ts';
import { positionOf } from '../plan/position.ts';
import { mayScorePublic } from '../verbs/objectives/objectives.ts';
import type { View } from '../view/index.ts';

/** How far a player is with an objective. */
export interface Standing {
  readonly seat: Seat;
  /** `home`: it is met, but they do not control their home system (LRR 61.16). `waits`: something has to happen. */
  readonly status: 'scored' | 'met' | 'home' | 'short' | 'waits';
  /** What there is and what is needed, where that can be counted. */
  readonly progress?: Progress;
}

/** An objective, and how far the players are who could score it. */
export interface Standings {
  readonly objective: CardKey;
  readonly isSecret: boolean;
  readonly players: readonly Standing[];
}

function standingOf(game: State, seat: Seat, id: CardKey, isSecret: boolean): Standing {
  const { isMet, progress } = objectives.of(id);
  const counted = progress ? { progress: progress(game, seat) } : {};
  if (game.seats[seat]!.scored.includes(id)) return { seat, status: 'scored', ...counted };
  if (!isMet) return { seat, status: 'waits', ...counted };
  if (!isMet(game, seat)) return { seat, status: 'short', ...counted };
  return { seat, status: isSecret || mayScorePublic(game, seat) ? 'met' : 'home', ...counted };
}

/** The table as the seat sees it. Hidden cards of others are counted, not named. */
function tableOf(view: View): State {
  const game = positionOf(view);
  for (const { seat, actionCards, actionCardCount } of view.players)
    if (!actionCards) playerToChange(game, seat).actionCards = new Array<CardKey>(actionCardCount).fill('');
  return game;
}

/**
 * How far everybody is with the public objectives, and how far one is with the secret ones that one can see: by the
 * conditions that scoring itself looks at.
 */
export function standingsIn(view: View): Standings[] {
  const game = tableOf(view);
  const players = view.players.filter(({ eliminated }) => !eliminated);
  return [
    ...view.objectives.revealed.map(objective => ({
      objective,
      isSecret: false,
      players: players.map(({ seat }) => standingOf(game, seat, objective, false)),
    })),
    ...players.flatMap(({ seat, secrets }) =>
      (secrets ?? []).map(objective => ({
        objective,
        isSecret: true,
        players: [standingOf(game, seat, objective, true)],
      })),
    ),
  ];
}
