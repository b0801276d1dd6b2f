import { ok } from 'node:assert/strict';
import { expect, test } from 'vitest';
import type { TechnologyId } from '../model/ids.ts';
import { exactOdds } from './exact.ts';
import { checkFight, type Fight, type Place, type Side, withoutIdle } from './fight.ts';
import { readForce } from './force.ts';
import { oddsOf } from './odds.ts';
import { simulatedOdds } from './simulate.ts';

const runs = 10_000;

const force = (text: string): Side['units'] => {
  const read = readForce(text);
  ok(read.ok, text);
  return read.value;
};

const fight = (attacker: string, defender: string, place: Place = 'space', more: Partial<Fight> = {}) =>
  oddsOf(
    { attacker: { units: force(attacker) }, defender: { units: force(defender) }, place, ...more },
    { runs, seed: 'odds' },
  );

/** Within four standard deviations of the exact value. */
function near(found: number, exact: number): void {
  const error = 4 * Math.sqrt((exact * (1 - exact)) / runs);
  ok(Math.abs(found - exact) <= error, `${found} is not ${exact.toFixed(4)} ± ${error.toFixed(4)}`);
}

/** One unit against one, with these hit chances, until somebody hits. */
const duel = (a: number, d: number) => {
  const ends = 1 - (1 - a) * (1 - d);
  return { win: (a * (1 - d)) / ends, lose: (d * (1 - a)) / ends, draw: (a * d) / ends };
};

test('a fighter against a fighter: 2 in 10 each', () => {
  const odds = fight('1 ff', '1 ff');
  const exact = duel(0.2, 0.2);
  near(odds.win, exact.win); // 0.16 of 0.36
  near(odds.lose, exact.lose);
  near(odds.draw, exact.draw);
  near(odds.survivors.attacker.fighter!, exact.win); // although without capacity
});

test('a cruiser against a cruiser, and against a destroyer', () => {
  near(fight('1 ca', '1 ca').win, duel(0.4, 0.4).win);
  const odds = fight('1 ca', '1 dd');
  near(odds.win, duel(0.4, 0.2).win);
  near(odds.draw, duel(0.4, 0.2).draw);
});

/** A ship that sustains one hit (chance a) against one that does not (chance d). */
function sustained(a: number, d: number): number {
  const fresh = 1 - (1 - a) * (1 - d);
  // A hit by the sustaining ship ends the fight; if only the other hits, an ordinary duel follows.
  return a / fresh + (((1 - a) * d) / fresh) * duel(a, d).win;
}

test('Sustain Damage takes the first hit', () => {
  near(fight('1 dn', '1 ca').win, sustained(0.6, 0.4));
});

test('Anti-Fighter Barrage comes first: two dice at 9 kill a fighter with 0.36', () => {
  const odds = fight('1 dd', '1 ff');
  near(odds.win, 0.36 + 0.64 * duel(0.2, 0.2).win);
  near(odds.lose, 0.64 * duel(0.2, 0.2).lose);
});

test('a technology changes it: Destroyer II', () => {
  const odds = fight('1 dd', '1 ff', 'space', {
    attacker: { units: force('1 dd'), technologies: ['destroyer-ii'] },
  });
  near(odds.win, 0.875 + 0.125 * duel(0.3, 0.2).win);
});

test('infantry against infantry, with and without Bombardment before it', () => {
  const alone = duel(0.3, 0.3);
  near(fight('1 inf', '1 inf', 'ground').win, alone.win);
  const odds = fight('1 dn 1 inf', '1 inf', 'ground');
  near(odds.win, 0.6 + 0.4 * alone.win);
  near(odds.lose, 0.4 * alone.lose);
});

test('a PDS stops Bombardment and fires at who lands', () => {
  const odds = fight('1 dn 1 inf', '1 inf 1 pds', 'ground');
  near(odds.win, 0.5 * duel(0.3, 0.3).win);
  near(odds.lose, 0.5 + 0.5 * duel(0.3, 0.3).lose);
});

test('a PDS fires before space combat', () => {
  near(fight('1 ca', '1 ff 1 pds').win, 0.5 * duel(0.4, 0.2).win);
});

test('a damaged ship sustains no more', () => {
  const attacker = { units: force('1 dn'), damaged: { dreadnought: 1 } };
  near(fight('1 dn', '1 ca', 'space', { attacker }).win, duel(0.6, 0.4).win);
});

