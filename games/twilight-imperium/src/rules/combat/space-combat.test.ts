import { deepEqual, equal } from 'node:assert/strict';
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

proves('LRR 78.1, LRR 89.3a', 'there is no combat while only the active player has ships there', () => {
  const started = table().units(0, '46', { cruiser: 1 }).token(0, '46').start(fought('46'));
  deepEqual(types(started, 'combat'), []);
});

proves('LRR 78, LRR 89.3', 'there is none where the active player has no ships', () => {
  const started = table().units(1, '46', { cruiser: 1 }).token(0, '46').start(fought('46'));
  deepEqual(types(started, 'combat'), []);
});

proves(
  'LRR 78.4, LRR 78.4a, GR tactical.3b, GR tactical.3e',
  'a retreat is announced before the dice and carried out after the hits',
  () => {
    const started = table()
      .units(0, '46', { cruiser: 2 })
      .units(1, '46', { cruiser: 2 })
      .planet('quann', { controller: 1 })
      .token(0, '46')
      .dice('combat', 7, 1)
      .dice('combat', 7, 1)
      .start(fought('46'));
    const { seat } = started;
    seat(1).isAsked('announce-retreat').isOffered('retreat').chooses('retreat');

    deepEqual(types(started, 'retreat-announced', 'combat-roll', 'destroyed', 'retreated'), [
      'retreat-announced',
      'combat-roll',
      'combat-roll',
      'destroyed',
      'destroyed',
      'retreated',
    ]);
    deepEqual([seat(1).units('46'), seat(1).units('25'), seat(0).units('46')], [{}, { cruiser: 1 }, { cruiser: 1 }]);
    deepEqual(data(started, 'combat-over'), [{ kind: 'space', system: '46', winner: 0 }]);
  },
);

proves('LRR 78.4, LRR 78.4b', 'the defender is asked first; if they retreat, the attacker may not', () => {
  const started = table()
    .units(0, '46', { cruiser: 1 })
    .units(1, '46', { cruiser: 1 })
    .planet('quann', { controller: 1 })
    .planet('wellon', { controller: 0 })
    .token(0, '46')
    .dice('combat', 1)
    .dice('combat', 1)
    .dice('combat', 1)
    .dice('combat', 1)
    .start(fought('46'));
  const { seat } = started;
  seat(0).isNotAsked();
  seat(1).isAsked('announce-retreat').passes();
  seat(0).isAsked('announce-retreat').isOffered('retreat').passes();
  seat(1).isAsked('announce-retreat').isTold({ round: 2 }).chooses('retreat'); // and nobody asks the attacker
  deepEqual(seat(1).units('25'), { cruiser: 1 });
});

proves(
  'LRR 78.4c, LRR 78.7c',
  'nobody retreats without an adjacent system with own units or planets and no other ships',
  () => {
    const { seat, table: played } = table()
      .units(0, '46', { cruiser: 1 })
      .units(1, '46', { cruiser: 1 })
      .planet('quann', { controller: 1 })
      .units(2, '25', { fighter: 1 })
      .units(1, '16', { cruiser: 1 })
      .token(0, '46')
      .dice('combat', 7)
      .dice('combat', 1)
      .technology(2, 'fighter-ii')
      .start(fought('46'));
    seat(1).isNotAsked();
    equal(played.over, true);
  },
);

proves('LRR 78.7c', 'a system with an own unit is enough to retreat to', () => {
  const { seat } = table()
    .units(0, '46', { cruiser: 1 })
    .units(1, '46', { cruiser: 1 })
    .units(1, 'vefut-ii', { pds: 1 })
    .token(0, '46')
    .dice('combat', 1)
    .dice('combat', 1)
    .start(fought('46'));
  seat(1).isAsked('announce-retreat').chooses('retreat');
  deepEqual(seat(1).units('20'), { cruiser: 1 });
});

