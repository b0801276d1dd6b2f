import { ask, mayChoose, open, pick } from '@orrery/kernel';
import { controlsMecatol } from '../../model/readers.ts';
import { objectives } from '../../moments/objectives/registry.ts';
import { afterImperialPoint } from '../../moments/objectives/windows.ts';
import type { StrategyCard } from '../../moments/phases/registry.ts';
import { drawSecretObjective } from '../../verbs/cards/cards.ts';
import { scorablePublic, scoreWithCost, whyNotPublic } from '../../verbs/objectives/objectives.ts';
import { gainPoints } from '../../verbs/objectives/points.ts';

export const imperial: StrategyCard = {
  id: 'imperial', // LRR 45

  *primary(game, me) {
    const objective = yield* mayChoose(me, 'imperial.score', scorablePublic(game, me), {
      at: id => ({ objective: id }),
      barred: () => whyNotPublic(game, me),
    });
    if (objective) yield* scoreWithCost(game, me, objectives.of(objective)); // LRR 45.2
    if (controlsMecatol(game, me)) {
      yield* gainPoints(game, me, 1, 'imperial');
      yield* open(game, afterImperialPoint, { seat: me });
      return;
    }
    const [draws] = yield* ask(pick(me, 'imperial.draw', ['draw'], { min: 0 }));
    if (draws) yield* drawSecretObjective(game, me);
  },

  *secondary(game, me) {
    yield* drawSecretObjective(game, me); // LRR 45.3
  },
};
