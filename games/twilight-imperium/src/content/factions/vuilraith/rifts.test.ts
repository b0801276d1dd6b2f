import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { systemOf } from '../../../model/readers.ts';
import { anomaliesIn } from '../../../moments/galaxy/systems.ts';
import { routesFor } from '../../../moments/movement/routes.ts';
import { reachOf } from '../../../moments/movement/ship-reach.ts';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';
import { destroyUnits } from '../../../verbs/units/units.ts';

const table = () => given('vuilraith', 'sol', 'hacan').sheet('vuilraith');
/** A space dock beside 26, 19 and 27. */
const torn = () => table().planets('vuilraith', 'acheron').units('vuilraith', 'acheron', { 'space-dock': 1 });

proves(
  'LRR 41, LRR 9, faction-units/dimensional-tear',
  'its system is a gravity rift for all, as long as the dock stands, and everybody sees it',
  () => {
    const { table: played } = torn().runs(function* (game) {
      deepEqual(anomaliesIn(game, systemOf(game, '54')), ['gravity-rift']);
      yield* destroyUnits(game, 0, 'space-dock', 1, { system: '54', planet: 'acheron' }, { cause: 'effect', by: 1 });
    });
    deepEqual(anomaliesIn(played.state, systemOf(played.state, '54')), []);
    const shown = torn()
      .start()
      .table.view(1)
      .systems.find(({ id }) => id === '54')!;
    deepEqual(shown.anomalies, ['gravity-rift']);
  },
);

proves(
  'LRR 41, faction-units/dimensional-tear',
  'in a gravity rift it adds nothing, but its owner never rolls there',
  () => {
    const both = (seat: 'vuilraith' | 'sol') =>
      table()
        .active(seat)
        .units('vuilraith', '41', { 'space-dock': 1 })
        .units(seat, '41', { cruiser: 1 })
        .mayRoll('gravity-rift', 1)
        .start(activate({ system: '27' })); // three systems away
    for (const seat of ['vuilraith', 'sol'] as const) {
      const started = both(seat);
      deepEqual(anomaliesIn(started.table.state, systemOf(started.table.state, '41')), ['gravity-rift']);
      started.seat(seat).isAsked('move.from').chooses('41').allots({ cruiser: 1 });
      deepEqual(started.seat(seat).units('27'), seat === 'vuilraith' ? { cruiser: 1 } : {});
    }
  },
);

proves(
  'LRR 41.1, LRR 41.2, faction-units/dimensional-tear',
  'others roll when they leave it, its owner does not',
  () => {
    const own = torn()
      .units('vuilraith', '54', { cruiser: 1 })
      .start(activate({ system: '25' })); // 54, 26, 44 or 46, 25: a move of 2, and 1 from the rift
    own.seat('vuilraith').isAsked('move.from').chooses('54').allots({ cruiser: 1 });
    deepEqual(own.seat('vuilraith').units('25'), { cruiser: 1 });
    const others = torn()
      .active('sol')
      .units('sol', '54', { cruiser: 2 })
      .dice('gravity-rift', 3, 4)
      .start(activate({ system: '25' }));
    others.seat('sol').isAsked('move.from').chooses('54').allots({ cruiser: 2 });
    deepEqual(others.seat('sol').units('25'), { cruiser: 1 });
  },
);

proves('LRR 41.2, faction-units/dimensional-tear', 'where it has no dock, its owner rolls as anybody does', () => {
  const { seat } = torn()
    .units('vuilraith', '41', { cruiser: 1 })
    .dice('gravity-rift', 3)
    .start(activate({ system: '46' }));
  seat('vuilraith').isAsked('move.from').chooses('41').allots({ cruiser: 1 });
  deepEqual(seat('vuilraith').units('46'), {});
});

