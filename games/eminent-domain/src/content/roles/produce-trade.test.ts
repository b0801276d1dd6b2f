import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { actionPhase } from '../../rules/action-phase.ts';
import { resolveRole, rolePhase } from '../../rules/role-phase.ts';
import { turn } from '../../rules/turn.ts';
import { given } from '../../testing/index.ts';

proves('ED 22', 'the Produce action puts one resource into any one empty slot', () => {
  const { seat } = given(2)
    .hand(0, 'produce-trade')
    .planet(0, 'new-texas', { faceUp: true, filled: ['food'] })
    .planet(0, 'gerdland', { faceUp: true })
    .planet(0, 'mik-mik') // face down: no slot yet
    .planet(1, 'styku', { faceUp: true })
    .start(actionPhase({ left: 1 }));

  const me = seat(0).isOffered('produce-trade').chooses('produce-trade').isAsked('produce-or-trade');
  me.isOffered('produce:new-texas.1', 'produce:gerdland.0', 'trade:new-texas.0');
  me.isRefused('answer/too-many', 'produce:new-texas.1', 'produce:gerdland.0').isRefused('answer/too-few');
  me.chooses('produce:new-texas.1');

  deepEqual(me.planet('new-texas').filled, [true, true]);
  deepEqual(me.planet('gerdland').filled, [false]);
  equal(me.empire.influence, 0);
  deepEqual(me.discard, ['produce-trade']);
});

proves('ED 22, R-002', 'a Produce/Trade card is no Action while there is nothing to fill and nothing to trade', () => {
  const { seat } = given(2)
    .hand(0, 'produce-trade', 'warfare')
    .planet(0, 'gerdland')
    .planet(0, 'idroyos', { faceUp: true })
    .planet(0, 'voson', { faceUp: true, scorched: true })
    .fighters(0, 1)
    .start(actionPhase({ left: 1 }));

  seat(0).isOffered('warfare').passes();
});

proves('ED 22, R-002', 'a full empire still lets the card be played, to trade', () => {
  const { seat } = given(2)
    .hand(0, 'produce-trade')
    .planet(0, 'gerdland', { faceUp: true, filled: true })
    .start(actionPhase({ left: 1 }));

  seat(0).isOffered('produce-trade').chooses('produce-trade').isOffered('trade:gerdland.0').chooses('trade:gerdland.0');
  equal(seat(0).empire.influence, 1);
});

proves('ED 23', 'the Produce role fills one slot for each symbol, the taken card, boosts and empire together', () => {
  const { seat, table } = given(2)
    .hand(0, 'produce-trade', 'produce-trade', 'research')
    .planet(0, 'gerdland', { faceUp: true })
    .planet(0, 'new-texas', { faceUp: true })
    .planet(0, 'angus-duffy', { faceUp: true })
    .start(rolePhase({}));

  const me = seat(0).chooses('produce').isAsked('boost').isTold({ role: 'produce', symbols: 2 });
  me.isOffered('produce-trade', 'produce-trade').chooses('produce-trade');
  me.isAsked('produce').isTold({ most: 3 });
  me.isOffered('gerdland.0', 'new-texas.0', 'new-texas.1', 'angus-duffy.0', 'angus-duffy.1');
  me.isRefused('answer/too-many', 'gerdland.0', 'new-texas.0', 'new-texas.1', 'angus-duffy.0');
  me.chooses('gerdland.0', 'new-texas.1', 'angus-duffy.0');
  seat(1).isOffered('dissent').chooses('dissent');

  deepEqual(
    me.empire.planets.map(planet => planet.filled),
    [[true], [false, true], [true, false]],
  );
  deepEqual(me.played, ['produce-trade', 'produce-trade']);
  equal(table.state.stacks['produce-trade'].length, 11);
});

proves('ED 23, R-003', 'with 3 symbols and 2 empty slots there are 2 resources, or fewer if one likes', () => {
  const steps = resolveRole({ seat: 0, role: 'produce', symbols: 3, cards: [], leading: true });
  const start = () =>
    given(2)
      .planet(0, 'new-texas', { faceUp: true })
      .planet(0, 'gerdland', { faceUp: true, filled: true })
      .start(steps);

  const all = start().seat(0).isAsked('produce').isOffered('new-texas.0', 'new-texas.1'); // interaction 37
  all.chooses('new-texas.0', 'new-texas.1');
  deepEqual(all.planet('new-texas').filled, [true, true]);

  const none = start().seat(0).isOffered('new-texas.0', 'new-texas.1').passes();
  deepEqual(none.planet('new-texas').filled, [false, false]);
});

