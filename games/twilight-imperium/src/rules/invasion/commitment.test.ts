import { deepEqual } from 'node:assert/strict';
import { simplestAnswer } from '@orrery/kernel';
import { told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../moments/steps.ts';
import { given, type Started } from '../../testing/index.ts';
import { takeTurn } from '../phases/action-phase.ts';

const table = () => given('sol', 'hacan', 'letnev');
const active = (system: string) => activate({ system });
const toldWhy = ({ table: played }: Started) => told(played, 'could-not');

proves('LRR 49.2, LRR 87.2', 'damaged ground forces land damaged, each of them once', () => {
  const { seat } = table().units(0, '27', { carrier: 1, mech: 1, 'mech!': 1 }).token(0, '27').start(active('27'));
  const sol = seat(0).isAsked('commit').isOfferedLines({
    'mech@new-albion': 1,
    'mech!@new-albion': 1,
    'mech@starpoint': 1,
    'mech!@starpoint': 1,
  });
  const { ask } = sol;
  deepEqual(ask.form === 'allocate' && ask.lines.map(({ at }) => at).filter(at => at?.planet === 'starpoint'), [
    { unit: 'mech', planet: 'starpoint' },
    { unit: 'mech', planet: 'starpoint', damaged: 1 },
  ]);
  sol.isRefused('answer/against-rule', { 'mech@new-albion': 1, 'mech@starpoint': 1 });
  sol.isRefused('answer/against-rule', { 'mech!@new-albion': 1, 'mech!@starpoint': 1 });
  sol.allots({ 'mech!@new-albion': 1, 'mech@starpoint': 1 }).chooses('starpoint');
  deepEqual([sol.units('new-albion'), sol.units('starpoint')], [{ 'mech!': 1 }, { mech: 1 }]);
});

proves('LRR 49.2', 'if all are damaged, no undamaged ones are offered', () => {
  const { seat } = table().units(0, '19', { carrier: 1, 'mech!': 2 }).token(0, '19').start(active('19'));
  seat(0).isAsked('commit').isOfferedLines({ 'mech!@wellon': 2 }).passes();
});

proves('LRR 49.2', 'nobody lands on a space station, and the ask says so', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .map('101', '109')
    .units(0, '109', { carrier: 1, infantry: 1 })
    .token(0, '109')
    .start(active('109'));
  seat(0).isAsked('commit').isOfferedLines({ 'infantry@bellatrix': 1 });
  deepEqual(seat(0).barred, { 'infantry@tsion-station': 'commit.station LRR 49.2' });
  seat(0).passes();
});

proves(
  'LRR 1.6, LRR 49.2',
  'no ground force can land on a planet that a card protects; other planets are possible',
  () => {
    const { seat } = table()
      .planet('starpoint', { attachments: ['demilitarized-zone'] })
      .units(0, '27', { carrier: 1, infantry: 1, mech: 1 })
      .token(0, '27')
      .start(active('27'));
    seat(0).isAsked('commit').isOfferedLines({ 'infantry@new-albion': 1, 'mech@new-albion': 1 });
    deepEqual(seat(0).barred, {
      'infantry@starpoint': 'commit.kept-out LRR 1.6',
      'mech@starpoint': 'commit.kept-out LRR 1.6',
    });
    seat(0).passes();
  },
);

proves('LRR 27.1, LRR 1.6', 'a player who has ground forces and cannot land anywhere is told why', () => {
  const landing = (system: string) => table().units(0, system, { carrier: 1, infantry: 1 }).token(0, system);
  deepEqual(toldWhy(landing('18').start(active('18'))), [
    { seat: 0, what: 'commit', reason: { id: 'commit.custodians', rule: 'LRR 27.1' } },
  ]);
  const closed = { attachments: ['demilitarized-zone'] };
  for (const [system, planet] of [
    ['18', 'mecatol-rex'],
    ['19', 'wellon'],
  ] as const)
    deepEqual(toldWhy(landing(system).custodians(false).planet(planet, closed).start(active(system))), [
      { seat: 0, what: 'commit', reason: { id: 'commit.kept-out', rule: 'LRR 1.6' } },
    ]);
  deepEqual(toldWhy(landing('46').start(active('46'))), []); // no planets there
});

proves('LRR 27.2', 'landing all ground forces is suggested, also on Mecatol Rex after removing the custodians', () => {
  const { seat } = table()
    .units(0, '18', { carrier: 1, infantry: 1 })
    .goods(0, { tradeGoods: 6 })
    .token(0, '18')
    .start(active('18'));
  seat(0).chooses('remove').allots({ 'trade-goods': 6 }).isAsked('commit').isBound(1, 1);
  deepEqual(simplestAnswer(seat(0).ask), { 'infantry@mecatol-rex': 1 });
  seat(0).allots({ 'infantry@mecatol-rex': 1 });

  const other = table().units(0, '19', { carrier: 1, infantry: 1 }).token(0, '19').start(active('19'));
  deepEqual(simplestAnswer(other.seat(0).isAsked('commit').ask), { 'infantry@wellon': 1 });
  other.seat(0).passes();
});

proves('LRR 94.1a, LRR 49.2', 'between landing and ground combat the active player may make an offer', () => {
  const { seat } = table()
    .planets('hacan', 'lodor')
    .goods('hacan', { tradeGoods: 1 })
    .units('sol', '19', { carrier: 1, infantry: 1 })
    .strategyCards('sol', 'leadership!')
    .start(takeTurn({ seat: 0 }));
  seat('sol').chooses('talk').chooses('tactical').chooses('19');
  for (const kind of ['after-system-activated', 'after-ships-moved', 'before-invasion'])
    seat('sol').isAsked(kind).passes();
  seat('sol').isAsked('commit').allots({ 'infantry@wellon': 1 });
  seat('sol').isAsked('after-ground-forces-committed').isOffered('transaction:1').passes();
  deepEqual(seat('sol').planets, ['wellon']);
  seat('sol').isAsked('transaction.deal').passes();
});
