import { invariant, type Rule } from '@orrery/kernel';
import { changeGalaxy, systemToChange } from '../../model/changes.ts';
import { emit } from '../../model/events/index.ts';
import { geometryOf, printedIn, systemAt, tileFacts } from '../../model/galaxy/galaxy.ts';
import type { PlacedTile } from '../../model/galaxy/state.ts';
import { inSets, systemOf } from '../../model/readers.ts';
import { newPlanet, newSystem } from '../../model/setup.ts';
import type { State, SystemId } from '../../model/state.ts';
import { openNexus } from './nexus.ts';

/** Adds a tile to the board; the new system's id is the tile number. */
export function* placeTile(game: State, tile: string, position: string): Rule {
  invariant(!geometryOf(game.galaxy).index.has(tile), () => `system ${tile} is on the board`);
  const placed: PlacedTile = { tile, position, turn: 0 };
  const system = newSystem(tile, inSets(game, 'pok'));
  changeGalaxy(game, [...game.galaxy.tiles, placed], [system]);
  yield* emit('system-added', { system: tile, position });
}

/**
 * Replaces or flips a tile. The system and its contents stay. Planets on both tiles are unchanged; the others leave the
 * board and must be empty.
 */
export function* replaceTile(game: State, id: SystemId, tile: string): Rule {
  const before = systemOf(game, id);
  const { planets: printed } = tileFacts(tile);
  const leaving = before.planets.filter(
    planet => printedIn(before).planets.includes(planet.id) && !printed.includes(planet.id),
  );
  for (const { id: planet, controller, units, attachments } of leaving)
    invariant(controller === null && units.length + attachments.length === 0, () => `${planet} is not empty`);
  changeGalaxy(
    game,
    game.galaxy.tiles.map(placed => (systemAt(placed) === id ? laid(placed, id, tile) : placed)),
  );
  const system = systemToChange(game, id);
  if (tile === id) delete system.tile;
  else system.tile = tile;
  const there = new Set(system.planets.map(planet => planet.id));
  system.planets = [
    ...system.planets.filter(planet => !leaving.some(gone => gone.id === planet.id)),
    ...printed.filter(planet => !there.has(planet)).map(newPlanet),
  ];
  yield* emit('tile-replaced', { system: id, tile });
  yield* openNexus(game);
}

const laid = ({ position, turn }: PlacedTile, system: SystemId, tile: string): PlacedTile => ({
  tile,
  ...(tile !== system && { system }),
  position,
  turn,
});

/** Swaps two systems with all their contents. */
export function* swapTiles(game: State, one: SystemId, other: SystemId): Rule {
  const placeOf = (id: SystemId): PlacedTile => game.galaxy.tiles.find(placed => systemAt(placed) === id)!;
  const [here, there] = [placeOf(one), placeOf(other)];
  changeGalaxy(
    game,
    game.galaxy.tiles.map(placed => {
      if (placed === here) return { ...placed, position: there.position };
      return placed === there ? { ...placed, position: here.position } : placed;
    }),
  );
  yield* emit('tiles-swapped', { systems: [one, other] });
}
