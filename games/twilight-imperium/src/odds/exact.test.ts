import { ok } from 'node:assert/strict';
import { expect, test } from 'vitest';
import { exactOdds } from './exact.ts';
import type { Fight, Odds, Place, Side } from './fight.ts';
import { readForce } from './force.ts';
import { oddsOf } from './odds.ts';
import { simulatedOdds } from './simulate.ts';

const RUNS = 8000;

const side = (text: string, more: Partial<Side> = {}): Side => {
  const read = readForce(text);
  ok(read.ok, text);
  return { units: read.value, ...more };
};

const fight = (attacker: Side, defender: Side, place: Place = 'space', more: Partial<Fight> = {}): Fight => ({
  attacker,
  defender,
  place,
  ...more,
});

/** Within four standard deviations of the share in RUNS simulated fights. */
function near(found: number, exact: number, what: string): void {
  const error = 4 * Math.sqrt(Math.max(exact * (1 - exact), 1 / RUNS) / RUNS);
  ok(Math.abs(found - exact) <= error, `${what}: ${found} is not ${exact.toFixed(4)} ± ${error.toFixed(4)}`);
}

/** The variance of a count is largest if all units of a type survive or die together. */
function nearCount(found: number, exact: number, most: number, what: string): void {
  if (most > 0) near(found / most, exact / most, what);
}

function agree(exact: Odds, simulated: Odds, { attacker, defender }: Fight): void {
  expect(exact.win + exact.lose + exact.draw).toBeCloseTo(1, 9);
  for (const what of ['win', 'lose', 'draw'] as const) near(simulated[what], exact[what], what);
  for (const [name, { units }] of Object.entries({ attacker, defender }) as ['attacker' | 'defender', Side][])
    for (const unit of new Set([...Object.keys(units), ...Object.keys(exact.survivors[name])]) as Set<
      keyof typeof units
    >)
      nearCount(
        simulated.survivors[name][unit] ?? 0,
        exact.survivors[name][unit] ?? 0,
        Math.max(units[unit] ?? 0, exact.survivors[name][unit] ?? 0),
        `${name} ${unit}`,
      );
}

const tech = (...technologies: NonNullable<Side['technologies']>): Partial<Side> => ({ technologies });

const kinds: Readonly<Record<string, Fight>> = {
  'ships that do not sustain': fight(side('5 ca'), side('1 cv 1 dd 3 ff')),
  'Sustain Damage': fight(side('3 dn'), side('4 ca')),
  'a war sun, three dice a shot': fight(side('1 ws'), side('2 dn 2 ca')),
  'Anti-Fighter Barrage on both sides': fight(side('2 dd 1 cv 2 ff'), side('1 dd 1 cv 3 ff')),
  'Destroyer II against Fighter II': fight(side('2 dd', tech('destroyer-ii')), side('1 cv 4 ff', tech('fighter-ii'))),
  'Space Cannon Offence': fight(side('2 ca 1 cv'), side('1 ca 1 dd 2 pds')),
  'Antimass Deflectors against Plasma Scoring': fight(
    side('2 ca', tech('antimass-deflectors')),
    side('1 ca 1 pds', tech('plasma-scoring')),
  ),
  'a nebula': fight(side('3 ca'), side('2 ca'), 'space', { nebula: true }),
  'a fight under way, with damage': fight(side('2 dn', { damaged: { dreadnought: 1 } }), side('2 ca 1 dn'), 'space', {
    begun: true,
  }),
  'Duranium Armor, with which damage comes and goes': fight(side('2 dn', tech('duranium-armor')), side('3 ca')),
  'Assault Cannon': fight(side('3 ca', tech('assault-cannon')), side('1 dn 2 ca')),
  "the flagship of Jol-Nar, which looks at the dice's faces": fight(side('1 fs', { faction: 'jolnar' }), side('2 ca')),
  'the flagship of Hacan and its trade goods': fight(
    side('1 fs', { faction: 'hacan', tradeGoods: 3 }),
    side('1 ca 1 dd'),
  ),
  'Munitions Reserves': fight(side('2 ca', { faction: 'letnev', tradeGoods: 4 }), side('2 ca')),
  'Ambush of the Mentak Coalition': fight(side('2 ca 1 dd', { faction: 'mentak' }), side('3 ca')),
  "Sardakk N'orr against Jol-Nar": fight(
    side('2 ca 1 dd', { faction: 'sardakk' }),
    side('3 dd', { faction: 'jolnar' }),
  ),
  'a landing after Bombardment': fight(side('2 dn 3 inf'), side('3 inf'), 'ground'),
  'Planetary Shield and Space Cannon Defence': fight(side('1 ws 3 inf 1 mech'), side('2 inf 1 pds'), 'ground'),
  'Infantry II, which may come back': fight(side('3 inf', tech('infantry-ii')), side('2 inf 1 mech'), 'ground'),
  'Magen Defense Grid': fight(side('2 inf 1 mech'), side('2 inf 1 sd', tech('magen-defense-grid')), 'ground'),
  'Harrow of the L1Z1X': fight(side('1 dn 2 inf', { faction: 'l1z1x' }), side('4 inf'), 'ground'),
  'Valkyrie Particle Weave': fight(
    side('2 inf', { faction: 'sardakk', technologies: ['valkyrie-particle-weave'] }),
    side('3 inf'),
    'ground',
  ),
};

test.each(Object.entries(kinds))('exact odds agree with many fights: %s', (_, each) => {
  const exact = exactOdds(each);
  ok(exact, 'not worked out exactly');
  expect(exact.method).toBe('exact');
  agree(exact, simulatedOdds(each, { runs: RUNS, seed: 'exact' }), each);
});

test('a cruiser against a cruiser is worked out to the last digit', () => {
  const odds = exactOdds(fight(side('1 ca'), side('1 ca')))!;
  expect(odds.win).toBeCloseTo(0.24 / 0.64, 12);
  expect(odds.draw).toBeCloseTo(0.16 / 0.64, 12);
  expect(odds.survivors.attacker.cruiser).toBeCloseTo(0.24 / 0.64, 12);
});

test('a fight with too many courses is simulated, and it is said so', () => {
  const large = fight(side('3 ws 3 dn 2 cv 8 ff'), side('2 ws 4 dn 2 cv 8 ff 3 dd'));
  expect(exactOdds(large)).toBe(undefined);
  expect(oddsOf(large, { runs: 50, seed: 'a' })).toMatchObject({ method: 'simulated', runs: 50 });
  expect(oddsOf(fight(side('1 ca'), side('1 ca')), { runs: 50, seed: 'a' })).toMatchObject({
    method: 'exact',
    runs: 0,
  });
});
