import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { roles } from '../model/ids.ts';
import { given } from '../testing/index.ts';
import { cleanup } from './cleanup.ts';
import { followers, rolePhase } from './role-phase.ts';

proves('ED 4', 'exactly one of the six roles is led, even one that does nothing now', () => {
  const { table, seat } = given(2).stack('research', 0).start(rolePhase({}));

  const leader = seat(0).isAsked('role');
  leader.isOffered('survey', 'warfare', 'colonize', 'produce', 'trade', 'research');
  leader.isRefused('answer/too-few').isRefused('answer/too-many', 'survey', 'warfare');
  leader.chooses('research'); // no card to take, no planet, no symbol
  seat(1).chooses('dissent');

  equal(table.state.turn.role, 'research');
  equal(table.view(1).turn.role, 'research');
});

proves('ED 4', 'the learning game has no Research to lead', () => {
  const { seat } = given(2, { learning: true }).planetDeck().start(rolePhase({}));

  seat(0).isOffered('survey', 'warfare', 'colonize', 'produce', 'trade').chooses('survey');
  seat(1).chooses('dissent');
});

proves('ED 5', 'the leader takes a card of the role from its stack into the play area', () => {
  for (const role of roles) {
    const { table, seat } = given(2).planetDeck().start(rolePhase({}));
    const stack = role === 'produce' || role === 'trade' ? 'produce-trade' : role;
    const before = { ...table.view(0).stacks };

    const leader = seat(0).chooses(role);
    seat(1).chooses('dissent');

    deepEqual(leader.played, [stack]);
    deepEqual(leader.hand, []);
    deepEqual(table.view(0).stacks, { ...before, [stack]: before[stack] - 1 });
  }
});

proves('ED 5', 'no card is taken from an empty stack, and the role is led all the same', () => {
  const { table, seat } = given(2).stack('warfare', 0).hand(0, 'warfare').start(rolePhase({}));

  const leader = seat(0).chooses('warfare').chooses('warfare');
  seat(1).chooses('dissent');

  deepEqual(leader.played, ['warfare']);
  equal(leader.empire.fighters, 1);
  deepEqual(table.state.stacks.warfare, []);
});

proves('ED 6', 'the leader boosts with any number of matching hand cards, and with no others', () => {
  const { seat } = given(2)
    .hand(0, 'warfare', 'warfare', 'warfare', 'improved-warfare-trade', 'survey', 'politics')
    .start(rolePhase({}));

  const leader = seat(0).chooses('warfare');
  leader.isAsked('boost').isOffered('warfare', 'warfare', 'warfare', 'improved-warfare-trade');
  leader.isTold({ role: 'warfare', symbols: 1 });
  leader.chooses('warfare', 'improved-warfare-trade');
  seat(1).chooses('dissent');

  deepEqual(leader.played, ['improved-warfare-trade', 'warfare', 'warfare']);
  deepEqual(leader.hand, ['politics', 'survey', 'warfare', 'warfare']);
  equal(leader.empire.fighters, 3);
});

proves('ED 6', 'the leader may boost with nothing and with everything', () => {
  const lead = (...boosts: string[]) => {
    const { seat } = given(2).hand(0, 'warfare', 'war-path').start(rolePhase({}));
    const leader = seat(0)
      .chooses('warfare')
      .chooses(...boosts);
    seat(1).chooses('dissent');
    return leader.empire.fighters;
  };

  equal(lead(), 1);
  equal(lead('warfare', 'war-path'), 4);
});

proves('ED 6', 'symbols count on face-up planets and permanents, not on face-down planets or in other empires', () => {
  const { seat } = given(2)
    .hand(0, 'survey')
    .planet(0, 'tankahshin', { faceUp: true })
    .planet(0, 'erkam-w') // face down
    .planet(0, 'voson', { faceUp: true }) // a Survey symbol
    .permanent(0, 'imperialism')
    .planet(1, 'overlord-betzels-domain', { faceUp: true })
    .start(rolePhase({}));

  const leader = seat(0).chooses('warfare');
  leader.isTold({ symbols: 3 }).isOffered().passes(); // asked although nothing in the hand matches
  seat(1).chooses('dissent');

  equal(leader.empire.fighters, 3);
});

