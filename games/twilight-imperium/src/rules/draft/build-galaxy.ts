import { choose, invariant, next, type Rule, reveal, type Seat, shuffle, step } from '@orrery/kernel';
import { builtLayout } from '../../model/draft/built-map.ts';
import { snake, tileOfPiece, tilePiece } from '../../model/draft/draft-state.ts';
import { keptFrom, placements } from '../../model/draft/placements.ts';
import { emit } from '../../model/events/index.ts';
import { galaxyFor, inMapOrder } from '../../model/galaxy/galaxy-plan.ts';
import { type Layout, planOf } from '../../model/galaxy/layouts.ts';
import type { Galaxy } from '../../model/galaxy/state.ts';
import { tiles } from '../../model/galaxy/tiles.ts';
import { inSets, seatsClockwise } from '../../model/readers.ts';
import { bar, because } from '../../model/reasons.ts';
import { systemsOf } from '../../model/setup.ts';
import type { State } from '../../model/state.ts';

/** The layout on which this table builds its galaxy. */
export function layoutOf(game: State): Layout {
  const layout = builtLayout(game.options.map, game.seats.length, game.options.sets);
  invariant(layout, 'this table does not build its galaxy');
  return layout;
}

function layGalaxy(game: State, galaxy: Galaxy): void {
  game.galaxy = galaxy;
  game.systems = systemsOf(galaxy, inSets(game, 'pok'));
}

const shuffledTiles = (game: State, back: 'blue' | 'red'): Rule<string[]> =>
  shuffle(
    `${back}-tiles`,
    [...tiles].filter(([, facts]) => facts.back === back && inSets(game, facts.source)).map(([id]) => tilePiece(id)),
  );

/** Blue and red tiles are dealt face down, homes lie where they will be, and the speaker begins (GR setup.1). */
export const buildGalaxy = step<State>('ti/build-galaxy');
buildGalaxy.body(function* (game) {
  const layout = layoutOf(game);
  const [speaker] = yield* shuffle('speaker', [...game.seats.keys()]);
  game.speaker = speaker!;
  const plan = { ...planOf(layout, game.options.sets), open: [] };
  const homes = game.seats.map(({ home }) => home);
  layGalaxy(game, galaxyFor(plan, homes, game.options.sets));

  const blue = yield* shuffledTiles(game, 'blue');
  const red = yield* shuffledTiles(game, 'red');
  const extra = [...red.splice(0, layout.extra.red), ...blue.splice(0, layout.extra.blue)];
  const hands = game.seats.map(() => [...blue.splice(0, layout.each.blue), ...red.splice(0, layout.each.red)]);
  game.dealtTiles = { hands, extra, box: [...blue, ...red] };
  for (const [seat, hand] of hands.entries()) {
    yield* reveal([seat], hand);
    yield* emit('tiles-dealt', { seat, ...layout.each }, { [seat]: { tiles: hand.map(tileOfPiece) } });
  }
  yield* reveal('all', extra);
  if (extra.length > 0) yield* emit('tiles-drawn', { seat: game.speaker, tiles: extra.map(tileOfPiece) });

  const order = seatsClockwise(game, game.speaker);
  const turns = snake(order, layout.each.blue + layout.each.red);
  return next(
    ...extra.map(() => placeTile({ seat: game.speaker, isExtra: true })),
    ...turns.map(seat => placeTile({ seat, isExtra: false })),
  );
});

/** One seat places a tile of its hand, or one that the speaker has drawn on top. */
export const placeTile = step<State, { seat: Seat; isExtra: boolean }>('ti/place-tile');
placeTile.body(function* (game, { seat, isExtra }) {
  const pieces = handOf(game, seat, isExtra);
  const options = placements(game.galaxy, layoutOf(game), pieces.map(tileOfPiece));
  // The hidden hands limit where a tile may be placed; the tile is revealed when it is placed.
  const hidden = isExtra ? {} : { private: true };
  const { tile, places } = yield* choose(seat, 'setup.tile', options, {
    key: each => tilePiece(each.tile),
    at: each => ({ tile: each.tile }),
    barred: () =>
      pieces
        .map(tileOfPiece)
        .filter(id => !options.some(each => each.tile === id))
        .map(id => bar(tilePiece(id), { tile: id }, because('build.no-place', 'R-180'))),
    ...hidden,
  });
  const position = yield* choose(seat, 'setup.tile-place', places, {
    at: place => ({ position: place }),
    prompt: { tile },
    barred: () =>
      keptFrom(game.galaxy, layoutOf(game), tile)
        .filter(({ position: kept }) => !places.includes(kept))
        .map(({ position: kept, neighbour, why }) =>
          bar(kept, { position: kept }, because(`build.${why}`, 'R-180', { system: neighbour })),
        ),
    ...hidden,
  });
  const hand = handOf(game, seat, isExtra);
  hand.splice(hand.indexOf(tilePiece(tile)), 1);
  layGalaxy(game, { tiles: inMapOrder([...game.galaxy.tiles, { tile, position, turn: 0 }]) });
  yield* reveal('all', [tilePiece(tile)]);
  yield* emit('tile-placed', { seat, tile, position });
});

function handOf({ dealtTiles }: State, seat: Seat, isExtra: boolean): string[] {
  invariant(dealtTiles, 'tiles are dealt');
  return isExtra ? dealtTiles.extra : dealtTiles.hands[seat]!;
}
