import { expect, test } from 'vitest';
import { catalogue, findGame, games } from './index.ts';

test('every game is found by its id, has a default number of players within its bounds, and lists its switches', () => {
  for (const [id, { game, players, switches }] of Object.entries(games)) {
    expect(findGame(id)?.id).toBe(id);
    expect(game.id).toBe(id);
    expect(players).toBeGreaterThanOrEqual(game.seats.min);
    expect(players).toBeLessThanOrEqual(game.seats.max);
    for (const { id: name } of switches) expect(game.readOptions({ [name]: true }, players).ok, name).toBe(true);
  }
  expect(catalogue.map(each => each.id)).toEqual(Object.keys(games));
  expect(findGame('chess')).toBeUndefined();
});
