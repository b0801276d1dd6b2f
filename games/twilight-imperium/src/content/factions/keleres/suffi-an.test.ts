import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given } from '../../../testing/index.ts';

const SUFFI = 'suffi-an-keleres';

const table = (side: 'locked' | 'unlocked', who: 'keleres' | 'hacan' = 'keleres') =>
  given('keleres', 'hacan', 'letnev')
    .leader('keleres', SUFFI, side)
    .planets('keleres', 'moll-primus-keleres')
    .planets('hacan', 'arretze')
    .planets('letnev', 'arc-prime')
    .strategyCards(who, 'leadership!')
    .active(who);

proves('LRR 51.6, leaders/suffi-an-keleres', 'a trade good after an action card that was an action unlocks her', () => {
  const { seat } = table('locked')
    .actionCards('keleres', 'mining-initiative')
    .start(takeTurn({ seat: 0 }));
  const keleres = seat('keleres').isAsked('action').chooses('component:mining-initiative:mining-initiative');
  keleres.chooses('moll-primus-keleres').isAsked('after-card-action').chooses(SUFFI);
  deepEqual([keleres.tradeGoods, keleres.player.leaders], [3, [{ id: SUFFI, locked: false }]]);
  keleres.isNotAsked(); // she does nothing for the action that unlocked her (LRR 51.6c)
});

proves('LRR 51.6, leaders/suffi-an-keleres', 'not without a good, nor after another component action', () => {
  const poor = table('locked')
    .actionCards('keleres', 'industrial-initiative')
    .planets('keleres', 'wellon')
    .start(takeTurn({ seat: 0 }));
  const keleres = poor
    .seat('keleres')
    .isAsked('action')
    .chooses('component:industrial-initiative:industrial-initiative');
  keleres.isAsked('after-card-action').passes();
  deepEqual(keleres.player.leaders, [{ id: SUFFI, locked: true }]);
  const other = table('locked')
    .goods('keleres', { tradeGoods: 3 })
    .technology('keleres', 'x-89-bacterial-weapon')
    .relics('keleres', 'dynamis-core')
    .start(takeTurn({ seat: 0 }));
  other.seat('keleres').uses('dynamis-core').isNotAsked();
});

/** Keleres has two cards to play as actions. */
const busy = () =>
  table('unlocked')
    .actionCards('keleres', 'mining-initiative', 'plague')
    .units('hacan', 'arretze', { infantry: 1 })
    .mayRoll('effect', 1);

proves(
  'LRR 51.6, LRR 22, leaders/suffi-an-keleres',
  'each component action is followed by another action, or by none, but never by passing',
  () => {
    const { seat } = busy().start(takeTurn({ seat: 0 }));
    const keleres = seat('keleres').isAsked('action').chooses('component:mining-initiative:mining-initiative');
    keleres.chooses('moll-primus-keleres').isAsked('action').isTold({ left: 1 });
    keleres.isOffered('tactical', 'component:plague:plague', 'end-turn').chooses('component:plague:plague');
    keleres.chooses('arretze').isAsked('action').isOffered('tactical', 'end-turn').chooses('end-turn');
    deepEqual(keleres.player.passed, false);
  },
);

proves('LRR 51.6, LRR 51.8, leaders/suffi-an-keleres', 'for the owner of the Alliance note as well', () => {
  const { seat } = table('unlocked', 'hacan')
    .notesInPlay('hacan', 'alliance#0')
    .actionCards('hacan', 'mining-initiative')
    .start(takeTurn({ seat: 1 }));
  const hacan = seat('hacan').isAsked('action').chooses('component:mining-initiative:mining-initiative');
  hacan.chooses('arretze').isAsked('action').isOffered('tactical', 'end-turn').chooses('end-turn');
});

proves('LRR 51.6, leaders/suffi-an-keleres', 'no further action after a tactical one', () => {
  const { seat } = table('unlocked').start(takeTurn({ seat: 0 }));
  seat('keleres').isAsked('action').chooses('tactical').chooses('47').isNotAsked();
});

proves(
  'LRR 22.4, leaders/suffi-an-keleres',
  'where a card of the further action is cancelled, the turn can end',
  () => {
    const { seat } = busy()
      .actionCards('hacan', 'sabotage#0')
      .start(takeTurn({ seat: 0 }));
    const keleres = seat('keleres').isAsked('action').chooses('component:mining-initiative:mining-initiative');
    keleres.chooses('moll-primus-keleres');
    seat('hacan').isAsked('when-action-card-played').passes();
    keleres.isAsked('action').chooses('component:plague:plague').chooses('arretze');
    seat('hacan').isAsked('when-action-card-played').chooses('sabotage#0');
    keleres.isAsked('action').isOffered('tactical', 'end-turn').chooses('end-turn');
    deepEqual(seat('hacan').units('arretze'), { infantry: 1 });
  },
);
