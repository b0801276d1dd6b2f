import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import type { HandTechnologyId } from '../../model/ids.ts';
import { actionPhase } from '../../rules/action-phase.ts';
import { resolveRole } from '../../rules/role-phase.ts';
import { turn } from '../../rules/turn.ts';
import { given } from '../../testing/index.ts';

const trading = (symbols: number, seat = 0) =>
  resolveRole({ seat, role: 'trade', symbols, cards: [], leading: seat === 0 });
const producing = (symbols: number) => resolveRole({ seat: 0, role: 'produce', symbols, cards: [], leading: true });

proves(
  'ED "Technologies"',
  'Diverse Markets pays one token for each type traded: 2 food and 1 water bring 3 + 2',
  () => {
    const { seat, table } = given(2) // interaction 40
      .hand(0, 'diverse-markets')
      .planet(0, 'mik-mik', { faceUp: true, filled: true })
      .planet(0, 'new-texas', { faceUp: true, filled: true })
      .start(actionPhase({ left: 1 }), trading(3));

    const me = seat(0).isOffered('diverse-markets').chooses('diverse-markets');
    deepEqual(table.view(0).turn.effects, [{ card: 'diverse-markets', resources: [] }]);
    me.chooses('mik-mik.0', 'new-texas.0', 'new-texas.1');

    equal(me.empire.influence, 5);
    equal(table.state.supply, 19);
    deepEqual(table.view(0).turn.effects, [{ card: 'diverse-markets', resources: ['food', 'water'] }]);
  },
);

proves('ED "Technologies"', 'Specialization pays one token for each resource of the named type: 3 + 2', () => {
  const { seat } = given(2) // interaction 40
    .hand(0, 'specialization')
    .planet(0, 'mik-mik', { faceUp: true, filled: true })
    .planet(0, 'new-texas', { faceUp: true, filled: true })
    .start(actionPhase({ left: 1 }), trading(3));

  const me = seat(0).chooses('specialization').isAsked('specialization').isOffered('food', 'water', 'iron', 'silicon');
  me.chooses('food').chooses('mik-mik.0', 'new-texas.0', 'new-texas.1');
  equal(me.empire.influence, 5);
});

proves(
  'ED "Technologies"',
  'Weapon Emporium trades fighters, which are no type: 2 fighters and 1 iron bring 3 + 1',
  () => {
    const { seat } = given(2) // interaction 41
      .hand(0, 'diverse-markets')
      .permanent(0, 'weapon-emporium')
      .planet(0, 'voson', { faceUp: true, filled: true })
      .planet(0, 'tankahshin', { faceUp: true, scorched: true }) // a marker is no fighter
      .fighters(0, 3)
      .start(actionPhase({ left: 1 }), trading(4));

    const me = seat(0).chooses('diverse-markets').isAsked('trade').isTold({ most: 4 });
    me.isOffered('voson.0', 'fighter1', 'fighter2', 'fighter3').chooses('fighter1', 'fighter2', 'voson.0');
    equal(me.empire.influence, 4);
    equal(me.empire.fighters, 1);
    equal(me.planet('tankahshin').scorched, true);
  },
);

proves('ED "Technologies"', 'Weapon Emporium serves the Trade action too, and nobody else', () => {
  const { seat } = given(2)
    .hand(0, 'produce-trade')
    .permanent(0, 'weapon-emporium')
    .fighters(0, 2)
    .fighters(1, 2)
    .start(actionPhase({ left: 1 }), trading(2, 1));

  const me = seat(0).isOffered('produce-trade').chooses('produce-trade').isOffered('trade:fighter1', 'trade:fighter2');
  me.chooses('trade:fighter2');
  deepEqual([me.empire.fighters, me.empire.influence], [1, 1]);
  deepEqual([seat(1).empire.fighters, seat(1).empire.influence], [2, 0]); // not even asked
});

