import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import type { CardKind } from '../../model/ids.ts';
import { actionPhase } from '../../rules/action-phase.ts';
import { cleanup } from '../../rules/cleanup.ts';
import { rolePhase } from '../../rules/role-phase.ts';
import { roleIsOver, turn } from '../../rules/turn.ts';
import { given } from '../../testing/index.ts';

// Technologies of Survey, Warfare and Colonize that go to the hand; permanents are in expansion-permanents.test.ts.

proves('ED "Technologies"', 'every Improved Survey draws three cards', () => {
  for (const kind of [
    'improved-survey-research',
    'improved-survey-trade',
    'improved-survey-colonize',
    'improved-survey-produce',
  ] as const) {
    const { seat } = given(2)
      .hand(0, kind)
      .deck(0, 'research', 'colonize', 'warfare', 'politics')
      .start(actionPhase({ left: 1 }));

    const me = seat(0).chooses(kind);

    deepEqual(me.hand, ['colonize', 'research', 'warfare']);
    deepEqual(me.discard, [kind]);
  }
});

proves('ED "Technologies"', 'every Improved Warfare collects two fighters or attacks one planet', () => {
  for (const kind of [
    'improved-warfare-research',
    'improved-warfare-trade',
    'improved-warfare-colonize',
    'improved-warfare-produce',
  ] as const) {
    const play = (choice: string) => {
      const { seat } = given(2)
        .hand(0, kind)
        .fighters(0, 2)
        .planet(0, 'drawde')
        .start(actionPhase({ left: 1 }));
      return seat(0).chooses(kind).isOffered('fighters', 'attack:drawde').chooses(choice);
    };

    const collector = play('fighters');
    deepEqual([collector.empire.fighters, collector.planet('drawde').faceUp], [4, false]);
    const attacker = play('attack:drawde');
    deepEqual([attacker.empire.fighters, attacker.planet('drawde').faceUp], [0, true]);
  }
});

const improvedColonize = (kind: CardKind) =>
  given(2)
    .hand(0, kind)
    .planet(0, 'styku', { colonies: ['colonize', 'colonize', 'colonize', 'colonize'] }) // costs 4, a Colonize symbol
    .planet(0, 'zephan', { colonies: ['colonize', 'colonize'] }) // costs 3
    .start(actionPhase({ left: 1 }));

proves('ED "Technologies"', 'the second settle of Improved Colonize uses the symbol that the first one brought', () => {
  // interaction 34
  for (const kind of [
    'improved-colonize-research',
    'improved-colonize-trade',
    'improved-colonize-survey',
    'improved-colonize-warfare',
  ] as const) {
    const me = improvedColonize(kind).seat(0).chooses(kind);

    me.isAsked('improved-colonize.first').isOffered('styku').chooses('styku');
    me.isAsked('colonize').isOffered('tuck:zephan', 'settle:zephan').chooses('settle:zephan');

    deepEqual([me.planet('styku').faceUp, me.planet('zephan').faceUp], [true, true]);
    equal(me.discard.includes(kind), true);
  }
});

proves('ED "Technologies"', 'the first settle of Improved Colonize may be skipped', () => {
  // interaction 34
  const me = improvedColonize('improved-colonize-trade').seat(0).chooses('improved-colonize-trade');

  me.isAsked('improved-colonize.first').passes();
  me.isAsked('colonize').isOffered('tuck:styku', 'tuck:zephan', 'settle:styku').chooses('tuck:zephan');

  deepEqual(me.colonies('zephan'), ['colonize', 'colonize', 'improved-colonize-trade']);
  equal(me.planet('styku').faceUp, false);
  deepEqual(me.discard, []);
});

proves(
  'ED "Technologies"',
  'the first settle of Improved Colonize is of one planet, and what comes then is no option',
  () => {
    const { seat } = given(2)
      .hand(0, 'improved-colonize-trade')
      .planet(0, 'drawde', { colonies: ['colonize', 'colonize'] })
      .planet(0, 'chrispen', { colonies: ['colonize', 'colonize'] })
      .planet(0, 'voson')
      .start(actionPhase({ left: 1 }));

    const me = seat(0).chooses('improved-colonize-trade').isOffered('drawde', 'chrispen');
    me.isRefused('answer/too-many', 'drawde', 'chrispen').chooses('drawde');
    me.isOffered('tuck:chrispen', 'tuck:voson', 'settle:chrispen')
      .isRefused('answer/too-few')
      .chooses('settle:chrispen');

    deepEqual([me.planet('drawde').faceUp, me.planet('chrispen').faceUp], [true, true]);
  },
);

