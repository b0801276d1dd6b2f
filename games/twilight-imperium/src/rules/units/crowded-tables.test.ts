import { deepEqual } from 'node:assert/strict';
import { type Random, randomBelow, randomFor } from '@orrery/kernel';
import { checkPosition, legalRandomAnswer } from '@orrery/testkit';
import { expect, test } from 'vitest';
import { planetToChange } from '../../model/changes.ts';
import { type TechnologyId, type UnitType, unitTypes } from '../../model/ids.ts';
import { allPlanets, isShipType, isStructureType } from '../../model/readers.ts';
import { pieces } from '../../model/units/units.ts';
import { activate } from '../../moments/steps.ts';
import { given, type Started } from '../../testing/index.ts';

const upgrades: readonly TechnologyId[] = ['fighter-ii', 'pds-ii', 'carrier-ii', 'dreadnought-ii', 'cruiser-ii'];

/** Random units of everybody in and around one system, legal or not; then seat 0 performs a tactical action there. */
function crowded(random: Random): Started {
  const some = <T>(items: readonly T[]): T => items[randomBelow(items.length, random)]!;
  const start = given('sol', 'hacan', 'letnev');
  if (random() < 0.3) start.anomaly(some(['19', '27', '18']), some(['gravity-rift', 'nebula']));
  if (random() < 0.3) start.wormhole('46', 'gamma');
  if (random() < 0.5) start.custodians(false);
  const systems = ['18', '19', '27', '26', '46', '01', '42'];
  const planets = ['mecatol-rex', 'wellon', 'new-albion', 'starpoint', 'lodor', 'jord'] as const;
  const owners = new Map(planets.map(id => [id, randomBelow(3, random)]));
  for (const [id, owner] of owners) start.planet(id, { controller: owner, exhausted: random() < 0.3 });
  for (const seat of [0, 1, 2]) {
    start.goods(seat, { tradeGoods: randomBelow(9, random) }).tokens(seat, { fleet: 2 + randomBelow(4, random) });
    for (const id of upgrades) if (random() < 0.3) start.technology(seat, id);
    const left = new Map<UnitType, number>(unitTypes.map(unit => [unit, pieces[unit]]));
    if (seat === 0) left.set('carrier', 2); // the others go into the active system
    const put = (area: string, unit: UnitType): void => {
      if (left.get(unit) === 0) return;
      left.set(unit, left.get(unit)! - 1);
      const hurt = random() < 0.2 && (unit === 'dreadnought' || unit === 'mech');
      start.units(seat, area, { [hurt ? `${unit}!` : unit]: 1 });
    };
    const afloat = seat === 0 ? 14 : some([0, 0, 3, 10]);
    for (let i = 0; i < afloat; i++)
      put(some(seat === 0 ? systems : systems.slice(0, 3)), some(unitTypes.filter(each => !isStructureType(each))));
    for (const [id, owner] of owners) {
      if (owner !== seat) continue;
      for (const unit of ['infantry', 'infantry', 'mech', 'pds', 'space-dock'] as const)
        if (random() < 0.5) put(id, unit);
    }
  }
  if (random() < 0.3) {
    const guest = [0, 1, 2].find(seat => seat !== owners.get('starpoint'))!;
    start.units(guest, 'starpoint', { infantry: 2 }).with(game => {
      planetToChange(game, 'starpoint').coexisting = [guest];
    });
  }
  const active = some(['18', '19', '19', '27', '27', '27', '82a']);
  start.token(0, active);
  if (random() < 0.6) start.units(0, active, { carrier: 2, infantry: 5 });
  return start.crowded().start(activate({ system: active }));
}

/** What such tables must have asked at least once. */
const kinds = [
  'announce-retreat',
  'assign-hits',
  'bombardment',
  'commit',
  'fight-coexisting',
  'ground-combat.order',
  'move.cargo',
  'move.from',
  'move.route',
  'move.ships',
  'pay-influence',
  'pay-resources',
  'produce',
  'produce.place',
  'recall',
  'remove-cargo',
  'remove-custodians',
  'remove-ships',
  'retreat',
  'retreat.cargo',
  'space-cannon',
  'space-cannon-defense',
  'space-combat.opponent',
  'sustain-damage',
];

test('tactical actions on crowded boards keep all properties and end', () => {
  const unseen = new Set(kinds);
  for (let i = 0; i < 150 || (i < 450 && unseen.size > 0); i++) {
    const random = randomFor(`crowded/${i}`);
    const { table } = crowded(random);
    for (let decisions = 0; !table.over; decisions++) {
      const asks = table.asks();
      const ask = asks[randomBelow(asks.length, random)]!;
      unseen.delete(ask.kind);
      if (decisions % 5 === i % 5) deepEqual(checkPosition(table, `${i}/${decisions}`), [], `game ${i}`);
      table.answer({ ask: ask.id, seat: ask.seat, value: legalRandomAnswer(table, ask, random) });
    }
    deepEqual(checkPosition(table, `${i}/end`), [], `game ${i}`);
    for (const { planet } of allPlanets(table.state))
      for (const { seat } of planet.units)
        expect([planet.controller, ...planet.coexisting], `${planet.id} of game ${i}`).toContain(seat);
    if (table.state.seats[0]!.eliminated) continue; // its tokens are gone (LRR 33.2)
    const active = table.state.systems.find(({ tokens }) => tokens.includes(0))!;
    const ships = new Set(active.space.filter(({ unit }) => isShipType(unit)).map(({ seat }) => seat));
    expect(ships.has(0) ? ships.size : 1, `ships of game ${i}`).toBe(1);
  }
  deepEqual([...unseen], []);
});
