import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { actionPhase } from '../../rules/action-phase.ts';
import { followers, resolveRole, rolePhase } from '../../rules/role-phase.ts';
import { turn } from '../../rules/turn.ts';
import { given } from '../../testing/index.ts';

// Permanents of Warfare, Colonize and dissent, and those that trim the hand.

proves('ED "Technologies"', 'Scorched Earth attacks a Start Planet for nothing, and its slot is dead', () => {
  // interaction 23
  const { seat } = given(2)
    .permanent(0, 'scorched-earth-policy')
    .hand(0, 'warfare')
    .planet(0, 'drawde')
    .planet(0, 'erkam-w') // costs 4, so 2
    .start(actionPhase({ left: 1 }), resolveRole({ seat: 0, role: 'produce', symbols: 3, cards: [], leading: true }));

  const me = seat(0).chooses('warfare').isOffered('fighters', 'attack:drawde').chooses('attack:drawde');
  me.isNotAsked(); // no slot to produce into

  equal(me.empire.fighters, 0);
  deepEqual(me.planet('drawde'), { id: 'drawde', faceUp: true, colonies: [], filled: [false], scorched: true });
});

proves('ED "Technologies"', 'Scorched Earth takes two fighters off the cost, for its owner alone', () => {
  const { seat } = given(2)
    .permanent(0, 'scorched-earth-policy')
    .hand(0, 'warfare')
    .fighters(0, 3)
    .planet(0, 'voson') // costs 5, so 3
    .turnOf(0)
    .hand(1, 'warfare')
    .fighters(1, 3)
    .planet(1, 'lyttle') // costs 5
    .start(actionPhase({ left: 1 }), resolveRole({ seat: 1, role: 'warfare', symbols: 1, cards: [], leading: true }));

  const me = seat(0).chooses('warfare').isOffered('fighters', 'attack:voson').chooses('attack:voson');

  equal(me.empire.fighters, 0);
  equal(seat(1).isNotAsked().empire.fighters, 4);
});

proves('ED "Technologies"', 'Scorched Earth leaves a planet alone that is settled', () => {
  const { seat } = given(2)
    .permanent(0, 'scorched-earth-policy')
    .hand(0, 'colonize')
    .planet(0, 'drawde', { colonies: ['colonize', 'colonize'] })
    .start(actionPhase({ left: 1 }));

  const me = seat(0).chooses('colonize').isOffered('tuck:drawde', 'settle:drawde').chooses('settle:drawde');

  equal(me.planet('drawde').scorched, false);
});

proves('R-005', 'the fighter left on a scorched planet is a marker of the supply: no fighter is lost or gained', () => {
  const { table, seat } = given(2)
    .permanent(0, 'scorched-earth-policy')
    .permanent(0, 'weapon-emporium')
    .hand(0, 'warfare', 'produce-trade')
    .fighters(0, 2)
    .planet(0, 'erkam-w') // costs 4, so 2
    .start(actionPhase({ left: 2 }));

  const me = seat(0).chooses('warfare').chooses('attack:erkam-w');
  equal(me.empire.fighters, 0);
  equal(table.view(0).empires[0]!.tieBreak, 0);
  me.isAsked('action').isOffered().passes(); // nothing to trade
});

proves('ED "Technologies"', 'Dissension draws two cards for a dissent, reshuffling in between where it must', () => {
  // interaction 8
  const { seat } = given(2)
    .permanent(1, 'dissension')
    .deck(1, 'research')
    .discard(1, 'colonize', 'warfare')
    .shuffles('deck-1', 0, 1)
    .start(followers({ role: 'survey', waiting: [1] }));

  const dissenter = seat(1).chooses('dissent');

  deepEqual(dissenter.hand, ['research', 'warfare']);
  deepEqual(dissenter.deck, ['colonize']);
  deepEqual(dissenter.discard, []);
});

proves('ED "Technologies"', 'Dissension serves its owner alone', () => {
  const { seat } = given(3)
    .permanent(1, 'dissension')
    .deck(2, 'research', 'survey')
    .start(followers({ role: 'survey', waiting: [2] }));

  deepEqual(seat(2).chooses('dissent').hand, ['research']);
});

proves('ED "Technologies"', 'with Bureaucracy a follower of Warfare attacks or collects', () => {
  // interaction 25
  for (const choice of ['attack:drawde', 'fighters']) {
    const { seat } = given(2)
      .permanent(1, 'bureaucracy')
      .hand(1, 'warfare')
      .fighters(1, 2)
      .planet(1, 'drawde')
      .start(followers({ role: 'warfare', waiting: [1] }));

    const follower = seat(1).isOffered('dissent', 'follow', 'warfare').chooses('warfare');
    follower.isAsked('warfare').isOffered('fighters', 'attack:drawde').chooses(choice);

    equal(follower.empire.fighters, choice === 'fighters' ? 3 : 0);
    equal(follower.planet('drawde').faceUp, choice !== 'fighters');
  }
});