test('a nebula helps the defender', () => {
  near(fight('1 ca', '1 ca', 'space', { nebula: true }).win, duel(0.4, 0.5).win);
});

test('in a fight under way nobody fires a barrage or a cannon any more', () => {
  near(fight('1 dd', '1 ff 1 pds', 'space', { begun: true }).win, duel(0.2, 0.2).win);
});

test('the faction decides what its flagship is worth', () => {
  const against = (faction: 'sol' | 'yin') =>
    fight('1 fs', '1 dn 1 ca', 'space', { attacker: { units: force('1 fs'), faction } }).win;
  expect(against('sol')).toBeGreaterThan(against('yin') + 0.2);
});

test('the abilities and units of a faction count', () => {
  const as = (faction: 'sardakk' | 'jolnar' | 'l1z1x') =>
    fight('1 ca', '1 ca', 'space', { attacker: { units: force('1 ca'), faction } }).win;
  near(as('l1z1x'), duel(0.4, 0.4).win);
  near(as('sardakk'), duel(0.5, 0.4).win);
  near(as('jolnar'), duel(0.3, 0.4).win);
  const infantry = fight('1 inf', '1 inf', 'ground', { attacker: { units: force('1 inf'), faction: 'sol' } });
  near(infantry.win, duel(0.4, 0.3).win);
});

test('what ships do not carry fights as given, and it is said how much that is', () => {
  const odds = fight('1 ff', '1 cv 3 ff 1 pds');
  expect(odds.beyondCapacity).toEqual({ attacker: 1, defender: 0 });
  near(fight('1 ff', '1 ff 1 pds').win, 0.5 * duel(0.2, 0.2).win); // the cannon fires before the fight
  expect(fight('1 cv 6 ff 1 dn', '2 dd 2 ff').beyondCapacity).toEqual({ attacker: 1, defender: 2 });
  expect(fight('2 inf', '1 inf', 'ground').beyondCapacity).toEqual({ attacker: 0, defender: 0 }); // needs no ships
});

test('trade goods are spent on Munitions Reserves: all misses are rolled again', () => {
  const letnev = (tradeGoods: number) =>
    fight('1 ca', '1 ca', 'space', { attacker: { units: force('1 ca'), faction: 'letnev', tradeGoods } }).win;
  near(letnev(0), duel(0.4, 0.4).win);
  near(letnev(99), duel(0.64, 0.4).win);
});

test("trade goods raise the dice of Hacan's flagship", () => {
  const hacan = (tradeGoods: number) =>
    fight('1 fs', '1 ca', 'space', { attacker: { units: force('1 fs'), faction: 'hacan', tradeGoods } }).win;
  near(hacan(0), sustained(1 - 0.6 ** 2, 0.4));
  near(hacan(99), sustained(1 - 0.5 ** 2, 0.4));
});

const magen = { units: force('1 inf 1 sd'), technologies: ['magen-defense-grid'] } as const;

test('hits of Magen Defense Grid destroy units at once', () => {
  const odds = fight('1 mech 1 inf', '1 inf 1 sd', 'ground', { defender: magen });
  near(odds.win, sustained(0.5, 0.3));
  const hurt = { units: force('1 mech 1 inf'), damaged: { mech: 1 } };
  near(fight('1 inf', '1 inf 1 sd', 'ground', { attacker: hurt, defender: magen }).win, duel(0.3, 0.3).win);
});

test('the sets decide which wording of a technology counts', () => {
  const before = fight('1 inf', '1 inf 1 sd', 'ground', { defender: magen, sets: ['base', 'pok'] });
  near(before.win, duel(0.3, 0.3).win); // no Planetary Shield
  near(fight('1 inf', '1 inf 1 sd', 'ground', { defender: magen, sets: ['base', 'codex1'] }).win, 0);
});

test('the same seed gives the same odds', () => {
  const large: Fight = {
    attacker: { units: force('2 dn 1 cv 2 ff') },
    defender: { units: force('1 ws 2 dd 2 ca') },
    place: 'space',
  };
  expect(simulatedOdds(large, { runs: 300, seed: 'a' })).toEqual(simulatedOdds(large, { runs: 300, seed: 'a' }));
  expect(simulatedOdds(large, { runs: 300, seed: 'a' })).not.toEqual(simulatedOdds(large, { runs: 300, seed: 'b' }));
});