proves('ED 6', 'a leader without cards is not asked for boosts', () => {
  const { seat } = given(2).start(rolePhase({}));

  seat(0).chooses('warfare').isNotAsked();
  seat(1).chooses('dissent');
});

proves('ED 7', 'the leader resolves with the bonus, and all symbols used are counted', () => {
  const { seat } = given(2)
    .hand(0, 'survey-team') // two symbols
    .planet(0, 'voson', { faceUp: true })
    .planetDeck('styku', 'oknow', 'zephan', 'idroyos', 'lyttle')
    .start(rolePhase({}));

  const leader = seat(0).chooses('survey').chooses('survey-team');
  leader.isOffered('styku', 'oknow', 'zephan', 'idroyos').chooses('oknow'); // 1 + 2 + 1 symbols, less 1, and 1 to lead
  seat(1).chooses('dissent');
});

proves('ED 8', 'opponents answer clockwise, each when the one before is done', () => {
  const { table, seat } = given(4)
    .turnOf(2)
    .hand(3, 'survey', 'survey')
    .planetDeck('voson', 'styku', 'oknow')
    .start(rolePhase({}));
  const order = [table.waiting()];
  seat(2).chooses('survey');
  order.push(table.waiting());
  seat(3).chooses('survey', 'survey'); // and keeps the one planet seen
  order.push(table.waiting());
  seat(0).chooses('dissent');
  order.push(table.waiting());
  seat(1).chooses('dissent');

  deepEqual(order, [[2], [3], [0], [1]]);
  equal(seat(2).planet('voson').faceUp, false);
  equal(seat(3).planet('styku').faceUp, false);
});

proves('ED 8', 'whoever dissents draws one card', () => {
  const { seat } = given(3)
    .hand(1, 'warfare')
    .deck(1, 'survey', 'research')
    .deck(2, 'politics')
    .start(followers({ role: 'warfare', waiting: [1, 2] }));

  const first = seat(1).isAsked('follow').isOffered('dissent', 'warfare').chooses('dissent');
  const second = seat(2).isOffered('dissent').chooses('dissent');

  deepEqual(first.hand, ['survey', 'warfare']);
  deepEqual(first.deck, ['research']);
  deepEqual(first.played, []);
  deepEqual(second.hand, ['politics']);
  equal(first.empire.fighters, 0);
});

proves('ED 8', 'whoever follows plays matching cards, adds the symbols of the empire and draws nothing', () => {
  const { seat } = given(2)
    .hand(1, 'warfare', 'warfare', 'survey')
    .deck(1, 'research')
    .planet(1, 'tankahshin', { faceUp: true })
    .start(followers({ role: 'warfare', waiting: [1] }));

  const follower = seat(1).isOffered('dissent', 'follow', 'warfare', 'warfare');
  follower.isTold({ role: 'warfare', leader: 0, symbols: 1 });
  follower.chooses('warfare', 'warfare');

  equal(follower.empire.fighters, 3);
  deepEqual(follower.hand, ['survey']);
  deepEqual(follower.played, ['warfare', 'warfare']);
  deepEqual(follower.deck, ['research']);
});

proves('ED 8', 'one either dissents or follows, and one of them one must', () => {
  const { seat } = given(2)
    .hand(1, 'warfare')
    .planet(1, 'tankahshin', { faceUp: true })
    .start(followers({ role: 'warfare', waiting: [1] }));

  const follower = seat(1).isOffered('dissent', 'follow', 'warfare');
  follower.isRefused('answer/too-few');
  follower.isRefused('answer/against-rule', 'dissent', 'warfare');
  follower.isRefused('answer/against-rule', 'follow', 'warfare');
  follower.isRefused('answer/against-rule', 'dissent', 'follow');
  follower.chooses('warfare');

  equal(follower.empire.fighters, 2);
});

