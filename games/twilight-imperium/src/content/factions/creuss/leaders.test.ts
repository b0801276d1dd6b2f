import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { adjacentFor } from '../../../moments/movement/routes.ts';
import { activate } from '../../../moments/steps.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { endRound } from '../../../rules/phases/round.ts';
import { given } from '../../../testing/index.ts';

const table = () =>
  given('creuss', 'hacan', 'letnev')
    .planets('creuss', 'creuss')
    .planets('hacan', 'arretze')
    .planets('letnev', 'arc-prime');

const agent = () => table().leader('creuss', 'emissary-taivra');

proves('LRR 51.4, leaders/emissary-taivra', 'the active system is next to all wormholes, for anybody who moves', () => {
  const { seat, table: played } = agent()
    .law('enforced-travel-ban')
    .units('hacan', '40', { carrier: 1 })
    .units('hacan', '82a', { carrier: 1 })
    .units('hacan', '17', { carrier: 1 })
    .units('hacan', '47', { carrier: 1 })
    .active('hacan')
    .start(activate({ system: '26' }));
  seat('creuss').isAsked('after-system-activated').chooses('emissary-taivra');
  deepEqual(
    [0, 1, null].map(viewer => adjacentFor(played.state, viewer, '26').length),
    [9, 9, 9],
  );
  const hacan = seat('hacan').isAsked('move.from').isOffered('17', '40', '82a');
  hacan.passes();
  deepEqual(adjacentFor(played.state, 1, '26').includes('40'), false); // it ends with the action
});

proves('LRR 51.4, leaders/emissary-taivra', 'by it ships come into the wormhole nexus, which turns', () => {
  const { seat, table: played } = agent()
    .units('creuss', '40', { carrier: 1 })
    .start(activate({ system: '82a' }));
  const creuss = seat('creuss').chooses('emissary-taivra').chooses('40').allots({ carrier: 1 });
  deepEqual([creuss.units('82a'), played.state.nexusOpen], [{ carrier: 1 }, true]);
});

proves(
  'LRR 51.4, leaders/emissary-taivra',
  'the wormhole must be there at the activation, and be no delta alone',
  () => {
    const offered = (system: string) => {
      const { seat } = agent()
        .sheet('creuss', 'hil-colish', 'icarus-drive')
        .units('creuss', '46', { flagship: 1 })
        .active('letnev')
        .start(activate({ system }));
      return seat('creuss');
    };
    offered('46').isNotAsked();
    offered('17').isNotAsked();
    offered('26').isAsked('after-system-activated').passes();
    const late = agent()
      .sheet('creuss', 'icarus-drive')
      .units('creuss', '47', { carrier: 1, mech: 1 })
      .start(activate({ system: '47' }));
    late.seat('creuss').isOffered('icarus-drive').chooses('icarus-drive').chooses('47').chooses('alpha').isNotAsked();
  },
);

proves(
  'LRR 35, leaders/emissary-taivra',
  'a player who moves from the Ion Storm says whether its wormhole was used',
  () => {
    const { seat } = agent()
      .wormhole('47', 'alpha')
      .with(game => game.wormholeTokens.push({ card: 'ion-storm', system: '47', shows: 'alpha', back: 'beta' }))
      .units('creuss', '47', { carrier: 1 })
      .start(activate({ system: '26' }));
    const creuss = seat('creuss').chooses('emissary-taivra').chooses('47').allots({ carrier: 1 });
    creuss.isAsked('ion-storm.use').passes();
    deepEqual(creuss.system('47').wormholes, ['alpha']);
  },
);

const commander = () => table().leader('creuss', 'sai-seravus').technology('creuss', 'carrier-ii');

const two = (...keys: string[]) =>
  commander()
    .units('creuss', '39', { carrier: 2, cruiser: 1 })
    .start(activate({ system: keys[0]! }));

proves(
  'LRR 51.8, R-220, leaders/sai-seravus',
  'a fighter for each ship with capacity that came through a wormhole',
  () => {
    const { seat } = two('26');
    const creuss = seat('creuss').chooses('39').allots({ carrier: 2, cruiser: 1 });
    creuss.isAsked('after-ships-moved').chooses('sai-seravus').isAsked('sai-seravus').isBound(1, 2).says(2);
    deepEqual(creuss.units('26'), { carrier: 2, cruiser: 1, fighter: 2 });
  },
);

