import { galaxyFor } from '../model/galaxy/galaxy-plan.ts';
import type { Galaxy } from '../model/galaxy/state.ts';
import type { Source } from '../model/ids.ts';

/**
 * The galaxy that tests play on. Ring 1 lies round Mecatol Rex from due north clockwise, ring 2 round that; homes stand
 * at 201, 205 and 209 for seats 0 to 2, and at 203, 207 and 211 for seats 3 to 5, in place of the tile there.
 *
 * ```
 *                      201 home 0
 *         212 two planets      202 alpha, planet
 *   211 beta       101 planet        203 asteroid field
 *         106 nebula           102 void
 *   210 two planets 18 Mecatol Rex   204 beta, planet
 *         105 planet           103 planet
 *   209 home 2     104 gravity rift  205 home 1
 *         208 supernova        206 alpha
 *                      207 void
 * ```
 *
 * | tile | position | what | beside it |
 * | --- | --- | --- | --- |
 * | 18 | 000 | Mecatol Rex | 19 46 20 41 21 42 |
 * | 19 | 101 | wellon | home 0, 26 46 18 42 27 |
 * | 46 | 102 | void | 26 44 25 20 18 19 |
 * | 20 | 103 | vefut-ii | 25, home 1, 39 41 18 46 |
 * | 41 | 104 | gravity rift | 20 39 47 43 21 18 |
 * | 21 | 105 | thibah | 18 41 43, home 2, 35 42 |
 * | 42 | 106 | nebula | 19 18 21 35 40 27 |
 * | home 0 | 201 | | 26 19 27 |
 * | 26 | 202 | lodor, alpha | home 0, 44 46 19; by wormhole 39 |
 * | 44 | 203 | asteroid field | 26 25 46 |
 * | 25 | 204 | quann, beta | 44, home 1, 20 46; by wormhole 40 |
 * | home 1 | 205 | | 25 39 20 |
 * | 39 | 206 | void, alpha | home 1, 47 41 20; by wormhole 26 |
 * | 47 | 207 | void | 39 43 41 |
 * | 43 | 208 | supernova | 47, home 2, 21 41 |
 * | home 2 | 209 | | 43 35 21 |
 * | 35 | 210 | bereg, lirta-iv | home 2, 40 42 21 |
 * | 40 | 211 | void, beta | 35 27 42; by wormhole 25 |
 * | 27 | 212 | new-albion, starpoint | 40, home 0, 19 42 |
 * | 82a | beside the board | mallice, the nexus with gamma alone | nothing, unless gamma is put somewhere |
 */
const tiles: Readonly<Record<string, string>> = {
  '000': '18',
  '101': '19',
  '102': '46',
  '103': '20',
  '104': '41',
  '105': '21',
  '106': '42',
  '202': '26',
  '203': '44',
  '204': '25',
  '206': '39',
  '207': '47',
  '208': '43',
  '210': '35',
  '211': '40',
  '212': '27',
};

const homePositions = ['201', '205', '209', '203', '207', '211'];

/** The board with these homes, and other tiles in the places that a test names. */
export function testGalaxy(
  homes: readonly string[],
  sets: readonly Source[],
  replaced: Readonly<Record<string, string>>,
): Galaxy {
  const taken = homePositions.slice(0, homes.length);
  const placed = Object.entries({ ...tiles, ...replaced })
    .filter(([position]) => !taken.includes(position))
    .map(([position, tile]) => ({ position, tile, turn: 0 }));
  return galaxyFor({ tiles: placed, homes: taken, open: [] }, homes, sets);
}
