import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { actionPhase } from '../../rules/action-phase.ts';
import { followers, rolePhase } from '../../rules/role-phase.ts';
import { given } from '../../testing/index.ts';

proves('ED 9', 'the Action draws exactly two cards', () => {
  const { seat } = given(2)
    .hand(0, 'survey')
    .deck(0, 'research', 'colonize', 'warfare')
    .start(actionPhase({ left: 1 }));

  const me = seat(0).isOffered('survey').chooses('survey');

  deepEqual(me.hand, ['colonize', 'research']);
  deepEqual(me.deck, ['warfare']);
});

proves('ED 10', 'a follower with three symbols looks at two planets and keeps one of them face down', () => {
  // interaction 13
  const { table, seat } = given(2)
    .hand(1, 'survey', 'survey', 'survey')
    .planetDeck('voson', 'styku', 'oknow')
    .start(followers({ role: 'survey', waiting: [1] }));

  const follower = seat(1).isOffered('dissent', 'survey', 'survey', 'survey').chooses('survey', 'survey', 'survey');
  follower.isAsked('survey.keep').isOffered('voson', 'styku').chooses('styku');

  equal(follower.planet('styku').faceUp, false);
  equal(follower.empire.planets.length, 1);
  deepEqual(table.state.planetDiscard, ['voson']);
  deepEqual(table.state.planetDeck, ['oknow']);
});

proves('ED 10', 'one of the planets seen is kept, and no more than one', () => {
  const { seat } = given(2)
    .hand(1, 'survey', 'survey', 'survey')
    .planetDeck('voson', 'styku', 'oknow')
    .start(followers({ role: 'survey', waiting: [1] }));

  const follower = seat(1).chooses('survey', 'survey', 'survey');
  follower.isRefused('answer/too-few').isRefused('answer/too-many', 'voson', 'styku').chooses('voson');

  deepEqual(
    follower.empire.planets.map(planet => planet.id),
    ['voson'],
  );
});

proves('ED 10', 'a follower with one symbol looks at no planet', () => {
  // interaction 13
  const { table, seat } = given(2)
    .hand(1, 'survey')
    .planetDeck('voson')
    .start(followers({ role: 'survey', waiting: [1] }));

  const follower = seat(1).isOffered('dissent', 'survey').chooses('survey');

  deepEqual(follower.empire.planets, []);
  deepEqual(follower.played, ['survey']);
  deepEqual(table.state.planetDeck, ['voson']);
  deepEqual(table.state.planetDiscard, []);
});

proves('ED 10', 'a follower with two symbols keeps the one planet seen', () => {
  const { table, seat } = given(2)
    .hand(1, 'survey', 'survey')
    .planetDeck('voson', 'styku')
    .start(followers({ role: 'survey', waiting: [1] }));

  const follower = seat(1).chooses('survey', 'survey').isNotAsked();

  equal(follower.planet('voson').faceUp, false);
  deepEqual(table.state.planetDeck, ['styku']);
});

proves('ED 11', 'a leader without boosts looks at one planet and keeps it', () => {
  // interaction 17
  const { table, seat } = given(2).planetDeck('voson', 'styku').start(rolePhase({}));

  const leader = seat(0).chooses('survey');
  seat(1).isOffered('dissent').chooses('dissent');

  deepEqual(
    leader.empire.planets.map(({ id, faceUp }) => ({ id, faceUp })),
    [{ id: 'voson', faceUp: false }],
  );
  deepEqual(table.state.planetDeck, ['styku']);
  deepEqual(table.state.planetDiscard, []);
});

proves('ED 11', 'a leader with four symbols looks at four planets', () => {
  // interaction 17
  const { table, seat } = given(2)
    .hand(0, 'survey', 'survey')
    .planet(0, 'kyrie-juno', { faceUp: true })
    .planetDeck('voson', 'styku', 'oknow', 'zephan', 'idroyos')
    .start(rolePhase({}));

  const leader = seat(0).chooses('survey');
  leader.isAsked('boost').chooses('survey', 'survey');
  leader.isAsked('survey.keep').isOffered('voson', 'styku', 'oknow', 'zephan').chooses('zephan');
  seat(1).chooses('dissent');

  equal(leader.planet('zephan').faceUp, false);
  deepEqual(table.state.planetDiscard, ['voson', 'styku', 'oknow']);
  deepEqual(table.state.planetDeck, ['idroyos']);
});

proves('ED "Survey"', 'the planet discards become the new deck as soon as a planet is lacking', () => {
  // interaction 18
  const { table, seat } = given(2)
    .hand(1, 'survey', 'survey', 'survey', 'survey', 'survey')
    .planetDeck('voson', 'styku')
    .planetDiscard('oknow', 'zephan', 'idroyos', 'lyttle', 'gerdland')
    .shuffles('planets', 0, 1, 2, 3, 4)
    .start(followers({ role: 'survey', waiting: [1] }));

  const follower = seat(1).chooses('survey', 'survey', 'survey', 'survey', 'survey');
  follower.isOffered('voson', 'styku', 'gerdland', 'lyttle').chooses('lyttle');

  equal(follower.planet('lyttle').faceUp, false);
  deepEqual(table.state.planetDiscard, ['voson', 'styku', 'gerdland']);
  deepEqual(table.state.planetDeck, ['oknow', 'zephan', 'idroyos']);
});

