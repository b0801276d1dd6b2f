import { deepEqual } from 'node:assert/strict';
import { told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../moments/steps.ts';
import { given, type Started } from '../../testing/index.ts';
import type { EventType } from '../../view/index.ts';

const table = () => given('sol', 'hacan', 'letnev');
const fought = (system: string) => activate({ system });
const types = ({ table: played }: Started, ...wanted: string[]): string[] =>
  played.events.filter(({ type }) => wanted.includes(type)).map(({ type }) => type);
const data = <K extends EventType>({ table: played }: Started, wanted: K) => told(played, wanted);

proves(
  'LRR 78.3, LRR 10.1, LRR 10.2, GR tactical.3a',
  'both sides roll barrages at the same time, and hits are assigned to fighters',
  () => {
    const started = table()
      .units(0, '46', { destroyer: 1, carrier: 1, fighter: 2 })
      .units(1, '46', { destroyer: 1, carrier: 1, fighter: 3 })
      .token(0, '46')
      .dice('barrage', 9, 9)
      .dice('barrage', 9, 10)
      .dice('combat', 10, 10)
      .dice('combat', 1, 1, 1)
      .dice('combat', 10, 10)
      .dice('combat', 1)
      .start(fought('46'));
    const { seat } = started;
    deepEqual(seat(0).units('46'), { destroyer: 1, carrier: 1 });
    deepEqual(seat(1).units('46'), { destroyer: 1, carrier: 1, fighter: 1 });
    seat(1).isAsked('assign-hits').isBound(2, 2).allots({ destroyer: 1, carrier: 1 });
    deepEqual(seat(1).units('46'), {});
  },
);

proves('LRR 78.3a', 'if a barrage leaves one side without ships the combat is over', () => {
  const started = table()
    .units(0, '46', { destroyer: 1 })
    .units(1, '46', { fighter: 2 })
    .token(0, '46')
    .dice('barrage', 9, 9)
    .technology(1, 'fighter-ii')
    .start(fought('46'));
  deepEqual(types(started, 'combat-round', 'combat-roll'), []);
  deepEqual(data(started, 'combat-over'), [{ kind: 'space', system: '46', winner: 0 }]);
});

proves('LRR 78.3b', 'there are no barrages after the first round', () => {
  const started = table()
    .units(0, '46', { destroyer: 1 })
    .units(1, '46', { carrier: 1, fighter: 1 })
    .token(0, '46')
    .dice('barrage', 1, 1)
    .dice('combat', 1)
    .dice('combat', 1, 1)
    .dice('combat', 1)
    .dice('combat', 10, 1)
    .start(fought('46'));
  deepEqual(types(started, 'barrage', 'combat-round'), ['barrage', 'combat-round', 'combat-round']);
});

proves('LRR 78.3c, LRR 10.1d', 'a barrage is rolled even if the other side has no fighters', () => {
  const started = table()
    .units(0, '46', { destroyer: 1 })
    .units(1, '46', { cruiser: 1 })
    .token(0, '46')
    .dice('barrage', 9, 9)
    .dice('combat', 9)
    .dice('combat', 1)
    .start(fought('46'));
  deepEqual(
    data(started, 'barrage').map(({ hits }) => hits),
    [2],
  );
});

proves(
  'LRR 87.4a, LRR 10.2a',
  'hits of a barrage cannot be sustained, and those beyond the fighters have no effect',
  () => {
    const started = table()
      .units(0, '46', { destroyer: 1 })
      .units(1, '46', { dreadnought: 1, fighter: 1 })
      .token(0, '46')
      .dice('barrage', 9, 9)
      .dice('combat', 1)
      .dice('combat', 5)
      .start(fought('46'));
    deepEqual(started.seat(1).units('46'), { dreadnought: 1 });
    deepEqual(data(started, 'sustained'), []);
  },
);

proves('LRR 10.1c, LRR 59.3', 'but nothing to its barrage', () => {
  const started = table()
    .units(0, '42', { carrier: 1, fighter: 1 })
    .units(1, '42', { destroyer: 1 })
    .token(0, '42')
    .dice('barrage', 8, 8)
    .dice('combat', 9, 1)
    .dice('combat', 1)
    .start(fought('42'));
  deepEqual(
    data(started, 'barrage').map(({ hits }) => hits),
    [0],
  );
});
