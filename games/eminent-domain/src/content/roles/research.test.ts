import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import type { PlanetId } from '../../model/ids.ts';
import { score } from '../../model/readers.ts';
import { actionPhase } from '../../rules/action-phase.ts';
import { cleanup } from '../../rules/cleanup.ts';
import { resolveRole, rolePhase } from '../../rules/role-phase.ts';
import { given } from '../../testing/index.ts';

const fertileOne = [
  'improved-research-colonize',
  'improved-research-produce',
  'improved-survey-colonize',
  'improved-survey-produce',
  'improved-trade-colonize',
  'improved-trade-produce',
  'improved-warfare-colonize',
  'improved-warfare-produce',
];
const fertileTwo = ['artificial-intelligence', 'genetic-engineering', 'terraforming', 'fertile-ground', 'abundance'];
const fertileThree = ['dissension', 'bureaucracy'];
const metallicOne = [
  'improved-colonize-survey',
  'improved-colonize-warfare',
  'improved-production-survey',
  'improved-production-warfare',
  'improved-research-survey',
  'improved-research-warfare',
  'improved-trade-survey',
  'improved-trade-warfare',
];
const advancedOne = [
  'improved-colonize-research',
  'improved-colonize-trade',
  'improved-production-research',
  'improved-production-trade',
  'improved-survey-research',
  'improved-survey-trade',
  'improved-warfare-research',
  'improved-warfare-trade',
];
const advancedTwo = ['data-network', 'diverse-markets', 'specialization', 'weapon-emporium', 'streamlining'];
const advancedThree = ['adaptability', 'hyperefficiency'];
const metallicTwo = ['mobilization', 'survey-team', 'war-path', 'imperialism', 'scorched-earth-policy'];
const metallicThree = ['logistics', 'productivity'];

/** Seat 0 has these planets face up and researches with so many symbols. */
const researching = (symbols: number, ...faceUp: PlanetId[]) => {
  const table = given(2);
  for (const planet of faceUp) table.planet(0, planet, { faceUp: true });
  return table.start(resolveRole({ seat: 0, role: 'research', symbols, cards: [], leading: true })).seat(0);
};

proves('ED 28', 'the Research action removes up to two cards of the hand for good', () => {
  const { seat, table } = given(2)
    .hand(0, 'research', 'politics', 'survey', 'warfare')
    .deck(0, 'colonize')
    .discard(0, 'colonize')
    .hand(1, 'survey')
    .start(actionPhase({ left: 1 }));
  const before = table.state.removed.length;

  const me = seat(0).chooses('research').isAsked('remove').isOffered('research', 'politics', 'survey', 'warfare');
  me.isRefused('answer/too-many', 'politics', 'survey', 'warfare').chooses('politics', 'survey');

  deepEqual(me.hand, ['warfare']);
  deepEqual(me.discard, ['colonize', 'research']);
  equal(table.state.removed.length, before + 2);
});

proves('ED 28', 'none or one may be removed as well', () => {
  const start = () =>
    given(2)
      .hand(0, 'research', 'politics')
      .start(actionPhase({ left: 1 }))
      .seat(0);

  const none = start().chooses('research').isOffered('research', 'politics').passes();
  deepEqual([none.hand, none.discard], [['politics'], ['research']]);

  const one = start().chooses('research').chooses('politics');
  deepEqual([one.hand, one.discard], [[], ['research']]);
});

proves('ED 28', 'Research may remove itself and a Politics: neither is in the discard pile', () => {
  const { seat, table } = given(2) // interaction 47
    .hand(0, 'research', 'politics', 'survey')
    .start(actionPhase({ left: 1 }));
  const before = table.state.removed.length;

  const me = seat(0).chooses('research').chooses('research', 'politics');
  deepEqual([me.hand, me.discard], [['survey'], []]);
  equal(me.empire.acting, null);
  equal(table.state.removed.length, before + 2);
});