proves('ED "Technologies"', 'with Bureaucracy a follower of Colonize settles or tucks', () => {
  for (const choice of ['settle:drawde', 'tuck']) {
    const { seat } = given(2)
      .permanent(1, 'bureaucracy')
      .hand(1, 'colonize')
      .planet(1, 'drawde', { colonies: ['colonize', 'colonize'] })
      .start(followers({ role: 'colonize', waiting: [1] }));

    const follower = seat(1).isOffered('dissent', 'follow', 'colonize').chooses('colonize');
    follower.isOffered('tuck', 'settle:drawde').chooses(choice);

    equal(follower.planet('drawde').faceUp, choice !== 'tuck');
    equal(follower.colonies('drawde').length, choice === 'tuck' ? 3 : 0);
  }
});

proves('ED "Technologies"', 'Bureaucracy gives a follower of Survey no further look', () => {
  const { table, seat } = given(2)
    .permanent(1, 'bureaucracy')
    .hand(1, 'survey', 'survey')
    .planetDeck('voson', 'styku')
    .start(followers({ role: 'survey', waiting: [1] }));

  seat(1).isOffered('dissent', 'survey', 'survey').chooses('survey', 'survey').isNotAsked();

  deepEqual(table.state.planetDeck, ['styku']);
});

proves('ED "Technologies"', 'since 2014 Bureaucracy adds a symbol when following any role but Colonize', () => {
  for (const [role, symbols] of [
    ['survey', 1],
    ['warfare', 1],
    ['colonize', 0],
    ['produce', 1],
    ['trade', 1],
    ['research', 1],
  ] as const) {
    for (const errata2014 of [false, true]) {
      const { seat } = given(2, { errata2014 })
        .permanent(1, 'bureaucracy')
        .start(followers({ role, waiting: [1] }));
      const added = errata2014 ? symbols : 0;

      seat(1)
        .isTold({ symbols: added })
        .isOffered('dissent', ...(added > 0 ? ['follow'] : []))
        .chooses('dissent');
    }
  }
});

proves('R-004', 'with Bureaucracy one may follow Warfare without a symbol if there is a planet to attack', () => {
  for (const [fighters, offered] of [
    [1, ['dissent']],
    [2, ['dissent', 'follow']],
  ] as const) {
    const { seat } = given(2)
      .permanent(1, 'bureaucracy')
      .fighters(1, fighters)
      .planet(1, 'drawde')
      .start(followers({ role: 'warfare', waiting: [1] }));

    const follower = seat(1)
      .isTold({ symbols: 0 })
      .isOffered(...offered);
    if (fighters === 1) follower.chooses('dissent');
    else follower.chooses('follow').isOffered('fighters', 'attack:drawde').chooses('attack:drawde');

    equal(follower.planet('drawde').faceUp, fighters === 2);
    equal(follower.empire.fighters, fighters === 2 ? 0 : 1);
  }
});

proves('R-004', 'with Bureaucracy one may follow Colonize without a card if there is a planet to settle', () => {
  for (const [colonies, offered] of [
    [['colonize'], ['dissent']],
    [
      ['colonize', 'colonize'],
      ['dissent', 'follow'],
    ],
  ] as const) {
    const { seat } = given(2)
      .permanent(1, 'bureaucracy')
      .planet(1, 'drawde', { colonies })
      .start(followers({ role: 'colonize', waiting: [1] }));

    const follower = seat(1).isOffered(...offered);
    if (colonies.length === 1) follower.chooses('dissent');
    else follower.chooses('follow').isOffered('tuck', 'settle:drawde').chooses('settle:drawde');

    equal(follower.planet('drawde').faceUp, colonies.length === 2);
  }
});

proves('R-004', 'without Bureaucracy neither fighters nor colonies let one follow', () => {
  for (const role of ['warfare', 'colonize'] as const) {
    const { seat } = given(2)
      .fighters(1, 9)
      .planet(1, 'drawde', { colonies: ['colonize', 'colonize'] })
      .start(followers({ role, waiting: [1] }));

    seat(1).isOffered('dissent').chooses('dissent');
  }
});

