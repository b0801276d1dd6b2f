import { beforeBarrage } from '../../../moments/combat/windows.ts';
import { reaction } from '../action-card.ts';

export const waylay = reaction({
  id: 'waylay',
  window: beforeBarrage,
  when: (_game, me, { seat, hitsAllShips }) => seat === me && !hitsAllShips,
  *resolve(_game, _me, moment) {
    moment.hitsAllShips = true;
  },
});
