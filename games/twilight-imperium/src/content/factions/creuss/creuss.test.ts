import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { geometryOf } from '../../../model/galaxy/galaxy.ts';
import { areNeighbours } from '../../../moments/economy/neighbours.ts';
import { isHomeSystem } from '../../../moments/galaxy/systems.ts';
import { adjacentFor } from '../../../moments/movement/routes.ts';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';
import { dealFactionSheet } from '../../../verbs/factions/faction-sheet.ts';
import { dealLeaders } from '../../../verbs/factions/leaders.ts';

/** Seat 0's home is 51, off the board; its gate is at 201. Alpha: 26, 39; beta: 25, 40. */
const table = () =>
  given('creuss', 'hacan', 'letnev')
    .sheet('creuss')
    .planets('creuss', 'creuss')
    .planets('hacan', 'arretze')
    .planets('letnev', 'arc-prime');

proves('GR setup.3, LRR 51.2', 'the faction brings its sheet and its leaders', () => {
  const { seat } = given('creuss', 'hacan', 'letnev').runs(function* (game) {
    dealFactionSheet(game, 0);
    dealLeaders(game, 0);
  });
  const { sheet, leaders } = seat('creuss').player;
  const abilities = ['quantum-entanglement', 'slipstream', 'creuss-gate'];
  deepEqual(sheet, [...abilities, 'hil-colish', 'icarus-drive', 'wormhole-generator', 'dimensional-splicer']);
  deepEqual(
    leaders.map(({ id, locked }) => [id, locked]),
    [
      ['emissary-taivra', false],
      ['sai-seravus', true],
      ['riftwalker-meian', true],
    ],
  );
});

proves(
  'LRR 39.2a, LRR 38.1, faction-abilities/creuss-gate',
  'the gate lies in the home position and is not a home system; the home system lies beside the board, joined by delta wormholes',
  () => {
    const { table: played, seat } = table().start();
    const { state } = played;
    const { index, atEdge } = geometryOf(state.galaxy);
    deepEqual(
      ['17', '51'].map(id => [isHomeSystem(state, id), atEdge[index.get(id)!], seat('creuss').system(id).frontier]),
      [
        [false, true, true],
        [true, true, false],
      ],
    );
    equal(seat('creuss').player.home, '51');
    deepEqual(adjacentFor(state, 1, '51'), ['17']);
  },
);

proves(
  'LRR 101, LRR 60.2, faction-abilities/quantum-entanglement',
  'alpha and beta systems are adjacent for the owner alone, which makes neighbours both ways',
  () => {
    const { state } = table().units('creuss', '26', { cruiser: 1 }).units('letnev', '40', { cruiser: 1 }).start().table;
    deepEqual(
      [0, 1, 2].map(seat => adjacentFor(state, seat, '26').filter(id => ['25', '39', '40'].includes(id))),
      [['25', '39', '40'], ['39'], ['39']],
    );
    deepEqual(
      [areNeighbours(state, 0, 2), areNeighbours(state, 2, 0), areNeighbours(state, 0, 1)],
      [true, true, false],
    );
  },
);

proves('LRR 101, faction-abilities/quantum-entanglement', 'no law keeps it from its wormholes, nor the nexus', () => {
  for (const law of ['enforced-travel-ban', 'nexus-sovereignty']) {
    const { seat } = table()
      .law(law)
      .nexusOpen()
      .units('creuss', '26', { cruiser: 1 })
      .units('creuss', '82a', { cruiser: 1 })
      .token('creuss', '40')
      .start(activate({ system: '40' }));
    seat('creuss').isAsked('move.from').isOffered('26', '82a').passes();
  }
});

proves(
  'LRR 77, faction-abilities/quantum-entanglement',
  'upgraded PDS of the owner fire through it, and others do not fire back',
  () => {
    const cannons = (shooter: 'creuss' | 'hacan', mover: 'creuss' | 'hacan') =>
      table()
        .technology(shooter, 'pds-ii')
        .planets(shooter, 'lodor')
        .units(shooter, 'lodor', { pds: 1 })
        .units(mover, '25', { cruiser: 1 })
        .token(mover, '25')
        .active(mover)
        .mayRoll('space-cannon', 10)
        .start(activate({ system: '25' }));
    const hit = cannons('creuss', 'hacan');
    hit.seat('creuss').isAsked('space-cannon').chooses('1');
    deepEqual(hit.seat('hacan').units('25'), {});
    deepEqual(cannons('hacan', 'creuss').seat('creuss').units('25'), { cruiser: 1 });
  },
);

proves('faction-abilities/quantum-entanglement', 'the Ixthian Artifact does not reach its units through it', () => {
  const { seat } = table()
    .wormhole('18', 'alpha')
    .units('creuss', '40', { cruiser: 1 })
    .units('creuss', '26', { cruiser: 1 })
    .planets('creuss', 'lodor')
    .dice('effect', 1)
    .agenda('ixthian-artifact');
  seat('creuss').isAsked('vote').chooses('for').allots({ lodor: 1 });
  deepEqual([seat('creuss').units('40'), seat('creuss').units('26')], [{ cruiser: 1 }, {}]);
});

/** Can a ship there move into the active system? */
function comes(unit: 'carrier' | 'flagship', from: string, goal: string): boolean {
  const { seat, table: played } = table()
    .units('creuss', from, { [unit]: 1 })
    .start(activate({ system: goal }));
  const [ask] = played.asks(0);
  if (!ask) return false;
  seat('creuss').isAsked('move.from').passes();
  return true;
}

proves(
  'LRR 58.3, faction-abilities/slipstream',
  'ships that start at home or at an alpha or beta wormhole move one farther; not from the gate, nor by a delta or gamma',
  () => {
    for (const [from, goal] of [
      ['26', '20'],
      ['40', '26'],
      ['51', '26'],
    ] as const)
      deepEqual([from, comes('carrier', from, goal)], [from, true]);
    for (const [from, goal] of [
      ['17', '46'],
      ['19', '20'],
      ['46', '21'],
      ['82a', '17'],
    ] as const)
      deepEqual([from, comes('carrier', from, goal)], [from, false]);
    equal(comes('flagship', '46', '21'), false); // its delta is no alpha or beta wormhole
  },
);

proves('LRR 58.3, faction-abilities/slipstream', 'only for its own ships', () => {
  const { seat } = table()
    .units('hacan', '26', { carrier: 1 })
    .active('hacan')
    .start(activate({ system: '20' }));
  seat('hacan').isNotAsked();
});
