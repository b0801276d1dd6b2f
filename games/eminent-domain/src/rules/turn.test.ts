import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import type { Role, StackId } from '../model/ids.ts';
import type { Options } from '../model/state.ts';
import { type Given, given } from '../testing/index.ts';
import { actionPhase } from './action-phase.ts';
import { turn } from './turn.ts';

/** Plays whole turns until the game is over, one role each, and says who led in which order. */
function leadersUntilTheEnd(prepared: Given, first: number, ...led: Role[]): number[] {
  const { table, seat } = prepared.start(turn({ seat: first }));
  const leaders: number[] = [];
  while (!table.over) {
    const leader = table.waiting()[0]!;
    const role = led[leaders.length] ?? 'warfare';
    leaders.push(leader);
    if (leaders.length > 20) throw new Error('the game does not end');
    seat(leader).isAsked('role').chooses(role);
    while (!table.over && table.asks()[0]?.kind === 'follow') seat(table.waiting()[0]!).chooses('dissent');
  }
  return leaders;
}

/** Nobody has a card; these stacks are empty, and nobody gets a card by leading Warfare. */
const withoutStacks = (seats: number, emptied: StackId[], options: Partial<Options> = {}): Given => {
  const table = given(seats, options);
  for (const stack of emptied) table.stack(stack, 0);
  return table;
};

proves('ED "Role Phase"', 'a turn is Action, then Role with its followers, then Cleanup', () => {
  const { seat, table } = given(2)
    .hand(0, 'warfare', 'survey')
    .deck(0, 'research', 'research', 'research', 'research', 'research')
    .hand(1, 'warfare')
    .supply(0)
    .startPlayer(1)
    .start(turn({ seat: 0 }));

  seat(0).isAsked('action').isTold({ left: 1 }).chooses('warfare');
  seat(1).isNotAsked();
  seat(0).isAsked('role').chooses('warfare').isAsked('boost').passes();
  seat(0).isNotAsked();
  seat(1).isAsked('follow').chooses('warfare');
  seat(0).isAsked('discard').isOffered('survey').passes();

  equal(table.over, true);
  deepEqual(
    table.events
      .map(({ type }) => type)
      .filter(type => ['turn', 'action', 'role', 'followed', 'drew', 'ended'].includes(type)),
    ['turn', 'action', 'role', 'followed', 'drew', 'ended'],
  );
});

proves('ED 2', 'an Action may be skipped, and the turn goes on with the Role', () => {
  const { seat } = given(2)
    .hand(0, 'warfare')
    .supply(0)
    .startPlayer(1)
    .start(turn({ seat: 0 }));
  seat(0).isAsked('action').isOffered('warfare').passes().isAsked('role').chooses('trade').passes();
  seat(1).chooses('dissent');
  seat(0).isAsked('discard').isOffered('warfare').passes();
  equal(seat(0).empire.fighters, 0);
});

proves('ED "Role Phase"', 'the turn starts afresh: no role, no effects, nothing spent', () => {
  const { seat, table } = given(2)
    .hand(0, 'mobilization')
    .stack('warfare', 0)
    .start(actionPhase({ left: 1 }), turn({ seat: 1 }));
  seat(0).chooses('mobilization');
  deepEqual(table.state.turn, { number: 2, seat: 1, role: null, stackWasEmpty: false, effects: [], spent: [] });
  seat(1).chooses('warfare'); // an empty stack with two players: the end
  equal(table.state.turn.stackWasEmpty, true);
  equal(table.state.turn.role, 'warfare');
  seat(0).chooses('dissent');
  equal(table.over, true);
});

proves('ED "End of the Game"', 'triggered on the turn of the start player, all others have one more turn', () => {
  const start = () => given(3).stack('warfare', 1).startPlayer(1); // interaction 56
  deepEqual(leadersUntilTheEnd(start(), 1), [1, 2, 0]);
  deepEqual(leadersUntilTheEnd(start(), 2), [2, 0]);
});

proves('ED "End of the Game"', 'triggered on the turn of the last player, the game is over at once', () => {
  deepEqual(leadersUntilTheEnd(given(3).stack('warfare', 1).startPlayer(1), 0), [0]); // interaction 56
});

proves('ED "End of the Game"', 'with the supply of influence empty the round is played to its end', () => {
  deepEqual(leadersUntilTheEnd(given(2).supply(0), 0), [0, 1]);
  const oneLeft = given(4).supply(1).planet(0, 'styku', { faceUp: true, filled: true }).startPlayer(2);
  const { seat, table } = oneLeft.start(turn({ seat: 0 }));
  seat(0).chooses('trade').chooses('styku.0'); // takes the last token
  for (const other of [1, 2, 3]) seat(other).chooses('dissent');
  seat(1).isAsked('role').chooses('warfare');
  for (const other of [2, 3, 0]) seat(other).chooses('dissent');
  equal(table.over, true);
});

proves('ED "End of the Game"', 'a token or a card left does not end the game', () => {
  const { table } = given(2).supply(1).stack('survey', 1).start();
  equal(table.view(null).lastRound, false);
});

proves('ED "End of the Game"', 'one empty stack ends the game of two or three players', () => {
  deepEqual(leadersUntilTheEnd(withoutStacks(2, ['warfare']), 1), [1]); // interaction 57
  deepEqual(leadersUntilTheEnd(withoutStacks(3, ['warfare']), 2), [2]);
});

proves('ED "End of the Game"', 'with four players one empty stack does not end the game, two do', () => {
  deepEqual(leadersUntilTheEnd(withoutStacks(4, ['warfare', 'survey']), 3), [3]); // interaction 57
  const one = withoutStacks(4, ['warfare']).stack('research', 1);
  deepEqual(leadersUntilTheEnd(one, 3, 'warfare', 'research'), [3, 0, 1, 2, 3]);
});

proves('ED "Variants"', 'the extended game of three takes two empty stacks', () => {
  deepEqual(leadersUntilTheEnd(withoutStacks(3, ['warfare', 'survey'], { extended: true }), 2), [2]);
  const one = withoutStacks(3, ['warfare'], { extended: true }).stack('research', 1);
  deepEqual(leadersUntilTheEnd(one, 2, 'warfare', 'research'), [2, 0, 1, 2]);
});

proves('ED "Variants"', 'the stack that the learning game lacks does not end it', () => {
  const start = () => given(2, { learning: true });
  equal(start().start().table.view(null).lastRound, false);
  deepEqual(leadersUntilTheEnd(start().stack('warfare', 1), 1), [1]);
});

proves('ED "End of the Game"', 'a player who empties a stack by an Action triggers the end as well', () => {
  const { seat, table } = given(2)
    .hand(1, 'politics')
    .stack('warfare', 1)
    .start(turn({ seat: 1 }));
  seat(1).chooses('politics').chooses('warfare').chooses('trade').passes();
  seat(0).chooses('dissent');
  seat(1).isAsked('discard').passes();
  equal(table.over, true);
});

proves('ED "End of the Game"', 'the game says who won when it is over, and not before', () => {
  const { seat, table } = given(2)
    .influence(1, 3)
    .supply(0)
    .start(turn({ seat: 1 }));
  equal(table.standing, undefined);
  seat(1).chooses('warfare');
  seat(0).chooses('dissent');
  deepEqual(table.standing, { winners: [1], scores: [0, 24] });
  equal(table.view(0).over, true);
});
