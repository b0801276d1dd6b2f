import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { takeTurn } from '../../../../rules/phases/action-phase.ts';
import { given } from '../../../../testing/index.ts';

const card = 'signal-jamming';
const table = () => given('sol', 'hacan', 'letnev').strategyCards('sol', 'leadership!').actionCards('sol', card);

proves('LRR 20, action-cards/signal-jamming', 'a token of another goes where own ships are, or beside', () => {
  const { seat } = table()
    .units('sol', '25', { cruiser: 1 })
    .units('sol', 'wellon', { infantry: 1 })
    .token('letnev', '40')
    .start(takeTurn({ seat: 0 }));
  const { reinforcements } = seat('hacan').tokens;
  seat('sol')
    .uses(card)
    .isAsked('signal-jamming.aim')
    .isOffered('20', '25', '40', '44', '46') // also by wormhole, but no home system
    .chooses('40')
    .isAsked('signal-jamming.player')
    .isOffered('1') // Letnev has one there: R-106
    .chooses('1');
  deepEqual([seat('hacan').tokensOnBoard, seat('hacan').tokens.reinforcements], [['40'], reinforcements - 1]);
});

proves('LRR 20.3b, action-cards/signal-jamming', 'out of a pool where the reinforcements are empty', () => {
  const { seat } = table()
    .units('sol', '46', { cruiser: 1 })
    .tokens('hacan', { tactic: 6, fleet: 5, strategy: 5 })
    .start(takeTurn({ seat: 0 }));
  seat('sol').uses(card).chooses('18').chooses('1');
  seat('hacan').isAsked('place-token-from').chooses('strategy');
  deepEqual([seat('hacan').tokensOnBoard, seat('hacan').tokens.strategy], [['18'], 4]);
});

proves('LRR 22.3, action-cards/signal-jamming', 'not without ships, nor where everybody has a token', () => {
  const none = table()
    .units('sol', 'lodor', { infantry: 1 })
    .start(takeTurn({ seat: 0 }));
  none.seat('sol').cannotUse(card).chooses('pass');
  const { seat } = table()
    .units('sol', '47', { cruiser: 1 })
    .token('hacan', '39', '41', '43', '47')
    .token('letnev', '39', '41', '43', '47')
    .start(takeTurn({ seat: 0 }));
  seat('sol').cannotUse(card).chooses('pass');
});

proves('R-106, action-cards/signal-jamming', 'not of a player who has no token left to place', () => {
  // All systems out of range of the ship in 47.
  const far = ['18', '19', '46', '20', '21', '42', '01', '26', '44', '25', '16', '10', '35', '40', '27', '82a'];
  const empty = { tactic: 0, fleet: 0, strategy: 0 };
  for (const tactic of [0, 1]) {
    const { seat } = table()
      .units('sol', '47', { cruiser: 1 })
      .tokens('hacan', empty)
      .token('hacan', ...far)
      .tokens('letnev', { ...empty, tactic }) // its last one, in a pool or not
      .token('letnev', ...far.slice(1))
      .start(takeTurn({ seat: 0 }));
    seat('sol').uses(card).isOffered('39', '41', '43', '47').chooses('47').isOffered('2').chooses('2');
    if (tactic > 0) seat('letnev').isAsked('place-token-from').isOffered('tactic').chooses('tactic');
    deepEqual([seat('letnev').tokens, seat('letnev').tokensOnBoard.length], [{ ...empty, reinforcements: 0 }, 16]);
  }
});
