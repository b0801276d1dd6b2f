import { deepEqual, equal, ok } from 'node:assert/strict';
import { newTable } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import { eminentDomain } from '../index.ts';
import { roles } from '../model/ids.ts';
import { actionPhase } from '../rules/action-phase.ts';
import { resolveRole } from '../rules/role-phase.ts';
import { given } from '../testing/index.ts';
import { view } from './view.ts';

const everybody = [null, 0, 1, 2];

proves('ED 10', 'others see type and costs of a kept planet, not its front', () => {
  const { seat, table } = given(3) // interaction 20
    .planetDeck('new-texas', 'idroyos')
    .start(resolveRole({ seat: 0, role: 'survey', symbols: 2, cards: [], leading: true }));
  seat(0).isOffered('new-texas', 'idroyos').chooses('new-texas');

  const back = {
    type: 'fertile',
    warfareCost: 6,
    colonizeCost: 3,
    place: 0,
    faceUp: false,
    colonies: [],
    scorched: false,
  };
  const slots = [
    { resource: 'food', filled: false },
    { resource: 'water', filled: false },
  ];
  for (const other of [null, 1, 2])
    deepEqual(table.view(other).empires[0]!.planets, [{ ...back, planet: null, slots: [] }]);
  deepEqual(table.view(0).empires[0]!.planets, [{ ...back, planet: 'new-texas', slots }]);

  for (const { type, data } of table.events) equal(JSON.stringify(data).includes('new-texas'), false, type);
  deepEqual(table.view(1).planetDiscard, ['idroyos']);
});

proves('ED "Survey"', 'only the one who looks sees which planets; the others see how many', () => {
  const { seat, table } = given(3)
    .planetDeck('new-texas', 'idroyos', 'voson')
    .start(
      resolveRole({ seat: 0, role: 'survey', symbols: 2, cards: [], leading: true }),
      resolveRole({ seat: 1, role: 'survey', symbols: 3, cards: [], leading: false }),
    );
  deepEqual(table.view(0).looking, { count: 2, planets: ['new-texas', 'idroyos'] });
  for (const other of [null, 1, 2]) deepEqual(table.view(other).looking, { count: 2, planets: null });
  deepEqual(table.view(1).planetDeck, { size: 1, top: { type: 'metallic', warfareCost: 5, colonizeCost: 4 } });

  seat(0).chooses('idroyos');
  deepEqual(table.view(1).looking, { count: 2, planets: ['voson', 'new-texas'] });
  for (const other of [null, 0, 2]) deepEqual(table.view(other).looking, { count: 2, planets: null });
  deepEqual(table.view(2).planetDeck, { size: 0, top: null });
  seat(1).chooses('voson');
  for (const other of everybody) deepEqual(table.view(other).looking, { count: 0, planets: null });
});

proves('ED "Setup"', "a hand is its owner's secret; others and spectators see its size", () => {
  const { table } = given(3) // interaction 59
    .hand(0, 'survey', 'politics')
    .hand(1, 'terraforming')
    .deck(0, 'warfare', 'research', 'colonize')
    .start();
  const hands = (seat: number | null) =>
    table.view(seat).empires.map(({ hand }) => hand?.map(card => card.split('#')[0]));
  deepEqual(hands(0), [['survey', 'politics'], undefined, undefined]);
  deepEqual(hands(1), [undefined, ['terraforming'], undefined]);
  deepEqual(hands(null), [undefined, undefined, undefined]);
  for (const seat of everybody) {
    deepEqual(
      table.view(seat).empires.map(({ handSize, deckSize }) => [handSize, deckSize]),
      [
        [2, 3],
        [1, 0],
        [0, 0],
      ],
    );
    equal(JSON.stringify(table.view(seat)).includes(table.state.seats[0]!.deck[0]!), false); // not even its owner
  }
});

test('interaction 59: a view holds no hidden piece: hands, decks, fronts, planets out of the game', () => {
  for (let i = 0; i < 3; i++) {
    const table = newTable(eminentDomain, { seats: 3, seed: `hidden ${i}` });
    const { seats, planetDeck, planetsOut } = table.state;
    for (const viewer of everybody) {
      const text = JSON.stringify(table.view(viewer));
      const secrets: string[] = [...planetDeck, ...planetsOut];
      for (const [seat, { deck, hand, planets }] of seats.entries()) {
        secrets.push(...deck);
        if (seat !== viewer) secrets.push(...hand, ...planets.map(({ id }) => id));
      }
      for (const secret of secrets) equal(text.includes(`"${secret}"`), false, `seat ${viewer} sees ${secret}`);
    }
  }
});

