import { chooseNumber } from '@orrery/kernel';
import { beforeHitsAssigned } from '../../../moments/combat/windows.ts';
import { cancelHits } from '../../../verbs/combat/hits.ts';
import { reaction } from '../action-card.ts';

export const shieldsHolding = reaction({
  id: 'shields-holding',
  window: beforeHitsAssigned,
  when: ({ combat }, me, { seat, area }) =>
    seat === me && combat?.kind === 'space' && area.system === combat.system && area.planet === null,
  *resolve(_game, me, moment) {
    const count = moment.hits === 1 ? 1 : yield* chooseNumber(me, 'shields-holding', 1, 2);
    yield* cancelHits(moment, count);
  },
});
