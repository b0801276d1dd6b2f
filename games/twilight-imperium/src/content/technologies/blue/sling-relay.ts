import { choose, type Seat } from '@orrery/kernel';
import type { System } from '../../../model/galaxy/state.ts';
import type { State, SystemId } from '../../../model/state.ts';
import { isShip } from '../../../moments/units/counts-as.ts';
import { type EffectTerms, produceByEffect, producibleByEffect } from '../../../verbs/economy/produce-by-effect.ts';
import { technology } from '../technology.ts';

const oneShip: EffectTerms = { which: isShip, min: 1, max: 1 };

const hasSpaceDock = (system: System, me: Seat): boolean =>
  [system.space, ...system.planets.map(({ units }) => units)].some(groups =>
    groups.some(group => group.seat === me && group.unit === 'space-dock'),
  );

const shipyards = (game: State, me: Seat): SystemId[] =>
  game.systems
    .filter(system => hasSpaceDock(system, me))
    .map(({ id }) => id)
    .filter(system => producibleByEffect(game, me, { system, planet: null }, oneShip).length > 0);

export const slingRelay = technology({
  id: 'sling-relay',
  componentAction: {
    possible: (game, me) => shipyards(game, me).length > 0,
    *play(game, me) {
      const system = yield* choose(me, 'sling-relay.system', shipyards(game, me), { at: id => ({ system: id }) });
      yield* produceByEffect(game, me, { system, planet: null }, oneShip);
    },
  },
});
