import { deepEqual, equal } from 'node:assert/strict';
import { open } from '@orrery/kernel';
import { proves } from '@orrery/testkit/proves';
import { playerToChange } from '../../../model/changes.ts';
import { guestsOf } from '../../../model/readers.ts';
import { startOfStrategyPhase } from '../../../moments/phases/windows.ts';
import { activate, turnEnds } from '../../../moments/steps.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { strategicAction } from '../../../rules/phases/strategic-action.ts';
import { given } from '../../../testing/index.ts';

const table = (other: 'hacan' | 'muaat' = 'hacan') =>
  given('mahact', other, 'letnev')
    .sheet('mahact')
    .planets('mahact', 'ixth')
    .planets(other, other === 'hacan' ? 'arretze' : 'muaat')
    .planets('letnev', 'arc-prime');

const holding = (...owners: number[]) =>
  table().with(game => {
    playerToChange(game, 0).guests = owners;
  });

const win = (arranged: ReturnType<typeof table>) =>
  arranged
    .law('fleet-regulations')
    .units('mahact', '46', { cruiser: 1 })
    .units('hacan', '46', { cruiser: 1 })
    .dice('combat', 10)
    .dice('combat', 1)
    .start(activate({ system: '46' }));

proves(
  'LRR 20.1, R-111, faction-abilities/edict, agendas/fleet-regulations',
  "a fifth token is added to the fleet pool; then one of the five is returned to its owner's reinforcements",
  () => {
    const other = win(holding(2).tokens('mahact', { fleet: 3 }));
    other.seat('mahact').isAsked('send-token-home').isOffered('0', '1', '2').chooses('2');
    deepEqual([guestsOf(other.table.state, 0), other.seat('mahact').tokens.fleet], [[1], 3]);
    const own = win(holding(2).tokens('mahact', { fleet: 3 }));
    own.seat('mahact').chooses('0');
    deepEqual([guestsOf(own.table.state, 0), own.seat('mahact').tokens.fleet], [[2, 1], 2]);
    equal(own.seat('mahact').tokens.reinforcements, 9);
    const room = win(holding(2).tokens('mahact', { fleet: 2 }));
    room.seat('mahact').isNotAsked();
    deepEqual(guestsOf(room.table.state, 0), [2, 1]);
  },
);

proves('R-111, agendas/fleet-regulations', 'tokens of others take up room that own ones would need', () => {
  const { seat } = holding(1, 2)
    .law('fleet-regulations')
    .tokens('mahact', { fleet: 1 })
    .strategyCards('mahact', 'leadership')
    .start(strategicAction({ card: 'leadership' }));
  const mahact = seat('mahact').isAsked('gain-tokens').isOfferedLines({ tactic: 3, fleet: 1, strategy: 3 });
  mahact.allots({ tactic: 3 });
  while (mahact.isWaitedFor) mahact.passes();
});

proves(
  'LRR 37.1, technologies/neuroglaive, faction-abilities/edict',
  'where only tokens of others are left one of those goes home',
  () => {
    const { seat, table: played } = given('mahact', 'naalu', 'letnev')
      .sheet('mahact')
      .planets('mahact', 'ixth')
      .planets('naalu', 'druaa')
      .technology('naalu', 'neuroglaive')
      .units('naalu', '46', { destroyer: 1 })
      .tokens('mahact', { fleet: 0 })
      .with(game => {
        playerToChange(game, 0).guests = [1, 2];
      })
      .start(activate({ system: '46' }));
    seat('mahact').isAsked('send-token-home').isOffered('1', '2').chooses('1');
    deepEqual([guestsOf(played.state, 0), seat('naalu').tokens.reinforcements], [[2], 8]);
  },
);

proves('LRR 20.3b, faction-abilities/edict', 'a token that they have to place is one of their own', () => {
  const { seat, table: played } = holding(1)
    .tokens('mahact', { tactic: 0, fleet: 16, strategy: 0 })
    .units('mahact', '46', { cruiser: 2 })
    .units('mahact', '26', { destroyer: 1 })
    .units('hacan', '46', { cruiser: 1 })
    .active('hacan')
    .dice('combat', 1)
    .dice('combat', 1, 1)
    .start(activate({ system: '46' }));
  seat('mahact').isAsked('announce-retreat').chooses('retreat');
  seat('mahact').isAsked('place-token-from').isOffered('fleet').chooses('fleet');
  deepEqual([guestsOf(played.state, 0), seat('mahact').tokens.fleet], [[1], 15]);
  deepEqual(seat('mahact').tokensOnBoard, ['26']);
});

const scepter = (pools: { tactic: number; fleet: number; strategy: number }) => {
  const { seat } = holding(1)
    .tokens('mahact', pools)
    .notes('letnev', 'scepter-of-dominion#0')
    .units('letnev', '46', { cruiser: 1 })
    .runs(game => open(game, startOfStrategyPhase, {}));
  seat('letnev').chooses('scepter-of-dominion#0').chooses('46');
  return seat('letnev').system('46').tokens.toSorted();
};

proves(
  'LRR 20.3b, promissory-notes/scepter-of-dominion',
  'the owner places none while none of its own lies on the command sheet',
  () => {
    deepEqual(scepter({ tactic: 0, fleet: 0, strategy: 0 }), [1]);
    deepEqual(scepter({ tactic: 0, fleet: 0, strategy: 1 }), [0, 1]);
  },
);

