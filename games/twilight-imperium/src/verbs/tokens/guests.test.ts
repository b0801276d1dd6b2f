import { deepEqual, equal } from 'node:assert/strict';
import { test } from 'vitest';
import { twilightImperium } from '../../index.ts';
import { playerToChange } from '../../model/changes.ts';
import type { Tokens } from '../../model/factions/player.ts';
import { guestsOf } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { fleetLimitIn } from '../../moments/units/queries.ts';
import { given } from '../../testing/index.ts';
import { eliminate } from '../factions/elimination.ts';
import { canHost, hostToken, loseGuest, sendTokenHome } from './guests.ts';
import { loseToken, redistributeTokens, spendable } from './tokens.ts';

const table = () => given('sol', 'hacan', 'letnev');
const isSound = (game: State): boolean => twilightImperium.audit(game).length === 0;

test("another's token comes from its reinforcements, counts for the fleet, and can be neither spent nor moved", () => {
  const { seat, table: played } = table().runs(function* (game) {
    yield* hostToken(game, 0, 1);
    yield* redistributeTokens(game, 0);
  });
  const game = played.state;
  seat('sol').isAsked('redistribute-tokens').isBound(8, 8).allots({ tactic: 3, fleet: 3, strategy: 2 });
  deepEqual([guestsOf(game, 0), seat('hacan').tokens.reinforcements], [[1], 7]);
  deepEqual([fleetLimitIn(game, 0, '46'), spendable(game, 0, 'fleet')], [4, 3]);
  equal(isSound(game), true);
});

test('without any in its reinforcements, its owner says from which pool it comes', () => {
  const { seat, table: played } = table()
    .tokens('hacan', { tactic: 8, fleet: 8, strategy: 0 })
    .runs(game => hostToken(game, 0, 1));
  seat('hacan').isAsked('give-token-from').isOffered('tactic', 'fleet').chooses('fleet');
  deepEqual([guestsOf(played.state, 0), seat('hacan').tokens.fleet], [[1], 7]);
  equal(isSound(played.state), true);
});

test('one of each owner at most, and none of oneself', () => {
  const { table: played } = table().runs(function* (game) {
    yield* hostToken(game, 0, 1);
    yield* hostToken(game, 0, 1);
    yield* hostToken(game, 0, 0);
    yield* hostToken(game, 0, 2);
  });
  deepEqual(guestsOf(played.state, 0), [1, 2]);
  deepEqual([canHost(played.state, 0, 1), canHost(played.state, 1, 0)], [false, true]);
});

test('it goes home again, and nothing of it is left', () => {
  const { table: played } = table().runs(function* (game) {
    yield* hostToken(game, 0, 1);
    yield* sendTokenHome(game, 0, 1);
  });
  equal('guests' in played.state.seats[0]!, false);
  equal(played.state.seats[1]!.tokens.reinforcements, 8);
});

test('whoever must lose a fleet token loses an own one first, then one of others of its choice', () => {
  const { seat, table: played } = table()
    .tokens('sol', { fleet: 1 })
    .runs(function* (game) {
      yield* hostToken(game, 0, 1);
      yield* hostToken(game, 0, 2);
      yield* loseToken(game, 0, 'fleet');
      yield* loseToken(game, 0, 'fleet');
    });
  deepEqual([seat('sol').tokens.fleet, guestsOf(played.state, 0)], [0, [1, 2]]);
  seat('sol').isAsked('send-token-home').isOffered('1', '2').chooses('2');
  deepEqual(guestsOf(played.state, 0), [1]);
  equal(isSound(played.state), true);
});

test('fewer tokens in the pool, fewer ships', () => {
  const { seat } = table()
    .tokens('sol', { fleet: 1 })
    .with(game => {
      game.seats = game.seats.map((player, each) => (each === 0 ? { ...player, guests: [1] } : player));
    })
    .units('sol', '46', { cruiser: 2 })
    .runs(game => sendTokenHome(game, 0, 1));
  deepEqual(seat('sol').units('46'), { cruiser: 1 });
});

test('an eliminated player gives back the tokens of others, who keep theirs (LRR 33.10e, LRR 33.10f)', () => {
  const { table: played } = table()
    .units('sol', 'jord', { infantry: 1 })
    .units('letnev', 'arc-prime', { infantry: 1 })
    .runs(function* (game) {
      yield* hostToken(game, 0, 1);
      yield* hostToken(game, 1, 0);
      yield* eliminate(game, 1);
    });
  const game = played.state;
  deepEqual([guestsOf(game, 0), guestsOf(game, 1), game.seats[0]!.tokens.reinforcements], [[1], [], 8]);
  equal(isSound(game), true);
});

test('the only one goes without a question, and without any nothing happens', () => {
  const { table: played } = table().runs(function* (game) {
    yield* hostToken(game, 0, 1);
    yield* loseGuest(game, 0);
    yield* loseGuest(game, 0);
  });
  deepEqual([played.asks(), guestsOf(played.state, 0)], [[], []]);
});

test('its last token, in the reinforcements or in a pool, can be taken', () => {
  const can = (tokens: Partial<Tokens>) => {
    const { state } = table().start().table;
    Object.assign(playerToChange(state, 1).tokens, { tactic: 0, fleet: 0, strategy: 0, reinforcements: 0 }, tokens);
    return canHost(state, 0, 1);
  };
  deepEqual([can({}), can({ reinforcements: 1 }), can({ strategy: 1 })], [false, true, true]);
  const spaces = '18 19 46 20 41 21 42 44 25 39 47 43 35'.split(' ');
  const taken = table()
    .tokens('hacan', { tactic: 1, fleet: 0, strategy: 1 })
    .token('hacan', ...spaces)
    .runs(function* (game) {
      yield* hostToken(game, 0, 1);
      yield* hostToken(game, 2, 1);
    });
  taken.seat('hacan').isAsked('give-token-from').isOffered('tactic', 'strategy').chooses('tactic');
  deepEqual([guestsOf(taken.table.state, 0), guestsOf(taken.table.state, 2)], [[1], [1]]);
  deepEqual(taken.seat('hacan').tokens, { tactic: 0, fleet: 0, strategy: 1, reinforcements: 0 });
});
