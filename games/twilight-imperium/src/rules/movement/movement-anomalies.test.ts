import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../moments/steps.ts';
import { given } from '../../testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev');
/** The tactical action of the active player, after the system is activated. */
const active = (system: string) => activate({ system });

proves('LRR 59.1, LRR 59.1a', 'ships enter a nebula only where it is the active system, and never pass it', () => {
  const blocked = table()
    .units(0, '27', { cruiser: 1 })
    .units(1, '19', { destroyer: 1 })
    .token(0, '18')
    .start(active('18'));
  blocked.seat(0).isNotAsked(); // 27 > 42 > 18 is the only way left

  const { seat } = table().units(0, '27', { cruiser: 1 }).token(0, '42').start(active('42'));
  const sol = seat(0).isOffered('27').chooses('27').allots({ cruiser: 1 });
  deepEqual(sol.units('42'), { cruiser: 1 });
});

proves('LRR 59.2', 'a ship that begins in a nebula has a move value of 1', () => {
  const far = table().units(0, '42', { cruiser: 1 }).token(0, '46').start(active('46'));
  far.seat(0).isNotAsked();

  const near = table().units(0, '42', { cruiser: 1 }).token(0, '18').start(active('18'));
  near.seat(0).isAsked('move.from').isOffered('42').passes();
});

proves('LRR 11.1', 'no ship moves into or through an asteroid field', () => {
  const into = table().units(0, '26', { cruiser: 1 }).token(0, '44').start(active('44'));
  into.seat(0).isNotAsked();

  const through = table()
    .units(0, '26', { cruiser: 1 })
    .units(1, '46', { destroyer: 1 })
    .token(0, '25')
    .start(active('25'));
  through.seat(0).isNotAsked(); // 26 > 44 > 25 is the only way left
});

proves('LRR 86.1', 'no ship moves into or through a supernova, but one may leave it', () => {
  const into = table().units(2, '10', { cruiser: 1 }).active(2).token(2, '43').start(active('43'));
  into.seat(2).isNotAsked();

  const through = table()
    .units(2, '10', { cruiser: 1 })
    .units(1, '21', { destroyer: 1 })
    .active(2)
    .token(2, '41')
    .start(active('41'));
  through.seat(2).isNotAsked();

  const out = table().units(2, '43', { cruiser: 1 }).active(2).token(2, '41').start(active('41'));
  out.seat(2).isAsked('move.from').isOffered('43').passes();
});

proves('LRR 9.5', 'a system with two anomalies has the rules of both', () => {
  const { seat } = table()
    .anomaly('41', 'nebula')
    .units(0, '20', { cruiser: 1 })
    .token(0, '21')
    .units(1, '18', { destroyer: 1 })
    .start(active('21'));
  seat(0).isNotAsked(); // the rift would give 1 more move, but nobody passes through the nebula
});

proves('LRR 101, LRR 6.1', 'systems with the same wormhole are adjacent', () => {
  const { seat } = table()
    .units(0, '26', { dreadnought: 1 })
    .units(0, '25', { dreadnought: 1 })
    .token(0, '39')
    .start(active('39'));
  seat(0).isAsked('move.from').isOffered('26').passes();
});

proves(
  'LRR 101.4, LRR 100.1a',
  'the nexus is adjacent to gamma wormholes, and to all wormholes once it is active',
  () => {
    const shut = table()
      .wormhole('46', 'gamma')
      .units(0, '46', { cruiser: 1 })
      .units(0, '26', { dreadnought: 1 })
      .token(0, '82a')
      .start(active('82a'));
    shut.seat(0).isAsked('move.from').isOffered('46').passes();

    const open = table()
      .nexusOpen()
      .units(0, '26', { dreadnought: 1 })
      .units(0, '40', { dreadnought: 1 })
      .token(0, '82a')
      .start(active('82a'));
    open.seat(0).isAsked('move.from').isOffered('26', '40').passes();
  },
);
