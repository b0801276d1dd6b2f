import { beforeHitsAssigned } from '../../../moments/combat/windows.ts';
import { cancelHits } from '../../../verbs/combat/hits.ts';
import { reaction } from '../action-card.ts';

export const maneuveringJets = reaction({
  id: 'maneuvering-jets',
  window: beforeHitsAssigned,
  when: (_game, me, { seat, cause, by }) => seat === me && cause === 'cannon' && by !== me,
  resolve: (_game, _me, moment) => cancelHits(moment, 1),
});
