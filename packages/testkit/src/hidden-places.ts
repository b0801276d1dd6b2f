import { type Game, type KernelState, randomFor, type Seat } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { checkHiddenPieces, piecesOf } from './hidden-pieces.ts';
import { legalRandomAnswer, newTable } from './random-play.ts';

/** Tests that `hidden` of a game misses no place where a piece can be. */
export function testHiddenPlaces<G extends KernelState>(game: Game<G>, seats: number): void {
  const readers: readonly (Seat | null)[] = [null, ...Array.from({ length: seats }, (_, seat) => seat)];

  /** Problems at some moments of a random game, for every seat and a spectator. */
  function problemsIn(seed: string, every: number): string[] {
    const table = newTable(game, { seats, seed });
    const random = randomFor(seed);
    const pieces = piecesOf(game, table.state);
    expect(pieces.size).toBeGreaterThan(30);
    const problems: string[] = [];
    for (let decisions = 0; !table.over && problems.length === 0; decisions++) {
      const asks = table.asks();
      const ask = asks[Math.floor(random() * asks.length)]!;
      table.answer({ ask: ask.id, seat: ask.seat, value: legalRandomAnswer(table, ask, random) });
      if (decisions % every === 0) problems.push(...readers.flatMap(seat => checkHiddenPieces(table, seat, pieces)));
    }
    return problems;
  }

  test.each(['places 1', 'places 2', 'places 3'])(
    'P3: wherever a piece is, a seat sees it or it is in a pool of what the seat cannot tell apart (%s)',
    seed => expect(problemsIn(seed, 10)).toEqual([]),
  );

  test('P3: a piece that hidden() forgets is noticed, whichever it is', () => {
    const table = newTable(game, { seats, seed: 'forgotten' });
    const pieces = piecesOf(game, table.state);
    for (const piece of pieces) {
      const hidden: typeof game.hidden = (now, seat) =>
        game.hidden(now, seat).map(pool => pool.filter(each => each !== piece));
      const forgetful = newTable({ ...game, hidden }, { seats, seed: 'forgotten' });
      const problems = readers.flatMap(seat => checkHiddenPieces(forgetful, seat, pieces));
      expect(problems.join(), piece).toContain(`${piece} in `);
    }
  });
}
