import { deepEqual, equal } from 'node:assert/strict';
import { told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { planetToChange } from '../../model/changes.ts';
import { planetsForScoring } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { activate } from '../../moments/steps.ts';
import { given, type Started } from '../../testing/index.ts';
import type { EventType } from '../../view/index.ts';
import { produceIn } from '../economy/production.ts';
import { destroyUnits, placeUnits } from '../units/units.ts';
import { coexist, moveToCoexist } from './coexistence.ts';

const table = () => given('sol', 'hacan', 'letnev');
const wellon = { system: '19', planet: 'wellon' } as const;
const coexisting =
  (...seats: number[]) =>
  (game: State): void => {
    planetToChange(game, 'wellon').coexisting = seats;
  };
const data = <K extends EventType>({ table: played }: Started, wanted: K) => told(played, wanted);

proves('GR tactical.4f', 'coexisting does not change who controls the planet (R-020)', () => {
  const { seat } = table()
    .units(1, 'wellon', { infantry: 1 })
    .units(0, 'wellon', { infantry: 1 })
    .planet('wellon', { controller: 1 })
    .runs(game => coexist(game, 0, 'wellon'));
  deepEqual([seat(1).readyPlanets, seat(0).planet('wellon').coexisting], [['wellon'], [0]]);
});

proves(
  'GR tactical.4f',
  'a controller who begins to coexist on their planet loses it, exhausted, and keeps their structures (R-020)',
  () => {
    const { seat } = table()
      .units(1, 'wellon', { infantry: 1, pds: 1 })
      .units(0, 'wellon', { infantry: 1 })
      .planet('wellon', { controller: 1 })
      .runs(game => coexist(game, 1, 'wellon'));
    deepEqual([seat(0).planets, seat(0).readyPlanets, seat(1).planets], [['wellon'], [], []]);
    deepEqual([seat(1).units('wellon'), seat(0).planet('wellon').coexisting], [{ infantry: 1, pds: 1 }, [1]]);
  },
);

proves('GR tactical.4f', 'the last one with units on a planet takes it (R-020)', () => {
  const { seat } = table()
    .units(1, 'wellon', { infantry: 1 })
    .units(0, 'wellon', { infantry: 1 })
    .planet('wellon', { controller: 1 })
    .with(coexisting(0))
    .runs(game => destroyUnits(game, 1, 'infantry', 1, wellon, { cause: 'effect', by: 2 }));
  deepEqual([seat(0).planets, seat(0).planet('wellon').coexisting], [['wellon'], []]);
});

proves('GR tactical.4f', 'while two others coexist there, a controller without units keeps the planet (R-020)', () => {
  const { seat } = table()
    .units(1, 'wellon', { infantry: 1 })
    .units(0, 'wellon', { infantry: 1 })
    .units(2, 'wellon', { infantry: 1 })
    .planet('wellon', { controller: 1 })
    .with(coexisting(0, 2))
    .runs(game => destroyUnits(game, 1, 'infantry', 1, wellon, { cause: 'effect', by: null }));
  deepEqual([seat(1).planets, seat(1).planet('wellon').coexisting], [['wellon'], [0, 2]]);
});

proves('GR tactical.4f', 'units that join coexisting ones coexist too, and nobody fights (R-020)', () => {
  const started = table()
    .units(0, '19', { carrier: 1, infantry: 2 })
    .units(0, 'wellon', { infantry: 1 })
    .units(1, 'wellon', { infantry: 1 })
    .planet('wellon', { controller: 1 })
    .with(coexisting(0))
    .token(0, '19')
    .start(activate({ system: '19' }));
  started.seat(0).isAsked('move.from').passes().isAsked('commit').allots({ 'infantry@wellon': 2 });
  started.seat(0).isAsked('fight-coexisting').isOffered('wellon:1').passes();
  deepEqual(data(started, 'combat'), []);
  deepEqual([started.seat(1).planets, started.seat(0).units('wellon')], [['wellon'], { infantry: 3 }]);
});

proves(
  'GR tactical.4f',
  'a coexisting player may fight the controller in their own invasion, landing or not, and gains the planet if they win',
  () => {
    const started = table()
      .units(0, 'wellon', { infantry: 2 })
      .units(1, 'wellon', { infantry: 1, 'space-dock': 1 })
      .planet('wellon', { controller: 1 })
      .with(coexisting(0))
      .token(0, '19')
      .dice('combat', 8, 1)
      .dice('combat', 1)
      .start(activate({ system: '19' }));
    started.seat(0).isAsked('fight-coexisting').isOffered('wellon:1').chooses('wellon:1');
    deepEqual([started.seat(0).planets, started.seat(1).units('wellon')], [['wellon'], {}]);
    deepEqual(started.seat(0).planet('wellon').coexisting, []);
  },
);

proves('GR tactical.4f', 'a newcomer must fight the controller, then may fight those who coexist one by one', () => {
  const started = table()
    .units(0, '19', { carrier: 1, infantry: 3 })
    .units(1, 'wellon', { infantry: 1 })
    .units(2, 'wellon', { infantry: 1, pds: 1 })
    .planet('wellon', { controller: 1 })
    .with(coexisting(2))
    .token(0, '19')
    .dice('combat', 8, 1, 1)
    .dice('combat', 1)
    .dice('combat', 8, 1, 1)
    .dice('combat', 1)
    .start(activate({ system: '19' }));
  started.seat(2).isAsked('space-cannon').passes();
  started.seat(0).isAsked('commit').allots({ 'infantry@wellon': 3 });
  started.seat(2).isAsked('space-cannon-defense').passes();
  started.seat(0).isAsked('fight-coexisting').isOffered('wellon:2');
  deepEqual(
    data(started, 'combat').map(({ defender }) => defender),
    [1],
  );
  deepEqual([started.seat(0).planets, started.seat(2).units('wellon')], [['wellon'], { infantry: 1, pds: 1 }]);

  started.seat(0).chooses('wellon:2');
  deepEqual(
    data(started, 'combat').map(({ defender }) => defender),
    [1, 2],
  );
  deepEqual([started.seat(2).units('wellon'), started.seat(0).planet('wellon').coexisting], [{}, []]);
});

proves('GR tactical.4f', 'the controller may fight who coexists on its planet, and keeps it either way', () => {
  const started = table()
    .units(0, 'wellon', { infantry: 1 })
    .units(1, 'wellon', { infantry: 1 })
    .planet('wellon', { controller: 0 })
    .with(coexisting(1))
    .token(0, '19')
    .dice('combat', 8)
    .dice('combat', 8)
    .start(activate({ system: '19' }));
  started.seat(0).isAsked('fight-coexisting').isOffered('wellon:1').chooses('wellon:1');
  deepEqual([started.seat(0).readyPlanets, started.seat(0).planet('wellon').coexisting], [['wellon'], []]);
});

proves(
  'GR tactical.4a',
  'each bombarding unit picks whose ground forces it aims at, and hits do not spill over (R-020)',
  () => {
    const started = table()
      .units(0, '19', { 'war-sun': 1, dreadnought: 1 })
      .units(1, 'wellon', { infantry: 2 })
      .units(2, 'wellon', { infantry: 2 })
      .planet('wellon', { controller: 1 })
      .with(coexisting(2))
      .token(0, '19')
      .dice('bombardment', 4)
      .dice('bombardment', 10, 10, 10)
      .start(activate({ system: '19' }));
    started.seat(0).isAsked('bombardment').isOfferedLines({
      'war-sun@wellon:1': 1,
      'war-sun@wellon:2': 1,
      'dreadnought@wellon:1': 1,
      'dreadnought@wellon:2': 1,
    });
    started.seat(0).allots({ 'war-sun@wellon:2': 1, 'dreadnought@wellon:1': 1 });
    deepEqual([started.seat(1).units('wellon'), started.seat(2).units('wellon')], [{ infantry: 2 }, {}]);
  },
);

proves('LRR 14.1', 'a structure that coexists is always blockaded: it makes ground forces alone (R-020)', () => {
  const { seat } = table()
    .units(0, 'wellon', { 'space-dock': 1, infantry: 1 })
    .units(1, 'wellon', { infantry: 1 })
    .planet('wellon', { controller: 1 })
    .with(coexisting(0))
    .goods(0, { tradeGoods: 4 })
    .runs(game => produceIn(game, 0, '19'));
  seat(0).isAsked('produce').isOfferedLines({ mech: 2, infantry: 3 }).passes();
});

proves('GR tactical.4f', 'placed units of one who coexists do not take the planet (R-020)', () => {
  const { seat } = table()
    .units(0, 'wellon', { infantry: 1 })
    .units(1, 'wellon', { 'space-dock': 1 })
    .planet('wellon', { controller: 1 })
    .with(coexisting(0))
    .runs(function* (game) {
      yield* placeUnits(game, 0, 'infantry', 1, wellon);
    });
  equal(seat(1).planet('wellon').controller, 1);
  deepEqual(seat(1).units('wellon'), { 'space-dock': 1 });
});

proves('GR tactical.4f', 'a coexisting player controls the planet for scoring only (R-020)', () => {
  const { seat, table: played } = table()
    .units(0, 'wellon', { infantry: 1 })
    .units(1, 'wellon', { infantry: 1 })
    .planet('wellon', { controller: 1 })
    .planet('lodor', { controller: 0 })
    .with(coexisting(0))
    .start();
  deepEqual(seat(0).planets, ['lodor']);
  deepEqual(
    planetsForScoring(played.state, 0).map(({ id }) => id),
    ['wellon', 'lodor'],
  );
});

proves('GR tactical.4f', 'a draw leaves the planet with its controller (R-020)', () => {
  const started = table()
    .units(0, 'wellon', { infantry: 1 })
    .units(1, 'wellon', { infantry: 1 })
    .planet('wellon', { controller: 1 })
    .with(coexisting(0))
    .token(0, '19')
    .dice('combat', 8)
    .dice('combat', 8)
    .start(activate({ system: '19' }));
  started.seat(0).chooses('wellon:1');
  deepEqual([started.seat(1).readyPlanets, started.seat(0).planet('wellon').coexisting], [['wellon'], []]);
});

proves('GR tactical.4f', 'nobody coexists on a planet of their own, nor where nobody else is', () => {
  const moved = (to: 'wellon' | 'lodor', change: (start: ReturnType<typeof table>) => ReturnType<typeof table>) => {
    const system = to === 'wellon' ? '19' : '26';
    const { seat } = change(table().units(0, system, { carrier: 1, infantry: 1 })).runs(game =>
      moveToCoexist(game, 0, { unit: 'infantry', count: 1, damaged: 0 }, { system, planet: null }, to),
    );
    return [seat(0).units(to), seat(0).planet(to).coexisting];
  };
  deepEqual(
    moved('wellon', start => start.planets(0, 'wellon').units(1, 'wellon', { infantry: 1 }).with(coexisting(1))),
    [{ infantry: 1 }, [1]],
  );
  deepEqual(
    moved('lodor', start => start),
    [{ infantry: 1 }, []],
  );
  deepEqual(
    moved('lodor', start => start.planets(1, 'lodor').units(1, 'lodor', { infantry: 1 })),
    [{ infantry: 1 }, [0]],
  );
});
