import { startOfAnnounceRetreats } from '../../../moments/combat/windows.ts';
import { compelRetreat } from '../../../verbs/combat/retreat.ts';
import { reaction } from '../action-card.ts';

export const rout = reaction({
  id: 'rout',
  window: startOfAnnounceRetreats,
  when: ({ combat }, me, { compelled }) => combat?.defender === me && !compelled.includes(combat.attacker),
  resolve: (game, _me, moment) => compelRetreat(moment, game.combat!.attacker),
});
