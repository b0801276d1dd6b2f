import { deepEqual, equal } from 'node:assert/strict';
import { eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { adjacentFor } from '../../../moments/movement/routes.ts';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';

const table = () =>
  given('creuss', 'hacan', 'letnev')
    .sheet('creuss')
    .planets('creuss', 'creuss')
    .planets('hacan', 'arretze')
    .planets('letnev', 'arc-prime');

proves(
  'LRR 101, faction-units/hil-colish',
  'its system has a delta wormhole for everybody, and all players see it',
  () => {
    const { table: played } = table().units('creuss', '46', { flagship: 1 }).start();
    deepEqual(
      [0, 1, null].map(seat => adjacentFor(played.state, seat, '46').filter(id => id === '17' || id === '51')),
      [
        ['17', '51'],
        ['17', '51'],
        ['17', '51'],
      ],
    );
    deepEqual(played.view(1).furtherWormholes, [{ system: '46', kinds: ['delta'] }]);
  },
);

proves('LRR 77, faction-units/hil-colish', 'Space Cannon reaches through it', () => {
  const { seat } = table()
    .technology('creuss', 'pds-ii')
    .units('creuss', 'creuss', { pds: 1 })
    .units('creuss', '20', { flagship: 1 })
    .units('hacan', '16', { cruiser: 1 })
    .active('hacan')
    .dice('space-cannon', 10)
    .start(activate({ system: '20' }));
  seat('hacan').chooses('16').allots({ cruiser: 1 });
  seat('creuss').isAsked('space-cannon').chooses('1');
  deepEqual([seat('hacan').units('20'), seat('creuss').units('20')], [{}, { flagship: 1 }]);
});

/** The others move from home, which is near 20 only by the delta wormhole. */
const fleet = (where: string, ...ships: ('carrier' | 'cruiser' | 'destroyer')[]) =>
  table()
    .units('creuss', where, { flagship: 1 })
    .units('creuss', '51', Object.fromEntries(ships.map(ship => [ship, 1])))
    .token('creuss', '20');

proves(
  'LRR 58.5, faction-units/hil-colish',
  'the flagship moves first, and the other ships use its wormhole in the active system',
  () => {
    const { seat } = fleet('26', 'carrier').start(activate({ system: '20' }));
    const creuss = seat('creuss').isAsked('move.from').isOffered('26').chooses('26').allots({ flagship: 1 });
    creuss.isAsked('move.ahead').chooses('first').isOffered('51').chooses('51').allots({ carrier: 1 });
    deepEqual(creuss.units('20'), { flagship: 1, carrier: 1 });
  },
);

proves(
  'LRR 58.5, faction-units/hil-colish',
  'the flagship moves last, and the other ships use the wormhole in the system that it leaves',
  () => {
    const { seat } = fleet('26', 'carrier', 'cruiser').start(activate({ system: '20' }));
    const creuss = seat('creuss').isOffered('26', '51').chooses('26').allots({ flagship: 1 });
    creuss
      .isAsked('move.ahead')
      .passes()
      .isOffered('51')
      .chooses('51')
      .isOfferedLines({ cruiser: 1 })
      .allots({ cruiser: 1 });
    deepEqual(creuss.units('20'), { flagship: 1, cruiser: 1 });
  },
);

proves(
  'LRR 58.5, faction-units/hil-colish',
  'the order is not asked where it makes no difference, and never of other players',
  () => {
    const alone = table()
      .units('creuss', '26', { flagship: 1 })
      .start(activate({ system: '46' }));
    alone.seat('creuss').chooses('26').allots({ flagship: 1 }).isNotAsked();
    const near = table().units('creuss', '26', { flagship: 1 }).units('creuss', '19', { cruiser: 1 });
    near
      .start(activate({ system: '46' }))
      .seat('creuss')
      .chooses('26')
      .allots({ flagship: 1 })
      .isAsked('move.from')
      .passes();
    const second = fleet('26', 'carrier', 'cruiser').start(activate({ system: '20' }));
    second.seat('creuss').chooses('51').allots({ cruiser: 1 }).chooses('26').allots({ flagship: 1 }).isNotAsked();
  },
);

proves('LRR 58.5, faction-units/hil-colish', 'it goes home through its own wormhole', () => {
  const { seat } = table()
    .units('creuss', '46', { flagship: 1 })
    .start(activate({ system: '51' }));
  const creuss = seat('creuss').isOffered('46').chooses('46').allots({ flagship: 1 });
  deepEqual(creuss.units('51'), { flagship: 1 });
});

proves('LRR 58.3e, faction-units/hil-colish', 'it does not come back through it, but others do', () => {
  const { seat } = table()
    .technology('creuss', 'carrier-ii')
    .units('creuss', '46', { flagship: 1, carrier: 1 })
    .units('creuss', 'creuss', { infantry: 2 })
    .with(game => {
      game.lasting = [{ id: 'flank-speed', seat: 0, until: 'tactical-action', aim: null }];
    })
    .start(activate({ system: '46' }));
  const creuss = seat('creuss').isOffered('46').chooses('46').isOfferedLines({ carrier: 1 });
  creuss.allots({ carrier: 1 }).isAsked('move.cargo').allots({ '51:creuss:infantry': 2 });
  deepEqual(creuss.units('46'), { flagship: 1, carrier: 1, infantry: 2 });
});

proves(
  'LRR 41.2, LRR 58.5, faction-units/hil-colish',
  'when the flagship that moves first is lost in a rift, ships that have no other route stay behind',
  () => {
    const { seat, table: played } = fleet('41', 'destroyer')
      .dice('gravity-rift', 1)
      .start(activate({ system: '20' }));
    const creuss = seat('creuss').chooses('41').allots({ flagship: 1 }).isAsked('move.ahead').chooses('first');
    creuss.chooses('51').allots({ destroyer: 1 });
    deepEqual([creuss.units('20'), creuss.units('51')], [{}, { destroyer: 1 }]);
    equal(eventsOf(played, 'move-undone').length, 1);
  },
);

proves('LRR 41.2, LRR 58.5, faction-units/hil-colish', 'ships that have another route must take it', () => {
  const { seat } = fleet('41', 'cruiser')
    .technology('creuss', 'cruiser-ii')
    .units('creuss', 'creuss', { infantry: 1 })
    .dice('gravity-rift', 1)
    .start(activate({ system: '20' }));
  const creuss = seat('creuss').chooses('41').allots({ flagship: 1 });
  creuss.isAsked('move.ahead').chooses('first');
  creuss.chooses('51').allots({ cruiser: 1 }).allots({ '51:creuss:infantry': 1 }).isAsked('commit').passes();
  deepEqual(creuss.units('20'), { cruiser: 1, infantry: 1 });
});

/** Hacan's cruisers announce a retreat; the flagship's wormhole is the only route. */
const retreat = (...hacanRolls: number[]) => {
  const { seat } = table()
    .units('creuss', '44', { flagship: 1 })
    .units('hacan', '44', { cruiser: 2 })
    .units('hacan', '17', { destroyer: 1 })
    .dice('combat', 1)
    .dice('combat', ...hacanRolls)
    .start(activate({ system: '44' }));
  seat('hacan').isAsked('announce-retreat').isOffered('retreat').chooses('retreat');
  return seat;
};

proves(
  'LRR 78.4, LRR 78.7, faction-units/hil-colish',
  'either side may retreat through its wormhole while it is not destroyed',
  () => {
    const away = retreat(1, 1)('hacan');
    deepEqual([away.units('44'), away.units('17')], [{}, { cruiser: 2, destroyer: 1 }]);
    const seat = retreat(10, 10);
    seat('creuss').isAsked('sustain-damage').passes();
    const stays = seat('hacan');
    deepEqual([stays.units('44'), stays.units('17')], [{ cruiser: 2 }, { destroyer: 1 }]);
  },
);

const drives = () =>
  table().units('creuss', 'creuss', { mech: 1, infantry: 1 }).units('creuss', '46', { mech: 1, carrier: 1 });

proves(
  'LRR 101, faction-units/icarus-drive',
  "after anybody's activation a mech leaves, and a token comes where it stood",
  () => {
    const { seat, table: played } = drives()
      .active('hacan')
      .start(activate({ system: '20' }));
    const creuss = seat('creuss').isAsked('after-system-activated').chooses('icarus-drive');
    creuss.isAsked('icarus-drive').isOffered('creuss', '46').chooses('46');
    creuss.isAsked('icarus-drive.token').isOffered('alpha', 'beta').chooses('beta');
    creuss.isAsked('after-system-activated').passes();
    deepEqual([creuss.units('46'), creuss.system('46').wormholes], [{ carrier: 1 }, ['beta']]);
    deepEqual(played.state.wormholeTokens, [{ card: 'creuss-beta', system: '46', shows: 'beta' }]);
  },
);

proves('LRR 101, faction-units/icarus-drive', 'another mech may move the same token; nobody has to', () => {
  const used = drives().start(activate({ system: '20' }));
  const creuss = used.seat('creuss').chooses('icarus-drive').chooses('46').chooses('alpha');
  creuss
    .isAsked('after-system-activated')
    .chooses('icarus-drive')
    .chooses('creuss')
    .chooses('alpha')
    .isAsked('move.from')
    .passes();
  deepEqual([creuss.system('46').wormholes, creuss.system('51').wormholes], [[], ['alpha']]);
  deepEqual(creuss.units('creuss'), { infantry: 1 });
  const unused = drives()
    .active('hacan')
    .start(activate({ system: '20' }));
  unused.seat('creuss').isAsked('after-system-activated').passes();
  deepEqual(unused.seat('creuss').units('46'), { carrier: 1, mech: 1 });
});