proves('ED 8', 'each way to answer points at what it is: a choice, or a card of the hand', () => {
  const { table, seat } = given(2)
    .hand(1, 'warfare')
    .planet(1, 'tankahshin', { faceUp: true })
    .start(followers({ role: 'warfare', waiting: [1] }));
  const [question] = table.asks(1);
  const [card] = seat(1).empire.hand;

  deepEqual(question?.form === 'pick' && question.options, [
    { key: 'dissent', at: { choice: 'dissent' }, alone: true },
    { key: 'follow', at: { choice: 'follow' }, alone: true },
    { key: card, at: { card } },
  ]);
  seat(1).chooses('dissent');
});

proves('ED 8', 'the leader is not asked to follow', () => {
  const { table, seat } = given(2).turnOf(1).hand(1, 'survey').planetDeck().start(rolePhase({}));

  seat(1).chooses('warfare').passes();

  deepEqual(table.waiting(), [0]);
  seat(1).isNotAsked();
  seat(0).chooses('dissent');
});

proves('ED 8', 'without any matching symbol one can only dissent', () => {
  // interaction 10
  const { seat } = given(2)
    .hand(1, 'survey', 'politics', 'produce-trade')
    .planet(1, 'voson', { faceUp: true })
    .planet(1, 'tankahshin') // face down
    .start(followers({ role: 'warfare', waiting: [1] }));

  seat(1).isOffered('dissent').isTold({ symbols: 0 }).chooses('dissent');
});

proves('ED 8', 'one may follow with the symbols of the empire alone', () => {
  // interaction 11
  const { seat } = given(2)
    .planet(1, 'ral-gaigaw', { faceUp: true, filled: ['silicon'] })
    .start(followers({ role: 'trade', waiting: [1] }));

  const follower = seat(1).isOffered('dissent', 'follow').chooses('follow');
  follower.isAsked('trade').isOffered('ral-gaigaw.0').chooses('ral-gaigaw.0');

  equal(follower.empire.influence, 1);
});

proves('R-001', 'symbols of the empire alone do not follow Colonize', () => {
  // interaction 12
  const { seat } = given(2)
    .planet(1, 'styku', { faceUp: true })
    .planet(1, 'drawde', { colonies: ['colonize', 'colonize'] })
    .permanent(1, 'fertile-ground')
    .start(followers({ role: 'colonize', waiting: [1] }));

  seat(1).isOffered('dissent').chooses('dissent');
});

proves('R-001', 'a card of the role follows Colonize, even without a planet to put it under', () => {
  const { seat } = given(2)
    .hand(1, 'colonize', 'research')
    .planet(1, 'styku', { faceUp: true })
    .start(followers({ role: 'colonize', waiting: [1] }));

  const follower = seat(1).isOffered('dissent', 'colonize').chooses('colonize');

  deepEqual(follower.played, ['colonize']);
});

proves('R-001', 'one symbol suffices to follow any other role, useful or not', () => {
  for (const [role, planet] of [
    ['survey', 'voson'],
    ['warfare', 'tankahshin'],
    ['produce', 'gerdland'],
    ['trade', 'zephan'],
    ['research', 'lyttle'],
  ] as const) {
    const { seat } = given(2)
      .planet(1, planet, { faceUp: true, filled: planet === 'gerdland' ? true : [] })
      .start(followers({ role, waiting: [1] }));
    const follower = seat(1).isOffered('dissent', 'follow').isTold({ symbols: 1 }).chooses('follow');
    follower.isNotAsked();
  }
});

proves('ED 5, ED 8', 'a follower takes no card and has no symbol for an empty stack', () => {
  // interaction 14
  const { table, seat } = given(2)
    .stack('produce-trade', 0)
    .planet(0, 'oknow', { faceUp: true })
    .hand(1, 'produce-trade')
    .planet(1, 'angus-duffy', { faceUp: true })
    .start(rolePhase({}));

  seat(0).chooses('produce').isTold({ most: 1 }).passes(); // the leader's symbol for the empty stack
  const follower = seat(1).isTold({ symbols: 0 }).isOffered('dissent', 'produce-trade').chooses('produce-trade');
  follower.isAsked('produce').isTold({ most: 1 });
  follower.isRefused('answer/too-many', 'angus-duffy.0', 'angus-duffy.1').chooses('angus-duffy.0');

  deepEqual(follower.played, ['produce-trade']);
  deepEqual(table.state.stacks['produce-trade'], []);
});

