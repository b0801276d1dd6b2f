import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import type { StrategyCardId } from '../../../model/ids.ts';
import { given, type Started } from '../../../testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev');

const pact = (given: ReturnType<typeof table>, card: StrategyCardId): Started => {
  const started = given.agenda('galactic-crisis-pact');
  const { seat, table: played } = started;
  while (played.asks()[0]!.kind !== 'break-tie') seat(played.asks()[0]!.seat).passes();
  seat('sol').chooses(card);
  return started;
};

proves(
  'LRR 8.9, agendas/galactic-crisis-pact',
  'from the speaker on, each may use the secondary of the elected card, which costs no token',
  () => {
    const { seat } = pact(table().goods('sol', { commodities: 0 }), 'trade');
    seat('sol').isAsked('galactic-crisis-pact').isOffered('trade').isBound(0, 1).chooses('trade');
    seat('hacan').passes();
    seat('letnev').chooses('trade');
    deepEqual(
      [0, 1, 2].map(who => seat(who).commodities),
      [4, 0, 2],
    );
    deepEqual(seat('sol').tokens, { tactic: 3, fleet: 3, strategy: 2, reinforcements: 8 });
  },
);

proves('LRR 24.3, agendas/galactic-crisis-pact', 'a token that Construction places comes from reinforcements', () => {
  const { seat } = pact(table().planets('sol', 'jord').tokens('hacan', { strategy: 0 }), 'construction');
  seat('sol').chooses('construction').isAsked('construction.system').chooses('01');
  seat('sol').isAsked('place-structure').chooses('pds@jord');
  deepEqual(seat('sol').tokens, { tactic: 3, fleet: 3, strategy: 2, reinforcements: 7 });
  deepEqual([seat('sol').tokensOnBoard, seat('sol').units('jord')], [['01'], { pds: 1 }]);
  seat('hacan').isAsked('galactic-crisis-pact').passes();
  seat('letnev').passes();
});

proves('GR construction.te.secondary, agendas/galactic-crisis-pact', 'nor does the newer Construction cost one', () => {
  const { seat } = pact(
    given('sol', 'hacan', 'letnev', { sets: ['base', 'pok', 'te'] }).planets('sol', 'jord'),
    'construction',
  );
  seat('sol').chooses('construction').isAsked('place-structure').chooses('pds@jord');
  deepEqual(seat('sol').tokens, { tactic: 3, fleet: 3, strategy: 2, reinforcements: 8 });
  seat('hacan').passes();
  seat('letnev').passes();
});

proves('agendas/galactic-crisis-pact', 'what else the secondary costs is paid', () => {
  const { seat } = pact(table().planets('sol', 'jord').planets('hacan', 'lodor'), 'technology');
  seat('sol').chooses('technology').isAsked('research').chooses('sarween-tools').isAsked('pay-resources');
  seat('sol').allots({ jord: 1 });
  seat('hacan').chooses('technology'); // and cannot pay
  seat('letnev').passes();
  deepEqual([seat('sol').player.technologies, seat('hacan').player.technologies], [['sarween-tools'], []]);
});