proves('ED "Technologies"', 'in 2011 Abundance fills every slot of a planet as it is settled or attacked', () => {
  const { seat } = given(2)
    .permanent(0, 'abundance')
    .hand(0, 'warfare', 'colonize')
    .fighters(0, 6)
    .planet(0, 'angus-duffy') // two slots, 6 fighters
    .planet(0, 'drawde', { colonies: ['colonize', 'colonize'] })
    .planet(0, 'oknow', { faceUp: true })
    .start(actionPhase({ left: 2 }));

  const me = seat(0).chooses('warfare').chooses('attack:angus-duffy').chooses('colonize').chooses('settle:drawde');

  deepEqual(me.planet('angus-duffy').filled, [true, true]);
  deepEqual(me.planet('drawde').filled, [true]);
  deepEqual(me.planet('oknow').filled, [false]);
});

proves('ED "Technologies"', 'Scorched Earth beats Abundance: the planet holds nothing', () => {
  const { seat } = given(2)
    .permanent(0, 'scorched-earth-policy')
    .permanent(0, 'abundance')
    .hand(0, 'warfare')
    .planet(0, 'drawde')
    .start(actionPhase({ left: 1 }));

  const me = seat(0).chooses('warfare').chooses('attack:drawde');

  deepEqual(me.planet('drawde').filled, [false]);
});

proves(
  'ED "Technologies"',
  'since 2014 Abundance produces up to two resources, anywhere, whenever a planet is turned',
  () => {
    const { seat } = given(2, { errata2014: true })
      .permanent(0, 'abundance')
      .hand(0, 'warfare')
      .fighters(0, 2)
      .planet(0, 'drawde')
      .planet(0, 'angus-duffy', { faceUp: true })
      .start(actionPhase({ left: 1 }));

    const me = seat(0).chooses('warfare').chooses('attack:drawde');
    me.isAsked('produce').isOffered('drawde.0', 'angus-duffy.0', 'angus-duffy.1').isTold({ most: 2 });
    me.isRefused('answer/too-many', 'drawde.0', 'angus-duffy.0', 'angus-duffy.1').chooses(
      'angus-duffy.0',
      'angus-duffy.1',
    );

    deepEqual(me.planet('drawde').filled, [false]);
    deepEqual(me.planet('angus-duffy').filled, [true, true]);
  },
);

proves('ED "Technologies"', 'Abundance produces four resources when it is taken, but only since 2014', () => {
  const take = (errata2014: boolean) =>
    given(2, { errata2014 })
      .planet(0, 'angus-duffy', { faceUp: true })
      .planet(0, 'new-texas', { faceUp: true })
      .planet(0, 'drawde', { faceUp: true })
      .start(resolveRole({ seat: 0, role: 'research', symbols: 5, cards: [], leading: true }))
      .seat(0)
      .chooses('abundance');

  take(false).isNotAsked();
  const slots = ['angus-duffy.0', 'angus-duffy.1', 'new-texas.0', 'new-texas.1'];
  const me = take(true).isAsked('produce').isTold({ most: 4 });
  me.isOffered(...slots, 'drawde.0').chooses(...slots);

  deepEqual(me.planet('new-texas').filled, [true, true]);
  deepEqual(me.planet('drawde').filled, [false]);
});

proves('R-008', 'Streamlining serves again on the next turn of its owner', () => {
  const { seat } = given(2)
    .permanent(0, 'streamlining')
    .hand(0, 'politics', 'research')
    .startPlayer(1)
    .supply(0)
    .start(actionPhase({ left: 1 }), turn({ seat: 0 }));

  const me = seat(0).chooses('use:streamlining').chooses('politics').isOffered('research').passes();
  me.isAsked('action').isOffered('research', 'use:streamlining').passes();
  me.chooses('trade').passes();
  seat(1).chooses('dissent');
  me.isOffered('research', 'use:streamlining').passes();
});

proves('R-008', 'Hyperefficiency serves again and again, at every question of one turn', () => {
  const { seat } = given(2)
    .permanent(0, 'hyperefficiency')
    .hand(0, 'politics', 'research', 'survey')
    .deck(0, 'warfare')
    .start(actionPhase({ left: 1 }), rolePhase({}));

  const me = seat(0).chooses('use:hyperefficiency').chooses('politics', 'research');
  me.isAsked('action').isOffered('survey', 'use:hyperefficiency').chooses('survey'); // draws
  me.isAsked('role').chooses('use:hyperefficiency').isOffered('warfare').chooses('warfare');
  me.isOffered('survey', 'warfare', 'colonize', 'produce', 'trade', 'research').chooses('trade');
  seat(1).chooses('dissent');

  deepEqual([me.hand, me.discard], [[], ['survey']]);
});
