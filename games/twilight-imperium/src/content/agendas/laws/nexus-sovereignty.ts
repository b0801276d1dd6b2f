import { nexus } from '../../../model/galaxy/adjacency.ts';
import { mecatolSystem } from '../../../model/readers.ts';
import { wormholesToMove } from '../../../moments/galaxy/queries.ts';
import { placeWormhole } from '../../../verbs/galaxy/wormholes.ts';
import { agenda, modify } from '../agenda.ts';

export const nexusSovereignty = agenda({
  id: 'nexus-sovereignty',
  passive: [
    modify(wormholesToMove, ({ system }, open) =>
      system.id === nexus ? open.filter(wormhole => wormhole !== 'alpha' && wormhole !== 'beta') : open,
    ),
  ],
  *against(game) {
    yield* placeWormhole(game, mecatolSystem(game).id, 'gamma');
  },
});
