import { deepEqual, equal } from 'node:assert/strict';
import { eventsOf, told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import { agendaPhaseEnds } from '../../../rules/agenda/agenda-phase.ts';
import { strategyPhase } from '../../../rules/phases/strategy-phase.ts';
import { given } from '../../../testing/index.ts';
import { agendaDeck } from '../index.ts';

const table = () => given('sol', 'hacan', 'letnev').planets('hacan', 'lodor', 'quann').planets('letnev', 'wellon');

const laws = ['representative-government', 'representative-government-pok'];

proves(
  'LRR 8.6, agendas/representative-government, agendas/representative-government-pok',
  'everybody casts one vote, and planets none',
  () => {
    for (const law of laws) {
      const { seat, table: played } = table().law(law, 'for').agenda('regulated-conscription');
      seat('hacan').isAsked('vote').chooses('for');
      seat('letnev').isAsked('vote').passes();
      seat('sol').isAsked('vote').chooses('for');
      deepEqual(told(played, 'voted'), [
        { seat: 1, outcome: 'for', count: 1, planets: [] },
        { seat: 0, outcome: 'for', count: 1, planets: [] },
      ]);
      deepEqual(seat('hacan').readyPlanets, ['lodor', 'quann']);
    }
  },
);

proves(
  'LRR 7.3, agendas/representative-government, agendas/representative-government-pok',
  'also when it is voted on anew itself',
  () => {
    for (const law of laws) {
      const { seat, table: played } = table().law(law, 'for').agenda(law);
      seat('hacan').isAsked('vote').chooses('against');
      seat('letnev').isAsked('vote').passes();
      seat('sol').isAsked('vote').passes();
      deepEqual([played.state.laws, played.state.agendas.discard], [[], [law]]);
    }
  },
);

proves(
  'LRR 8.21, agendas/representative-government, agendas/representative-government-pok',
  'voted down, who was against it exhausts its cultural planets in the next round',
  () => {
    for (const law of laws) {
      const start = table().planets('sol', 'vefut-ii').planets('letnev', 'new-albion');
      for (const who of [0, 1, 2]) start.strategyCards(who);
      const { seat, table: played } = start
        .custodians(false)
        .phase('agenda')
        .active(null)
        .start({ proc: 'ti/consider-agenda', args: { card: law } }, agendaPhaseEnds({}), strategyPhase({}));
      seat('hacan').isAsked('vote').chooses('against').allots({ lodor: 1, quann: 1 });
      seat('letnev').isAsked('vote').chooses('for').allots({ 'new-albion': 1 });
      seat('sol').isAsked('vote').passes();
      deepEqual([seat('hacan').readyPlanets, seat('letnev').readyPlanets], [[], ['new-albion', 'wellon']]);
      for (let i = 0; i < 6; i++)
        seat(i % 3)
          .isAsked('strategy-card')
          .chooses(played.state.strategyCards[0]!.id);
    }
  },
);

const predictive = (law: string) =>
  table().law(law, 'for').technology('hacan', 'predictive-intelligence').agenda('regulated-conscription');

proves('LRR 8.15, agendas/representative-government', 'votes can be added to it', () => {
  const { seat, table: played } = predictive('representative-government');
  seat('hacan').chooses('for').isAsked('when-casting-votes').chooses('predictive-intelligence');
  seat('letnev').passes();
  seat('sol').passes();
  equal(eventsOf(played, 'voted')[0]!.data.count, 4);
});

proves('LRR 8.15, agendas/representative-government-pok', 'in its later wording they cannot', () => {
  const { seat, table: played } = predictive('representative-government-pok');
  seat('hacan').chooses('for').isNotAsked();
  seat('letnev').passes();
  seat('sol').passes();
  equal(eventsOf(played, 'voted')[0]!.data.count, 1);
});

proves(
  'LRR 8.15, agendas/representative-government-pok, action-cards/bribery, action-cards/distinguished-councilor',
  'nor is anybody asked for cards that would add some',
  () => {
    const held = (law: string) =>
      table()
        .law(law, 'for')
        .actionCards('hacan', 'bribery', 'distinguished-councilor')
        .agenda('regulated-conscription');
    const { seat } = held('representative-government-pok');
    seat('hacan').isAsked('vote').chooses('for');
    seat('letnev').isAsked('vote').passes();
    seat('sol').isAsked('vote').passes();
    const earlier = held('representative-government');
    earlier.seat('hacan').chooses('for').isAsked('after-voted').isOffered('distinguished-councilor').passes();
    earlier.seat('letnev').passes();
    earlier.seat('sol').passes();
    earlier.seat('hacan').isAsked('after-voted').isOffered('bribery').passes();
  },
);

test('Prophecy of Kings deals the later wording in place of the earlier one', () => {
  const printed = laws.map(law => agendaDeck().find(({ card }) => card === law));
  deepEqual(printed, [
    { card: 'representative-government', source: 'base', until: 'pok' },
    { card: 'representative-government-pok', source: 'pok' },
  ]);
});
