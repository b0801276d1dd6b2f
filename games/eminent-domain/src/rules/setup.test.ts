import { deepEqual, equal, notDeepEqual, ok } from 'node:assert/strict';
import { newTable } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { eminentDomain } from '../index.ts';
import { kindOf } from '../model/cards.ts';
import { deckPlanetIds, startPlanetIds, technologyIds } from '../model/ids.ts';
import type { Empire, Options, State } from '../model/state.ts';

const begun = (seats: number, options: Partial<Options> = {}, seed = 'setup'): State =>
  newTable(eminentDomain, { seats, options, seed }).state;

const sizes = ({ stacks }: State): number[] =>
  [stacks.survey, stacks.warfare, stacks.colonize, stacks['produce-trade'], stacks.research].map(
    ({ length }) => length,
  );

const counted = (cards: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const card of cards) counts[kindOf(card)] = (counts[kindOf(card)] ?? 0) + 1;
  return counts;
};

const owned = (empire: Empire): string[] => [...empire.deck, ...empire.hand];

proves('R-014', 'two players have the stacks of the 2011 rulebook: nothing is removed but what is dealt', () => {
  deepEqual(sizes(begun(2)), [16, 14, 16, 12, 16]);
  deepEqual(counted(begun(2).removed), { politics: 2 });
});

proves('ED "Setup"', 'three players have stacks of 14, 13, 14, 10 and 14', () => {
  deepEqual(sizes(begun(3)), [14, 13, 14, 10, 14]);
  deepEqual(counted(begun(3).removed), { politics: 1 });
});

proves('ED "Setup"', 'four players have stacks of 12, 12, 12, 8 and 12', () => {
  deepEqual(sizes(begun(4)), [12, 12, 12, 8, 12]);
  deepEqual(counted(begun(4).removed), {});
});

proves(
  'ED "Variants"',
  'the extended game of three has two more cards of each stack out of the game, one Warfare',
  () => {
    const game = begun(3, { extended: true });
    deepEqual(sizes(game), [12, 12, 12, 8, 12]);
    deepEqual(counted(game.removed), {
      survey: 2,
      warfare: 1,
      colonize: 2,
      'produce-trade': 2,
      research: 2,
      politics: 1,
    });
  },
);

proves('ED "Setup"', 'everybody has a deck of ten, and five of them in hand', () => {
  for (const seats of [2, 3, 4])
    for (const empire of begun(seats).seats) {
      deepEqual(counted(owned(empire)), {
        survey: 2,
        warfare: 1,
        colonize: 2,
        'produce-trade': 2,
        research: 2,
        politics: 1,
      });
      deepEqual([empire.hand.length, empire.deck.length, empire.discard.length], [5, 5, 0]);
      deepEqual([empire.fighters, empire.influence, empire.permanents.length], [0, 0, 0]);
    }
});

proves('ED "Setup"', 'everybody has one Start Planet, face down; the others are out of the game', () => {
  for (const seats of [2, 3, 4]) {
    const game = begun(seats);
    const dealt = game.seats.map(({ planets }) => {
      equal(planets.length, 1);
      deepEqual({ ...planets[0], id: '' }, { id: '', faceUp: false, colonies: [], filled: [], scorched: false });
      return planets[0]!.id;
    });
    deepEqual([...dealt, ...game.planetsOut].sort(), [...startPlanetIds].sort());
    equal(game.planetsOut.length, 6 - seats);
  }
});

proves('ED "Setup"', 'the planet deck is all 27, the supply 24, every technology is on offer', () => {
  const game = begun(2);
  deepEqual([...game.planetDeck].sort(), [...deckPlanetIds].sort());
  deepEqual([game.planetDiscard, game.looking], [[], []]);
  equal(game.supply, 24);
  deepEqual(game.market, [...technologyIds]);
});

proves('R-011', 'the learning game has no technologies, no Research stack, eight-card decks and 24 planets', () => {
  const game = begun(2, { learning: true });
  deepEqual(sizes(game), [16, 14, 16, 12, 0]);
  deepEqual(game.market, []);
  for (const empire of game.seats) {
    deepEqual(counted(owned(empire)), { survey: 2, warfare: 1, colonize: 2, 'produce-trade': 2, politics: 1 });
    deepEqual([empire.hand.length, empire.deck.length], [5, 3]);
  }
  deepEqual(counted(game.removed), { research: 20, politics: 2 });
  for (const planet of ['lyttle', 'echo-rose', 'srod-avein-n2'] as const) ok(game.planetsOut.includes(planet));
  equal(game.planetDeck.length, 24);
});

proves('ED "Setup"', 'decks, planets, Start Planets and the start player are drawn by chance', () => {
  const tables = Array.from({ length: 30 }, (_, i) => begun(3, {}, `chance ${i}`));
  deepEqual(new Set(tables.map(({ start }) => start)), new Set([0, 1, 2]));
  deepEqual(new Set(tables.flatMap(({ seats }) => seats[0]!.planets[0]!.id)), new Set(startPlanetIds));
  equal(new Set(tables.map(({ planetDeck }) => planetDeck.join())).size, 30);
  notDeepEqual(tables[0]!.planetDeck, [...deckPlanetIds]);
  for (const seat of [0, 1, 2])
    ok(new Set(tables.map(({ seats }) => owned(seats[seat]!).map(kindOf).join())).size > 25);
});

proves('ED "Setup"', 'the start player begins, with the first turn', () => {
  for (let i = 0; i < 5; i++) {
    const table = newTable(eminentDomain, { seats: 4, seed: `start ${i}` });
    const { start, turn } = table.state;
    deepEqual(table.waiting(), [start]);
    deepEqual([turn.seat, turn.number], [start, 1]);
    deepEqual(
      table.asks().map(({ kind, seat }) => [kind, seat]),
      [['action', start]],
    );
  }
});