proves('ED "Survey"', 'one planet among the discards is deck enough', () => {
  const { table, seat } = given(2).planetDeck().planetDiscard('voson').start(rolePhase({}));

  const leader = seat(0).chooses('survey');
  seat(1).chooses('dissent');

  equal(leader.planet('voson').faceUp, false);
  deepEqual(table.state.planetDiscard, []);
});

proves('ED "Survey"', 'the planet discards stay where they are while the deck has enough', () => {
  const { table, seat } = given(2)
    .hand(1, 'survey', 'survey', 'survey')
    .planetDeck('voson', 'styku')
    .planetDiscard('oknow')
    .start(followers({ role: 'survey', waiting: [1] }));

  seat(1).chooses('survey', 'survey', 'survey').isOffered('voson', 'styku').chooses('voson');

  deepEqual(table.state.planetDeck, []);
  deepEqual(table.state.planetDiscard, ['oknow', 'styku']);
});

proves('ED "Survey"', 'without any planets left the leader gets none, but the Role card all the same', () => {
  // interaction 19
  const { table, seat } = given(2).planetDeck().start(rolePhase({}));
  const before = table.state.stacks.survey.length;

  const leader = seat(0).chooses('survey');
  seat(1).chooses('dissent');

  deepEqual(leader.empire.planets, []);
  deepEqual(leader.played, ['survey']);
  equal(table.state.stacks.survey.length, before - 1);
});

proves('ED "Survey"', 'others see type and costs of the planet kept, and nothing of its front', () => {
  // interaction 20
  const { table, seat } = given(2).planetDeck('angus-duffy').start(rolePhase({}));
  seat(0).chooses('survey');
  seat(1).chooses('dissent');

  const back = { type: 'fertile', warfareCost: 6, colonizeCost: 3, place: 0, faceUp: false, colonies: [] };
  const hiddenFront = { planet: null, slots: [], scorched: false };
  deepEqual(table.view(1).empires[0]!.planets, [{ ...back, ...hiddenFront }]);
  deepEqual(table.view(null).empires[0]!.planets, [{ ...back, ...hiddenFront }]);
});

proves('ED "Survey"', 'only the seat that looks sees the planets; those not kept lie open in the discards', () => {
  const { table, seat } = given(2).hand(0, 'survey').planetDeck('voson', 'styku').start(rolePhase({}));
  const leader = seat(0).chooses('survey').chooses('survey');

  deepEqual(table.view(0).looking, { count: 2, planets: ['voson', 'styku'] });
  deepEqual(table.view(1).looking, { count: 2, planets: null });
  deepEqual(table.view(null).looking, { count: 2, planets: null });

  leader.chooses('voson');
  seat(1).chooses('dissent');
  deepEqual(table.view(1).looking, { count: 0, planets: null });
  deepEqual(table.view(1).planetDiscard, ['styku']);
});

proves('R-010', "a seat may look at its own face-down planets at any time, and nobody else's", () => {
  const { table } = given(2).planet(0, 'drawde').planet(0, 'oknow').planet(1, 'pomerene').start();

  const fronts = (seat: number, of: number) => table.view(seat).empires[of]!.planets.map(({ planet }) => planet);
  deepEqual(fronts(0, 0), ['drawde', 'oknow']);
  deepEqual(fronts(1, 1), ['pomerene']);
  deepEqual(fronts(1, 0), [null, null]);
  deepEqual(
    table.view(0).empires[0]!.planets.map(({ slots }) => slots),
    [[{ resource: 'food', filled: false }], [{ resource: 'silicon', filled: false }]],
  );
});

proves('ED "Empty Stacks"', 'in 2011 an empty Survey stack gives its leader no symbol', () => {
  const { table, seat } = given(2)
    .stack('survey', 0)
    .hand(0, 'survey')
    .planetDeck('voson', 'styku')
    .start(rolePhase({}));

  const leader = seat(0).chooses('survey').isTold({ symbols: 0 }).chooses('survey');
  seat(1).chooses('dissent');

  deepEqual(
    leader.empire.planets.map(planet => planet.id),
    ['voson'],
  ); // one symbol, and the leader's own look
  deepEqual(table.state.planetDeck, ['styku']);
});

proves('ED "Empty Stacks"', 'in 2011 the leader of an empty Survey stack without any symbol looks at nothing', () => {
  const { table, seat } = given(2).stack('survey', 0).planetDeck('voson').start(rolePhase({}));

  const leader = seat(0).chooses('survey');
  seat(1).chooses('dissent');

  deepEqual(leader.empire.planets, []);
  deepEqual(table.state.planetDeck, ['voson']);
});

proves('ED "Empty Stacks"', 'since 2014 an empty Survey stack gives its leader one symbol', () => {
  const { table, seat } = given(2, { errata2014: true })
    .stack('survey', 0)
    .hand(0, 'survey')
    .planetDeck('voson', 'styku', 'oknow')
    .start(rolePhase({}));

  const leader = seat(0).chooses('survey').isTold({ symbols: 1 }).chooses('survey');
  leader.isOffered('voson', 'styku').chooses('styku');
  seat(1).chooses('dissent');

  deepEqual(table.state.planetDeck, ['oknow']);
});

proves('ED "Empty Stacks"', 'since 2014 a Survey stack with a card left gives no symbol beside the card', () => {
  const { table, seat } = given(2, { errata2014: true })
    .stack('survey', 1)
    .planetDeck('voson', 'styku')
    .start(rolePhase({}));

  seat(0).chooses('survey').isNotAsked();
  seat(1).chooses('dissent');

  deepEqual(table.state.planetDeck, ['styku']);
});
