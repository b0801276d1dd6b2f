import { deepEqual, equal } from 'node:assert/strict';
import { told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given } from '../../../testing/index.ts';

const hero = 'mirik-aun-sissiri';

const table = () =>
  given('argent', 'hacan', 'letnev')
    .sheet('argent')
    .leader('argent', hero)
    .strategyCards('argent', 'leadership!')
    .planets('argent', 'valk')
    .planets('hacan', 'arretze')
    .planets('letnev', 'arc-prime');

proves(
  'LRR 51.12, LRR 87, leaders/mirik-aun-sissiri',
  'damaged ships and cargo are named by themselves, each once',
  () => {
    const { seat, table: played } = table()
      .tokens('argent', { fleet: 6 })
      .units('argent', '58', { dreadnought: 1, 'dreadnought!': 1, carrier: 1 })
      .units('argent', 'valk', { mech: 1, 'mech!': 1, infantry: 2 })
      .token('argent', '46', '47')
      .start(takeTurn({ seat: 0 }));
    const argent = seat('argent').uses(hero).isAsked(`${hero}.from`).isOffered('58').chooses('58');
    argent.isAsked(`${hero}.to`).isTold({ from: '58' }).isOffered('46', '47').chooses('46');
    argent.isAsked(`${hero}.ships`).isTold({ from: '58', system: '46' });
    argent.isOfferedLines({ dreadnought: 1, 'dreadnought!': 1, carrier: 1 }).isBound(1, 3);
    argent.allots({ 'dreadnought!': 1, carrier: 1 }).isAsked(`${hero}.cargo`).isTold({ capacity: 5 });
    argent.isOfferedLines({ 'valk:infantry': 2, 'valk:mech': 1, 'valk:mech!': 1 });
    argent.allots({ 'valk:mech!': 1, 'valk:infantry': 1 });
    argent.isAsked(`${hero}.from`).chooses('58').chooses('47').isAsked(`${hero}.ships`);
    argent.isOfferedLines({ dreadnought: 1 }).allots({ dreadnought: 1 });
    argent.isAsked(`${hero}.cargo`).isTold({ capacity: 1 }).isOfferedLines({ 'valk:infantry': 1, 'valk:mech': 1 });
    argent.allots({ 'valk:infantry': 1 }).isNotAsked();
    deepEqual(argent.units('46'), { carrier: 1, 'dreadnought!': 1, infantry: 1, 'mech!': 1 });
    deepEqual(
      [argent.units('47'), argent.units('58'), argent.units('valk')],
      [{ dreadnought: 1, infantry: 1 }, {}, { mech: 1 }],
    );
    deepEqual(
      told(played, 'move-declared').map(({ from, path, ships }) => [from, path, ships.map(({ unit }) => unit).sort()]),
      [
        ['58', ['46'], ['carrier', 'dreadnought']],
        ['58', ['47'], ['dreadnought']],
      ],
    );
  },
);

proves(
  'LRR 51.12, leaders/mirik-aun-sissiri',
  'ground forces in space may ride, fighters may fly or ride, and nobody is named twice',
  () => {
    const { seat } = table()
      .tokens('argent', { fleet: 6 })
      .units('argent', '27', { carrier: 1, fighter: 3, infantry: 1 })
      .token('argent', '46')
      .start(takeTurn({ seat: 0 }));
    const argent = seat('argent').uses(hero).isAsked(`${hero}.from`).isOffered('27').chooses('27');
    argent.isAsked(`${hero}.ships`).isOfferedLines({ carrier: 1, fighter: 3 }).allots({ fighter: 1 });
    // fighters have no room for anybody
    argent.isAsked(`${hero}.from`).chooses('27').isOfferedLines({ carrier: 1, fighter: 2 }).allots({ carrier: 1 });
    argent.isAsked(`${hero}.cargo`).isOfferedLines({ 'space:fighter': 2, 'space:infantry': 1 });
    argent.allots({ 'space:fighter': 1, 'space:infantry': 1 });
    argent.isAsked(`${hero}.from`).chooses('27').isOfferedLines({ fighter: 1 }).allots({ fighter: 1 }).isNotAsked();
    deepEqual([argent.units('46'), argent.units('27')], [{ carrier: 1, fighter: 3, infantry: 1 }, {}]);
  },
);

proves(
  'LRR 51.12, leaders/mirik-aun-sissiri',
  'a system that is the only goal is none for ships that are in it',
  () => {
    const { seat } = table()
      .units('argent', '46', { cruiser: 1 })
      .token('argent', '46')
      .start(takeTurn({ seat: 0 }));
    seat('argent').cannotUse(hero).chooses('pass');
    const two = table()
      .units('argent', '46', { cruiser: 1 })
      .units('argent', '47', { destroyer: 1 })
      .token('argent', '46')
      .start(takeTurn({ seat: 0 }));
    const argent = two.seat('argent').uses(hero).isOffered('47').chooses('47').allots({ destroyer: 1 });
    deepEqual(argent.units('46'), { cruiser: 1, destroyer: 1 });
    equal(argent.player.leaders.length, 0);
  },
);
