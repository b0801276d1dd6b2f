import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../moments/steps.ts';
import { carryOutRetreat } from '../../rules/combat/space-combat.ts';
import { combat, given } from '../../testing/index.ts';
import { retreatTo } from '../../verbs/combat/retreat.ts';
import { exploreFrontier } from '../../verbs/galaxy/exploration.ts';

const table = () => given('sol', 'hacan', 'letnev');

/** Ion Storm is in 47, which is not near 26 with its alpha wormhole, but adjacent to 39 with another. */
const storm = (shows: 'alpha' | 'beta' = 'alpha', system = '47') =>
  table()
    .wormhole(system, shows)
    .with(game =>
      game.wormholeTokens.push({ card: 'ion-storm', system, shows, back: shows === 'alpha' ? 'beta' : 'alpha' }),
    );

const shows = (played: ReturnType<ReturnType<typeof table>['start']>, system = '47') => {
  const [token] = played.table.state.wormholeTokens;
  return [token!.shows, token!.back, ...played.seat('sol').system(system).wormholes];
};

proves(
  'LRR 35.7, LRR 101, exploration/ion-storm',
  'its finder chooses which side shows, and the card stays in play for all to see',
  () => {
    for (const [side, back] of [
      ['alpha', 'beta'],
      ['beta', 'alpha'],
    ] as const) {
      const played = table()
        .deck('frontier', 'ion-storm')
        .runs(game => exploreFrontier(game, 0, '46'));
      played.seat('sol').isAsked('ion-storm').isOffered('alpha', 'beta').chooses(side);
      deepEqual(played.seat('sol').system('46').wormholes, [side]);
      deepEqual(played.table.view(1).wormholeTokens, [{ card: 'ion-storm', system: '46', shows: side, back }]);
      deepEqual(played.table.state.exploration.frontier, { cards: [], discard: [] });
    }
  },
);

proves('LRR 101, exploration/ion-storm', 'ships that move through it turn it', () => {
  const played = storm()
    .units('sol', '26', { dreadnought: 1 })
    .start(activate({ system: '47' }));
  played.seat('sol').isAsked('move.from').isOffered('26').chooses('26').allots({ dreadnought: 1 });
  deepEqual(shows(played), ['beta', 'alpha', 'beta']);
  deepEqual(played.seat('sol').units('47'), { dreadnought: 1 });
});

proves('LRR 58.5, exploration/ion-storm', 'it turns when all have moved, and once for all of them', () => {
  const played = storm()
    .units('sol', '26', { dreadnought: 1, carrier: 1 })
    .units('sol', '40', { dreadnought: 1 }) // with a beta wormhole: no route before the token is flipped
    .start(activate({ system: '47' }));
  played.seat('sol').isOffered('26').chooses('26').allots({ dreadnought: 1 });
  played.seat('sol').isOffered('26').chooses('26').allots({ carrier: 1 }).isNotAsked();
  deepEqual(shows(played), ['beta', 'alpha', 'beta']);
});

proves('exploration/ion-storm', 'ships that pass it by do not turn it', () => {
  const beside = storm()
    .units('sol', '43', { dreadnought: 1 })
    .start(activate({ system: '47' }));
  beside.seat('sol').chooses('43').allots({ dreadnought: 1 });
  deepEqual(shows(beside), ['alpha', 'beta', 'alpha']);
  const elsewhere = storm()
    .units('sol', '26', { dreadnought: 1 })
    .start(activate({ system: '39' }));
  elsewhere.seat('sol').chooses('26').allots({ dreadnought: 1 });
  deepEqual(shows(elsewhere), ['alpha', 'beta', 'alpha']);
});

proves(
  'exploration/ion-storm',
  'where they could have gone without it, their owner says whether they used it (R-140)',
  () => {
    const goes = () => {
      const played = storm()
        .units('sol', '39', { destroyer: 1 })
        .start(activate({ system: '47' }));
      played.seat('sol').chooses('39').allots({ destroyer: 1 });
      played.seat('sol').isAsked('ion-storm.use').isOffered('through').isBound(0, 1);
      return played;
    };
    const around = goes();
    around.seat('sol').passes();
    deepEqual(shows(around), ['alpha', 'beta', 'alpha']);
    const through = goes();
    through.seat('sol').chooses('through');
    deepEqual(shows(through), ['beta', 'alpha', 'beta']);
  },
);

