import { afterRetreatAnnounced } from '../../../moments/combat/windows.ts';
import { opponentIn } from '../../../verbs/combat/combat-effects.ts';
import { preventRetreat } from '../../../verbs/combat/retreat.ts';
import { reaction } from '../action-card.ts';

export const intercept = reaction({
  id: 'intercept',
  window: afterRetreatAnnounced,
  when: ({ combat }, me, { seat, prevented }) => combat !== null && opponentIn(combat, me) === seat && !prevented,
  resolve: (_game, _me, moment) => preventRetreat(moment),
});