proves('LRR 51.8, R-220, leaders/sai-seravus', 'also from alpha to beta by its own ability, and by its agent', () => {
  const quantum = commander()
    .sheet('creuss')
    .units('creuss', '26', { carrier: 1 })
    .start(activate({ system: '40' }));
  quantum.seat('creuss').chooses('26').allots({ carrier: 1 }).chooses('sai-seravus').says(1);
  const agents = commander()
    .leader('creuss', 'emissary-taivra')
    .units('creuss', '26', { carrier: 1 })
    .start(activate({ system: '40' }));
  const creuss = agents.seat('creuss').chooses('emissary-taivra').chooses('26').allots({ carrier: 1 });
  creuss.chooses('sai-seravus').says(1);
  deepEqual(creuss.units('40'), { carrier: 1, fighter: 1 });
});

proves('LRR 51.8, leaders/sai-seravus', 'not for ships that came another way', () => {
  const { seat } = commander()
    .units('creuss', '19', { carrier: 1 })
    .start(activate({ system: '26' }));
  seat('creuss').chooses('19').allots({ carrier: 1 }).isNotAsked();
});

proves(
  'LRR 16.3, LRR 51.8, leaders/sai-seravus',
  'not beyond the capacity of ships and docks, whatever is in the fleet pool',
  () => {
    const arrives = (load: number, dock: boolean) => {
      const arranged = commander()
        .technology('creuss', 'fighter-ii')
        .units('creuss', '39', { carrier: 1, fighter: load })
        .tokens('creuss', { fleet: 6 })
        .planets('creuss', 'lodor');
      if (dock) arranged.units('creuss', 'lodor', { 'space-dock': 1 });
      const creuss = arranged
        .start(activate({ system: '26' }))
        .seat('creuss')
        .chooses('39');
      return creuss.allots({ carrier: 1 }).allots({ '39:space:fighter': load });
    };
    arrives(6, false).isNotAsked();
    arrives(5, false).isAsked('after-ships-moved').chooses('sai-seravus').isAsked('sai-seravus').isBound(1, 1).says(1);
    arrives(6, true)
      .isAsked('after-ships-moved')
      .chooses('sai-seravus')
      .isBound(1, 1)
      .says(1)
      .isAsked('produce')
      .passes();
  },
);

proves('LRR 51.6c, leaders/sai-seravus', 'not for the move that unlocks it', () => {
  const { seat } = table()
    .leader('creuss', 'sai-seravus', 'locked')
    .units('creuss', '39', { carrier: 2, cruiser: 1 })
    .units('creuss', '40', { cruiser: 1 })
    .start(activate({ system: '26' }));
  const creuss = seat('creuss').chooses('39').allots({ carrier: 2 }).passes().isNotAsked();
  deepEqual([creuss.player.leaders[0]!.locked, creuss.units('26')], [false, { carrier: 2 }]);
});

proves('LRR 51.6, leaders/sai-seravus', 'units in three systems with alpha or beta wormholes unlock it', () => {
  const unlocked = (...systems: string[]) => {
    const arranged = table().leader('creuss', 'sai-seravus', 'locked').units('creuss', '17', { cruiser: 1 });
    for (const system of systems) arranged.units('creuss', system, { cruiser: 1 });
    return !arranged.start(endRound({})).seat('creuss').player.leaders[0]!.locked;
  };
  deepEqual([unlocked('26', '39', '40'), unlocked('26', '40', '46')], [true, false]);
});

const hero = () =>
  table()
    .leader('creuss', 'riftwalker-meian')
    .strategyCards('creuss', 'leadership!')
    .units('creuss', '46', { cruiser: 1 });

proves(
  'LRR 51.10, LRR 51.12, leaders/riftwalker-meian',
  'two systems change places with all in them; then it is purged',
  () => {
    const { seat, table: played } = hero()
      .token('hacan', '46')
      .start(takeTurn({ seat: 0 }));
    const creuss = seat('creuss').uses('riftwalker-meian').isAsked('riftwalker-meian');
    creuss.isOffered('17', '25', '26', '39', '40', '46').chooses('46');
    creuss.isAsked('riftwalker-meian.with').isOffered('17', '25', '26', '39', '40').chooses('40');
    const positions = Object.fromEntries(played.state.galaxy.tiles.map(({ tile, position }) => [tile, position]));
    deepEqual([positions['46'], positions['40']], ['211', '102']);
    deepEqual(
      [creuss.units('46'), creuss.system('46').tokens, played.state.purged],
      [{ cruiser: 1 }, [1], ['riftwalker-meian']],
    );
  },
);

proves('LRR 51.10, leaders/riftwalker-meian', 'homes of others with its units, but nothing beside the board', () => {
  const { seat } = hero()
    .units('creuss', '51', { cruiser: 1 })
    .units('creuss', '82a', { cruiser: 1 })
    .units('creuss', '16', { destroyer: 1 })
    .start(takeTurn({ seat: 0 }));
  const creuss = seat('creuss').uses('riftwalker-meian').isOffered('16', '17', '25', '26', '39', '40', '46');
  creuss.chooses('16').chooses('17');
});