proves('exploration/ion-storm', 'in a system with a wormhole of the same kind it is one of two (R-140)', () => {
  const played = storm('alpha', '39')
    .units('sol', '26', { dreadnought: 1 })
    .start(activate({ system: '39' }));
  played.seat('sol').chooses('26').allots({ dreadnought: 1 }).isAsked('ion-storm.use').chooses('through');
  deepEqual(shows(played, '39'), ['beta', 'alpha', 'beta']);
});

proves(
  'exploration/ion-storm',
  'a way through it and one around it are told apart before anybody moves (R-140)',
  () => {
    const goes = (...way: string[]) => {
      const played = storm()
        .units('sol', '26', { cruiser: 1 })
        .start(activate({ system: '47' }));
      played.seat('sol').chooses('26').allots({ cruiser: 1 });
      played
        .seat('sol')
        .isAsked('move.route')
        .isOffered('47', '39>47')
        .chooses(...way);
      return played;
    };
    deepEqual(shows(goes('47')), ['beta', 'alpha', 'beta']);
    const around = goes('39>47');
    around.seat('sol').isAsked('ion-storm.use').passes(); // 39 and 47 are adjacent
    deepEqual(shows(around), ['alpha', 'beta', 'alpha']);
  },
);

proves('LRR 41.2, exploration/ion-storm', 'ships that a gravity rift takes on the way do not turn it (R-140)', () => {
  const goes = (die: number) => {
    const played = storm('alpha', '41')
      .units('sol', '41', { dreadnought: 1 })
      .dice('gravity-rift', die)
      .start(activate({ system: '26' }));
    played.seat('sol').chooses('41').allots({ dreadnought: 1 }).isAsked('move.route').chooses('26');
    return shows(played, '41');
  };
  deepEqual(
    [goes(4), goes(3)],
    [
      ['beta', 'alpha', 'beta'],
      ['alpha', 'beta', 'alpha'],
    ],
  );
});

proves('LRR 78.7, exploration/ion-storm', 'a retreat through it turns it too', () => {
  const played = storm()
    .units('sol', '47', { cruiser: 1 })
    .units('hacan', '47', { cruiser: 1 })
    .units('sol', '26', { cruiser: 1 })
    .with(game => (game.combat = combat({ system: '47', attacker: 1, defender: 0, retreating: 0 })))
    .start(carryOutRetreat({}));
  deepEqual(played.seat('sol').units('26'), { cruiser: 2 });
  deepEqual(shows(played), ['beta', 'alpha', 'beta']);
});

proves(
  'LRR 78.7, exploration/ion-storm',
  'only a player who could retreat without the Ion Storm says whether they use it',
  () => {
    const played = storm()
      .units('sol', '47', { cruiser: 1 })
      .units('hacan', '47', { cruiser: 1 })
      .units('sol', '39', { cruiser: 1 })
      .with(game => (game.combat = combat({ system: '47', attacker: 1, defender: 0, retreating: 0 })))
      .start(carryOutRetreat({}));
    played.seat('hacan').isNotAsked();
    played.seat('sol').isAsked('ion-storm.use').passes();
    deepEqual(shows(played), ['alpha', 'beta', 'alpha']);
  },
);

proves('exploration/ion-storm', 'no other way of leaving a combat does', () => {
  const played = storm()
    .units('sol', '47', { cruiser: 1 })
    .resolves('sol', (game, me) => retreatTo(game, me, '47', '26'));
  deepEqual(shows(played), ['alpha', 'beta', 'alpha']);
});

proves(
  'R-140, action-cards/lost-star-chart, exploration/ion-storm',
  'where Lost Star Chart makes the systems adjacent, their owner says whether ships used the storm',
  () => {
    const goes = () => {
      const played = storm()
        .units('sol', '26', { dreadnought: 1 })
        .actionCards('sol', 'lost-star-chart')
        .start(activate({ system: '47' }));
      played.seat('sol').isAsked('after-system-activated').chooses('lost-star-chart');
      played.seat('sol').chooses('26').allots({ dreadnought: 1 }).isAsked('ion-storm.use').isBound(0, 1);
      return played;
    };
    const past = goes();
    past.seat('sol').passes();
    deepEqual(shows(past), ['alpha', 'beta', 'alpha']);
    const through = goes();
    through.seat('sol').chooses('through');
    deepEqual(shows(through), ['beta', 'alpha', 'beta']);
  },
);
