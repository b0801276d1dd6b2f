import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { given } from '../../../testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev').planets('hacan', 'lirta-iv');
const election = 'minister-of-exploration';
const confusing = 'confusing-legal-text';
const confounding = 'confounding-legal-text';

proves('LRR 8.10, action-cards/confusing-legal-text', 'the elected player names another player instead', () => {
  const { seat, table: played } = table().actionCards('letnev', confusing).agenda(election);
  seat('hacan').chooses('2').allots({ 'lirta-iv': 1 });
  seat('letnev').isAsked('after-voting').isOffered(confusing).chooses(confusing);
  seat('letnev').isAsked('confusing-legal-text.aim').isOffered('0', '1').chooses('1');
  deepEqual(played.state.laws, [{ id: election, elected: '1' }]);
});

proves('LRR 8.10, action-cards/confusing-legal-text', 'not where another is elected, nor on For or Against', () => {
  const other = table().actionCards('letnev', confusing).agenda(election);
  other.seat('hacan').chooses('0').allots({ 'lirta-iv': 1 });
  deepEqual([other.table.over, other.table.state.laws], [true, [{ id: election, elected: '0' }]]);

  const law = table().actionCards('letnev', confusing).agenda('shared-research');
  law.seat('hacan').chooses('for').allots({ 'lirta-iv': 1 });
  deepEqual(law.table.over, true);
});

proves(
  'LRR 8.10, action-cards/confounding-legal-text',
  'another player is elected instead of the elected player',
  () => {
    const { seat, table: played } = table().actionCards('letnev', confounding).agenda(election);
    seat('hacan').chooses('1').allots({ 'lirta-iv': 1 });
    seat('letnev').isAsked('after-voting').isOffered(confounding).chooses(confounding);
    deepEqual(played.state.laws, [{ id: election, elected: '2' }]);
  },
);

proves(
  'LRR 8.10, action-cards/confounding-legal-text',
  'not by the elected player, and not if nobody is elected',
  () => {
    const own = table().actionCards('letnev', confounding).agenda(election);
    own.seat('hacan').chooses('2').allots({ 'lirta-iv': 1 });
    deepEqual([own.table.over, own.seat('letnev').player.actionCards], [true, [confounding]]);

    const planet = table().actionCards('letnev', confounding).agenda('compensated-disarmament');
    planet.seat('hacan').chooses('lirta-iv').allots({ 'lirta-iv': 1 });
    deepEqual(planet.table.over, true);
  },
);

proves('LRR 1.19, action-cards/confounding-legal-text', 'one may follow the other, either way round', () => {
  const { seat, table: played } = table()
    .actionCards('sol', confounding)
    .actionCards('hacan', confusing)
    .agenda(election);
  seat('hacan').chooses('2').allots({ 'lirta-iv': 1 });
  seat('hacan').isAsked('after-voting').isOffered().passes(); // it is not elected
  seat('sol').isAsked('after-voting').isOffered(confounding).passes();
  deepEqual(played.state.laws, [{ id: election, elected: '2' }]);

  const chain = table().actionCards('sol', confounding).actionCards('hacan', confusing).agenda(election);
  chain.seat('hacan').chooses('1').allots({ 'lirta-iv': 1 });
  chain.seat('sol').isAsked('after-voting').passes();
  chain.seat('hacan').isAsked('after-voting').chooses(confusing).chooses('2');
  chain.seat('sol').isAsked('after-voting').isOffered(confounding).chooses(confounding);
  deepEqual(chain.table.state.laws, [{ id: election, elected: '0' }]);
});

proves('LRR 8.19, action-cards/confusing-legal-text', 'also where the speaker decided whom', () => {
  const { seat, table: played } = table().actionCards('sol', confusing).agenda(election);
  seat('hacan').passes();
  seat('sol').isAsked('break-tie').chooses('0');
  seat('sol').isAsked('after-voting').chooses(confusing).chooses('1');
  deepEqual(played.state.laws, [{ id: election, elected: '1' }]);
});
