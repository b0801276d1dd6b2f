import { equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { systemOf } from '../../model/readers.ts';
import { given } from '../../testing/index.ts';
import { canBombardIn, holdsShield } from './queries.ts';

const table = () => given('sol', 'hacan', 'letnev').crowded();
const holds = (set: ReturnType<typeof given>, seat = 1): boolean =>
  holdsShield(set.start().table.state, seat, { system: '35', planet: 'bereg' });
const shielded = () => table().units('hacan', 'bereg', { pds: 1 });

proves('LRR 63', 'a unit with Planetary Shield shields the planet that it is on', () => {
  equal(holds(shielded()), true);
  equal(holds(shielded(), 0), false); // it is not theirs
  equal(holds(table().units('hacan', 'lirta-iv', { pds: 1 })), false); // it is on the other planet
  equal(holds(table().units('hacan', 'bereg', { infantry: 1, 'space-dock': 1 })), false);
});

proves('LRR 63.1', 'a war sun or the flagship of another in the system breaks it, the own one does not', () => {
  equal(holds(shielded().units('sol', '35', { 'war-sun': 1 })), false);
  equal(holds(shielded().units('letnev', '35', { flagship: 1 })), false);
  equal(holds(shielded().units('hacan', '35', { 'war-sun': 1 })), true);
  equal(holds(shielded().units('sol', '35', { dreadnought: 1 })), true);
  equal(holds(shielded().units('sol', '19', { 'war-sun': 1 })), true); // it is elsewhere
});

proves('LRR 15', 'bombarding takes a unit of one’s own with Bombardment in the system', () => {
  const can = (set: ReturnType<typeof given>): boolean => {
    const { state } = set.start().table;
    return canBombardIn(state, 0, systemOf(state, '35'));
  };
  equal(can(table().units('sol', '35', { dreadnought: 1 })), true);
  equal(can(table().units('sol', '35', { cruiser: 1 })), false);
  equal(can(table().units('hacan', '35', { dreadnought: 1 })), false);
  equal(can(table().units('sol', '35', { cruiser: 1 }).units('hacan', '35', { dreadnought: 1 })), false);
});
