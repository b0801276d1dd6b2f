import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { playerToChange } from '../../../model/changes.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { endRound } from '../../../rules/phases/round.ts';
import { strategicAction } from '../../../rules/phases/strategic-action.ts';
import { given } from '../../../testing/index.ts';

const table = () =>
  given('mahact', 'hacan', 'letnev')
    .sheet('mahact')
    .planets('mahact', 'ixth')
    .planets('hacan', 'arretze')
    .planets('letnev', 'arc-prime');

const holding = (...owners: number[]) =>
  table().with(game => {
    playerToChange(game, 0).guests = owners;
  });

/** Hacan performs a strategic action, with command tokens in 46 and 20. */
const follows = (card: 'warfare' | 'construction', strategy = 2) =>
  table()
    .leader('mahact', 'jae-mir-kan')
    .tokens('mahact', { strategy })
    .units('mahact', 'ixth', { 'space-dock': 1 })
    .strategyCards('hacan', card)
    .tokens('letnev', { strategy: 0 })
    .token('hacan', '46', '20')
    .active('hacan')
    .start(strategicAction({ card }));

proves(
  'LRR 20.5, leaders/jae-mir-kan',
  "a token of the active player's is spent from the board, and none of the own",
  () => {
    const { seat } = follows('warfare');
    seat('hacan').isAsked('warfare.remove').chooses('46').allots({ tactic: 1 });
    seat('hacan').isAsked('redistribute-tokens').allots({ tactic: 4, fleet: 3, strategy: 2 });
    const mahact = seat('mahact').isAsked('follow').chooses('follow').isAsked('stand-in').isOffered('jae-mir-kan');
    mahact.chooses('jae-mir-kan').isAsked('jae-mir-kan').isOffered('20').chooses('20').isAsked('produce').passes();
    deepEqual([mahact.tokens.strategy, mahact.player.exhausted, seat('hacan').tokensOnBoard], [2, ['jae-mir-kan'], []]);
  },
);

proves('LRR 20.5, leaders/jae-mir-kan', 'also with an empty strategy pool; or the own token is spent', () => {
  const empty = follows('warfare', 0);
  empty.seat('hacan').chooses('46').allots({ tactic: 1 }).allots({ tactic: 4, fleet: 3, strategy: 2 });
  empty
    .seat('mahact')
    .chooses('follow')
    .isAsked('stand-in')
    .isBound(1, 1)
    .chooses('jae-mir-kan')
    .chooses('20')
    .isAsked('produce')
    .passes();
  const own = follows('warfare');
  own.seat('hacan').chooses('46').allots({ tactic: 1 }).allots({ tactic: 4, fleet: 3, strategy: 2 });
  own.seat('mahact').chooses('follow').isBound(0, 1).passes().isAsked('produce').passes();
  deepEqual([own.seat('mahact').tokens.strategy, own.seat('hacan').tokensOnBoard], [1, ['20']]);
});

proves('LRR 24.3, leaders/jae-mir-kan', 'with Construction it is that token that is placed', () => {
  const { seat } = follows('construction');
  const hacan = seat('hacan');
  while (hacan.isWaitedFor) hacan.passes();
  const mahact = seat('mahact').chooses('follow').isAsked('construction.system').chooses('52').chooses('jae-mir-kan');
  mahact.isAsked('jae-mir-kan').isOffered('20', '46').chooses('20');
  if (mahact.isWaitedFor) mahact.passes();
  deepEqual([mahact.system('52').tokens, mahact.system('20').tokens, mahact.tokens.strategy], [[1], [], 2]);
});

proves(
  'LRR 20.5, leaders/jae-mir-kan',
  'not in own turns, nor where the active player has nothing on the board',
  () => {
    const { seat } = table()
      .leader('mahact', 'jae-mir-kan')
      .units('mahact', 'ixth', { 'space-dock': 1 })
      .strategyCards('hacan', 'warfare')
      .tokens('letnev', { strategy: 0 })
      .active('hacan')
      .start(strategicAction({ card: 'warfare' }));
    seat('hacan').isAsked('redistribute-tokens').allots({ tactic: 3, fleet: 3, strategy: 2 });
    seat('mahact').chooses('follow').isAsked('produce').passes();
    equal(seat('mahact').tokens.strategy, 1);
  },
);

const commander = (...systems: string[]) =>
  table()
    .leader('mahact', 'il-na-viroset')
    .strategyCards('mahact', 'leadership!')
    .token('mahact', ...systems);

proves(
  'LRR 5.2, R-113, leaders/il-na-viroset',
  'it may activate where its own token lies: both return, and the turn ends',
  () => {
    const { seat, table: played } = commander('46')
      .units('hacan', '46', { cruiser: 1 })
      .notesInPlay('mahact', 'support-for-the-throne#1')
      .points('mahact', 1)
      .technology('hacan', 'e-res-siphons')
      .start(takeTurn({ seat: 0 }));
    const mahact = seat('mahact').isAsked('action').chooses('tactical').isAsked('activate').chooses('46');
    deepEqual(mahact.tokens, { tactic: 2, fleet: 3, strategy: 2, reinforcements: 9 });
    deepEqual([mahact.tokensOnBoard, played.state.tactical], [[], null]);
    deepEqual([mahact.player.notesInPlay, mahact.points], [[], 0]); // the activation still returns notes
    equal(seat('hacan').tradeGoods, 0); // nothing else happens
  },
);

proves('LRR 5.2, leaders/il-na-viroset', 'nobody else does, and not while it is locked', () => {
  const { seat } = table()
    .leader('mahact', 'il-na-viroset', 'locked')
    .strategyCards('mahact', 'leadership!')
    .token('mahact', '46')
    .start(takeTurn({ seat: 0 }));
  const mahact = seat('mahact').chooses('tactical');
  mahact.isBarred({ '46': 'activate.own-token LRR 5.2' }).chooses('47');
});

proves('LRR 51.6, leaders/il-na-viroset', 'tokens of two others unlock it', () => {
  const unlocked = (...owners: number[]) =>
    !holding(...owners)
      .leader('mahact', 'il-na-viroset', 'locked')
      .start(endRound({}))
      .seat('mahact').player.leaders[0]!.locked;
  deepEqual([unlocked(1, 2), unlocked(1)], [true, false]);
});