proves('ED 26, R-003', 'with 3 symbols and 1 resource there is 1 token, or none if one likes', () => {
  const steps = resolveRole({ seat: 0, role: 'trade', symbols: 3, cards: [], leading: true });
  const start = () => given(2).planet(0, 'gerdland', { faceUp: true, filled: true }).start(steps);

  const all = start().seat(0).isAsked('trade').isOffered('gerdland.0').chooses('gerdland.0'); // interaction 37
  equal(all.empire.influence, 1);
  deepEqual(all.planet('gerdland').filled, [false]);

  const none = start().seat(0).isOffered('gerdland.0').passes();
  equal(none.empire.influence, 0);
  deepEqual(none.planet('gerdland').filled, [true]);
});

proves('ED "Produce"', 'a Produce/Trade card that boosts counts one symbol for the chosen role only', () => {
  const { seat } = given(2) // interaction 38
    .hand(0, 'produce-trade')
    .planet(0, 'new-texas', { faceUp: true })
    .planet(0, 'angus-duffy', { faceUp: true, filled: true })
    .start(rolePhase({}));

  const me = seat(0).chooses('produce').isTold({ symbols: 1 }).chooses('produce-trade').isAsked('produce');
  me.isTold({ most: 2 }).isOffered('new-texas.0', 'new-texas.1').chooses('new-texas.0', 'new-texas.1');
  seat(1).chooses('dissent'); // nothing was asked about a trade

  equal(me.empire.influence, 0);
  deepEqual(me.planet('angus-duffy').filled, [true, true]);
});

proves('ED "Produce"', 'a Trade symbol does not produce, and a Produce symbol does not trade', () => {
  const start = () =>
    given(2)
      .hand(0, 'improved-trade-colonize', 'improved-production-survey')
      .planet(0, 'zephan', { faceUp: true }) // a Trade symbol
      .planet(0, 'artigas-gns-111', { faceUp: true, filled: ['food'] }) // a Produce symbol
      .start(rolePhase({}));

  const producing = start().seat;
  producing(0).chooses('produce').isTold({ symbols: 2 }).isOffered('improved-production-survey').passes().passes();
  producing(1).chooses('dissent');

  const trading = start().seat;
  trading(0).chooses('trade').isTold({ symbols: 2 }).isOffered('improved-trade-colonize').passes().passes();
  trading(1).chooses('dissent');
});

proves(
  'ED 24',
  'the Produce leader has no bonus with the last card, and one symbol more once the stack is empty',
  () => {
    const { seat, table } = given(2) // interaction 39
      .planet(0, 'new-texas', { faceUp: true })
      .planet(1, 'angus-duffy', { faceUp: true })
      .stack('produce-trade', 1)
      .start(turn({ seat: 0 }));

    seat(0).isAsked('role').chooses('produce').isAsked('produce').isTold({ most: 1 }).chooses('new-texas.0');
    deepEqual(seat(0).played, ['produce-trade']);
    seat(1).chooses('dissent');

    seat(1).isAsked('role').chooses('produce').isAsked('produce').isTold({ most: 1 }).chooses('angus-duffy.0');
    deepEqual(seat(1).played, []);
    seat(0).isOffered('dissent', 'produce-trade').chooses('dissent');
    equal(table.over, true);
  },
);

proves('ED 27', 'the Trade leader has no bonus with the last card, and one symbol more once the stack is empty', () => {
  const { seat, table } = given(2) // interaction 39
    .planet(0, 'new-texas', { faceUp: true, filled: true })
    .planet(1, 'angus-duffy', { faceUp: true, filled: true })
    .stack('produce-trade', 1)
    .start(turn({ seat: 0 }));

  seat(0).isAsked('role').chooses('trade').isAsked('trade').isTold({ most: 1 }).chooses('new-texas.0');
  seat(1).chooses('dissent');
  equal(seat(0).empire.influence, 1);

  seat(1).isAsked('role').chooses('trade').isAsked('trade').isTold({ most: 1 }).chooses('angus-duffy.0');
  seat(0).isOffered('dissent', 'produce-trade').chooses('dissent');
  equal(seat(1).empire.influence, 1);
  equal(table.over, true);
});

