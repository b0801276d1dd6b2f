import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { given } from '../../testing/index.ts';
import { dealNotes, mayPlayNote, passNote, playNote, returnNote } from './notes.ts';

const table = () => given('sol', 'hacan', 'letnev');

proves('LRR 69', 'each begins with the notes of its colour', () => {
  const { seat } = table().runs(dealNotes);
  deepEqual(seat('hacan').player.notes, [
    'ceasefire#1',
    'political-secret#1',
    'support-for-the-throne#1',
    'trade-agreement#1',
    'alliance#1',
    'trade-convoys#1', // its faction's own
  ]);
});

proves('LRR 69', 'Alliance comes with Prophecy of Kings', () => {
  const { seat } = given('sol', 'hacan', 'letnev', { sets: ['base'] }).runs(dealNotes);
  equal(seat('hacan').player.notes.includes('alliance#1'), false);
});

proves('LRR 69.2', 'nobody plays notes of its own colour', () => {
  const { table: played } = table()
    .notes('sol', 'ceasefire#0', 'ceasefire#1')
    .notesInPlay('sol', 'alliance#2')
    .runs(function* () {});
  deepEqual(
    ['ceasefire#0', 'ceasefire#1', 'alliance#2', 'ceasefire#2'].filter(note => mayPlayNote(played.state, 0, note)),
    ['ceasefire#1', 'alliance#2'],
  );
});

proves('LRR 69.1', 'some notes go straight to the play area of whoever receives them', () => {
  const { seat, table: played } = table()
    .notes('sol', 'support-for-the-throne#0', 'ceasefire#0')
    .runs(function* (game) {
      yield* passNote(game, 0, 1, 'support-for-the-throne#0');
      yield* passNote(game, 0, 1, 'ceasefire#0');
    });
  deepEqual(
    [seat('hacan').player.notes, seat('hacan').player.notesInPlay],
    [['ceasefire#0'], ['support-for-the-throne#0']],
  );
  deepEqual(played.view(2).players[1]!.notesInPlay, ['support-for-the-throne#0']);
});

proves('LRR 69.1', 'but not when they come home', () => {
  const { seat } = table()
    .notes('hacan', 'alliance#0')
    .runs(game => passNote(game, 1, 0, 'alliance#0'));
  deepEqual([seat('sol').player.notes, seat('sol').player.notesInPlay], [['alliance#0'], []]);
});

proves('LRR 69.3, LRR 69.4', 'a note that is returned is in the hand of its owner again', () => {
  const { seat } = table()
    .notes('sol', 'ceasefire#1')
    .notesInPlay('sol', 'alliance#2')
    .runs(function* (game) {
      yield* playNote(game, 0, 'ceasefire#1');
      yield* returnNote(game, 'ceasefire#1');
      yield* returnNote(game, 'alliance#2');
    });
  deepEqual([seat('sol').player.notes, seat('sol').player.notesInPlay], [[], []]);
  deepEqual([seat('hacan').player.notes, seat('letnev').player.notes], [['ceasefire#1'], ['alliance#2']]);
});

proves('LRR 69.6', 'how many of a hand could be those of others is reckoned by what everybody sees', () => {
  const { table: played } = table()
    .notes('sol', 'ceasefire#0', 'alliance#0')
    .runs(function* (game) {
      yield* passNote(game, 0, 1, 'ceasefire#0');
      yield* passNote(game, 0, 1, 'alliance#0'); // into the play area at once
    });
  deepEqual(
    played.state.seats.map(player => player.borrowed),
    [0, 1, 0],
  );
});

proves('LRR 69.6', 'and falls when one goes back, or the hand becomes small', () => {
  const { table: played } = table()
    .notes('hacan', 'ceasefire#1', 'ceasefire#0', 'ceasefire#2')
    .notes('letnev', 'trade-agreement#0')
    .runs(function* (game) {
      yield* returnNote(game, 'ceasefire#0');
      yield* passNote(game, 2, 0, 'trade-agreement#0'); // others do not know which
    });
  deepEqual(
    played.state.seats.map(player => player.borrowed),
    [1, 1, 0],
  );
});
