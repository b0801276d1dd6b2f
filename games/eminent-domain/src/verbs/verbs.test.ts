import { deepEqual, equal } from 'node:assert/strict';
import { eventsOf, told } from '@orrery/testkit';
import { describe, test } from 'vitest';
import { kindOf } from '../model/cards.ts';
import { actionPhase } from '../rules/action-phase.ts';
import { cleanup } from '../rules/cleanup.ts';
import { resolveRole, rolePhase } from '../rules/role-phase.ts';
import { given, type TestTable } from '../testing/index.ts';

/** Kinds of the cards that events of a type name, an event a list. */
const cardsTold = (table: TestTable, type: 'discarded' | 'removed' | 'played'): string[][] =>
  told(table, type).map(({ cards }) => cards.map(kindOf));

describe('the table is told which cards move, and nothing when none do', () => {
  test('discarding', () => {
    const start = () => given(2).hand(0, 'survey', 'politics').start(cleanup({}));
    const some = start();
    some.seat(0).chooses('politics');
    deepEqual(cardsTold(some.table, 'discarded'), [['politics']]);
    const none = start();
    none.seat(0).passes();
    deepEqual(cardsTold(none.table, 'discarded'), []);
  });

  test('removing', () => {
    const start = () =>
      given(2)
        .hand(0, 'research', 'politics')
        .start(actionPhase({ left: 1 }));
    const some = start();
    some.seat(0).chooses('research').chooses('politics');
    deepEqual(cardsTold(some.table, 'removed'), [['politics']]);
    const itself = start();
    itself.seat(0).chooses('research').chooses('research');
    deepEqual(cardsTold(itself.table, 'removed'), [['research']]);
    const none = start();
    none.seat(0).chooses('research').passes();
    deepEqual(cardsTold(none.table, 'removed'), []);
  });

  test('boosting and following', () => {
    const start = () => given(2).hand(0, 'warfare').hand(1, 'warfare').start(rolePhase({}));
    const both = start();
    both.seat(0).chooses('warfare').chooses('warfare');
    both.seat(1).chooses('warfare');
    deepEqual(cardsTold(both.table, 'played'), [['warfare'], ['warfare']]);
    const none = start();
    none.seat(0).chooses('warfare').passes();
    none.seat(1).chooses('dissent');
    deepEqual(cardsTold(none.table, 'played'), []);
  });

  test('planets looked at and not kept', () => {
    const survey = (symbols: number) =>
      given(2)
        .planetDeck('lyttle', 'voson')
        .start(resolveRole({ seat: 0, role: 'survey', symbols, cards: [], leading: true }));
    const two = survey(2);
    two.seat(0).chooses('lyttle');
    deepEqual(told(two.table, 'planets-discarded'), [{ seat: 0, planets: ['voson'] }]);
    deepEqual(told(survey(1).table, 'planets-discarded'), []);
  });

  test('a new planet deck, unless there is nothing to make it of', () => {
    const survey = resolveRole({ seat: 0, role: 'survey', symbols: 1, cards: [], leading: true });
    deepEqual(told(given(2).planetDeck().start(survey).table, 'planets-reshuffled'), []);
    const { table } = given(2).planetDeck().planetDiscard('lyttle', 'voson').start(survey);
    equal(told(table, 'planets-reshuffled').length, 1);
  });

  test('drawing: everybody how many, the one who draws which', () => {
    const { table, seat } = given(2)
      .hand(0, 'survey')
      .deck(0, 'warfare', 'politics')
      .start(actionPhase({ left: 1 }));
    seat(0).chooses('survey');
    const [drew] = eventsOf(table, 'drew');
    deepEqual(drew!.data, { seat: 0, count: 2 });
    deepEqual(Object.keys(drew!.secret!), ['0']);
    deepEqual(drew!.secret![0]!.cards.map(kindOf), ['warfare', 'politics']);
  });
});

