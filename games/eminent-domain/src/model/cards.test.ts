import { deepEqual, equal, throws } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import { allRoleCards, cardFacts, copies, kindOf, roleCardKeys, stackOf, startingDeck } from './cards.ts';
import { stackSizes } from './setup.ts';

proves('ED "Setup"', 'there are 96 Role cards, each with its own key', () => {
  equal(new Set(allRoleCards).size, 96);
  deepEqual(copies, { survey: 20, warfare: 16, colonize: 20, 'produce-trade': 16, research: 20, politics: 4 });
  equal(
    Object.values(startingDeck).reduce((sum, count) => sum + count, 0),
    10,
  );
});

proves('ED "Setup"', 'two players leave every Role card in the game, four deal from fewer', () => {
  for (const kind of ['survey', 'warfare', 'colonize', 'produce-trade', 'research'] as const) {
    equal(stackSizes['2'][kind] + 2 * startingDeck[kind], copies[kind]);
    equal(stackSizes['3'][kind] + 3 * startingDeck[kind], copies[kind]);
    equal(stackSizes['4'][kind] + 4 * startingDeck[kind], copies[kind]);
    equal(stackSizes.extended[kind], stackSizes['4'][kind]);
  }
});

proves('ED 4', 'six roles share five stacks: Produce and Trade have one between them', () => {
  deepEqual(stackOf, {
    survey: 'survey',
    warfare: 'warfare',
    colonize: 'colonize',
    produce: 'produce-trade',
    trade: 'produce-trade',
    research: 'research',
  });
});

proves('ED 32', 'Politics has no symbol and no stack, the others have one symbol of each role of their stack', () => {
  deepEqual(cardFacts('politics#4'), { kind: 'politics', symbols: [], influence: 0, stack: undefined });
  deepEqual(cardFacts('produce-trade#1').symbols, ['produce', 'trade']);
  for (const kind of ['survey', 'warfare', 'colonize', 'research'] as const)
    for (const card of roleCardKeys(kind))
      deepEqual(cardFacts(card), { kind, symbols: [kind], influence: 0, stack: kind });
});

test('a card that does not exist has no facts', () => {
  equal(kindOf('terraforming'), 'terraforming');
  equal(cardFacts('terraforming').influence, 2);
  throws(() => cardFacts('survey#21'), /there is no card survey#21/);
});
