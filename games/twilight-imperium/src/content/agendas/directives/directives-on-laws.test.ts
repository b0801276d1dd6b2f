import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { revealAgenda } from '../../../rules/agenda/agenda-phase.ts';
import { strategyPhase } from '../../../rules/phases/strategy-phase.ts';
import { given } from '../../../testing/index.ts';

/** Sol decides as speaker, since no player has votes. */
const table = () =>
  given('sol', 'hacan', 'letnev').law('shared-research', 'for').law('minister-of-commerce', '1').custodians(false);

proves('LRR 7.5, agendas/judicial-abolishment', 'the law that is elected leaves play', () => {
  const { seat, table: played } = table().agenda('judicial-abolishment');
  seat('sol').isAsked('break-tie').isOffered('shared-research', 'minister-of-commerce').chooses('shared-research');
  deepEqual(played.state.laws, [{ id: 'minister-of-commerce', elected: '1' }]);
  deepEqual(played.state.agendas.discard, ['judicial-abolishment', 'shared-research']);
});

proves('LRR 8.19, agendas/judicial-abolishment', 'a single law is elected even if nobody votes', () => {
  const { table: played } = given('sol', 'hacan', 'letnev')
    .law('shared-research', 'for')
    .agenda('judicial-abolishment');
  deepEqual([played.over, played.state.laws], [true, []]);
});

proves(
  'LRR 8.2, agendas/judicial-abolishment, agendas/miscount-disclosed, agendas/new-constitution',
  'without laws in play another agenda is revealed in their place',
  () => {
    for (const id of ['judicial-abolishment', 'miscount-disclosed', 'new-constitution']) {
      const { seat, table: played } = given('sol', 'hacan', 'letnev')
        .custodians(false)
        .phase('agenda')
        .active(null)
        .deck('agendas', id, 'shared-research')
        .start(revealAgenda({}));
      seat('sol').isAsked('break-tie').isOffered('for', 'against').chooses('for');
      deepEqual([played.state.laws.map(law => law.id), played.state.agendas.discard], [['shared-research'], [id]]);
    }
  },
);

proves('LRR 7.3, agendas/miscount-disclosed', 'the law is voted on anew and elects anew; until then it stays', () => {
  const { seat, table: played } = table().agenda('miscount-disclosed');
  seat('sol').isAsked('break-tie').chooses('minister-of-commerce');
  seat('sol').isAsked('break-tie').isOffered('0', '1', '2');
  deepEqual(played.state.laws[1], { id: 'minister-of-commerce', elected: '1' });
  seat('sol').chooses('2');
  deepEqual(played.state.laws, [
    { id: 'shared-research', elected: 'for' },
    { id: 'minister-of-commerce', elected: '2' },
  ]);
  deepEqual(played.state.agendas.discard, ['miscount-disclosed']);
});

proves('LRR 8.21, agendas/miscount-disclosed', 'a law that is voted down now leaves play', () => {
  const { seat, table: played } = table().agenda('miscount-disclosed');
  seat('sol').chooses('shared-research');
  seat('sol').isAsked('break-tie').isOffered('for', 'against').chooses('against');
  deepEqual(
    [played.state.laws.map(({ id }) => id), played.state.agendas.discard],
    [['minister-of-commerce'], ['miscount-disclosed', 'shared-research']],
  );
});

proves('LRR 8.22, agendas/miscount-disclosed', 'riders are paid before the law counts as revealed', () => {
  const { seat } = table().actionCards('hacan', 'trade-rider', 'imperial-rider').agenda('miscount-disclosed');
  seat('hacan').isAsked('after-agenda-revealed').chooses('trade-rider');
  seat('hacan').isOffered('shared-research', 'minister-of-commerce').chooses('shared-research');
  seat('hacan').isAsked('after-agenda-revealed').passes();
  seat('sol').isAsked('break-tie').chooses('shared-research');
  equal(seat('hacan').tradeGoods, 5);
  seat('hacan').isAsked('after-agenda-revealed').chooses('imperial-rider').chooses('for');
  for (const who of [0, 1, 2]) seat(who).isAsked('transaction.deal').passes();
  seat('sol').isAsked('break-tie').chooses('for');
  equal(seat('hacan').points, 1);
});

proves('LRR 7.5, agendas/miscount-disclosed', 'a law that is vetoed when it counts as revealed is discarded', () => {
  const { seat, table: played } = table()
    .actionCards('hacan', 'veto')
    .deck('agendas', 'minister-of-exploration')
    .agenda('miscount-disclosed');
  seat('hacan').isAsked('when-agenda-revealed').passes();
  seat('sol').chooses('minister-of-commerce');
  seat('hacan').isAsked('when-agenda-revealed').chooses('veto');
  seat('sol').isAsked('break-tie').chooses('0');
  deepEqual(
    [played.state.laws.map(({ id }) => id), played.state.agendas.discard],
    [
      ['shared-research', 'minister-of-exploration'],
      ['miscount-disclosed', 'minister-of-commerce'],
    ],
  );
});

proves(
  'LRR 7.5, LRR 84, agendas/new-constitution',
  'all laws leave play, and home planets are exhausted as the next strategy phase starts',
  () => {
    const { seat, table: played } = table()
      .planets('sol', 'jord', 'wellon')
      .planets('hacan', 'wren-terra')
      .planets('letnev', 'arc-prime')
      .phase('agenda')
      .active(null)
      .start({ proc: 'ti/consider-agenda', args: { card: 'new-constitution' } }, strategyPhase({}));
    for (const who of ['hacan', 'sol'] as const) seat(who).isAsked('vote').passes();
    seat('sol').isAsked('break-tie').chooses('for');
    deepEqual(played.state.laws, []);
    deepEqual(seat('sol').readyPlanets, ['wellon']);
    deepEqual([seat('hacan').readyPlanets, seat('letnev').readyPlanets], [['wren-terra'], []]); // at Letnev's home
    deepEqual(played.state.lasting, []);
  },
);

proves('agendas/new-constitution', 'voted down, nothing happens', () => {
  const { seat, table: played } = table().agenda('new-constitution');
  seat('sol').chooses('against');
  deepEqual([played.state.laws.length, played.state.lasting], [2, []]);
});