proves(
  'ED "Technologies"',
  'Improved Colonize that has settled goes under the last face-down planet, if that is all',
  () => {
    const { seat } = given(2)
      .hand(0, 'improved-colonize-trade')
      .planet(0, 'drawde', { colonies: ['colonize', 'colonize'] })
      .planet(0, 'voson')
      .start(actionPhase({ left: 1 }));

    const me = seat(0)
      .chooses('improved-colonize-trade')
      .chooses('drawde')
      .isOffered('tuck:voson')
      .chooses('tuck:voson');

    deepEqual(me.colonies('voson'), ['improved-colonize-trade']);
  },
);

proves('ED "Technologies"', 'Improved Colonize is discarded when its first settle leaves nothing to do', () => {
  const { seat } = given(2)
    .hand(0, 'improved-colonize-trade')
    .planet(0, 'drawde', { colonies: ['colonize', 'colonize'] })
    .start(actionPhase({ left: 1 }));

  const me = seat(0).chooses('improved-colonize-trade').chooses('drawde').isNotAsked();

  deepEqual(me.discard, ['colonize', 'colonize', 'improved-colonize-trade']);
});

proves('ED "Technologies"', 'Terraforming settles a Start Planet at once', () => {
  // interaction 35
  const { seat } = given(2)
    .hand(0, 'terraforming')
    .planet(0, 'drawde')
    .planet(0, 'zephan')
    .planet(0, 'styku', { faceUp: true })
    .start(actionPhase({ left: 1 }));

  const me = seat(0).chooses('terraforming').isAsked('terraforming').isOffered('drawde', 'zephan').chooses('drawde');

  equal(me.planet('drawde').faceUp, true);
  deepEqual(me.discard, ['terraforming']);
});

proves('ED "Technologies"', 'symbols of the empire help the settle of Terraforming only since 2014', () => {
  // interaction 35
  for (const errata2014 of [false, true]) {
    const { seat } = given(2, { errata2014 })
      .hand(0, 'terraforming')
      .planet(0, 'zephan') // costs 3
      .planet(0, 'styku', { faceUp: true })
      .start(actionPhase({ left: 1 }));

    const me = seat(0).chooses('terraforming').chooses('zephan');

    equal(me.planet('zephan').faceUp, errata2014);
    deepEqual(me.colonies('zephan'), errata2014 ? [] : ['terraforming']);
  }
});

proves(
  'ED "Technologies"',
  'Terraforming counts the colonies already there, and without enough stays as two colonies',
  () => {
    for (const [colonies, settled] of [
      [['colonize'], false],
      [['colonize', 'colonize'], true],
    ] as const) {
      const { seat } = given(2, { errata2014: true })
        .hand(0, 'terraforming')
        .planet(0, 'voson', { colonies }) // costs 4
        .start(actionPhase({ left: 1 }));

      equal(seat(0).chooses('terraforming').chooses('voson').planet('voson').faceUp, settled);
    }
  },
);

proves('ED "Scoring"', 'a Terraforming still tucked at the end counts its influence', () => {
  // interaction 36
  const { table } = given(2)
    .planet(0, 'voson', { colonies: ['terraforming', 'colonize'] })
    .start();

  deepEqual(table.standing, { winners: [0], scores: [2, 0] });
});

proves('ED "Technologies"', 'Survey Team puts the top planet, unseen by others, face down into the empire', () => {
  const { table, seat } = given(2)
    .hand(0, 'survey-team')
    .planetDeck('voson', 'styku')
    .start(actionPhase({ left: 1 }));

  const me = seat(0).chooses('survey-team').isNotAsked();

  deepEqual(me.empire.planets, [{ id: 'voson', faceUp: false, colonies: [], filled: [], scorched: false }]);
  deepEqual(table.state.planetDeck, ['styku']);
  equal(table.view(0).empires[0]!.planets[0]!.planet, 'voson');
  equal(table.view(1).empires[0]!.planets[0]!.planet, null);
});

proves('ED "Technologies"', 'Survey Team reshuffles the planet discards when the deck is empty', () => {
  const { table, seat } = given(2)
    .hand(0, 'survey-team')
    .planetDeck()
    .planetDiscard('voson', 'styku')
    .shuffles('planets', 1, 0)
    .start(actionPhase({ left: 1 }));

  equal(seat(0).chooses('survey-team').planet('voson').faceUp, false);
  deepEqual([table.state.planetDeck, table.state.planetDiscard], [['styku'], []]);
});

proves('ED "Technologies"', 'War Path attacks once when the fighters pay for one planet only', () => {
  // interaction 26
  const { seat } = given(2)
    .hand(0, 'war-path')
    .fighters(0, 3)
    .planet(0, 'drawde')
    .planet(0, 'pomerene')
    .start(actionPhase({ left: 1 }));

  const me = seat(0).chooses('war-path').isAsked('war-path').isOffered('attack:drawde', 'attack:pomerene');
  me.isRefused('answer/too-many', 'attack:drawde', 'attack:pomerene').chooses('attack:pomerene').isNotAsked();

  equal(me.empire.fighters, 1);
  deepEqual([me.planet('drawde').faceUp, me.planet('pomerene').faceUp], [false, true]);
});