proves('ED "Technologies"', 'Specialization does not pay for fighters or for other types', () => {
  const { seat } = given(2)
    .hand(0, 'specialization')
    .permanent(0, 'weapon-emporium')
    .planet(0, 'voson', { faceUp: true, filled: true })
    .fighters(0, 1)
    .start(actionPhase({ left: 1 }), trading(2));
  seat(0).chooses('specialization').chooses('water').chooses('voson.0', 'fighter1');
  equal(seat(0).empire.influence, 2);
});

proves('ED "Technologies"', 'Genetic Engineering pays for each type produced: water, water, iron bring 2', () => {
  const { seat, table } = given(2) // interaction 42
    .hand(0, 'genetic-engineering')
    .planet(0, 'gerdland', { faceUp: true })
    .planet(0, 'styku', { faceUp: true })
    .planet(0, 'voson', { faceUp: true })
    .start(actionPhase({ left: 1 }), producing(3));

  seat(0).chooses('genetic-engineering').chooses('gerdland.0', 'styku.0', 'voson.0');
  equal(seat(0).empire.influence, 2);
  equal(table.state.supply, 22);
});

proves('ED "Technologies"', 'what Abundance fills is not produced: Genetic Engineering does not see it', () => {
  const { seat } = given(2) // interaction 42
    .hand(0, 'genetic-engineering', 'colonize')
    .permanent(0, 'abundance')
    .planet(0, 'new-texas', { colonies: ['colonize', 'colonize', 'colonize'] })
    .start(actionPhase({ left: 2 }));

  const me = seat(0).chooses('genetic-engineering').chooses('colonize');
  me.isOffered('tuck:new-texas', 'settle:new-texas').chooses('settle:new-texas');
  deepEqual(me.planet('new-texas').filled, [true, true]);
  equal(me.empire.influence, 0);
});

proves('ED "Technologies"', 'Diverse Markets does not pay for producing, nor Genetic Engineering for trading', () => {
  const start = (card: HandTechnologyId) =>
    given(2)
      .hand(0, card)
      .planet(0, 'new-texas', { faceUp: true, filled: ['food'] })
      .start(actionPhase({ left: 1 }), producing(1), trading(1));

  const markets = start('diverse-markets').seat(0).chooses('diverse-markets').chooses('new-texas.1').passes();
  equal(markets.empire.influence, 0);
  const genes = start('genetic-engineering').seat(0).chooses('genetic-engineering').passes().chooses('new-texas.0');
  equal(genes.empire.influence, 1);
});

proves('R-006', 'a trade before Diverse Markets counts for nothing, and the same type pays afterwards', () => {
  const { seat } = given(2)
    .permanent(0, 'productivity')
    .hand(0, 'produce-trade', 'diverse-markets')
    .planet(0, 'mik-mik', { faceUp: true, filled: true })
    .planet(0, 'new-texas', { faceUp: true, filled: true })
    .start(actionPhase({ left: 2 }), trading(2));

  const me = seat(0).chooses('produce-trade').chooses('trade:mik-mik.0');
  equal(me.empire.influence, 1);
  me.chooses('diverse-markets');
  equal(me.empire.influence, 1); // nothing for the food traded before
  me.chooses('new-texas.0', 'new-texas.1');
  equal(me.empire.influence, 5); // 2 tokens, and 2 types new since the card was played
});

proves('R-006', 'the same holds for Specialization and Genetic Engineering', () => {
  const special = given(2)
    .hand(0, 'produce-trade', 'specialization')
    .planet(0, 'mik-mik', { faceUp: true, filled: true })
    .start(actionPhase({ left: 2 }))
    .seat(0);
  special.chooses('produce-trade').chooses('trade:mik-mik.0').chooses('specialization').chooses('food');
  equal(special.empire.influence, 1);

  const genes = given(2)
    .hand(0, 'produce-trade', 'genetic-engineering')
    .planet(0, 'mik-mik', { faceUp: true })
    .planet(0, 'nelos-iv', { faceUp: true })
    .start(actionPhase({ left: 2 }), producing(1))
    .seat(0);
  genes.chooses('produce-trade').chooses('produce:mik-mik.0').chooses('genetic-engineering').chooses('nelos-iv.0');
  equal(genes.empire.influence, 1);
});

