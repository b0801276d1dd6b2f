import { deepEqual } from 'node:assert/strict';
import type { Seat } from '@orrery/kernel';
import { newTable } from '@orrery/testkit';
import { expect, test } from 'vitest';
import { eminentDomain } from '../index.ts';
import { startPlanetIds } from '../model/ids.ts';
import type { State } from '../model/state.ts';
import { resolveRole } from '../rules/role-phase.ts';
import { type Given, given } from '../testing/index.ts';
import { hidden } from './hidden.ts';

/** Pools by kind, in alphabetical order; a pool of one hides nothing. */
const sorted = (pools: readonly (readonly string[])[]): string[][] =>
  pools
    .filter(pool => pool.length > 1)
    .map(pool => pool.map(piece => piece.split('#')[0]!).sort())
    .sort((a, b) => (a.join() < b.join() ? -1 : 1));

const hides = (game: State, seat: Seat | null, ...expected: string[][]): void =>
  deepEqual(sorted(hidden(game, seat)), sorted(expected));

/** No planet is anywhere but where the test put it. */
const started = (prepared: Given): State => {
  const game = prepared.start().table.state;
  game.planetsOut = [];
  return game;
};

test('hands of others and the order of every deck are hidden; one’s own hand and open piles are not', () => {
  const game = started(
    given(2)
      .hand(0, 'survey', 'politics')
      .deck(0, 'warfare', 'colonize')
      .hand(1, 'research')
      .deck(1, 'terraforming', 'data-network')
      .discard(1, 'survey', 'survey')
      .played(1, 'colonize', 'colonize')
      .planetDeck(),
  );
  const [hand, deck] = [
    ['survey', 'politics'],
    ['warfare', 'colonize'],
  ] as const;
  hides(game, 0, [...deck], ['research', 'terraforming', 'data-network']);
  hides(game, 1, [...hand, ...deck], ['terraforming', 'data-network']);
  hides(game, null, [...hand, ...deck], ['research', 'terraforming', 'data-network']);
});

test('the planet deck is hidden below its top card, of which the survey side shows', () => {
  const game = started(given(2).planetDeck('lyttle', 'idroyos', 'styku', 'oknow').planetDiscard('ral-gaigaw'));
  const below = ['idroyos', 'styku', 'oknow'];
  const sameBackAsTop = ['lyttle', 'oknow']; // 5/4 and advanced, like the discarded Ral Gai'Gaw
  for (const seat of [null, 0, 1]) hides(game, seat, below, sameBackAsTop);
});

test('the front of a face-down planet is hidden from all but its owner, and could be any with its back', () => {
  const game = started(
    given(3)
      .planet(0, 'lyttle')
      .planet(0, 'hanoj-t', { faceUp: true })
      .planet(1, 'ral-gaigaw')
      .planet(1, 'echo-rose')
      .planetDeck('oknow'),
  );
  hides(game, 0, ['oknow', 'ral-gaigaw']);
  hides(game, 1, ['oknow', 'lyttle']);
  for (const seat of [null, 2]) hides(game, seat, ['oknow', 'lyttle', 'ral-gaigaw']);
});

test('planets being looked at are known to whoever looks, and to nobody else', () => {
  const { table } = given(3)
    .planetDeck('lyttle', 'idroyos', 'styku', 'gerdland', 'voson')
    .start(resolveRole({ seat: 1, role: 'survey', symbols: 3, cards: [], leading: false }));
  const game = table.state;
  game.planetsOut = [];
  deepEqual(game.looking, ['lyttle', 'idroyos']);
  const below = ['gerdland', 'voson'];
  hides(game, 1, below, ['styku', 'gerdland']);
  for (const seat of [null, 0, 2]) hides(game, seat, [...below, 'lyttle', 'idroyos'], ['styku', 'gerdland']);
});

test('a planet that somebody looks at could have any back of those below the top', () => {
  const { table } = given(2)
    .planetDeck('lyttle', 'oknow', 'styku')
    .start(resolveRole({ seat: 0, role: 'survey', symbols: 2, cards: [], leading: true }));
  table.state.planetsOut = [];
  hides(table.state, 0);
  hides(table.state, 1, ['lyttle', 'oknow'], ['lyttle', 'oknow']);
});

test('the Start Planets that nobody was dealt could be those of others', () => {
  const game = newTable(eminentDomain, { seats: 2, seed: 'starts' }).state;
  game.planetDeck = [];
  for (const [seat, { deck, hand }] of game.seats.entries()) {
    deck.length = 0;
    if (seat === 1) hand.length = 1;
    else hand.length = 0;
  }
  const type = { pomerene: 'a', liagiba: 'a', drawde: 'f', 'mesia-sednim': 'f', 'piedra-seca': 'm', chrispen: 'm' };
  for (const seat of [null, 0, 1]) {
    const own = seat === null ? undefined : game.seats[seat]!.planets[0]!.id;
    const unknown = startPlanetIds.filter(id => id !== own);
    const pools = ['a', 'f', 'm'].map(letter => unknown.filter(id => type[id] === letter));
    hides(game, seat, ...pools);
  }
});

test('nobody thinks that a planet which the learning game leaves out could be in play', () => {
  const game = newTable(eminentDomain, { seats: 2, options: { learning: true }, seed: 'learning' }).state;
  for (const seat of [null, 0, 1])
    for (const out of ['lyttle', 'echo-rose', 'srod-avein-n2']) expect(hidden(game, seat).flat()).not.toContain(out);
  const full = newTable(eminentDomain, { seats: 2, seed: 'learning' }).state;
  expect(hidden(full, 0).flat()).toContain('lyttle');
});