proves('LRR 78.7, LRR 59.1', 'nobody retreats into a nebula or an anomaly that ships cannot enter', () => {
  const { seat, table: played } = table()
    .units(0, '21', { cruiser: 1 })
    .units(2, '21', { cruiser: 1 })
    .units(2, '42', { destroyer: 1 })
    .units(2, '43', { destroyer: 1 })
    .token(0, '21')
    .dice('combat', 7)
    .dice('combat', 1)
    .start(fought('21'));
  seat(2).isNotAsked();
  equal(played.over, true);
});

proves('LRR 78.5, LRR 78.5a, GR tactical.3c', 'each ship rolls one die, or as many as its combat value shows', () => {
  const started = table()
    .units(0, '46', { 'war-sun': 1, cruiser: 1 })
    .units(1, '46', { cruiser: 1 })
    .token(0, '46')
    .dice('combat', 3, 2, 2, 6)
    .dice('combat', 6)
    .start(fought('46'));
  deepEqual(
    data(started, 'combat-roll').map(({ seat, hits }) => [seat, hits]),
    [
      [0, 1],
      [1, 0],
    ],
  );
});

proves('LRR 78.5f, LRR 13, LRR 29', 'the active player is the attacker and rolls first', () => {
  const started = table()
    .active(1)
    .units(0, '46', { cruiser: 1 })
    .units(1, '46', { cruiser: 1 })
    .token(1, '46')
    .dice('combat', 7)
    .dice('combat', 6)
    .start(fought('46'));
  deepEqual(
    data(started, 'combat-roll').map(({ seat }) => seat),
    [1, 0],
  );
  deepEqual(started.seat(0).units('46'), {});
});

proves(
  'LRR 78.6, LRR 78.6b, LRR 31.1, GR tactical.3d',
  'each side chooses one of its ships for each hit; they go to the reinforcements',
  () => {
    const started = table()
      .units(0, '46', { dreadnought: 3 })
      .units(1, '46', { carrier: 1, cruiser: 1, fighter: 2 })
      .token(0, '46')
      .dice('combat', 5, 5, 4)
      .dice('combat', 1, 1, 1, 1)
      .dice('combat', 5, 5, 4)
      .dice('combat', 1, 1)
      .start(fought('46'));
    const { seat } = started;
    seat(1).isAsked('assign-hits').isOfferedLines({ carrier: 1, cruiser: 1, fighter: 2 }).isBound(2, 2);
    seat(1).allots({ carrier: 1, fighter: 1 });
    deepEqual(seat(1).units('46'), {}); // the second round took what was left
  },
);

proves('LRR 78.6a, LRR 87, LRR 87.1', 'before hits are assigned, each use of Sustain Damage cancels one', () => {
  const { seat } = table()
    .units(0, '46', { cruiser: 3 })
    .units(1, '46', { dreadnought: 2, destroyer: 1 })
    .token(0, '46')
    .dice('barrage', 1, 1)
    .dice('combat', 7, 7, 7)
    .dice('combat', 5, 5, 9)
    .start(fought('46'));
  seat(1).isAsked('sustain-damage').isOfferedLines({ dreadnought: 2 }).isBound(0, 2).isTold({ hits: 3 });
  seat(1).allots({ dreadnought: 2 });
  seat(1).isAsked('assign-hits').isOfferedLines({ 'dreadnought!': 2, destroyer: 1 }).isBound(1, 1);
  seat(1).allots({ destroyer: 1 });
  deepEqual([seat(0).units('46'), seat(1).units('46')], [{}, { 'dreadnought!': 2 }]);
});

proves('LRR 87.3', 'a damaged ship cannot sustain damage', () => {
  const { seat } = table()
    .units(0, '46', { cruiser: 1 })
    .units(1, '46', { 'dreadnought!': 1 })
    .token(0, '46')
    .dice('combat', 7)
    .dice('combat', 5)
    .start(fought('46'));
  seat(1).isNotAsked();
  deepEqual([seat(0).units('46'), seat(1).units('46')], [{}, {}]);
});

