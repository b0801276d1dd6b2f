import { deepEqual, equal } from 'node:assert/strict';
import { eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import type { Source } from '../../../model/ids.ts';
import { tacticalAction } from '../../../moments/steps.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { readyRepairReturn } from '../../../rules/phases/status-phase.ts';
import { given } from '../../../testing/index.ts';
import { produceIn } from '../../../verbs/economy/production.ts';
import { placeToken } from '../../../verbs/tokens/tokens.ts';
import { hidden } from '../../../view/hidden.ts';

const table = (...sets: Source[]) =>
  given('naalu', 'hacan', 'letnev', { sets: ['base', 'pok', ...sets] })
    .sheet('naalu')
    .strategyCards('naalu', 'leadership!')
    .tokens('naalu', { tactic: 0 });
const all = ['codex3', 'codex4'] as const;

proves('LRR 51.4, R-210, leaders/zeu', 'in the newest wording a command token that was just placed is returned', () => {
  const { seat } = table(...all)
    .leader('naalu', 'zeu')
    .units('hacan', '39', { cruiser: 1 })
    .active('hacan')
    .start(tacticalAction({}));
  seat('hacan').chooses('20');
  seat('naalu').isAsked('after-token-placed').isOffered('zeu').chooses('zeu');
  deepEqual([seat('hacan').tokensOnBoard, seat('hacan').tokens.tactic], [[], 2]);
  seat('hacan').isAsked('move.from').chooses('39').allots({ cruiser: 1 }); // the action goes on
  deepEqual([seat('hacan').units('20'), seat('naalu').player.exhausted], [{ cruiser: 1 }, ['zeu']]);
});

proves('LRR 51.4, LRR 20, R-210, leaders/zeu', 'whoever placed it, and for whatever reason', () => {
  const { seat } = table(...all)
    .leader('naalu', 'zeu')
    .runs(game => placeToken(game, 2, '46'));
  seat('naalu').chooses('zeu');
  deepEqual(seat('letnev').tokensOnBoard, []);
});

proves('LRR 51.4, LRR 89, R-210, leaders/zeu', 'with Codex 3 alone somebody acts without a token', () => {
  const start = () =>
    table('codex3')
      .leader('naalu', 'zeu')
      .units('hacan', '39', { cruiser: 1 })
      .token('hacan', '41')
      .start(takeTurn({ seat: 0 }));
  const { seat } = start();
  seat('naalu').uses('zeu').isAsked('zeu.player').isOffered('0', '1', '2').chooses('1');
  seat('hacan').isAsked('zeu.act').isOffered('tactical').chooses('tactical').isAsked('activate');
  const open = seat('hacan').pointsAt.map(at => at!.system);
  deepEqual(
    ['09', '16', '10', '41'].map(id => open.includes(id)),
    [false, false, false, false],
  );
  seat('hacan').chooses('20').chooses('39').allots({ cruiser: 1 });
  deepEqual(
    [seat('hacan').units('20'), seat('hacan').tokensOnBoard, seat('hacan').tokens.tactic],
    [{ cruiser: 1 }, ['41'], 3],
  );
  const declined = start();
  declined.seat('naalu').uses('zeu').chooses('1');
  declined.seat('hacan').passes().isNotAsked();
  deepEqual(declined.seat('naalu').player.exhausted, ['zeu']);
});

proves(
  'LRR 51.4, R-210, leaders/zeu',
  'in the first wording the agent looks at the next agenda and may show it',
  () => {
    const { seat, table: played } = table()
      .leader('naalu', 'zeu')
      .deck('agendas', 'public-execution', 'shared-research')
      .agenda('mutiny');
    seat('naalu').isAsked('after-agenda-revealed').isOffered('zeu').chooses('zeu');
    deepEqual(eventsOf(played, 'looked-at-agendas')[0]!.secret, { 0: { cards: ['public-execution'] } });
    seat('naalu').isAsked('zeu.show').isOffered('1', '2').chooses('2');
    const shown = { card: 'public-execution' };
    deepEqual(eventsOf(played, 'agenda-shown')[0]!.secret, { 0: shown, 2: shown });
    seat('naalu').isAsked('break-tie').chooses('for');
  },
);

/** Hacan is a neighbour, Letnev is none. */
const spied = (commander: 'locked' | 'unlocked', ...sets: Source[]) =>
  table(...sets)
    .leader('naalu', 'maban', commander)
    .units('naalu', '46', { fighter: 1, carrier: 1 })
    .units('hacan', '20', { cruiser: 1 })
    .units('letnev', '35', { cruiser: 1 })
    .notes('hacan', 'ceasefire#1')
    .notes('letnev', 'ceasefire#2')
    .deck('agendas', 'mutiny', 'public-execution', 'shared-research');

proves('LRR 51.7, R-210, leaders/maban', "it sees its neighbours' notes and the ends of the agenda deck", () => {
  const { table: played } = spied('unlocked', ...all).start();
  const seen = (seat: number | null) => {
    const { players, agendaEnds } = played.view(seat);
    return [players.map(({ notes }) => notes), agendaEnds];
  };
  deepEqual(seen(0), [[[], ['ceasefire#1'], null], { top: 'mutiny', bottom: 'shared-research' }]);
  deepEqual(seen(1), [[null, ['ceasefire#1'], null], null]);
  deepEqual(seen(null), [[null, null, null], null]);
  const pools = (seat: number) => hidden(played.state, seat).flat();
  deepEqual(
    ['ceasefire#1', 'ceasefire#2', 'mutiny', 'public-execution'].map(card => pools(0).includes(card)),
    [false, true, false, true],
  );
});

proves(
  'LRR 51.8, leaders/maban',
  'an ally too; nobody while it is locked, or while others have the cards in hand',
  () => {
    const ally = spied('unlocked', ...all)
      .notesInPlay('letnev', 'alliance#0')
      .start();
    deepEqual(ally.table.view(2).agendaEnds, { top: 'mutiny', bottom: 'shared-research' });
    equal(
      spied('locked', ...all)
        .start()
        .table.view(0).agendaEnds,
      null,
    );
    const looking = spied('unlocked', ...all)
      .with(game => {
        game.peek = { seat: 2, cards: game.agendas.cards.splice(-1) };
      })
      .start();
    equal(looking.table.view(0).agendaEnds, null);
  },
);

proves(
  'LRR 51.6, R-210, leaders/maban',
  'ground forces next to Mecatol Rex unlock it; in the first wording, twelve fighters',
  () => {
    const isLocked = (sets: readonly Source[], place: 'wellon' | 'lodor', fighters: number) =>
      table(...sets)
        .leader('naalu', 'maban', 'locked')
        .units('naalu', place, { infantry: 1 })
        .planets('naalu', place)
        .units('naalu', '46', { carrier: 3, fighter: fighters })
        .runs(function* (game) {
          game.needsSettling = true;
        })
        .seat('naalu').player.leaders[0]!.locked;
    deepEqual([isLocked(all, 'wellon', 1), isLocked(all, 'lodor', 12)], [false, true]);
    deepEqual([isLocked([], 'wellon', 11), isLocked([], 'lodor', 12)], [true, false]);
  },
);

proves('LRR 67.2, R-210, leaders/maban', 'in the first wording each payment for fighters produces one more', () => {
  const { seat } = table()
    .leader('naalu', 'maban')
    .units('naalu', 'wellon', { 'space-dock': 1 })
    .planets('naalu', 'wellon')
    .units('naalu', '19', { carrier: 2 })
    .goods('naalu', { tradeGoods: 5 })
    .resolves('naalu', (game, me) => produceIn(game, me, '19')); // Production 3
  const naalu = seat('naalu').isAsked('produce');
  naalu.isRefused('answer/against-rule', { fighter: 6 });
  naalu.allots({ fighter: 5 }).isAsked('pay-resources').isTold({ price: 2 }).allots({ 'trade-goods': 2 });
  deepEqual(naalu.units('19'), { carrier: 2, fighter: 5 });
});

proves('LRR 51.10, LRR 51.12, leaders/the-oracle', 'each other player gives a note of their choice', () => {
  const { seat } = table(...all)
    .leader('naalu', 'the-oracle')
    .notes('hacan', 'ceasefire#1', 'support-for-the-throne#1')
    .notes('letnev', 'trade-agreement#2')
    .start(readyRepairReturn({}));
  seat('naalu').isAsked('end-of-status-phase').isOffered('the-oracle').chooses('the-oracle');
  seat('hacan').isAsked('the-oracle.note').isTold({ seat: 0 }).isOffered('ceasefire#1', 'support-for-the-throne#1');
  seat('hacan').chooses('support-for-the-throne#1');
  seat('letnev').chooses('trade-agreement#2');
  deepEqual(seat('naalu').player.notes, ['trade-agreement#2']);
  deepEqual([seat('naalu').player.notesInPlay, seat('naalu').points], [['support-for-the-throne#1'], 1]);
  deepEqual(seat('naalu').player.leaders, []);
});

proves('LRR 51.10, leaders/the-oracle', 'if it likes, and where somebody has a note', () => {
  const { seat } = table(...all)
    .leader('naalu', 'the-oracle')
    .start(readyRepairReturn({}));
  seat('naalu').isNotAsked();
  const left = table(...all)
    .leader('naalu', 'the-oracle')
    .notes('hacan', 'ceasefire#1')
    .start(readyRepairReturn({}));
  left.seat('naalu').passes();
  equal(left.seat('naalu').player.leaders.length, 1);
});