proves('LRR 41.1, faction-units/dimensional-tear', 'each time a rift is left gives 1 more, the same one too', () => {
  const { state } = table()
    .planets('vuilraith', 'acheron', 'lodor')
    .units('vuilraith', 'acheron', { 'space-dock': 1, infantry: 1 })
    .units('vuilraith', 'lodor', { 'space-dock': 1 })
    .units('vuilraith', '26', { carrier: 1 })
    .start().table;
  const routes = routesFor(state, 0, [{ unit: 'carrier', count: 1 }], systemOf(state, '26'), '25');
  deepEqual(
    routes.map(({ path, rifts }) => [path.join('>'), rifts]),
    [
      ['46>25', 1],
      ['54>26>46>25', 3],
    ],
  );
});

proves('LRR 59.2, LRR 41.1, faction-units/dimensional-tear', 'a nebula sets 1 first, then the rift adds 1', () => {
  const { state } = table()
    .planets('vuilraith', 'acheron')
    .units('vuilraith', '42', { 'space-dock': 1, cruiser: 1 })
    .start().table;
  const reach = reachOf(state, 0, 'cruiser', systemOf(state, '42'));
  deepEqual([reach.get('46'), reach.get('01')], [2, undefined]);
});

const note = 'crucible#0';
/** A carrier of one move, three systems away: 47, 39 or 43; the rift 41; 18 or 20. */
const holder = () => table().active('sol').notes('sol', note).units('sol', '47', { carrier: 1 });

proves(
  'LRR 41.1, LRR 41.2, promissory-notes/crucible',
  'ships do not roll, and move one more if they leave a rift',
  () => {
    const without = holder().start(activate({ system: '46' }));
    without.seat('sol').isAsked('after-system-activated').passes();
    deepEqual(without.seat('sol').units('46'), {});
    const { seat } = holder()
      .units('sol', '26', { carrier: 1 })
      .start(activate({ system: '46' }));
    seat('sol').chooses(note).isAsked('move.from').isOffered('26', '47').chooses('47').allots({ carrier: 1 });
    seat('sol').isAsked('move.from').isOffered('26').passes();
    deepEqual(seat('sol').units('46'), { carrier: 1 });
    deepEqual([seat('sol').player.notes, seat('vuilraith').player.notes], [[], [note]]);
  },
);

proves(
  'LRR 41.1, promissory-notes/crucible',
  'one more in all, and also where the rift is reached only with it',
  () => {
    const reach = (from: string) => {
      const tactical = { seat: 1, system: '19', step: 'movement', friends: [], waves: [], committed: [] } as const;
      const { state } = table()
        .with(game => {
          game.tactical = { ...tactical, friends: [], waves: [], committed: [], extraMove: null };
          game.lasting.push({ id: 'crucible', seat: 1, until: 'tactical-action', aim: null });
        })
        .start().table;
      const moves = reachOf(state, 1, 'carrier', systemOf(state, from));
      return (...systems: string[]) => systems.map(id => moves.get(id));
    };
    deepEqual(reach('47')('41', '39', '21', '46', '25', '27'), [1, 1, 2, 3, 3, undefined]);
    deepEqual(reach('25')('20', '41', '47', '19'), [1, undefined, 3, undefined]); // the rift itself is out of reach
  },
);

proves('LRR 41.2, promissory-notes/crucible', 'a player who later retreats from a rift rolls as usual', () => {
  const { seat } = table()
    .active('sol')
    .notes('sol', note)
    .planets('sol', 'thibah')
    .units('sol', '20', { cruiser: 1 })
    .units('hacan', '41', { cruiser: 1 })
    .dice('combat', 1)
    .dice('combat', 1)
    .dice('gravity-rift', 1)
    .start(activate({ system: '41' }));
  seat('sol').chooses(note).isAsked('move.from').chooses('20').allots({ cruiser: 1 });
  seat('sol').isAsked('announce-retreat').chooses('retreat');
  deepEqual([seat('sol').units('21'), seat('sol').units('41')], [{}, {}]);
});
