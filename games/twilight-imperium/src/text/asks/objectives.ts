import { say, type Wording } from './shared.ts';

export const objectivesAsks = {
  'score-public': say('Score a public objective?', 'Score none'),
  'score-secret': say('Score a secret objective?', 'Score none'),
  'imperial.score': say('Imperial: score a public objective now?', 'Score none'),
  'imperial.draw': say('Imperial: draw a secret objective?', 'No'),
  'return-secret': say('You have too many secret objectives. Which one goes back?'),
} satisfies Record<string, Wording>;