proves('LRR 87', 'a player may decline to sustain', () => {
  const { seat } = table()
    .units(0, '46', { cruiser: 1 })
    .units(1, '46', { dreadnought: 1 })
    .token(0, '46')
    .dice('combat', 7)
    .dice('combat', 1)
    .start(fought('46'));
  seat(1).isAsked('sustain-damage').passes();
  deepEqual(seat(1).units('46'), {});
});

proves('LRR 78.7a', 'there is no retreat once the other side has no ships left', () => {
  const started = table()
    .units(0, '46', { cruiser: 1 })
    .units(1, '46', { cruiser: 2 })
    .planet('quann', { controller: 1 })
    .token(0, '46')
    .dice('combat', 1)
    .dice('combat', 7, 7)
    .start(fought('46'));
  started.seat(1).chooses('retreat');
  deepEqual(started.seat(1).units('46'), { cruiser: 2 });
  deepEqual(started.seat(1).tokensOnBoard, []);
});

proves('LRR 78.8, LRR 78.9, GR tactical.3f', 'rounds follow each other until one side has no ships', () => {
  const started = table()
    .units(0, '46', { cruiser: 1 })
    .units(1, '46', { cruiser: 1 })
    .token(0, '46')
    .dice('combat', 6)
    .dice('combat', 6)
    .dice('combat', 6)
    .dice('combat', 6)
    .dice('combat', 7)
    .dice('combat', 6)
    .start(fought('46'));
  deepEqual(
    data(started, 'combat-round').map(({ round }) => round),
    [1, 2, 3],
  );
});

proves('LRR 78.10', 'without ships on either side nobody has won', () => {
  const started = table()
    .units(0, '46', { cruiser: 1 })
    .units(1, '46', { cruiser: 1 })
    .token(0, '46')
    .dice('combat', 7)
    .dice('combat', 7)
    .start(fought('46'));
  deepEqual(data(started, 'combat-over'), [{ kind: 'space', system: '46', winner: null }]);
});

proves('LRR 16.3c, LRR 78.10a', 'capacity does not count during combat; the winner removes the excess after it', () => {
  const started = table()
    .units(0, '46', { carrier: 1, fighter: 2 })
    .units(1, '46', { cruiser: 1 })
    .token(0, '46')
    .dice('combat', 1, 1, 1)
    .dice('combat', 7)
    .dice('combat', 9, 1)
    .dice('combat', 1)
    .start(fought('46'));
  const { seat } = started;
  seat(0).isAsked('assign-hits').allots({ carrier: 1 });
  deepEqual(data(started, 'combat-over'), [{ kind: 'space', system: '46', winner: 0 }]); // won with fighters alone
  deepEqual(seat(0).units('46'), {});
  deepEqual(types(started, 'combat-over', 'units-removed'), ['combat-over', 'units-removed']);
});

proves('LRR 59.3', 'in a nebula the defender adds 1 to its combat rolls, the attacker does not', () => {
  const started = table()
    .units(0, '42', { cruiser: 1 })
    .units(1, '42', { cruiser: 1 })
    .token(0, '42')
    .dice('combat', 6)
    .dice('combat', 6)
    .start(fought('42'));
  deepEqual(
    data(started, 'combat-roll').map(({ seat, hits }) => [seat, hits]),
    [
      [0, 0],
      [1, 1],
    ],
  );
  deepEqual(started.seat(0).units('42'), {});
});

proves('LRR 78', 'the active player fights the ships of several players one after the other (R-018)', () => {
  const started = table()
    .units(0, '46', { dreadnought: 2 })
    .units(1, '46', { cruiser: 1 })
    .units(2, '46', { cruiser: 1 })
    .token(0, '46')
    .dice('combat', 5, 1)
    .dice('combat', 1)
    .dice('combat', 5, 1)
    .dice('combat', 1)
    .start(fought('46'));
  started.seat(0).isAsked('space-combat.opponent').isOffered('1', '2').chooses('2');
  deepEqual(
    data(started, 'combat').map(({ defender }) => defender),
    [2, 1],
  );
  deepEqual(
    data(started, 'combat-over').map(({ winner }) => winner),
    [0, 0],
  );
});