describe('what somebody has seen cannot be taken back by undoing', () => {
  const revealed = (table: TestTable): boolean => table.revealedAt === table.log.length && table.log.length > 0;

  test('cards drawn', () => {
    const { table, seat } = given(2)
      .hand(0, 'survey')
      .deck(0, 'warfare', 'politics')
      .start(actionPhase({ left: 1 }));
    equal(revealed(table), false);
    seat(0).chooses('survey');
    equal(revealed(table), true);
  });

  test('planets looked at, and those discarded', () => {
    const { table, seat } = given(2).planetDeck('lyttle', 'voson').hand(0, 'survey').start(rolePhase({}));
    seat(0).chooses('survey');
    equal(revealed(table), false);
    seat(0).chooses('survey'); // boosts, and looks at two
    equal(revealed(table), true);
    seat(0).chooses('lyttle');
    equal(revealed(table), true);
  });

  test('a planet taken from the top of the deck', () => {
    const { table, seat } = given(2)
      .planetDeck('lyttle')
      .hand(0, 'survey-team')
      .start(actionPhase({ left: 1 }));
    seat(0).chooses('survey-team');
    equal(revealed(table), true);
  });

  test('a planet turned face up', () => {
    const { table, seat } = given(2)
      .hand(0, 'colonize')
      .planet(0, 'drawde', { colonies: ['colonize', 'colonize'] })
      .start(actionPhase({ left: 1 }));
    seat(0).chooses('colonize');
    equal(revealed(table), false);
    seat(0).chooses('settle:drawde');
    equal(revealed(table), true);
  });

  test('but not what was on the table anyway', () => {
    const { table, seat } = given(2)
      .hand(0, 'warfare')
      .start(actionPhase({ left: 1 }));
    seat(0).chooses('warfare');
    equal(revealed(table), false);
  });
});

describe('options point at what they are about', () => {
  const targets = (table: TestTable) =>
    table.asks(0).flatMap(ask => (ask.form === 'pick' ? ask.options.map(option => option.at) : []));

  test('resources by planet and slot, fighters by number', () => {
    const { table, seat } = given(2)
      .permanent(0, 'weapon-emporium')
      .fighters(0, 1)
      .planet(0, 'drawde')
      .planet(0, 'new-texas', { faceUp: true, filled: ['water'] })
      .start(
        resolveRole({ seat: 0, role: 'trade', symbols: 2, cards: [], leading: true }),
        resolveRole({ seat: 0, role: 'produce', symbols: 2, cards: [], leading: true }),
      );
    deepEqual(targets(table), [
      { seat: 0, place: 1, slot: 1, resource: 'water' },
      { seat: 0, fighter: 1 },
    ]);
    seat(0).passes();
    deepEqual(targets(table), [{ seat: 0, place: 1, slot: 0, resource: 'food' }]);
  });

  test('a choice between doing and a planet', () => {
    const { table } = given(2)
      .fighters(0, 2)
      .planet(0, 'drawde')
      .start(resolveRole({ seat: 0, role: 'warfare', symbols: 1, cards: [], leading: true }));
    deepEqual(targets(table), [{ choice: 'fighters' }, { seat: 0, place: 0 }]);
  });
});

describe('one planet at a time is asked for', () => {
  test('by War Path', () => {
    const { seat } = given(2)
      .hand(0, 'war-path')
      .fighters(0, 4)
      .planet(0, 'drawde')
      .planet(0, 'chrispen')
      .start(actionPhase({ left: 1 }));
    const me = seat(0).chooses('war-path').isOffered('attack:drawde', 'attack:chrispen');
    me.isRefused('answer/too-many', 'attack:drawde', 'attack:chrispen').chooses('attack:chrispen');
    me.isOffered('attack:drawde').passes();
    equal(me.empire.fighters, 2);
  });

  test('by Improved Colonize, which tucks itself under the only planet left if it likes', () => {
    const { seat } = given(2)
      .hand(0, 'improved-colonize-trade')
      .planet(0, 'drawde', { colonies: ['colonize', 'colonize'] })
      .planet(0, 'chrispen', { colonies: ['colonize', 'colonize'] })
      .planet(0, 'idroyos')
      .start(actionPhase({ left: 1 }));
    const me = seat(0).chooses('improved-colonize-trade').isAsked('improved-colonize.first');
    me.isOffered('drawde', 'chrispen').isRefused('answer/too-many', 'drawde', 'chrispen').chooses('drawde');
    me.isOffered('tuck:chrispen', 'tuck:idroyos', 'settle:chrispen').chooses('tuck:idroyos');
    deepEqual(me.colonies('idroyos'), ['improved-colonize-trade']);

    const alone = given(2)
      .hand(0, 'improved-colonize-trade')
      .planet(0, 'idroyos')
      .start(actionPhase({ left: 1 }));
    alone.seat(0).chooses('improved-colonize-trade').isOffered('tuck:idroyos').chooses('tuck:idroyos');
    deepEqual(alone.seat(0).colonies('idroyos'), ['improved-colonize-trade']);
  });
});
