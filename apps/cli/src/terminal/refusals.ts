import type { Refusal, RefusalCode } from '@orrery/kernel';

/** What went wrong, for somebody at a terminal. */
const wordings = {
  'ask/over': 'The game is over.',
  'ask/stale': 'That question is closed; look at the new one.',
  'ask/foreign': 'That question is for somebody else.',
  'ask/not-ahead': 'You have no answer waiting there.',
  'answer/malformed': 'That is not the kind of answer that is asked for.',
  'answer/unknown-key': 'There is no such option.',
  'answer/repeated-key': 'Each option counts once.',
  'answer/too-few': 'Choose more than that.',
  'answer/too-many': 'Choose fewer than that.',
  'answer/amount': 'That number is too high or too low.',
  'answer/against-rule': 'The rules do not allow that choice.',
  'order/malformed': 'Such an order cannot be given.',
  'order/unknown-window': 'There is no such moment.',
  'order/none': 'You gave no such order.',
  'reaction/malformed': 'You can be asked quick, guarded or never.',
  'reaction/guarded-table': 'Everybody at this table is asked at every moment.',
  'undo/nothing': 'There is nothing of yours to take back.',
  'undo/needs-consent': 'Something has been seen since; the others must agree.',
  'undo/not-asked': 'Nobody has asked for an undo.',
  'undo/already-answered': 'You have answered that.',
  'undo/own': 'The others answer that.',
  'seat/unknown': 'There is no such seat.',
  'options/invalid': 'The game cannot be played with these options.',
  'save/malformed': 'This is not a saved game.',
  'save/foreign-game': 'This is a save of another game.',
  'save/rules-version': 'This game follows another version of the rules.',
  'save/migration': 'This game cannot go on under the rules here.',
  'save/options': 'The options of this game contradict each other.',
  'save/chain': 'This save was edited or truncated.',
  'save/replay': 'The save does not match its log.',
  'save/chance': 'A die or a shuffle is not what the seed gives.',
  'save/snapshot': 'The position in this save is not the one its log leads to.',
} satisfies Record<RefusalCode, string>;

/** Codes whose own sentence names numbers or names that a person needs. */
const tellsMore: readonly RefusalCode[] = [
  'answer/too-few',
  'answer/too-many',
  'answer/amount',
  'answer/against-rule',
  'options/invalid',
  'save/foreign-game',
  'save/rules-version',
  'save/migration',
  'save/chance',
];

/** A refusal in one sentence. */
export const refusalText = ({ code, message }: Refusal): string =>
  tellsMore.includes(code) && message !== '' ? message : wordings[code];