proves('ED 5, ED 8', 'a follower leaves the stack alone', () => {
  const { table, seat } = given(2)
    .hand(1, 'warfare')
    .start(followers({ role: 'warfare', waiting: [1] }));
  const before = table.state.stacks.warfare.length;

  const follower = seat(1).chooses('warfare');

  equal(table.state.stacks.warfare.length, before);
  deepEqual(follower.played, ['warfare']);
});

proves('ED "Research"', 'what the leader has taken, and its other side, no follower can take', () => {
  // interaction 15
  const { seat } = given(2)
    .hand(0, 'research', 'research', 'research', 'research')
    .planet(0, 'idroyos', { faceUp: true })
    .planet(0, 'voson', { faceUp: true })
    .hand(1, 'data-network', 'research', 'research', 'research')
    .planet(1, 'erkam-w', { faceUp: true })
    .planet(1, 'chrispen', { faceUp: true })
    .start(rolePhase({}));

  const leader = seat(0).chooses('research').chooses('research', 'research', 'research', 'research');
  leader.isAsked('research').chooses('imperialism');
  const follower = seat(1).chooses('data-network', 'research', 'research', 'research');
  follower.isOffered(
    'improved-colonize-survey',
    'improved-colonize-warfare',
    'improved-production-survey',
    'improved-production-warfare',
    'improved-research-survey',
    'improved-research-warfare',
    'improved-trade-survey',
    'improved-trade-warfare',
    'mobilization',
    'survey-team',
    'war-path',
  );
  follower.passes();

  deepEqual(leader.empire.permanents, ['imperialism']);
});

proves('ED "Role Phase"', 'a planet turned in a role adds no symbol to that role, but to the next one', () => {
  // interaction 16
  const { seat } = given(2)
    .hand(0, 'warfare')
    .fighters(0, 6)
    .planet(0, 'tankahshin') // a Warfare symbol for 5 fighters
    .start(rolePhase({}), followers({ role: 'warfare', waiting: [0] }));

  const leader = seat(0).chooses('warfare').isTold({ symbols: 1 }).chooses('warfare').chooses('attack:tankahshin');
  equal(leader.empire.fighters, 1);
  seat(1).chooses('dissent');

  leader.isAsked('follow').isOffered('dissent', 'follow').isTold({ symbols: 1 }).chooses('follow');
  equal(leader.empire.fighters, 2);
});

proves('ED "Role Phase"', 'cards played stay in the play areas until Cleanup', () => {
  const { seat } = given(2).hand(0, 'warfare').hand(1, 'warfare').start(rolePhase({}), cleanup({}));

  const leader = seat(0).chooses('warfare').chooses('warfare');
  deepEqual([leader.played, leader.discard], [['warfare', 'warfare'], []]);
  seat(1).chooses('warfare');
  deepEqual([leader.played, leader.hand], [[], ['warfare', 'warfare']]); // and drawn again
  deepEqual([seat(1).played, seat(1).discard], [[], ['warfare']]);
});

proves('ED "Empty Stacks"', 'taking the last card of a stack gives no symbol beside the card', () => {
  const { seat } = given(2).stack('produce-trade', 1).planet(0, 'angus-duffy', { faceUp: true }).start(rolePhase({}));

  const leader = seat(0).chooses('produce').isTold({ most: 1 }).chooses('angus-duffy.0');
  seat(1).chooses('dissent');

  deepEqual(leader.played, ['produce-trade']);
});

proves('ED "Empty Stacks"', 'the symbol for an empty stack is counted in what the leader is told', () => {
  const { seat } = given(2)
    .stack('research', 0)
    .hand(0, 'research', 'research')
    .planet(0, 'idroyos', { faceUp: true })
    .start(rolePhase({}));

  const leader = seat(0).chooses('research').isTold({ symbols: 1 }).chooses('research', 'research');
  leader.isAsked('research').isTold({ symbols: 3 }).passes();
  seat(1).chooses('dissent');
});
