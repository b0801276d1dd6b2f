import { deepEqual, equal } from 'node:assert/strict';
import { open, type Seat } from '@orrery/kernel';
import { checkPosition } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { describe, test } from 'vitest';
import type { UnitType } from '../../model/ids.ts';
import { afterCombat } from '../../moments/combat/windows.ts';
import { activate } from '../../moments/steps.ts';
import { combat, type Given, given, type Started } from '../../testing/index.ts';

/** Sol's cruiser fights Hacan's carrier; Letnev has the most points, so no other objective is met. */
const meeting = (system: string): Given =>
  given('sol', 'hacan', 'letnev')
    .points('letnev', 3)
    .units('sol', system, { cruiser: 1 })
    .units('hacan', system, { carrier: 1 });

const solHits = (table: Given): Given => table.dice('combat', 10).dice('combat', 1);

interface Case {
  readonly id: string;
  readonly seat: 'sol' | 'hacan';
  readonly system: string;
  readonly set: (table: Given) => Given;
}

function fight({ id, seat: who, system, set }: Case): Started {
  return set(meeting(system).secrets(who, id)).start(activate({ system }));
}

/** The seat is asked after the combat, or at its end, and scores. */
function isScored(
  each: Case,
  moment = each.id === 'demonstrate-your-power' ? 'end-of-combat-round' : 'after-combat',
): void {
  const { table, seat } = fight(each);
  const winner = seat(each.seat).isAsked(moment).isOffered(each.id);
  deepEqual(table.waiting(), [winner.seat]);
  deepEqual(checkPosition(table, each.id), []);
  const before = winner.points;
  winner.chooses(each.id);
  equal(winner.points, before + 1);
  deepEqual(winner.player.scored, [each.id]);
  deepEqual(table.state.secretsScored, [each.id]);
  equal(table.over, true);
  deepEqual(checkPosition(table, each.id), []);
}

function isNotScored(each: Case): void {
  const { table } = fight(each);
  deepEqual(table.asks(), []);
  equal(table.over, true);
  deepEqual(table.state.secretsScored, []);
}

const cases: readonly (Omit<Case, 'set'> & Record<'met' | 'missed', (table: Given) => Given>)[] = [
  {
    id: 'spark-a-rebellion',
    seat: 'sol',
    system: '46',
    met: table => solHits(table.points('hacan', 3)), // tied for the most
    missed: table => solHits(table.points('hacan', 2)),
  },
  {
    id: 'unveil-flagship',
    seat: 'sol',
    system: '46',
    met: table => table.units('sol', '46', { flagship: 1 }).dice('combat', 10, 10, 10).dice('combat', 1),
    missed: table => solHits(table.units('sol', '01', { flagship: 1 })),
  },
  {
    id: 'brave-the-void',
    seat: 'sol',
    system: '41',
    met: solHits,
    missed: table => table.dice('combat', 1).dice('combat', 10),
  },
  {
    id: 'darken-the-skies',
    seat: 'sol',
    system: '16',
    met: solHits,
    missed: table => table.dice('combat', 1).dice('combat', 10),
  },
  {
    id: 'betray-a-friend',
    seat: 'sol',
    system: '46',
    met: table => solHits(table.notesInPlay('sol', 'alliance#1')),
    missed: table => solHits(table.notesInPlay('sol', 'alliance#2')),
  },
  {
    id: 'demonstrate-your-power',
    seat: 'sol',
    system: '46',
    met: table =>
      table.units('sol', '46', { destroyer: 2 }).dice('barrage', 1, 1, 1, 1).dice('combat', 10, 1, 1).dice('combat', 1),
    missed: table =>
      table.units('sol', '46', { carrier: 1, fighter: 4 }).dice('combat', 10, 1, 1, 1, 1, 1).dice('combat', 1),
  },
];

