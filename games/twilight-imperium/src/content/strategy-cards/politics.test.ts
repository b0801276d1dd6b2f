import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { initiativeOf } from '../../model/readers.ts';
import { takeTurn } from '../../rules/phases/action-phase.ts';
import { strategicAction } from '../../rules/phases/strategic-action.ts';
import { given } from '../../testing/index.ts';
import { politics } from './politics.ts';

const table = () => given('sol', 'hacan', 'letnev').strategyCards('sol', 'politics');

proves('LRR 66', 'Politics has initiative 3', () => {
  equal(initiativeOf('politics'), 3);
});

proves('LRR 66.1', 'its holder may resolve its primary as a strategic action', () => {
  const { seat } = table().start(takeTurn({ seat: 0 }));
  seat('sol').isAsked('action').isOffered('tactical', 'strategic:politics').chooses('strategic:politics');
  seat('sol').isAsked('politics.speaker').chooses('1');
  seat('hacan').isAsked('follow').passes();
  seat('letnev').isAsked('follow').passes();
  deepEqual(seat('sol').player.strategyCards, [{ id: 'politics', exhausted: true }]);
});

proves('LRR 66.2i', 'anybody but the speaker becomes the speaker', () => {
  const { seat, table: played } = table().speaker('sol').resolves('sol', politics.primary);
  seat('sol').isAsked('politics.speaker').isOffered('1', '2').chooses('2');
  equal(played.state.speaker, 2);
});

proves('LRR 66.2i', 'also who chooses, unless that is the speaker', () => {
  const { seat, table: played } = table().speaker('hacan').resolves('sol', politics.primary);
  seat('sol').isAsked('politics.speaker').isOffered('0', '2').chooses('0');
  equal(played.state.speaker, 0);
});

proves('LRR 66.2ii', 'then two action cards', () => {
  const { seat } = table().deck('action-cards', 'a', 'b', 'c').resolves('sol', politics.primary);
  seat('sol').chooses('1');
  deepEqual(seat('sol').player.actionCards, ['a', 'b']);
});

proves('LRR 66.2ii', 'the hand is discarded down to seven before the agendas are looked at', () => {
  const { seat, table: played } = table()
    .actionCards('sol', 'c1', 'c2', 'c3', 'c4', 'c5', 'c6')
    .deck('action-cards', 'a', 'b')
    .deck('agendas', 'x')
    .resolves('sol', politics.primary);
  const sol = seat('sol').chooses('1').isAsked('discard-action-cards').isBound(1, 1);
  sol.isOffered('c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'a', 'b').chooses('a');
  deepEqual(played.state.actionCards.discard, ['a']);
  sol.isAsked('place-agenda').chooses('top:x');
});

proves('LRR 66.2ii', 'discards are shuffled into a new deck when it runs out on the way', () => {
  const { seat, table: played } = table()
    .deck('action-cards', 'a')
    .with(game => game.actionCards.discard.push('d1', 'd2'))
    .shuffles('action-cards', 1, 0)
    .resolves('sol', politics.primary);
  seat('sol').chooses('1');
  deepEqual(seat('sol').player.actionCards, ['a', 'd1']);
  deepEqual(played.state.actionCards, { cards: ['d2'], discard: [] });
});

const agendas = () => table().deck('agendas', 'x', 'y', 'z').resolves('sol', politics.primary);

proves('LRR 66.2iii', 'two agendas are looked at in secret', () => {
  const { seat, table: played } = agendas();
  seat('sol').chooses('1').isAsked('place-agenda');
  deepEqual(played.view(0).peek, { seat: 0, count: 2, cards: ['x', 'y'] });
  for (const other of [1, 2, null]) deepEqual(played.view(other).peek, { seat: 0, count: 2, cards: null });
  seat('sol').chooses('top:x').chooses('top:y');
  equal(played.view(0).peek, null);
});

proves('LRR 66.2iii', 'each goes to the top or the bottom', () => {
  const { seat, table: played } = agendas();
  const sol = seat('sol').chooses('1').isOffered('top:x', 'bottom:x', 'top:y', 'bottom:y').chooses('bottom:x');
  sol.isOffered('top:y', 'bottom:y').chooses('top:y');
  deepEqual(played.state.agendas.cards, ['x', 'z', 'y']); // the top is last
});

proves('LRR 66.2iii', 'two in the same place lie there in any order', () => {
  const placed = (...answers: string[]): string[] => {
    const { seat, table: played } = agendas();
    seat('sol').chooses('1');
    for (const answer of answers) seat('sol').chooses(answer);
    return played.state.agendas.cards;
  };
  deepEqual(placed('top:x', 'top:y'), ['z', 'x', 'y']);
  deepEqual(placed('top:y', 'top:x'), ['z', 'y', 'x']);
  deepEqual(placed('bottom:x', 'bottom:y'), ['y', 'x', 'z']);
  deepEqual(placed('bottom:y', 'bottom:x'), ['x', 'y', 'z']);
});

proves('LRR 66.2iii', 'where the deck runs out, the discards are shuffled and the looking goes on', () => {
  const { seat, table: played } = table()
    .deck('agendas', 'x')
    .with(game => game.agendas.discard.push('d1', 'd2'))
    .shuffles('agendas', 0, 1)
    .resolves('sol', politics.primary);
  seat('sol').chooses('1').isOffered('top:x', 'bottom:x', 'top:d2', 'bottom:d2').chooses('bottom:x').chooses('top:d2');
  deepEqual(played.state.agendas, { cards: ['x', 'd1', 'd2'], discard: [] });
});

proves('LRR 66.3', 'the others, clockwise, may spend a strategy token to draw two action cards', () => {
  const { seat, table: played } = table()
    .tokens('hacan', { strategy: 0 })
    .deck('action-cards', 'a', 'b', 'c', 'd')
    .start(strategicAction({ card: 'politics' }));
  seat('sol').chooses('1');
  deepEqual(played.waiting(), [2]); // Hacan has nothing to spend
  seat('letnev').isAsked('follow').chooses('follow');
  deepEqual(seat('letnev').player.actionCards, ['c', 'd']);
  deepEqual(seat('letnev').tokens, { tactic: 3, fleet: 3, strategy: 1, reinforcements: 9 });
});