proves('ED "Technologies"', 'the second attack of War Path is optional, and there is no third', () => {
  // interaction 26
  const play = () =>
    given(2)
      .hand(0, 'war-path')
      .fighters(0, 9)
      .planet(0, 'drawde')
      .planet(0, 'pomerene')
      .planet(0, 'chrispen')
      .start(actionPhase({ left: 1 }))
      .seat(0)
      .chooses('war-path')
      .chooses('attack:pomerene')
      .isOffered('attack:drawde', 'attack:chrispen');

  equal(play().passes().isNotAsked().empire.fighters, 7);
  equal(play().chooses('attack:drawde').isNotAsked().empire.fighters, 5);
});

proves('ED "Technologies"', 'the attack of Mobilization comes after all followers and before the discarding', () => {
  // interaction 27: fighters of the role may pay
  const { seat } = given(2)
    .hand(0, 'mobilization', 'warfare', 'warfare')
    .planet(0, 'voson') // costs 5
    .planet(0, 'zephan') // costs 6
    .start(actionPhase({ left: 1 }), rolePhase({}), roleIsOver({}), cleanup({}));

  const me = seat(0).chooses('mobilization');
  equal(me.empire.fighters, 2);
  me.chooses('warfare').chooses('warfare', 'warfare').isNotAsked();
  seat(1).chooses('dissent');
  me.isAsked('mobilization').isOffered('attack:voson');
  deepEqual(me.played, ['warfare', 'warfare', 'warfare']);
  me.chooses('attack:voson');

  equal(me.empire.fighters, 0);
  equal(me.planet('voson').faceUp, true);
});

proves('ED "Technologies"', 'the attack of Mobilization is optional, and is of that turn only', () => {
  const { seat } = given(2)
    .hand(0, 'mobilization', 'research', 'research', 'research', 'research', 'research')
    .fighters(0, 9)
    .planet(0, 'drawde')
    .planet(0, 'chrispen')
    .startPlayer(1)
    .supply(0)
    .start(actionPhase({ left: 1 }), roleIsOver({}), turn({ seat: 0 }));

  const me = seat(0).chooses('mobilization').isOffered('attack:drawde', 'attack:chrispen').passes();
  me.isAsked('action').passes().chooses('warfare').passes().chooses('fighters');
  seat(1).chooses('dissent');
  me.isAsked('discard').passes();

  deepEqual([me.planet('drawde').faceUp, me.planet('chrispen').faceUp], [false, false]);
});

proves('ED "Technologies"', 'the attack of Mobilization stays promised when its card is back in the hand', () => {
  const { table, seat } = given(2)
    .hand(0, 'mobilization', 'survey')
    .discard(0, 'research')
    .planet(0, 'drawde')
    .start(actionPhase({ left: 2 }), roleIsOver({}));

  const me = seat(0).chooses('mobilization').chooses('survey');
  deepEqual(me.hand, ['mobilization', 'research']); // reshuffled and drawn
  deepEqual(table.view(1).turn.effects, [{ card: 'mobilization', resources: [] }]);
  me.chooses('attack:drawde');

  equal(me.planet('drawde').faceUp, true);
});

proves('R-013', 'with Logistics and the Role taken first, Mobilization attacks right after the Action', () => {
  const { table, seat } = given(2)
    .permanent(0, 'logistics')
    .hand(0, 'mobilization')
    .planet(0, 'drawde')
    .startPlayer(1)
    .supply(0) // the last turn of the game
    .start(turn({ seat: 0 }));

  const me = seat(0).isAsked('phase-order').isOffered('action', 'role').chooses('role');
  me.isAsked('role').chooses('trade').isAsked('boost').passes();
  seat(1).chooses('dissent');
  me.isAsked('action').chooses('mobilization');
  me.isAsked('mobilization').isOffered('attack:drawde').chooses('attack:drawde');

  equal(me.planet('drawde').faceUp, true);
  equal(me.empire.fighters, 0);
  equal(table.over, true);
});

proves('R-013', 'with Logistics and the Action taken first, Mobilization waits for the Role phase as ever', () => {
  const { seat } = given(2)
    .permanent(0, 'logistics')
    .hand(0, 'mobilization')
    .planet(0, 'drawde')
    .startPlayer(1)
    .supply(0)
    .start(turn({ seat: 0 }));

  const me = seat(0).chooses('action').isAsked('action').chooses('mobilization');
  me.isAsked('role').chooses('trade');
  seat(1).chooses('dissent');
  me.isAsked('mobilization').chooses('attack:drawde');

  equal(me.planet('drawde').faceUp, true);
});