proves('ED 28', 'removing a level 2 card costs its two influence', () => {
  const { seat, table } = given(2) // interaction 47
    .hand(0, 'research', 'terraforming')
    .influence(0, 1)
    .start(actionPhase({ left: 1 }));
  equal(score(seat(0).empire), 3);

  seat(0).chooses('research').chooses('terraforming');
  equal(score(seat(0).empire), 1);
  equal(table.state.removed.at(-1), 'terraforming'); // and it is not for sale again
  equal(table.state.market.includes('terraforming'), false);
});

proves('ED 29', 'level 1 takes one planet of its type and three symbols', () => {
  researching(2, 'styku').isNotAsked();
  researching(3).isNotAsked();
  const me = researching(3, 'styku').isAsked('research').isTold({ symbols: 3 });
  me.isOffered(...fertileOne).isRefused('answer/too-many', 'improved-research-colonize', 'improved-research-produce');
  me.chooses('improved-research-colonize');
  deepEqual(me.hand, ['improved-research-colonize']);
});

proves('ED 29', 'level 2 takes two planets of its type and five symbols', () => {
  researching(4, 'styku', 'gerdland')
    .isOffered(...fertileOne)
    .passes();
  researching(5, 'styku')
    .isOffered(...fertileOne)
    .passes();
  const me = researching(5, 'styku', 'gerdland').isOffered(...fertileOne, ...fertileTwo);
  me.chooses('terraforming');
  deepEqual(me.hand, ['terraforming']);
});

proves('ED 29', 'level 3 takes three planets of its type and seven symbols', () => {
  const three = ['styku', 'gerdland', 'nelos-iv'] as const;
  researching(6, ...three)
    .isOffered(...fertileOne, ...fertileTwo)
    .passes();
  researching(7, ...three)
    .isOffered(...fertileOne, ...fertileTwo, ...fertileThree)
    .passes();
});

proves('ED 29', 'two fertile planets and seven symbols: fertile levels 1 and 2 only', () => {
  const { seat } = given(2) // interaction 44
    .planet(0, 'styku', { faceUp: true })
    .planet(0, 'drawde', { faceUp: true }) // a Start Planet counts once face up
    .planet(0, 'gerdland') // face down: does not count
    .planet(1, 'nelos-iv', { faceUp: true })
    .start(resolveRole({ seat: 0, role: 'research', symbols: 7, cards: [], leading: true }));
  seat(0)
    .isOffered(...fertileOne, ...fertileTwo)
    .passes();
});

proves('ED 29', 'one fertile and one metallic planet make no level 2', () => {
  researching(7, 'styku', 'voson')
    .isOffered(...fertileOne, ...metallicOne)
    .passes(); // interaction 44
});

proves('ED 29', 'each type of planet serves the technologies of its own type', () => {
  researching(7, 'lyttle', 'oknow', 'zephan')
    .isOffered(...advancedOne, ...advancedTwo, ...advancedThree)
    .passes();
  researching(7, 'voson', 'idroyos', 'erkam-w')
    .isOffered(...metallicOne, ...metallicTwo, ...metallicThree)
    .passes();
});

proves('ED "Research"', 'taking no technology is allowed, and planets are not spent on one', () => {
  const me = researching(3, 'styku').passes();
  deepEqual(me.hand, []);
  const buyer = researching(3, 'styku').chooses('improved-trade-produce');
  equal(buyer.planet('styku').faceUp, true);
});

proves('ED "Research"', 'a permanent technology comes into play, and its other side is gone for everybody', () => {
  const { seat, table } = given(2)
    .planet(0, 'styku', { faceUp: true })
    .planet(0, 'gerdland', { faceUp: true })
    .planet(1, 'mik-mik', { faceUp: true })
    .planet(1, 'nelos-iv', { faceUp: true })
    .start(
      resolveRole({ seat: 0, role: 'research', symbols: 5, cards: [], leading: true }),
      resolveRole({ seat: 1, role: 'research', symbols: 5, cards: [], leading: false }),
    );
  seat(0).chooses('fertile-ground');
  deepEqual([seat(0).hand, seat(0).empire.permanents], [[], ['fertile-ground']]);
  equal(table.state.market.length, 43);

  seat(1)
    .isOffered(...fertileOne, 'artificial-intelligence', 'genetic-engineering', 'terraforming')
    .passes();
});