test('a Hel-Titan fights on the ground, for the defender and for who awakens it (R-282)', () => {
  const titans = (units: string) => ({ units: force(units), faction: 'titans' }) as const;
  const defended = oddsOf(
    { attacker: { units: force('1 inf') }, defender: titans('1 pds'), place: 'ground' },
    { runs, seed: 'odds' },
  );
  const plain = oddsOf(
    { attacker: { units: force('1 inf') }, defender: { units: force('1 pds') }, place: 'ground' },
    { runs, seed: 'odds' },
  );
  expect(defended.win).toBeLessThan(plain.win);
  const awakened = { attacker: titans('1 pds'), defender: { units: force('1 inf') }, place: 'ground' } as const;
  expect(checkFight(awakened).ok).toBe(true);
  near(oddsOf(awakened, { runs, seed: 'odds' }).win, sustained(0.4, 0.3));
});

test('a planet that fires like a unit counts with its card', () => {
  const bare = fight('1 dd', '1 ca');
  const armed = fight('1 dd', '1 ca', 'space', { attachments: ['geoform', 'demilitarized-zone'] });
  // The destroyer survives three dice at 5 or more in one of 4 ^ 3 of 10 ^ 3 cases.
  near(armed.win, 0.064 * bare.win);
  near(fight('1 inf', '1 inf', 'ground', { attachments: ['geoform'] }).win, 0.064 * duel(0.3, 0.3).win);
});

test('forces are read as players write them', () => {
  expect(force('2 dn 1 cv 3 ff')).toEqual({ dreadnought: 2, carrier: 1, fighter: 3 });
  expect(force('2dn, ws 4 gf')).toEqual({ dreadnought: 2, 'war-sun': 1, infantry: 4 });
  for (const text of ['', '3', '2 xx', '0 dn', '500 ff']) expect(readForce(text).ok, text).toBe(false);
});

test('fights that cannot be are refused', () => {
  const refused = (attacker: string, defender: string, place: Place) => {
    const checked = checkFight({ attacker: { units: force(attacker) }, defender: { units: force(defender) }, place });
    return checked.ok ? 'taken' : checked.message;
  };
  expect(refused('1 pds', '1 dd', 'space')).toBe('structures do not attack');
  expect(refused('1 inf', '1 dd', 'space')).toBe('ground forces do not fight in space');
  expect(refused('1 dd', '1 inf', 'ground')).toBe('the attacker needs ground forces');
  expect(refused('1 inf', '1 dd', 'ground')).toBe('ships do not defend a planet');
  expect(refused('1 dd', '1 dd', 'space')).toBe('taken');
});

test('mechs of the Nomad take hits for its ships, and those of others stay out of it', () => {
  const with1 = (faction: 'nomad' | 'hacan', attacker: string): Fight => ({
    attacker: { units: force(attacker), faction },
    defender: { units: force('1 dd') },
    place: 'space',
  });
  expect(checkFight(with1('hacan', '1 cv 1 mech'))).toMatchObject({ ok: false });
  expect(checkFight(with1('nomad', '1 cv 1 inf'))).toMatchObject({ ok: false });
  expect(checkFight(with1('nomad', '1 cv 1 mech')).ok).toBe(true);
  expect(withoutIdle(with1('hacan', '1 cv 1 mech')).attacker.units).toEqual({ carrier: 1 });
  expect(withoutIdle(with1('nomad', '1 cv 1 mech 2 inf')).attacker.units).toEqual({ carrier: 1, mech: 1 });
  const alone = exactOdds(with1('nomad', '1 cv'))!;
  const covered = exactOdds(with1('nomad', '1 cv 1 mech'))!;
  near(alone.win, duel(0.2, 0.2).win);
  near(covered.win, sustained(0.2, 0.2));
  expect(covered.survivors.attacker.mech).toBeUndefined();
});

test('the flagship of the Nomad has the numbers of its upgrade', () => {
  const upgraded = (technologies: readonly TechnologyId[]) =>
    exactOdds({
      attacker: { units: force('1 fs'), faction: 'nomad', technologies },
      defender: { units: force('1 dn 1 ca') },
      place: 'space',
    })!.win;
  expect(upgraded(['memoria-ii'])).toBeGreaterThan(upgraded([]) + 0.1);
});
