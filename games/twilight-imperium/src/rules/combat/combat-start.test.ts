import { deepEqual, equal } from 'node:assert/strict';
import { told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../moments/steps.ts';
import { given, type Started } from '../../testing/index.ts';

const fight = activate({ system: '46' });
const landing = activate({ system: '19' });

/** What happened, by kind and seat, of these kinds. */
const order = ({ table }: Started, ...types: ('unit-repaired' | 'effect-roll' | 'destroyed')[]) =>
  table.events.flatMap(({ type, data }) =>
    types.some(each => each === type) && 'seat' in data ? [`${type}:${data.seat}`] : [],
  );

/** Ships that were destroyed before the first round. */
const losses = ({ table: { events } }: Started) => {
  const end = events.findIndex(({ type }) => type === 'combat-round');
  const before = events.slice(0, end < 0 ? undefined : end);
  return told({ events: before }, 'destroyed').flatMap(({ seat, unit, count }) =>
    Array<string>(count).fill(`${seat}:${unit}`),
  );
};

/** So many ships join by Sleeper Cell. */
function joins({ seat, table }: Started, count: number): void {
  const { id } = seat('mentak').isAsked('ipswitch-loose-cannon.ships').ask;
  table.answer({ ask: id, seat: 0, value: count });
}

/** Mentak attacks a fleet with Assault Cannon. */
const cannons = () =>
  given('mentak', 'hacan', 'letnev')
    .sheet('mentak')
    .technology('hacan', 'assault-cannon')
    .units('mentak', '46', { cruiser: 2 })
    .units('hacan', '46', { carrier: 3 })
    .active('mentak');

proves(
  'LRR 1.19, technologies/assault-cannon, faction-abilities/ambush',
  'the active player acts before a mandatory ability of the defender, whose condition may no longer be met',
  () => {
    const started = cannons().dice('effect', 7, 1).start(fight);
    started.seat('mentak').isAsked('start-of-space-combat').isOffered('ambush').chooses('ambush');
    deepEqual(losses(started), ['1:carrier']); // with two ships left, Assault Cannon does not apply
  },
);

proves(
  'LRR 1.19, technologies/assault-cannon',
  'if the active player passes, the mandatory ability resolves, and they are asked again',
  () => {
    const started = cannons().dice('effect', 7).start(fight);
    const mentak = started.seat('mentak').isAsked('start-of-space-combat').passes();
    deepEqual(losses(started), ['0:cruiser']);
    mentak.isAsked('start-of-space-combat').isOffered('ambush').chooses('ambush');
    deepEqual(losses(started), ['0:cruiser', '1:carrier']);
  },
);

proves(
  'LRR 1.19, leaders/ipswitch-loose-cannon, faction-abilities/ambush',
  'a player chooses the order of their abilities; the other side may use one in between',
  () => {
    const start = () => cannons().leader('mentak', 'ipswitch-loose-cannon');
    const cell = start().dice('effect', 10).dice('combat', 10, 10).dice('combat', 1, 1).start(fight);
    cell.seat('mentak').isOffered('ambush', 'ipswitch-loose-cannon').chooses('ipswitch-loose-cannon');
    deepEqual(losses(cell), ['0:cruiser']); // the cannon came next
    cell.seat('mentak').isOffered('ambush').chooses('ambush');
    joins(cell, 1);
    deepEqual(cell.seat('mentak').units('46'), { cruiser: 1, carrier: 1 });
    joins(cell, 0);

    const ambush = start().dice('effect', 10, 10).dice('combat', 10, 10).dice('combat', 1).start(fight);
    ambush.seat('mentak').chooses('ambush');
    deepEqual(losses(ambush), ['1:carrier', '1:carrier']);
    ambush.seat('mentak').isOffered('ipswitch-loose-cannon').chooses('ipswitch-loose-cannon'); // too late for those
    deepEqual(ambush.seat('mentak').units('46'), { cruiser: 2 });
    joins(ambush, 0);
  },
);

proves(
  'LRR 1.19, LRR 78.2a, faction-units/arc-secundus',
  "the active player's flagship is repaired before an Ambush of the defender, and after one of the active player",
  () => {
    const start = (active: 'letnev' | 'mentak') =>
      given('letnev', 'mentak', 'sol')
        .sheet('letnev')
        .sheet('mentak')
        .units('letnev', '46', { 'flagship!': 1 })
        .units('mentak', '46', { cruiser: 1 })
        .active(active)
        .dice('effect', 10)
        .start(fight);
    const repaired = start('letnev');
    repaired.seat('mentak').isAsked('start-of-space-combat').chooses('ambush');
    repaired.seat('letnev').isAsked('sustain-damage').allots({ flagship: 1 });
    deepEqual(order(repaired, 'unit-repaired', 'effect-roll'), ['unit-repaired:0', 'effect-roll:1']);
    const lost = start('mentak');
    lost.seat('mentak').isAsked('start-of-space-combat').chooses('ambush');
    deepEqual([lost.seat('letnev').units('46'), lost.table.over], [{}, true]);
    deepEqual(order(lost, 'unit-repaired', 'effect-roll'), ['effect-roll:1']);
  },
);

proves('LRR 1.19, LRR 78.2a', 'a player chooses the order of their mandatory abilities', () => {
  const started = given('letnev', 'hacan', 'sol')
    .sheet('letnev')
    .technology('letnev', 'assault-cannon')
    .units('letnev', '46', { 'flagship!': 1, cruiser: 2 })
    .units('hacan', '46', { carrier: 2 })
    .active('letnev')
    .start(fight);
  const letnev = started.seat('letnev').isAsked('start-of-space-combat').isBound(1, 1);
  letnev.isOffered('assault-cannon', 'arc-secundus').chooses('arc-secundus');
  deepEqual(order(started, 'unit-repaired', 'destroyed').slice(0, 2), ['unit-repaired:0', 'destroyed:1']);
});

proves(
  'LRR 1.19, LRR 78.2a, action-cards/morale-boost',
  'abilities at the start of the first round and at the start of the combat share one window',
  () => {
    const { seat, table } = given('sol', 'hacan', 'letnev')
      .technology('hacan', 'assault-cannon')
      .units('sol', '46', { cruiser: 1 })
      .units('hacan', '46', { cruiser: 3 })
      .actionCards('sol', 'morale-boost#1')
      .start(fight);
    seat('sol').isAsked('start-of-space-combat').isOffered('morale-boost#1').chooses('morale-boost#1');
    deepEqual([seat('sol').units('46'), table.over], [{}, true]); // the cannon, and so no combat round
    equal(
      table.events.some(({ type }) => type === 'combat-round'),
      false,
    );
  },
);

proves(
  'LRR 1.19, LRR 42.4a, technologies/magen-defense-grid, faction-units/dunlain-reaper',
  'the active player deploys a mech before Magen Defense Grid resolves, and the mech may sustain its hit',
  () => {
    const { seat } = given('letnev', 'hacan', 'sol', { sets: ['base', 'pok', 'codex1'] })
      .sheet('letnev')
      .goods('letnev', { tradeGoods: 2 })
      .technology('hacan', 'magen-defense-grid')
      .units('letnev', '19', { carrier: 1, infantry: 1 })
      .units('hacan', 'wellon', { infantry: 1, 'space-dock': 1 })
      .planets('hacan', 'wellon')
      .active('letnev')
      .dice('combat', 10)
      .dice('combat', 1)
      .start(landing);
    const letnev = seat('letnev').allots({ 'infantry@wellon': 1 });
    letnev.isAsked('start-of-ground-combat').isOffered('dunlain-reaper').chooses('dunlain-reaper');
    letnev.allots({ 'trade-goods': 2 }).isAsked('sustain-hit').chooses('mech');
    deepEqual([letnev.units('wellon'), seat('hacan').units('wellon')], [{ 'mech!': 1 }, {}]);
  },
);

proves(
  'LRR 42.4a, technologies/magen-defense-grid',
  'a player who loses their last ground force to it has lost the combat and uses no more abilities in that window',
  () => {
    const { seat } = given('letnev', 'hacan', 'sol', { sets: ['base', 'pok', 'codex1'] })
      .sheet('letnev')
      .goods('letnev', { tradeGoods: 2 })
      .technology('hacan', 'magen-defense-grid')
      .units('letnev', '19', { carrier: 1, infantry: 1 })
      .units('hacan', 'wellon', { infantry: 1, 'space-dock': 1 })
      .planets('hacan', 'wellon')
      .active('letnev')
      .start(landing);
    const letnev = seat('letnev').allots({ 'infantry@wellon': 1 });
    letnev.isAsked('start-of-ground-combat').isTold({}).passes();
    deepEqual([letnev.units('wellon'), seat('hacan').units('wellon')], [{}, { infantry: 1, 'space-dock': 1 }]);
  },
);