proves(
  'LRR 20.5, leaders/jae-mir-kan, leaders/magmus',
  'no token of the own strategy pool is spent, so nothing reacts to it',
  () => {
    const { seat } = table('muaat')
      .leader('mahact', 'jae-mir-kan')
      .leader('muaat', 'magmus')
      .notesInPlay('mahact', 'alliance#1')
      .units('mahact', 'ixth', { 'space-dock': 1 })
      .strategyCards('muaat', 'warfare')
      .tokens('letnev', { strategy: 0 })
      .token('muaat', '20', '46')
      .active('muaat')
      .start(strategicAction({ card: 'warfare' }));
    const muaat = seat('muaat');
    while (muaat.isWaitedFor) {
      if (muaat.ask.kind === 'warfare.remove') muaat.chooses('20').allots({ tactic: 1 });
      else muaat.allots({ tactic: 4, fleet: 3, strategy: 2 });
    }
    seat('mahact').chooses('follow').chooses('jae-mir-kan').chooses('46').isAsked('produce').passes();
    equal(seat('mahact').tradeGoods, 0);
  },
);

/** Hacan has played Construction; the Mahact have a token in 19, where Wellon is theirs. */
const building = (strategy: number) => {
  const { seat } = table()
    .leader('mahact', 'jae-mir-kan')
    .tokens('mahact', { strategy })
    .planets('mahact', 'wellon')
    .strategyCards('hacan', 'construction')
    .tokens('letnev', { strategy: 0 })
    .token('hacan', '20')
    .token('mahact', '19')
    .active('hacan')
    .start(strategicAction({ card: 'construction' }));
  while (seat('hacan').isWaitedFor) seat('hacan').passes();
  return seat('mahact').chooses('follow').isAsked('construction.system');
};

proves(
  'LRR 24.3, R-310, leaders/jae-mir-kan',
  "the active player's token lies beside an own one, and something is built",
  () => {
    const mahact = building(2).chooses('19').isAsked('stand-in').chooses('jae-mir-kan').chooses('20');
    deepEqual([mahact.system('19').tokens, mahact.system('20').tokens], [[0, 1], []]);
    mahact.isAsked('place-structure').chooses('pds@wellon');
  },
);

proves('LRR 24.3, R-310, leaders/jae-mir-kan', 'where nothing can be built an own token has to do', () => {
  const own = building(2).chooses('46').isNotAsked();
  deepEqual([own.system('46').tokens, own.tokens.strategy], [[0], 1]);
  const none = building(0).isOffered('19', '52').chooses('52').isAsked('stand-in').isBound(1, 1).chooses('jae-mir-kan');
  none.chooses('20').isAsked('place-structure').passes();
  deepEqual(none.system('52').tokens, [1]);
});

proves('LRR 5.2, R-113, leaders/il-na-viroset', 'abilities at the end of the turn still happen', () => {
  const { seat } = table()
    .leader('mahact', 'il-na-viroset')
    .strategyCards('mahact', 'leadership!')
    .technology('mahact', 'bio-stims')
    .exhausted('mahact', 'predictive-intelligence')
    .technology('mahact', 'predictive-intelligence')
    .token('mahact', '46')
    .start(takeTurn({ seat: 0 }));
  const mahact = seat('mahact').chooses('tactical').chooses('46');
  mahact.isAsked('end-of-turn').isOffered('bio-stims').chooses('bio-stims');
  mahact.isAsked('bio-stims.ready').chooses('predictive-intelligence');
  mahact.isAsked('end-of-turn').isOffered('predictive-intelligence').passes();
  equal(mahact.player.exhausted.includes('predictive-intelligence'), false);
});

proves('LRR 1.19, faction-units/starlancer', 'a mech that arrives with the ships comes too late to use it', () => {
  const { seat } = holding(1)
    .units('mahact', '46', { carrier: 1, mech: 1 })
    .start(activate({ system: '20' }), turnEnds({ seat: 0 }));
  seat('mahact').chooses('46').allots({ carrier: 1 }).allots({ '46:space:mech': 1 });
  while (seat('mahact').isWaitedFor) seat('mahact').passes();
  deepEqual(seat('mahact').units('20'), { carrier: 1, mech: 1 });
});

proves(
  'LRR 51.4, leaders/jae-mir-kan, leaders/ssruu',
  'who copies it exhausts its own agent, and needs it ready',
  () => {
    const follows = (...exhausted: string[]) => {
      const { seat } = given('mahact', 'hacan', 'yssaril')
        .leader('mahact', 'jae-mir-kan')
        .leader('yssaril', 'ssruu')
        .planets('mahact', 'ixth')
        .planets('hacan', 'arretze')
        .planets('yssaril', 'retillion')
        .exhausted('mahact', 'jae-mir-kan')
        .exhausted('yssaril', ...exhausted)
        .tokens('mahact', { strategy: 0 })
        .units('yssaril', 'retillion', { 'space-dock': 1 })
        .strategyCards('hacan', 'warfare')
        .token('hacan', '46', '20')
        .active('hacan')
        .start(strategicAction({ card: 'warfare' }));
      seat('hacan').isAsked('warfare.remove').chooses('46').allots({ tactic: 1 });
      seat('hacan').allots({ tactic: 4, fleet: 3, strategy: 2 });
      return seat('yssaril').isAsked('follow').chooses('follow');
    };
    const copies = follows()
      .isAsked('stand-in')
      .isOffered('copy:jae-mir-kan')
      .chooses('copy:jae-mir-kan')
      .chooses('20');
    deepEqual([copies.player.exhausted, copies.tokens.strategy], [['ssruu'], 2]);
    copies.isAsked('produce').passes();
    const tired = follows('ssruu').isAsked('produce').passes();
    equal(tired.tokens.strategy, 1);
  },
);