proves('ED "Setup"', 'open to all: piles, stacks, tokens, face-up planets, permanents and colonies', () => {
  const { table } = given(3)
    .discard(0, 'survey')
    .played(0, 'warfare')
    .planet(0, 'new-texas', { faceUp: true, filled: ['water'] })
    .planet(0, 'oknow', { faceUp: true })
    .planet(0, 'idroyos', { colonies: ['terraforming'] })
    .planet(0, 'voson', { faceUp: true, scorched: true })
    .permanent(0, 'imperialism')
    .fighters(0, 3)
    .influence(0, 2)
    .stack('warfare', 4)
    .planetDeck('lyttle', 'styku')
    .planetDiscard('gerdland')
    .startPlayer(1)
    .turnOf(2)
    .start();
  for (const seat of everybody) {
    const seen = table.view(seat);
    equal(seen.seat, seat);
    deepEqual([seen.start, seen.turn.seat, seen.turn.number, seen.turn.role], [1, 2, 1, null]);
    deepEqual(seen.stacks, { survey: 14, warfare: 4, colonize: 14, 'produce-trade': 10, research: 14 });
    deepEqual(seen.options, { errata2014: false, extended: false, learning: false });
    deepEqual(seen.planetDeck, { size: 2, top: { type: 'advanced', warfareCost: 5, colonizeCost: 4 } });
    deepEqual([seen.planetDiscard, seen.supply, seen.market.length], [['gerdland'], 22, 42]);
    deepEqual([...seen.roles], [...roles]);
    deepEqual(seen.removed, table.state.removed);
    deepEqual([seen.lastRound, seen.over, seen.stacksToEnd], [false, true, 1]);

    const empire = seen.empires[0]!;
    deepEqual([empire.discard.length, empire.played.length, empire.acting], [1, 1, null]);
    deepEqual([empire.fighters, empire.influence, empire.permanents], [3, 2, ['imperialism']]);
    deepEqual([empire.handLimit, empire.tieBreak, empire.score], [6, 4, 2 + 2 + 2 + 3 + 2 + 2]);
    deepEqual(empire.symbols, { survey: 2, warfare: 1, colonize: 1, produce: 0, trade: 1, research: 0 });
    deepEqual(
      empire.planets.map(({ place, faceUp, scorched, colonies }) => [place, faceUp, scorched, colonies]),
      [
        [0, true, false, []],
        [1, true, false, []],
        [2, false, false, ['terraforming']],
        [3, true, true, []],
      ],
    );
    deepEqual(empire.planets[0]!.planet, 'new-texas');
    deepEqual(empire.planets[0]!.slots, [
      { resource: 'food', filled: false },
      { resource: 'water', filled: true },
    ]);
  }
});

proves('ED "Technologies"', 'everybody sees the card being played, and what lasts to the end of the turn', () => {
  const { seat, table } = given(3)
    .hand(0, 'specialization')
    .start(actionPhase({ left: 1 }));
  seat(0).chooses('specialization');
  for (const viewer of everybody) equal(table.view(viewer).empires[0]!.acting, 'specialization');
  seat(0).chooses('iron');
  for (const viewer of everybody) {
    deepEqual(table.view(viewer).turn.effects, [{ card: 'specialization', resources: ['iron'] }]);
    deepEqual(
      [table.view(viewer).empires[0]!.acting, table.view(viewer).empires[0]!.discard],
      [null, ['specialization']],
    );
  }
});

proves('ED "Variants"', 'the learning game shows five roles, and nobody a Research symbol', () => {
  const { table } = given(2, { learning: true }).planet(0, 'lyttle', { faceUp: true }).start();
  const seen = table.view(0);
  deepEqual(seen.roles, ['survey', 'warfare', 'colonize', 'produce', 'trade']);
  equal(seen.empires[0]!.symbols.research, 0);
});

test('whoever resolves a role looks at planets only while there are some to look at', () => {
  const game = given(2).planetDeck('lyttle').start().table.state;
  game.stack = [resolveRole({ seat: 0, role: 'trade', symbols: 1, cards: [], leading: true })];
  deepEqual(view(game, 0).looking, { count: 0, planets: null });
  game.looking.push(game.planetDeck.pop()!);
  deepEqual(view(game, 0).looking, { count: 1, planets: ['lyttle'] });
  deepEqual(view(game, 1).looking, { count: 1, planets: null });
  deepEqual(view(game, null).looking, { count: 1, planets: null });
});

test('a view is a copy: changing it changes nothing', () => {
  const { table } = given(2)
    .hand(0, 'survey')
    .discard(0, 'survey')
    .planet(0, 'idroyos', { colonies: ['colonize'] })
    .start();
  const before = JSON.stringify(table.state);
  const spoil = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const inner of Object.values(value)) spoil(inner);
    if (Array.isArray(value)) value.length = 0;
    else for (const key of Object.keys(value)) Reflect.set(value, key, 'spoiled');
  };
  spoil(table.view(0));
  equal(JSON.stringify(table.state), before);
  ok(table.view(0).empires[0]!.hand);
});
