import { deepEqual, equal } from 'node:assert/strict';
import { told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { systemOf } from '../../../model/readers.ts';
import { areNeighbours } from '../../../moments/economy/neighbours.ts';
import { adjacentFor, leadsThroughWormhole } from '../../../moments/movement/routes.ts';
import { reachOf } from '../../../moments/movement/ship-reach.ts';
import { objectives } from '../../../moments/objectives/registry.ts';
import { activate } from '../../../moments/steps.ts';
import { statsOf } from '../../../moments/units/queries.ts';
import { reachIn } from '../../../reach/reach.ts';
import { havensOf } from '../../../rules/combat/space-combat.ts';
import { given } from '../../../testing/index.ts';
import { copyTechnology } from '../../../verbs/cards/copies.ts';

/** The flagship is far from a mech on Bereg. */
const table = () =>
  given('nomad', 'hacan', 'letnev')
    .sheet('nomad')
    .planets('nomad', 'arcturus')
    .planets('hacan', 'arretze')
    .units('nomad', 'bereg', { mech: 1 })
    .units('nomad', '47', { flagship: 1, carrier: 1 });

proves('LRR 58, faction-units/memoria', 'it leaps to a system with an own mech, and no other ship does', () => {
  const { seat } = table()
    .token('nomad', '35')
    .start(activate({ system: '35' }));
  const nomad = seat('nomad').isAsked('move.from').isOffered('47').chooses('47').isOfferedLines({ flagship: 1 });
  nomad.isBarred({ carrier: 'move.too-far LRR 58.3f' }).allots({ flagship: 1 });
  nomad.isAsked('move.cargo').isOfferedLines({ '35:bereg:mech': 1 }).passes();
  deepEqual([nomad.units('35'), nomad.units('47')], [{ flagship: 1 }, { carrier: 1 }]);
  const none = given('nomad', 'hacan', 'letnev')
    .sheet('nomad')
    .planets('nomad', 'arcturus')
    .units('hacan', 'bereg', { mech: 1 })
    .units('nomad', '47', { flagship: 1 })
    .token('nomad', '35')
    .start(activate({ system: '35' }));
  none.seat('nomad').isNotAsked(); // another player's mech is no help
});

proves('LRR 58, faction-units/memoria', 'mechs in space count too, and so do systems on the route', () => {
  const { seat } = given('nomad', 'hacan', 'letnev')
    .sheet('nomad')
    .planets('nomad', 'arcturus')
    .technology('nomad', 'memoria-ii')
    .units('nomad', '35', { carrier: 1, mech: 1 })
    .units('nomad', '47', { flagship: 1 })
    .token('nomad', '40')
    .start(activate({ system: '40' })); // next to 35, where the mech is
  const nomad = seat('nomad').isAsked('move.from').isOffered('35', '47').chooses('47').allots({ flagship: 1 });
  if (nomad.ask.kind === 'move.route') nomad.chooses('35>40');
  if (nomad.ask.kind === 'move.cargo') nomad.passes();
  nomad.passes();
  deepEqual(nomad.units('40'), { flagship: 1 });
});

proves('LRR 58.5, faction-units/memoria', 'mechs count where they stand before anything moves', () => {
  const comes = () =>
    given('nomad', 'hacan', 'letnev')
      .sheet('nomad')
      .planets('nomad', 'arcturus')
      .units('nomad', '21', { carrier: 1 })
      .units('nomad', 'thibah', { mech: 1 });
  // One that is carried into the active system does not open a way there.
  const { seat } = comes()
    .units('nomad', '47', { flagship: 1 })
    .token('nomad', '35')
    .start(activate({ system: '35' }));
  const nomad = seat('nomad').isAsked('move.from').isOffered('21').chooses('21').allots({ carrier: 1 });
  nomad.isAsked('move.cargo').allots({ '21:thibah:mech': 1 }).isAsked('commit').passes();
  deepEqual(nomad.units('35'), { carrier: 1, mech: 1 });
  // One that is carried away still shows the way through the system that it leaves.
  const { seat: other } = comes()
    .technology('nomad', 'memoria-ii')
    .units('nomad', '46', { flagship: 1 })
    .token('nomad', '35')
    .start(activate({ system: '35' }));
  const moved = other('nomad').isAsked('move.from').isOffered('21', '46').chooses('21').allots({ carrier: 1 });
  moved.isAsked('move.cargo').allots({ '21:thibah:mech': 1 }).isAsked('move.from').chooses('46');
  moved.allots({ flagship: 1 }).isAsked('commit').passes();
  deepEqual(moved.units('35'), { carrier: 1, flagship: 1, mech: 1 });
});

proves(
  'LRR 6, LRR 60, LRR 78.7, R-271, faction-units/memoria',
  'it changes neither neighbours nor adjacency, and cannot be used to retreat',
  () => {
    const { state } = table().units('letnev', '35', { cruiser: 1 }).start().table;
    equal(adjacentFor(state, 0, '47').includes('35'), false);
    equal(areNeighbours(state, 0, 1), false);
    equal(havensOf(state, 0, systemOf(state, '47')).includes('35'), false);
    const calm = table().start().table.state;
    deepEqual(havensOf(calm, 0, systemOf(calm, '47')), []);
  },
);

proves('LRR 61, R-271, objectives/intimidate-council', 'no objective counts it as next to such a system', () => {
  const fleets = (system: string) => {
    const { state } = given('nomad', 'hacan', 'letnev')
      .sheet('nomad')
      .planets('nomad', 'arcturus')
      .units('nomad', 'mecatol-rex', { mech: 1 })
      .units('nomad', '46', { cruiser: 1 })
      .units('nomad', system, { flagship: 1 })
      .start().table;
    return objectives.of('intimidate-council').isMet!(state, 0);
  };
  deepEqual([fleets('47'), fleets('21')], [false, true]);
});

proves('LRR 77.4, R-271, faction-units/memoria', 'no PDS beside the mech fires at it', () => {
  const { seat } = table()
    .units('hacan', 'lirta-iv', { pds: 1 })
    .planets('hacan', 'lirta-iv')
    .technology('hacan', 'pds-ii')
    .units('nomad', '43', {})
    .token('nomad', '39')
    .start(activate({ system: '39' }));
  seat('nomad').chooses('47').allots({ flagship: 1 });
  if (seat('nomad').isWaitedFor) seat('nomad').passes();
  seat('hacan').isNotAsked();
  deepEqual(seat('nomad').units('39'), { flagship: 1 });
});

proves('LRR 58, faction-units/memoria', 'whoever looks at the map sees how far it comes', () => {
  const { table: played } = table().start();
  const { state } = played;
  equal(reachOf(state, 0, 'flagship', systemOf(state, '47')).get('35'), 1);
  equal(reachOf(state, 0, 'carrier', systemOf(state, '47')).get('35'), undefined);
  const fleet = reachIn(played.view(1)).fleets.find(({ from }) => from === '47')!;
  deepEqual(
    fleet.ships.map(({ unit, to }) => [unit, to['35']]),
    [
      ['flagship', 1],
      ['carrier', undefined],
    ],
  );
});

proves('LRR 101, R-140, R-271, faction-units/memoria', 'a leap leads through no wormhole', () => {
  const { state } = table().start().table;
  deepEqual(
    [leadsThroughWormhole(state, 0, '47', '35'), leadsThroughWormhole(state, 0, '47', '35', ['35'])],
    [true, false],
  );
  const { table: played, seat } = table()
    .token('nomad', '35')
    .start(activate({ system: '35' }));
  seat('nomad').chooses('47').allots({ flagship: 1 }).isAsked('move.cargo').passes();
  deepEqual(
    told(played, 'move-declared').map(({ path }) => path),
    [['35']],
  );
});

const virus = () =>
  given('nekro', 'nomad', 'hacan')
    .sheet('nekro')
    .planets('nekro', 'mordai-ii')
    .technology('nomad', 'memoria-ii')
    .technology('nekro', 'valefar-assimilator-x');

proves('LRR 97, R-276, technologies/memoria-ii', 'a copy makes the flagship of the Nekro Virus like it', () => {
  const stats = (copies: boolean) => {
    const { table: played } = virus().runs(function* (game) {
      if (copies) yield* copyTechnology(game, 0, 'valefar-assimilator-x', 'memoria-ii');
    });
    const { move, capacity, barrage } = statsOf(played.state, 0, 'flagship');
    return [move, capacity, barrage];
  };
  deepEqual(stats(false), [1, 3, undefined]);
  deepEqual(stats(true), [2, 6, { hitsOn: 5, dice: 3 }]);
  const { seat } = virus()
    .units('nekro', 'bereg', { mech: 1 })
    .units('nekro', '47', { flagship: 1 })
    .token('nekro', '35')
    .runs(function* (game) {
      yield* copyTechnology(game, 0, 'valefar-assimilator-x', 'memoria-ii');
      return { keep: false, frames: [activate({ system: '35' })] };
    });
  seat('nekro').isAsked('move.from').chooses('47').allots({ flagship: 1 }).isAsked('move.cargo').passes();
  deepEqual(seat('nekro').units('35'), { flagship: 1 });
});

proves('R-276, faction-units/the-alastor', 'its own text is gone as long as the copy lasts', () => {
  const asked = (copies: boolean): boolean => {
    const { seat } = virus()
      .units('nekro', '46', { flagship: 1, infantry: 1 })
      .units('hacan', '46', { cruiser: 1 })
      .mayRoll('combat', 10, 10)
      .mayRoll('combat', 1)
      .runs(function* (game) {
        if (copies) yield* copyTechnology(game, 0, 'valefar-assimilator-x', 'memoria-ii');
        return { keep: false, frames: [activate({ system: '46' })] };
      });
    const is = seat('nekro').isWaitedFor && seat('nekro').ask.kind === 'start-of-space-combat';
    while (seat('nekro').isWaitedFor) seat('nekro').passes();
    return is;
  };
  deepEqual([asked(false), asked(true)], [true, false]);
});
