import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { actionPhase } from '../../rules/action-phase.ts';
import { rolePhase } from '../../rules/role-phase.ts';
import { given } from '../../testing/index.ts';

proves('ED 31', 'Politics leaves the game for the top card of any one stack, into the hand', () => {
  const { seat, table } = given(2)
    .hand(0, 'politics')
    .discard(0, 'survey')
    .start(actionPhase({ left: 1 }));
  const before = table.state.removed.length;
  const top = table.state.stacks.warfare.at(-1);

  const me = seat(0).isOffered('politics').chooses('politics').isAsked('take-role-card');
  me.isOffered('survey', 'warfare', 'colonize', 'produce-trade', 'research').chooses('warfare');

  deepEqual(me.empire.hand, [top]);
  deepEqual(me.discard, ['survey']);
  deepEqual(table.state.removed.length, before + 1);
  equal(table.state.stacks.warfare.length, 13);
});

proves('ED 31', 'the card that Politics took can boost in the same turn', () => {
  const { seat } = given(2)
    .hand(0, 'politics')
    .start(actionPhase({ left: 1 }), rolePhase({}));
  seat(0).chooses('politics').chooses('warfare');
  seat(0).chooses('warfare').isTold({ symbols: 1 }).isOffered('warfare').chooses('warfare');
  seat(1).chooses('dissent');
  equal(seat(0).empire.fighters, 2);
});

proves('ED 31', 'empty stacks cannot be chosen; taking the last card of one triggers the end', () => {
  const { seat, table } = given(2) // interaction 49
    .hand(0, 'politics')
    .stack('warfare', 1)
    .start(actionPhase({ left: 1 }));
  seat(0).chooses('politics');
  equal(table.view(0).lastRound, false);
  seat(0).chooses('warfare');
  equal(table.view(0).lastRound, true);

  const other = given(4)
    .hand(0, 'politics')
    .stack('warfare', 0)
    .stack('research', 0)
    .start(actionPhase({ left: 1 }));
  other.seat(0).chooses('politics').isOffered('survey', 'colonize', 'produce-trade').chooses('survey');
});

proves('ED 31, R-002', 'with every stack empty there is nothing to take, and Politics is no Action', () => {
  const { seat } = given(2)
    .hand(0, 'politics', 'warfare')
    .stack('survey', 0)
    .stack('warfare', 0)
    .stack('colonize', 0)
    .stack('produce-trade', 0)
    .stack('research', 0)
    .start(actionPhase({ left: 1 }));
  seat(0).isOffered('warfare').passes();
});

proves('ED 31', 'the learning game has no Research card to take', () => {
  const { seat } = given(2, { learning: true })
    .hand(0, 'politics')
    .start(actionPhase({ left: 1 }));
  seat(0).chooses('politics').isOffered('survey', 'warfare', 'colonize', 'produce-trade').chooses('colonize');
});

proves('ED 32', 'Politics boosts no role', () => {
  const roles = ['survey', 'warfare', 'colonize', 'produce', 'trade', 'research'] as const;
  for (const role of roles) {
    const { seat } = given(2).hand(0, 'politics').planetDeck('idroyos').start(rolePhase({})); // interaction 49
    seat(0).chooses(role).isAsked('boost').isOffered().passes();
    seat(1).chooses('dissent');
    deepEqual(seat(0).hand, ['politics']);
  }
});

proves('ED 32', 'Politics follows no role', () => {
  const roles = ['survey', 'warfare', 'colonize', 'produce', 'trade', 'research'] as const;
  for (const role of roles) {
    const { seat } = given(2).hand(1, 'politics').permanent(1, 'adaptability').start(rolePhase({}));
    seat(0).chooses(role);
    seat(1).isAsked('follow').isOffered('dissent').chooses('dissent');
    deepEqual(seat(1).hand, ['politics']);
  }
});