describe('an objective for a combat', () => {
  proves(
    'objectives/spark-a-rebellion, objectives/unveil-flagship, objectives/brave-the-void, objectives/darken-the-skies, objectives/betray-a-friend, objectives/demonstrate-your-power',
    'is scored after it',
    () => {
      for (const each of cases) isScored({ ...each, set: each.met });
    },
  );
  test.each(cases)('$id is not scored after another one', each => isNotScored({ ...each, set: each.missed }));

  test('the defender who wins scores off turn', () => {
    const hacanHits = (table: Given) => table.dice('combat', 1).dice('combat', 10);
    isScored({ id: 'brave-the-void', seat: 'hacan', system: '41', set: hacanHits });
  });

  test('one does not win in the home system of another by defending the own', () => {
    const hacanHits = (table: Given) => table.dice('combat', 1).dice('combat', 10);
    isNotScored({ id: 'darken-the-skies', seat: 'hacan', system: '16', set: hacanHits });
  });

  test('nobody betrays a friend by defending', () => {
    const hacanHits = (table: Given) => table.notesInPlay('hacan', 'alliance#0').dice('combat', 1).dice('combat', 10);
    isNotScored({ id: 'betray-a-friend', seat: 'hacan', system: '46', set: hacanHits });
  });

  test('a flagship that was lost in the combat is not unveiled, though another unit wins', () => {
    const set = (table: Given) =>
      table
        .units('sol', '46', { 'flagship!': 1 })
        .dice('combat', 1, 1, 1)
        .dice('combat', 10)
        .dice('combat', 10)
        .dice('combat', 1);
    const { table, seat } = fight({ id: 'unveil-flagship', seat: 'sol', system: '46', set });
    seat('sol').isAsked('assign-hits').allots({ 'flagship!': 1 });
    deepEqual(table.asks(), []);
    equal(table.over, true);
  });

  test('a flagship that was lost and came back is not unveiled; other losses do not matter', () => {
    const ending = (seat: Seat, unit: UnitType): Started =>
      meeting('46')
        .units('sol', '46', { flagship: 1 })
        .secrets('sol', 'unveil-flagship')
        .runs(function* (game) {
          game.combat = combat({ losses: [{ seat, unit, count: 1, round: 1, cause: 'combat' }] });
          yield* open(game, afterCombat, { kind: 'space', area: { system: '46', planet: null }, winner: 0, loser: 1 });
        });
    deepEqual(ending(0, 'flagship').table.asks(), []);
    for (const other of [ending(0, 'cruiser'), ending(1, 'flagship')])
      other.seat('sol').isAsked('after-combat').isOffered('unveil-flagship');
  });

  test('power is demonstrated by the defender too, and not by a ground combat', () => {
    isScored({
      id: 'demonstrate-your-power',
      seat: 'hacan',
      system: '46',
      set: table => table.units('hacan', '46', { cruiser: 2 }).dice('combat', 1).dice('combat', 1, 10, 1),
    });
    const { table, seat } = given('sol', 'hacan', 'letnev')
      .points('letnev', 3)
      .units('sol', '19', { carrier: 3, infantry: 1 })
      .units('hacan', 'wellon', { infantry: 1 })
      .planets('hacan', 'wellon')
      .secrets('sol', 'demonstrate-your-power')
      .dice('combat', 10)
      .dice('combat', 1)
      .start(activate({ system: '19' }));
    seat('sol').isAsked('commit').allots({ 'infantry@wellon': 1 });
    equal(table.over, true);
  });

  proves(
    'LRR 78.9a, LRR 78.3a, objectives/demonstrate-your-power',
    'power is demonstrated at the end of a combat, also of one that ends before its first round',
    () => {
      const { table, seat } = given('sol', 'hacan', 'letnev')
        .points('letnev', 3)
        .units('sol', '26', { destroyer: 3 })
        .planets('hacan', 'lodor')
        .units('hacan', 'lodor', { 'space-dock': 1 })
        .units('hacan', '26', { fighter: 1 })
        .secrets('sol', 'demonstrate-your-power')
        .dice('barrage', 9, 1, 1, 1, 1, 1)
        .start(activate({ system: '26' }));
      seat('sol').isAsked('after-units-destroyed').passes(); // by public information it might hold another secret
      seat('sol').isAsked('end-of-combat-round').isOffered('demonstrate-your-power').chooses('demonstrate-your-power');
      equal(table.over, true);
    },
  );

  proves(
    'LRR 78.9a, LRR 78.10, objectives/demonstrate-your-power',
    'a ship that Salvage Operations brings after the combat does not count',
    () => {
      const { table, seat } = given('mentak', 'hacan', 'letnev')
        .points('letnev', 3)
        .technology('mentak', 'salvage-operations')
        .goods('mentak', { tradeGoods: 2 })
        .units('mentak', '46', { cruiser: 2 })
        .units('hacan', '46', { cruiser: 1 })
        .secrets('mentak', 'demonstrate-your-power')
        .dice('combat', 7, 1)
        .dice('combat', 1)
        .start(activate({ system: '46' }));
      // The objective is not offered, neither at the end of the combat nor after it.
      seat('mentak').isAsked('produce').allots({ cruiser: 1 }).isAsked('pay-resources').allots({ 'trade-goods': 2 });
      deepEqual([seat('mentak').units('46'), table.over], [{ cruiser: 3 }, true]);
    },
  );

  test('a ground combat counts as a combat', () => {
    const { table, seat } = given('sol', 'hacan', 'letnev')
      .map('102', '67')
      .points('letnev', 3)
      .units('sol', '67', { carrier: 1, infantry: 1 })
      .units('hacan', 'cormund', { infantry: 1 })
      .planets('hacan', 'cormund')
      .secrets('sol', 'brave-the-void')
      .dice('combat', 10)
      .dice('combat', 1)
      .start(activate({ system: '67' }));
    seat('sol').isAsked('commit').allots({ 'infantry@cormund': 1 });
    seat('sol').isAsked('after-combat').isOffered('brave-the-void').chooses('brave-the-void');
    equal(seat('sol').points, 1);
    equal(table.over, true);
  });

  test('a player is asked after a combat if a secret objective could be fulfilled by it, whatever they hold', () => {
    const empty = solHits(meeting('46').secrets('sol', 'brave-the-void')).start(activate({ system: '46' }));
    equal(empty.table.over, true);

    for (const held of ['brave-the-void', 'forge-an-alliance', 'prove-endurance']) {
      const { table, seat } = solHits(meeting('41').secrets('sol', held)).start(activate({ system: '41' }));
      deepEqual(table.waiting(), [0]);
      deepEqual(checkPosition(table, held), []);
      seat('sol')
        .isAsked('after-combat')
        .isOffered(...(held === 'brave-the-void' ? [held] : []));
    }
  });

  test('nobody is asked for an objective that lies open already, or without a secret in hand', () => {
    for (const set of [
      (table: Given) => table.secrets('sol', 'forge-an-alliance').scored('letnev', 'brave-the-void'),
      (table: Given) => table.secrets('letnev', 'brave-the-void'),
    ])
      equal(solHits(set(meeting('41'))).start(activate({ system: '41' })).table.over, true);
  });
});

proves('LRR 61.7a', 'of two ground combats in one invasion each is a combat of its own', () => {
  const { seat, table } = given('sol', 'hacan', 'letnev')
    .anomaly('27', 'gravity-rift')
    .points('hacan', 2)
    .secrets('sol', 'brave-the-void', 'spark-a-rebellion')
    .units('sol', '27', { carrier: 1, infantry: 2 })
    .units('hacan', 'starpoint', { infantry: 1 })
    .units('hacan', 'new-albion', { infantry: 1 })
    .planets('hacan', 'starpoint', 'new-albion')
    .dice('combat', 8)
    .dice('combat', 1)
    .dice('combat', 8)
    .dice('combat', 1)
    .start(activate({ system: '27' }));
  const sol = seat('sol').allots({ 'infantry@starpoint': 1, 'infantry@new-albion': 1 }).chooses('starpoint');
  sol.isAsked('after-combat').isOffered('brave-the-void', 'spark-a-rebellion').chooses('brave-the-void');
  sol.isAsked('after-combat').isOffered('spark-a-rebellion').chooses('spark-a-rebellion');
  sol.isAsked('establish-control.order').chooses('starpoint');
  deepEqual([sol.points, table.over], [2, true]);
});
