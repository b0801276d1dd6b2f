import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { forOrAgainst } from '../../moments/agenda/outcomes.ts';
import { agendas } from '../../moments/agenda/registry.ts';
import { activate } from '../../moments/steps.ts';
import { given } from '../../testing/index.ts';
import { agendaPhase } from '../agenda/agenda-phase.ts';

for (const id of ['test-one', 'test-two'])
  agendas.install({
    [id]: { id, source: 'base', kind: 'directive', outcomes: () => forOrAgainst, *resolve() {} },
  });

const table = () => given('sol', 'hacan', 'letnev');

proves(
  'LRR 49, LRR 49.1, LRR 49.2, LRR 49.3, LRR 49.4, LRR 49.5',
  'each step is done on all planets before the next one begins',
  () => {
    const { seat, table: played } = table()
      .units(0, '27', { 'war-sun': 1, dreadnought: 1, infantry: 6 })
      .units(1, 'starpoint', { pds: 1, infantry: 1 })
      .units(1, 'new-albion', { pds: 1, infantry: 1 })
      .planets(1, 'starpoint', 'new-albion')
      .token(0, '27')
      .dice('bombardment', 1)
      .dice('bombardment', 1, 1, 1)
      .dice('space-cannon', 1)
      .dice('space-cannon', 1)
      .dice('combat', 8, 8, 8)
      .dice('combat', 1)
      .dice('combat', 8, 8, 8)
      .dice('combat', 1)
      .start(activate({ system: '27' }));
    seat(1).isAsked('space-cannon').passes();
    seat(0).isAsked('bombardment').allots({ 'war-sun@starpoint': 1, 'dreadnought@new-albion': 1 });
    seat(0).isAsked('commit').allots({ 'infantry@starpoint': 3, 'infantry@new-albion': 3 });
    seat(0).isAsked('space-cannon-defense.order').chooses('starpoint');
    for (const _planet of [1, 2]) seat(1).isAsked('space-cannon-defense').chooses('fire');
    seat(0).isAsked('ground-combat.order').chooses('starpoint');
    seat(0).isAsked('establish-control.order').chooses('starpoint');
    const steps = ['bombardment', 'moved', 'space-cannon', 'combat', 'control'];
    deepEqual(
      played.events.map(({ type }) => type).filter(type => steps.includes(type)),
      steps.flatMap(step => [step, step]),
    );
  },
);

proves('LRR 27.3, LRR 8.1', 'the round in which the custodians are removed already has an agenda phase', () => {
  const { seat, table: played } = table()
    .units(0, '18', { carrier: 1, infantry: 1 })
    .goods(0, { tradeGoods: 6 })
    .token(0, '18')
    .deck('agendas', 'test-one', 'test-two')
    .start(activate({ system: '18' }), agendaPhase({}));
  seat(0).chooses('remove').allots({ 'trade-goods': 6 }).allots({ 'infantry@mecatol-rex': 1 });
  equal(played.state.phase, 'agenda');
  for (const _agenda of [1, 2]) seat(0).isAsked('break-tie').chooses('for');
});

proves('LRR 27.2', 'influence beyond six is lost with the custodians', () => {
  const { seat } = table()
    .units(0, '18', { carrier: 1, infantry: 1 })
    .planets(0, 'lirta-iv', 'jord', 'wellon')
    .token(0, '18')
    .start(activate({ system: '18' }));
  seat(0).chooses('remove').allots({ 'lirta-iv': 1, jord: 1, wellon: 1 }); // 3 and 2 and 2
  seat(0).allots({ 'infantry@mecatol-rex': 1 });
  deepEqual([seat(0).readyPlanets, seat(0).tradeGoods, seat(0).points], [[], 0, 1]);
});
