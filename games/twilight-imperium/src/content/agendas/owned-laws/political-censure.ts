import { mayPlayActionCards } from '../../../moments/cards/queries.ts';
import { losePoints } from '../../../verbs/objectives/points.ts';
import { agenda, forbid } from '../agenda.ts';
import { gainWithPoint } from './worth-a-point.ts';

const id = 'political-censure';

export const politicalCensure = agenda({
  id,
  passive: [forbid(mayPlayActionCards, () => true)],
  elected: gainWithPoint(id),
  *lost(game, from) {
    yield* losePoints(game, Number(from), 1, id);
  },
});
