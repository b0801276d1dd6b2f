import { type Game, type KernelState, randomFor, type Seat } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { checkHiddenPieces, piecesOf } from './hidden-pieces.ts';
import { legalRandomAnswer, newTable } from './random-play.ts';

/** Tests that `hidden` of a game misses no place where a piece can be, in one random game for each of these options. */
export function testHiddenPlaces<G extends KernelState>(
  game: Game<G>,
  seats: number,
  options: readonly object[] = [{}, {}, {}],
): void {
  const readers: readonly (Seat | null)[] = [null, ...Array.from({ length: seats }, (_, seat) => seat)];

  /** Problems at some moments of a random game, for every seat and a spectator. */
  function problemsIn(seed: string, every: number, chosen: object): string[] {
    const table = newTable(game, { seats, seed, options: chosen });
    const random = randomFor(seed);
    let pieces = piecesOf(game, table.state);
    const problems: string[] = [];
    for (let decisions = 0; !table.over && problems.length === 0; decisions++) {
      if (pieces.size === 0) pieces = piecesOf(game, table.state); // decks come after a choice of homes
      const asks = table.asks();
      const ask = asks[Math.floor(random() * asks.length)]!;
      table.answer({ ask: ask.id, seat: ask.seat, value: legalRandomAnswer(table, ask, random) });
      if (decisions % every === 0) problems.push(...readers.flatMap(seat => checkHiddenPieces(table, seat, pieces)));
    }
    expect(pieces.size).toBeGreaterThan(30);
    return problems;
  }

  test.each(options.map((chosen, at) => [`places ${at + 1}`, chosen] as const))(
    'P3: wherever a piece is, a seat sees it or it is in a pool of what the seat cannot tell apart (%s)',
    (seed, chosen) => expect(problemsIn(seed, 20, chosen)).toEqual([]),
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