proves('R-007', 'the tokens of a turn effect are paid at once, before anything else happens', () => {
  const { seat, table } = given(2)
    .hand(0, 'diverse-markets', 'produce-trade', 'warfare')
    .planet(0, 'mik-mik', { faceUp: true, filled: true })
    .start(actionPhase({ left: 3 }));

  const me = seat(0).chooses('diverse-markets').chooses('produce-trade').chooses('trade:mik-mik.0');
  equal(me.empire.influence, 2);
  me.isAsked('action').passes(); // the turn has not ended
  deepEqual(
    table.events.filter(({ type }) => type === 'traded' || type === 'influence').map(({ type }) => type),
    ['traded', 'influence', 'influence'],
  );
});

proves('ED "Technologies"', 'a turn effect is over when its turn is, and is worth nothing to followers', () => {
  const { seat, table } = given(2)
    .hand(0, 'diverse-markets', 'produce-trade')
    .hand(1, 'produce-trade')
    .planet(0, 'mik-mik', { faceUp: true, filled: true })
    .planet(1, 'nelos-iv', { faceUp: true, filled: true })
    .supply(0)
    .start(turn({ seat: 0 }));
  const before = seat(1).empire.influence;

  seat(0).chooses('diverse-markets').chooses('trade').passes().passes(); // leads, boosts and trades nothing
  seat(1).chooses('produce-trade').chooses('nelos-iv.0'); // follows while the effect lasts
  equal(seat(1).empire.influence, before + 1);
  seat(0).passes();

  seat(1).isAsked('role').chooses('trade'); // an empty hand: no Action, no boost
  deepEqual(table.view(0).turn.effects, []);
  seat(0).chooses('produce-trade').chooses('mik-mik.0');
  equal(seat(0).empire.influence, 1);
  equal(table.over, true);
});

proves('ED "Technologies"', 'Artificial Intelligence takes any two Role cards into the hand', () => {
  const { seat, table } = given(2)
    .hand(0, 'artificial-intelligence')
    .start(actionPhase({ left: 1 }));
  const all = ['survey', 'warfare', 'colonize', 'produce-trade', 'research'];
  const me = seat(0)
    .chooses('artificial-intelligence')
    .isAsked('take-role-card')
    .isOffered(...all)
    .chooses('warfare');
  me.isAsked('take-role-card')
    .isOffered(...all)
    .chooses('warfare');
  deepEqual([me.hand, me.discard], [['warfare', 'warfare'], ['artificial-intelligence']]);
  equal(table.state.stacks.warfare.length, 12);
});

proves(
  'ED "Technologies"',
  'Artificial Intelligence: a stack with one card gives one, the second comes from another',
  () => {
    const { seat } = given(2) // interaction 50
      .hand(0, 'artificial-intelligence')
      .stack('research', 1)
      .start(actionPhase({ left: 1 }));
    const me = seat(0).chooses('artificial-intelligence').chooses('research');
    me.isOffered('survey', 'warfare', 'colonize', 'produce-trade').chooses('survey');
    deepEqual(me.hand, ['research', 'survey']);
  },
);

proves(
  'ED "Technologies"',
  'Artificial Intelligence takes one card when there is only one, and is no Action at none',
  () => {
    const stacks = ['survey', 'warfare', 'colonize', 'produce-trade', 'research'] as const;
    const last = given(4).hand(0, 'artificial-intelligence', 'warfare');
    for (const stack of stacks) last.stack(stack, stack === 'survey' ? 1 : 0);
    const me = last.start(actionPhase({ left: 1 })).seat(0);
    me.chooses('artificial-intelligence').isOffered('survey').chooses('survey').isNotAsked();
    deepEqual(me.hand, ['survey', 'warfare']);

    const none = given(4).hand(0, 'artificial-intelligence', 'warfare');
    for (const stack of stacks) none.stack(stack, 0);
    none
      .start(actionPhase({ left: 1 }))
      .seat(0)
      .isOffered('warfare')
      .passes();
  },
);

