import { deepEqual, equal } from 'node:assert/strict';
import { checkPosition, eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { notesOf } from '../../model/cards/notes.ts';
import { playerToChange } from '../../model/changes.ts';
import { given } from '../../testing/index.ts';
import { transaction } from './transactions.ts';

/** Sol and Hacan are neighbours, Letnev is not. */
const table = () =>
  given('sol', 'hacan', 'letnev')
    .planets('sol', 'wellon')
    .planets('hacan', 'lodor')
    .planets('letnev', 'bereg')
    .goods('sol', { tradeGoods: 3, commodities: 2 })
    .goods('hacan', { tradeGoods: 1, commodities: 4 })
    .goods('letnev', { tradeGoods: 5 });

const offer = transaction({ seat: 0, partner: 1 });

proves('LRR 94.2, LRR 69.5', 'one note at most goes each way, also one of another player', () => {
  const { seat } = table().notes('sol', 'ceasefire#0', 'political-secret#2').start(offer);
  seat('sol')
    .isOfferedToGive({ 'trade-goods': 3, commodities: 2, 'note:ceasefire#0': 1, 'note:political-secret#2': 1 })
    .isRefused('answer/against-rule', { 'give:note:ceasefire#0': 1, 'give:note:political-secret#2': 1 })
    .deals({ 'note:political-secret#2': 1 }, { 'trade-goods': 1 });
  seat('hacan').chooses('accept');
  deepEqual([seat('sol').player.notes, seat('hacan').player.notes], [['ceasefire#0'], ['political-secret#2']]);
});

proves('LRR 69.5a', 'notes in the play area cannot be traded', () => {
  const { seat } = table().notesInPlay('sol', 'alliance#2').start(offer);
  seat('sol').isOfferedToGive({ 'trade-goods': 3, commodities: 2 }).deals({ commodities: 1 });
  seat('hacan').chooses('accept');
});

proves('LRR 69.6', 'a player can ask for any note that the partner might hold', () => {
  const { seat } = table()
    .notes('sol', 'ceasefire#0', 'trade-agreement#1')
    .notes('hacan', 'political-secret#1')
    .notesInPlay('letnev', 'support-for-the-throne#1')
    .start(offer);
  seat('sol').isOfferedToWant({
    'trade-goods': 1,
    commodities: 4,
    'note:ceasefire#1': 1,
    'note:political-secret#1': 1,
    'note:alliance#1': 1,
    'note:trade-convoys#1': 1,
  });
  seat('sol').deals({ 'trade-goods': 1 }, { 'note:political-secret#1': 1 });
  seat('hacan')
    .isTold({ wants: { note: 1 }, wantsNote: 'political-secret#1' })
    .chooses('accept');
  deepEqual(seat('sol').player.notes, ['ceasefire#0', 'trade-agreement#1', 'political-secret#1']);
});

proves(
  'LRR 69.6',
  'if the partner has received notes, also for notes of others, but not for those played at once',
  () => {
    const { seat } = table()
      .notes('sol', 'ceasefire#0', 'trade-agreement#1')
      .notes('hacan', 'political-secret#0', 'ceasefire#1')
      .start(offer);
    seat('sol').isOfferedToWant({
      'trade-goods': 1,
      commodities: 4,
      'note:political-secret#0': 1,
      'note:trade-agreement#0': 1,
      'note:ceasefire#1': 1,
      'note:political-secret#1': 1,
      'note:support-for-the-throne#1': 1, // only its owner can have one in hand that is played at once
      'note:alliance#1': 1,
      'note:ceasefire#2': 1,
      'note:military-support#0': 1,
      'note:war-funding#2': 1,
      'note:trade-convoys#1': 1,
      'note:political-secret#2': 1,
      'note:trade-agreement#2': 1,
    });
    seat('sol').deals({ 'trade-goods': 1 });
    seat('hacan').chooses('accept');
  },
);

proves('LRR 69.6', 'a player without the wanted note cannot accept, and nobody sees why', () => {
  const { seat, table: played } = table().notes('hacan', 'ceasefire#1').start(offer);
  seat('sol').deals({ 'trade-goods': 1 }, { 'note:political-secret#1': 1 });
  deepEqual(played.waiting(), [1]);
  seat('hacan').isOffered('counter', 'refuse').chooses('refuse');
  deepEqual(played.events.at(-1), { type: 'offer-refused', data: { seat: 0, partner: 1 } });
});

proves('LRR 69.6', 'only the two players know which note changed hands', () => {
  const { seat, table: played } = table()
    .notes('sol', 'ceasefire#0')
    .with(game => {
      for (const each of [1, 2]) playerToChange(game, each).notes = notesOf(game, each);
    })
    .start(offer);
  seat('sol').deals({ 'note:ceasefire#0': 1 }, { 'note:trade-agreement#1': 1 });
  deepEqual(checkPosition(played, 'before'), []);
  seat('hacan').chooses('accept');
  const seen = JSON.stringify(played.events.map(({ type, data }) => ({ type, data })));
  equal(/ceasefire|agreement/.test(seen), false);
  equal(JSON.stringify(played.view(2)).includes('ceasefire#0'), false);
  deepEqual(
    eventsOf(played, 'note-passed').map(({ secret }) => Object.keys(secret!)),
    [
      ['0', '1'],
      ['0', '1'],
    ],
  );
});
