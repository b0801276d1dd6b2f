import { deepEqual, equal } from 'node:assert/strict';
import { eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import type { UnitType } from '../../../model/ids.ts';
import { activate } from '../../../moments/steps.ts';
import { fleetLimitIn } from '../../../moments/units/queries.ts';
import { given } from '../../../testing/index.ts';
import { assignHits } from '../../../verbs/combat/hits.ts';
import { dealFactionSheet } from '../../../verbs/factions/faction-sheet.ts';
import { dealLeaders } from '../../../verbs/factions/leaders.ts';
import { enforceLimits } from '../../../verbs/units/limits.ts';

const table = () =>
  given('letnev', 'hacan', 'sol').sheet('letnev').planets('letnev', 'arc-prime').planets('hacan', 'arretze');

proves('GR setup.3, LRR 51.2', 'the faction brings its sheet and its leaders', () => {
  const { seat } = given('letnev', 'hacan', 'sol').runs(function* (game) {
    dealFactionSheet(game, 0);
    dealLeaders(game, 0);
  });
  const { sheet, leaders } = seat('letnev').player;
  const technologies = ['l4-disruptors', 'non-euclidean-shielding'];
  deepEqual(sheet, ['munitions-reserves', 'armada', 'arc-secundus', 'dunlain-reaper', ...technologies]);
  deepEqual(leaders, [
    { id: 'viscount-unlenn', locked: false },
    { id: 'rear-admiral-farran', locked: true },
    { id: 'darktalon-treilla', locked: true },
  ]);
});

/** Two cruisers against one of Hacan's. */
const skirmish = (tradeGoods: number) =>
  table().goods('letnev', { tradeGoods }).units('letnev', '46', { cruiser: 2 }).units('hacan', '46', { cruiser: 1 });

proves(
  'LRR 78.5, faction-abilities/munitions-reserves',
  'two trade goods at the start of a round let it roll any of its dice again, once',
  () => {
    const { seat } = skirmish(3)
      .dice('combat', 6, 1)
      .dice('combat', 7)
      .dice('combat', 1)
      .start(activate({ system: '46' }));
    const letnev = seat('letnev').isAsked('start-of-space-combat').isOffered('munitions-reserves');
    letnev.chooses('munitions-reserves');
    equal(letnev.tradeGoods, 1);
    letnev.isAsked('munitions-reserves.dice').isOffered('0', '1').isBound(0, 2).chooses('1');
    deepEqual([letnev.units('46'), seat('hacan').units('46')], [{ cruiser: 2 }, {}]);
  },
);

proves('LRR 78.5, faction-abilities/munitions-reserves', 'for one round at a time, or not at all', () => {
  const { seat, table: played } = skirmish(4)
    .dice('combat', 1, 1)
    .dice('combat', 1)
    .dice('combat', 10, 1)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  const letnev = seat('letnev').chooses('munitions-reserves').isAsked('munitions-reserves.dice').passes();
  letnev.isAsked('start-of-combat-round').passes().isNotAsked();
  equal(letnev.tradeGoods, 2);
  deepEqual(eventsOf(played, 'rerolled'), []);
  const poor = skirmish(1)
    .dice('combat', 10, 1)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  poor.seat('letnev').isNotAsked();
});

proves('LRR 78.3, R-155, faction-abilities/munitions-reserves', 'dice of Anti-Fighter Barrage are among them', () => {
  const { seat } = table()
    .goods('letnev', { tradeGoods: 2 })
    .units('letnev', '46', { destroyer: 1 })
    .units('hacan', '46', { cruiser: 1, fighter: 1 })
    .dice('barrage', 1, 1)
    .dice('barrage', 9)
    .dice('combat', 9)
    .dice('combat', 1)
    .technology(1, 'fighter-ii')
    .start(activate({ system: '46' }));
  const letnev = seat('letnev').chooses('munitions-reserves');
  letnev.isAsked('munitions-reserves.dice').chooses('0');
  deepEqual(seat('hacan').units('46'), { cruiser: 1 });
  letnev.isAsked('munitions-reserves.dice').isOffered('0').passes();
});

proves('R-155, faction-abilities/munitions-reserves', 'but not those of the other side', () => {
  const { seat } = table()
    .goods('letnev', { tradeGoods: 2 })
    .units('letnev', '46', { carrier: 1, fighter: 1 })
    .units('hacan', '46', { destroyer: 1 })
    .dice('barrage', 1, 1)
    .dice('combat', 1, 10)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  const letnev = seat('letnev').chooses('munitions-reserves').isAsked('munitions-reserves.dice');
  deepEqual(letnev.pointsAt, [
    { die: 1, unit: 'carrier', needs: 9 },
    { die: 10, unit: 'fighter', needs: 9 },
  ]);
  letnev.passes();
  deepEqual(seat('hacan').units('46'), {});
});

proves('LRR 42, faction-abilities/munitions-reserves', 'not on the ground, nor in combats of others', () => {
  const { seat } = table()
    .goods('letnev', { tradeGoods: 2 })
    .units('hacan', '46', { cruiser: 1 })
    .units('sol', '46', { cruiser: 1 })
    .active('hacan')
    .dice('combat', 10)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  seat('letnev').isNotAsked();
  const ground = table()
    .goods('letnev', { tradeGoods: 1 })
    .units('letnev', '19', { carrier: 1, infantry: 1 })
    .units('hacan', 'wellon', { infantry: 1 })
    .planet('arc-prime', { controller: 'letnev', exhausted: true })
    .planets('hacan', 'wellon')
    .dice('combat', 10)
    .dice('combat', 1)
    .start(activate({ system: '19' }));
  ground.seat('letnev').allots({ 'infantry@wellon': 1 }).isNotAsked();
});

proves('LRR 37.1, faction-abilities/armada', 'two ships more than tokens in the fleet pool', () => {
  const left = (cruisers: number, fleet: number) => {
    const { seat, table: played } = table()
      .tokens('letnev', { fleet })
      .tokens('hacan', { fleet })
      .units('letnev', '46', { cruiser: cruisers })
      .crowded()
      .runs(game => enforceLimits(game, 0, '46'));
    equal(fleetLimitIn(played.state, 1, '46'), fleet);
    return seat('letnev').units('46').cruiser;
  };
  deepEqual([left(5, 3), left(6, 3), left(3, 0)], [5, 5, 2]);
});

proves('LRR 15.1f, LRR 63.3, faction-units/arc-secundus', 'it bombards past Planetary Shields, with three dice', () => {
  const { seat } = table()
    .units('letnev', '19', { flagship: 1 })
    .units('hacan', 'wellon', { pds: 1, infantry: 3 })
    .planets('hacan', 'wellon')
    .dice('bombardment', 5, 5, 4)
    .start(activate({ system: '19' }));
  seat('hacan').isAsked('space-cannon').passes();
  seat('letnev').isAsked('bombardment').allots({ 'flagship@wellon': 1 });
  deepEqual(seat('hacan').units('wellon'), { infantry: 1, pds: 1 });
});

proves(
  'LRR 78.2, faction-units/arc-secundus',
  'it is repaired in each round that it fights in, and not elsewhere',
  () => {
    const fought = table()
      .units('letnev', '46', { 'flagship!': 1 })
      .units('hacan', '46', { cruiser: 1 })
      .dice('combat', 1, 1)
      .dice('combat', 7)
      .dice('combat', 10, 1)
      .dice('combat', 7)
      .start(activate({ system: '46' }));
    const letnev = fought.seat('letnev').isAsked('sustain-damage').allots({ flagship: 1 });
    letnev.isAsked('sustain-damage').allots({ flagship: 1 }); // repaired in the second round
    deepEqual(letnev.units('46'), { 'flagship!': 1 }); // not at the end
    const away = table()
      .units('letnev', '20', { 'flagship!': 1 })
      .units('letnev', '46', { cruiser: 1 })
      .units('hacan', '46', { cruiser: 1 })
      .active('hacan')
      .dice('combat', 1)
      .dice('combat', 10)
      .start(activate({ system: '46' }));
    away.seat('letnev').passes();
    deepEqual(away.seat('letnev').units('20'), { 'flagship!': 1 });
  },
);

proves('LRR 78.2, faction-units/arc-secundus', 'where it is sound there is nothing to repair', () => {
  const { seat } = table()
    .units('letnev', '46', { flagship: 1 })
    .units('hacan', '46', { cruiser: 1 })
    .dice('combat', 10, 1)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  deepEqual(seat('letnev').isNotAsked().units('46'), { flagship: 1 });
});

/** Letnev lands three infantry against one of Hacan, with these trade goods. */
const landing = (tradeGoods: number) =>
  table()
    .planet('arc-prime', { controller: 'letnev', exhausted: true })
    .goods('letnev', { tradeGoods })
    .units('letnev', '19', { carrier: 1, infantry: 3 })
    .units('hacan', 'wellon', { infantry: 1 })
    .planets('hacan', 'wellon');

proves(
  'LRR 30.3, faction-units/dunlain-reaper',
  'at the start of a round of ground combat two resources make a mech of an infantry; in the next round again',
  () => {
    const { seat } = landing(4)
      .dice('combat', 1, 1, 1)
      .dice('combat', 1)
      .dice('combat', 6, 1, 1)
      .dice('combat', 1)
      .start(activate({ system: '19' }));
    const letnev = seat('letnev').allots({ 'infantry@wellon': 3 });
    letnev.isAsked('start-of-ground-combat').isOffered('dunlain-reaper').chooses('dunlain-reaper');
    letnev.isAsked('pay-resources').isTold({ price: 2 }).allots({ 'trade-goods': 2 });
    deepEqual(letnev.units('wellon'), { mech: 1, infantry: 2 });
    letnev.isAsked('start-of-combat-round').chooses('dunlain-reaper').allots({ 'trade-goods': 2 });
    deepEqual([letnev.units('wellon'), letnev.tradeGoods], [{ mech: 2, infantry: 1 }, 0]);
  },
);

proves('LRR 30.2a, faction-units/dunlain-reaper', 'not without the resources, a mech or an infantry', () => {
  const asked = (tradeGoods: number, unit: UnitType, mechs: number) => {
    const { seat } = table()
      .planet('arc-prime', { controller: 'letnev', exhausted: true })
      .goods('letnev', { tradeGoods })
      .units('letnev', 'bereg', { mech: mechs })
      .units('letnev', '19', { carrier: 1, [unit]: 1 })
      .units('hacan', 'wellon', { infantry: 1 })
      .planets('hacan', 'wellon')
      .dice('combat', 10)
      .dice('combat', 1)
      .start(activate({ system: '19' }));
    seat('letnev')
      .allots({ [`${unit}@wellon`]: 1 })
      .isNotAsked();
  };
  asked(1, 'infantry', 0);
  asked(2, 'infantry', 4);
  asked(2, 'mech', 0);
});

proves('LRR 30.2, faction-units/dunlain-reaper', 'nor for infantry aboard ships that fight', () => {
  const { seat } = table()
    .units('letnev', '46', { carrier: 1, infantry: 1 })
    .units('hacan', '46', { cruiser: 1 })
    .dice('combat', 9)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  deepEqual(seat('letnev').isNotAsked().units('46'), { carrier: 1, infantry: 1 });
});

proves('LRR 49.3, technologies/l4-disruptors', 'no Space Cannon against what lands, but against ships', () => {
  const shot = (...known: 'l4-disruptors'[]) => {
    const { seat } = landing(0)
      .technology('letnev', ...known)
      .units('hacan', 'wellon', { pds: 1 })
      .dice('combat', 10, 1, 1)
      .dice('combat', 1)
      .start(activate({ system: '19' }));
    seat('hacan').isAsked('space-cannon').passes();
    seat('letnev').allots({ 'infantry@wellon': 3 });
    return seat('hacan');
  };
  shot('l4-disruptors').isNotAsked();
  shot().isAsked('space-cannon-defense').passes();
});

proves('LRR 87.2, technologies/non-euclidean-shielding', 'each unit that sustains cancels two hits', () => {
  const hit = (hits: number) =>
    table()
      .technology('letnev', 'non-euclidean-shielding')
      .units('letnev', '46', { dreadnought: 2, cruiser: 3 })
      .runs(function* (game) {
        yield* assignHits(game, 0, { system: '46', planet: null }, hits, () => true, { cause: 'combat', by: 1 });
      })
      .seat('letnev');
  const four = hit(4).isAsked('sustain-damage').isBound(0, 2).allots({ dreadnought: 2 }).isNotAsked();
  deepEqual(four.units('46'), { 'dreadnought!': 2, cruiser: 3 });
  const three = hit(3).isBound(0, 2).allots({ dreadnought: 1 }).isAsked('assign-hits').isBound(1, 1);
  deepEqual(three.allots({ cruiser: 1 }).units('46'), { dreadnought: 1, 'dreadnought!': 1, cruiser: 2 });
  const one = hit(1).isBound(0, 1).allots({ dreadnought: 1 }).isNotAsked();
  deepEqual(one.units('46'), { dreadnought: 1, 'dreadnought!': 1, cruiser: 3 });
});

/** A cruiser of Hacan's, who holds the note, against one of Sol's. */
const funded = (...sets: ('base' | 'pok' | 'codex1')[]) =>
  given('letnev', 'hacan', 'sol', sets.length > 0 ? { sets } : {})
    .sheet('letnev')
    .goods('letnev', { tradeGoods: 1 })
    .notes('hacan', 'war-funding#0')
    .units('hacan', '46', { cruiser: 2 })
    .units('sol', '46', { cruiser: 1 })
    .active('hacan');

proves(
  'LRR 69.1a, LRR 69.3, promissory-notes/war-funding',
  'when both sides have rolled, its holder may have all dice of the other and any of its own rolled again',
  () => {
    const { seat } = funded()
      .dice('combat', 1, 2)
      .dice('combat', 10)
      .dice('combat', 3)
      .dice('combat', 9)
      .start(activate({ system: '46' }));
    const die = (result: number) => ({ unit: 'cruiser', needs: 7, result });
    const hacan = seat('hacan').isAsked('after-both-rolled').isOffered('war-funding#0');
    deepEqual(
      (hacan.ask.prompt.rolls as { dice: unknown }[]).map(({ dice }) => dice),
      [[die(1), die(2)], [die(10)]],
    );
    hacan.chooses('war-funding#0').isAsked('war-funding.theirs').isOffered('all').chooses('all');
    hacan.isAsked('war-funding.dice').isOffered('0', '1').chooses('0');
    deepEqual([hacan.units('46'), seat('sol').units('46')], [{ cruiser: 2 }, {}]);
    deepEqual([hacan.player.notes, seat('letnev').player.notes], [[], ['war-funding#0']]);
    equal(seat('letnev').tradeGoods, 1);
  },
);

proves('LRR 69.1a, promissory-notes/war-funding', 'or none of them; who does not fight is not asked', () => {
  const { seat } = funded()
    .notes('sol', 'trade-agreement#1')
    .dice('combat', 10, 1)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  seat('sol').isAsked('after-system-activated').passes();
  seat('hacan').isAsked('after-both-rolled');
  seat('sol').isAsked('after-both-rolled').isOffered().passes(); // it might hold the note
  seat('hacan').chooses('war-funding#0').passes().isAsked('war-funding.dice').passes();
  seat('sol').passes();
  deepEqual(seat('sol').units('46'), {});
  const others = given('letnev', 'hacan', 'sol')
    .notes('sol', 'war-funding#0')
    .units('hacan', '46', { cruiser: 1 })
    .units('letnev', '46', { cruiser: 1 })
    .active('hacan')
    .dice('combat', 10)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  others.seat('sol').isNotAsked();
});

proves(
  'LRR 69.1a, R-155, promissory-notes/war-funding',
  'as it was first worded: at the start of a round the owner loses what it has of two trade goods',
  () => {
    const { seat } = funded('base', 'pok')
      .dice('combat', 1, 2)
      .dice('combat', 8)
      .dice('combat', 1)
      .start(activate({ system: '46' }));
    const hacan = seat('hacan').isAsked('start-of-space-combat').isOffered('war-funding#0').chooses('war-funding#0');
    equal(seat('letnev').tradeGoods, 0);
    hacan.isAsked('war-funding.dice').chooses('1').isNotAsked();
    deepEqual([hacan.units('46'), seat('sol').units('46')], [{ cruiser: 2 }, {}]);
    deepEqual(seat('letnev').player.notes, ['war-funding#0']);
  },
);

proves('LRR 69.1a, R-155, promissory-notes/war-funding', 'and then two of them, where it has more', () => {
  const { seat } = funded('base', 'pok')
    .goods('letnev', { tradeGoods: 3 })
    .dice('combat', 10, 1)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  seat('hacan').chooses('war-funding#0').passes();
  equal(seat('letnev').tradeGoods, 1);
});

proves('LRR 69.1a, promissory-notes/war-funding', 'and then not on the ground either', () => {
  const { seat } = given('letnev', 'hacan', 'sol', { sets: ['base', 'pok'] })
    .notes('hacan', 'war-funding#0')
    .units('hacan', '19', { carrier: 1, infantry: 1 })
    .units('sol', 'wellon', { infantry: 1 })
    .planets('sol', 'wellon')
    .active('hacan')
    .dice('combat', 8)
    .dice('combat', 1)
    .start(activate({ system: '19' }));
  seat('hacan').allots({ 'infantry@wellon': 1 }).isNotAsked();
});