proves('R-009', 'Data Network draws two, then removes any number of the hand, but never itself', () => {
  const { seat, table } = given(2)
    .hand(0, 'data-network', 'survey')
    .deck(0, 'politics', 'warfare', 'colonize')
    .start(actionPhase({ left: 1 }));
  const before = table.state.removed.length;
  const me = seat(0).chooses('data-network').isAsked('remove').isOffered('survey', 'politics', 'warfare');
  me.chooses('survey', 'politics', 'warfare');
  deepEqual([me.hand, me.discard], [[], ['data-network']]);
  equal(table.state.removed.length, before + 3);
});

proves('R-009', 'Improved Research draws one, then removes up to three of the hand, but never itself', () => {
  const improved: HandTechnologyId[] = [
    'improved-research-colonize',
    'improved-research-produce',
    'improved-research-survey',
    'improved-research-warfare',
  ];
  for (const card of improved) {
    const { seat } = given(2)
      .hand(0, card, 'survey', 'survey', 'colonize')
      .deck(0, 'politics', 'warfare')
      .start(actionPhase({ left: 1 }));
    const me = seat(0).chooses(card).isAsked('remove').isOffered('survey', 'survey', 'colonize', 'politics');
    me.isRefused('answer/too-many', 'survey', 'survey', 'colonize', 'politics').chooses('survey', 'survey', 'colonize');
    deepEqual([me.hand, me.discard, me.deck], [['politics'], [card], ['warfare']]);
  }
});

proves('R-009', 'with nothing to draw and no other card there is nothing to remove', () => {
  const { seat } = given(2)
    .hand(0, 'data-network')
    .start(actionPhase({ left: 1 }));
  seat(0).chooses('data-network').isNotAsked();
  deepEqual([seat(0).hand, seat(0).discard], [[], ['data-network']]);
});

proves('ED "Technologies"', 'Improved Trade takes one token, spends no resource and is no trade', () => {
  const improved: HandTechnologyId[] = [
    'improved-trade-colonize',
    'improved-trade-produce',
    'improved-trade-survey',
    'improved-trade-warfare',
  ];
  for (const card of improved) {
    const { seat, table } = given(2)
      .hand(0, 'diverse-markets', card)
      .planet(0, 'mik-mik', { faceUp: true, filled: true })
      .start(actionPhase({ left: 2 }));
    const me = seat(0).chooses('diverse-markets').isOffered(card).chooses(card);
    deepEqual([me.empire.influence, table.state.supply], [1, 23]);
    deepEqual(me.planet('mik-mik').filled, [true]);
  }
});

proves('ED "Technologies"', 'Improved Production fills up to two empty slots, and is no Action without one', () => {
  const improved: HandTechnologyId[] = [
    'improved-production-research',
    'improved-production-trade',
    'improved-production-survey',
    'improved-production-warfare',
  ];
  for (const card of improved) {
    const start = (filled: boolean) =>
      given(2)
        .hand(0, card)
        .planet(0, 'new-texas', { faceUp: true, ...(filled ? { filled: true } : {}) })
        .planet(0, 'mik-mik', { faceUp: true, filled: filled ? true : [] })
        .start(actionPhase({ left: 1 }))
        .seat(0);
    start(true).isOffered().passes();
    const me = start(false).isOffered(card).chooses(card).isAsked('produce').isTold({ most: 2 });
    me.isOffered('new-texas.0', 'new-texas.1', 'mik-mik.0');
    me.isRefused('answer/too-many', 'new-texas.0', 'new-texas.1', 'mik-mik.0').chooses('new-texas.1', 'mik-mik.0');
    deepEqual([me.planet('new-texas').filled, me.planet('mik-mik').filled], [[false, true], [true]]);
    deepEqual(me.discard, [card]);
  }
});

proves('R-003', 'Improved Production may fill fewer slots than two', () => {
  const { seat } = given(2)
    .hand(0, 'improved-production-trade')
    .planet(0, 'new-texas', { faceUp: true })
    .start(actionPhase({ left: 1 }));
  seat(0).chooses('improved-production-trade').chooses('new-texas.0');
  deepEqual(seat(0).planet('new-texas').filled, [true, false]);
});
