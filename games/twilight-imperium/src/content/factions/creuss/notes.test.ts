import { deepEqual, equal } from 'node:assert/strict';
import { eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { areNeighbours } from '../../../moments/economy/neighbours.ts';
import { adjacentFor } from '../../../moments/movement/routes.ts';
import { activate } from '../../../moments/steps.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given } from '../../../testing/index.ts';
import { eliminate } from '../../../verbs/factions/elimination.ts';

const table = () =>
  given('creuss', 'hacan', 'letnev')
    .planets('creuss', 'creuss')
    .planets('hacan', 'arretze')
    .planets('letnev', 'arc-prime');

const drives = (...where: ('creuss' | '46' | 'quann')[]) => {
  const arranged = table().sheet('creuss', 'icarus-drive').planets('creuss', 'quann');
  for (const place of where) arranged.units('creuss', place, place === '46' ? { carrier: 1, mech: 1 } : { mech: 1 });
  return arranged;
};

proves(
  'LRR 1.19, faction-units/icarus-drive',
  'each mech is an ability of its own: the others have a turn before the next',
  () => {
    const { seat } = drives('creuss', '46')
      .technology('letnev', 'aetherstream')
      .units('letnev', '26', { cruiser: 1 })
      .start(activate({ system: '20' }));
    const creuss = seat('creuss')
      .isAsked('after-system-activated')
      .chooses('icarus-drive')
      .chooses('46')
      .chooses('beta');
    seat('letnev').isAsked('after-system-activated').passes();
    creuss.isAsked('after-system-activated').isOffered('icarus-drive').chooses('icarus-drive');
    creuss.isAsked('icarus-drive').isOffered('creuss').chooses('creuss').chooses('beta');
    deepEqual([creuss.system('46').wormholes, creuss.system('51').wormholes], [[], ['beta']]);
    seat('letnev').isAsked('after-system-activated').passes();
    if (creuss.isWaitedFor) creuss.passes();
  },
);

proves('LRR 51.8, LRR 41.2, leaders/sai-seravus', 'a ship that is lost on the way brings no fighter', () => {
  const arrives = (...rolls: number[]) => {
    const { seat } = table()
      .leader('creuss', 'sai-seravus')
      .wormhole('41', 'alpha')
      .units('creuss', '41', { carrier: 2 })
      .dice('gravity-rift', ...rolls)
      .start(activate({ system: '26' }));
    seat('creuss').chooses('41').allots({ carrier: 2 });
    if (seat('creuss').isWaitedFor && seat('creuss').ask.kind === 'move.route')
      seat('creuss').chooses((seat('creuss').pointsAt[0] as { path: string }).path);
    return seat('creuss');
  };
  arrives(1, 10).isAsked('after-ships-moved').chooses('sai-seravus').isBound(1, 1).says(1);
  arrives(1, 1).isNotAsked();
});

proves('LRR 51.8, leaders/sai-seravus', 'not for a retreat, which leaves the active system', () => {
  const { seat } = table()
    .leader('creuss', 'sai-seravus')
    .units('creuss', '26', { carrier: 1 })
    .units('creuss', '39', { destroyer: 1 })
    .units('hacan', '26', { cruiser: 1 })
    .active('hacan')
    .dice('combat', 1)
    .dice('combat', 1)
    .start(activate({ system: '26' }));
  seat('creuss').isAsked('announce-retreat').chooses('retreat');
  if (seat('creuss').isWaitedFor) seat('creuss').chooses('39');
  deepEqual(seat('creuss').isNotAsked().units('39'), { carrier: 1, destroyer: 1 });
});

proves('LRR 58.3e, R-220, leaders/sai-seravus', 'a ship that leaves and comes back by a wormhole brings one', () => {
  const fetched = table()
    .leader('creuss', 'sai-seravus')
    .technology('creuss', 'carrier-ii')
    .sheet('creuss', 'quantum-entanglement')
    .units('creuss', '26', { carrier: 1 })
    .planets('creuss', 'quann')
    .units('creuss', 'quann', { infantry: 1 })
    .start(activate({ system: '26' }));
  const ghosts = fetched.seat('creuss').isAsked('move.from').isOffered('26').chooses('26').allots({ carrier: 1 });
  ghosts.isAsked('move.cargo').allots({ '25:quann:infantry': 1 });
  ghosts.isAsked('after-ships-moved').chooses('sai-seravus').says(1);
  deepEqual(ghosts.units('26'), { carrier: 1, infantry: 1, fighter: 1 });
  ghosts.isAsked('commit').passes();
});

proves('LRR 77, faction-units/hil-colish', 'cannons fire once, whenever the flagship moves', () => {
  const { seat, table: played } = table()
    .sheet('creuss')
    .units('creuss', '26', { flagship: 1 })
    .units('creuss', '51', { carrier: 1 })
    .planets('hacan', 'vefut-ii')
    .units('hacan', 'vefut-ii', { pds: 1 })
    .dice('space-cannon', 1)
    .start(activate({ system: '20' }));
  seat('creuss').chooses('26').allots({ flagship: 1 }).isAsked('move.ahead').chooses('first');
  seat('creuss').chooses('51').allots({ carrier: 1 });
  seat('hacan').isAsked('space-cannon').chooses('0');
  equal(eventsOf(played, 'space-cannon').length, 1);
  while (seat('creuss').isWaitedFor) seat('creuss').passes();
});

proves(
  'LRR 58.3b, faction-units/hil-colish, technologies/light-wave-deflector',
  'a player who may move through its ships may use its wormhole',
  () => {
    const goes = (...technology: 'light-wave-deflector'[]) => {
      const { seat } = table()
        .sheet('creuss', 'hil-colish')
        .technology('hacan', ...technology)
        .units('creuss', '47', { flagship: 1 })
        .units('hacan', '43', { flagship: 1 })
        .units('hacan', '39', { destroyer: 1 })
        .active('hacan')
        .start(activate({ system: '51' }));
      const offered = seat('hacan').isWaitedFor;
      if (offered) seat('hacan').isAsked('move.from').passes();
      return offered;
    };
    deepEqual([goes(), goes('light-wave-deflector')], [false, true]);
  },
);

proves('LRR 90.3, technologies/wormhole-generator', 'other players block it with ships, not with ground forces', () => {
  const { seat } = table()
    .technology('creuss', 'wormhole-generator')
    .strategyCards('creuss', 'leadership!')
    .planets('hacan', 'wellon')
    .units('hacan', 'wellon', { infantry: 1, pds: 1 })
    .units('hacan', '46', { fighter: 1 })
    .units('hacan', '20', { destroyer: 1 })
    .planets('creuss', 'vefut-ii')
    .crowded()
    .start(takeTurn({ seat: 0 }));
  const creuss = seat('creuss').uses('wormhole-generator');
  const keys = creuss.pointsAt.map(at => at!.system);
  deepEqual(
    ['19', '20'].map(id => keys.includes(id)),
    [true, true],
  );
  creuss.chooses('20').chooses('alpha');
});

proves(
  'LRR 33.10b, promissory-notes/creuss-iff',
  'wormhole tokens stay when their owner is eliminated; the note is removed',
  () => {
    const { seat, table: played } = table()
      .notes('hacan', 'creuss-iff#0')
      .wormhole('46', 'alpha')
      .with(game => game.wormholeTokens.push({ card: 'creuss-alpha', system: '46', shows: 'alpha' }))
      .units('letnev', '10', { cruiser: 1 })
      .runs(game => eliminate(game, 0));
    deepEqual([seat('hacan').player.notes, played.state.purged], [[], ['creuss-iff#0']]);
    equal(adjacentFor(played.state, 1, '46').includes('26'), true);
  },
);

proves('LRR 60.1, faction-abilities/quantum-entanglement', 'others are no neighbours of each other through it', () => {
  const { state } = table()
    .sheet('creuss')
    .units('hacan', '26', { cruiser: 1 })
    .units('letnev', '40', { cruiser: 1 })
    .start().table;
  deepEqual([areNeighbours(state, 1, 2), areNeighbours(state, 2, 1)], [false, false]);
});

proves(
  'LRR 51.10, leaders/riftwalker-meian',
  'a home system can be swapped with everything in it, and stays a home system',
  () => {
    const { seat, table: played } = table()
      .leader('creuss', 'riftwalker-meian')
      .strategyCards('creuss', 'leadership!')
      .units('creuss', '16', { destroyer: 1 })
      .units('hacan', 'arretze', { infantry: 2, 'space-dock': 1 })
      .token('hacan', '16')
      .start(takeTurn({ seat: 0 }));
    seat('creuss').uses('riftwalker-meian').chooses('16').chooses('40');
    const positions = Object.fromEntries(played.state.galaxy.tiles.map(({ tile, position }) => [tile, position]));
    deepEqual([positions['16'], positions['40']], ['211', '205']);
    deepEqual([seat('hacan').player.home, seat('hacan').system('16').tokens], ['16', [1]]);
    deepEqual(seat('hacan').units('arretze'), { infantry: 2, 'space-dock': 1 });
  },
);