proves('ED 29', 'what boosts is two symbols with Data Network; four symbols buy level 1 only', () => {
  const { seat } = given(2) // interaction 45
    .hand(0, 'data-network', 'research', 'survey')
    .planet(0, 'styku', { faceUp: true })
    .planet(0, 'gerdland', { faceUp: true })
    .start(rolePhase({}));

  const me = seat(0).chooses('research').isTold({ symbols: 1 }).isOffered('data-network', 'research');
  me.chooses('data-network', 'research').isAsked('research').isTold({ symbols: 4 });
  me.isOffered(...fertileOne).passes();
  seat(1).chooses('dissent');
});

proves('ED 30', 'an empty Research stack gives its leader one symbol: two and one buy level 1', () => {
  const { seat } = given(2) // interaction 46
    .hand(0, 'research', 'research')
    .planet(0, 'styku', { faceUp: true })
    .stack('research', 0)
    .start(rolePhase({}));

  const me = seat(0).chooses('research').isTold({ symbols: 1 }).isOffered('research', 'research');
  me.chooses('research', 'research').isAsked('research').isTold({ symbols: 3 });
  me.isOffered(...fertileOne).chooses('improved-trade-produce');
  seat(1).isOffered('dissent').chooses('dissent');
  deepEqual(me.played, ['research', 'research']);
});

proves('ED 30', 'the last card of the Research stack brings its own symbol and no bonus', () => {
  for (const left of [1, 5]) {
    const { seat, table } = given(2).hand(0, 'survey').stack('research', left).start(rolePhase({}));
    seat(0).chooses('research').isTold({ symbols: 1 }).isOffered().passes();
    seat(1).chooses('dissent');
    equal(table.state.stacks.research.length, left - 1);
  }
});

proves('ED "Empty Stacks"', 'a follower of Research has no symbol for the empty stack', () => {
  const { seat } = given(2)
    .hand(1, 'research', 'data-network')
    .planet(1, 'lyttle', { faceUp: true }) // a Research symbol
    .stack('research', 0)
    .start(rolePhase({}));

  seat(0).chooses('research');
  seat(1).isTold({ symbols: 1 }).isOffered('dissent', 'follow', 'research', 'data-network');
  seat(1).chooses('research').isNotAsked(); // two symbols: nothing to buy
});

proves(
  'ED 34, ED 35',
  'a technology bought this turn is in the hand: it may be discarded and counts for the limit',
  () => {
    const { seat } = given(2) // interaction 48
      .hand(0, 'survey', 'survey', 'survey', 'survey', 'survey')
      .planet(0, 'styku', { faceUp: true })
      .start(resolveRole({ seat: 0, role: 'research', symbols: 3, cards: [], leading: true }), cleanup({}));

    const me = seat(0).chooses('improved-trade-produce').isAsked('discard');
    me.isOffered('survey', 'survey', 'survey', 'survey', 'survey', 'improved-trade-produce').isRefused(
      'answer/too-few',
    );
    me.chooses('improved-trade-produce');
    deepEqual(me.discard, ['improved-trade-produce']);
    equal(me.hand.length, 5);
  },
);

proves('ED "Research"', 'a technology cannot boost the role that buys it', () => {
  const { seat } = given(2)
    .hand(0, 'research', 'research', 'survey')
    .planet(0, 'styku', { faceUp: true })
    .start(rolePhase({}));
  const me = seat(0).chooses('research').chooses('research', 'research').chooses('improved-research-colonize');
  seat(1).chooses('dissent'); // no further boost is asked
  deepEqual(me.played, ['research', 'research', 'research']);
});

proves('ED "Variants"', 'the learning game has no Research role', () => {
  const { seat } = given(2, { learning: true }).start(rolePhase({}));
  seat(0).isOffered('survey', 'warfare', 'colonize', 'produce', 'trade').chooses('warfare');
  seat(1).chooses('dissent');
});