proves('ED 24, ED 27', 'a full stack gives its leader the taken card alone', () => {
  const start = () => given(2).hand(0, 'survey').start(rolePhase({}));
  for (const role of ['produce', 'trade']) {
    const { seat } = start();
    seat(0).chooses(role).isAsked('boost').isTold({ symbols: 1 }).isOffered().passes();
    seat(1).chooses('dissent');
  }
});

proves('ED "Empty Stacks"', 'a follower never has the symbol of an empty stack', () => {
  const { seat } = given(2)
    .hand(1, 'produce-trade')
    .planet(1, 'angus-duffy', { faceUp: true })
    .stack('produce-trade', 0)
    .start(rolePhase({}));

  seat(0).chooses('produce'); // one symbol and no slot
  seat(1).isOffered('dissent', 'produce-trade').isTold({ symbols: 0 }).chooses('produce-trade');
  seat(1).isAsked('produce').isTold({ most: 1 }).chooses('angus-duffy.1');
  deepEqual(seat(1).planet('angus-duffy').filled, [false, true]);
});

proves('ED 25', 'the Trade action returns one resource for one token of the supply', () => {
  const { seat, table } = given(2)
    .hand(0, 'produce-trade')
    .planet(0, 'new-texas', { faceUp: true, filled: true })
    .planet(0, 'lyttle', { faceUp: true, filled: true })
    .planet(1, 'voson', { faceUp: true, filled: true })
    .fighters(0, 2) // no goods
    .start(actionPhase({ left: 1 }));

  const me = seat(0).chooses('produce-trade').isAsked('produce-or-trade');
  me.isOffered('trade:new-texas.0', 'trade:new-texas.1', 'trade:lyttle.0').chooses('trade:new-texas.1');

  deepEqual(me.planet('new-texas').filled, [true, false]);
  deepEqual(me.planet('lyttle').filled, [true]);
  equal(me.empire.influence, 1);
  equal(table.state.supply, 23);
  deepEqual(me.discard, ['produce-trade']);
});

proves('ED 26', 'the Trade role returns one resource for each symbol, for one token each', () => {
  const { seat, table } = given(2)
    .hand(0, 'produce-trade', 'produce-trade', 'colonize')
    .planet(0, 'zephan', { faceUp: true }) // a Trade symbol, no slot
    .planet(0, 'new-texas', { faceUp: true, filled: true })
    .planet(0, 'angus-duffy', { faceUp: true, filled: true })
    .start(rolePhase({}));

  const me = seat(0).chooses('trade').isAsked('boost').isTold({ role: 'trade', symbols: 2 });
  me.isOffered('produce-trade', 'produce-trade').chooses('produce-trade');
  me.isAsked('trade').isTold({ most: 3 });
  me.isOffered('new-texas.0', 'new-texas.1', 'angus-duffy.0', 'angus-duffy.1');
  me.isRefused('answer/too-many', 'new-texas.0', 'new-texas.1', 'angus-duffy.0', 'angus-duffy.1');
  me.chooses('new-texas.0', 'new-texas.1', 'angus-duffy.1');
  seat(1).isOffered('dissent').chooses('dissent');

  equal(me.empire.influence, 3);
  equal(table.state.supply, 21);
  deepEqual(
    me.empire.planets.map(planet => planet.filled),
    [[], [false, false], [true, false]],
  );
});

proves('ED "Trade"', 'two tokens left and four due: all four are paid, and the end is triggered', () => {
  const { seat, table } = given(2) // interaction 43
    .planet(0, 'new-texas', { faceUp: true, filled: true })
    .planet(0, 'angus-duffy', { faceUp: true, filled: true })
    .supply(2)
    .start(resolveRole({ seat: 0, role: 'trade', symbols: 4, cards: [], leading: true }));

  const me = seat(0).chooses('new-texas.0', 'new-texas.1', 'angus-duffy.0', 'angus-duffy.1');
  equal(me.empire.influence, 4);
  equal(table.state.supply, 0);
  equal(table.view(0).lastRound, true);
});

proves('ED 4, ED 26', 'Trade may be led without any resource; the card is taken all the same', () => {
  const { seat, table } = given(2) // interaction 52
    .planet(0, 'new-texas', { faceUp: true })
    .start(rolePhase({}));

  seat(0).isOffered('survey', 'warfare', 'colonize', 'produce', 'trade', 'research').chooses('trade');
  seat(1).chooses('dissent');
  deepEqual(seat(0).played, ['produce-trade']);
  equal(seat(0).empire.influence, 0);
  equal(table.state.stacks['produce-trade'].length, 11);
});
