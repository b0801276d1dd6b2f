import { type Layout, layoutNamed } from '../galaxy/layouts.ts';
import type { Source } from '../ids.ts';

/** What the option `map` says where the players build the galaxy: `build`, or `build six-player-large`. */
export const builtMap = (layout?: string): string => (layout === undefined ? 'build' : `build ${layout}`);

/** The layout on which the players of a table build the galaxy, if they do. */
export function builtLayout(map: string, players: number, sets: readonly Source[]): Layout | undefined {
  const [, layout] = /^build(?: (.+))?$/.exec(map) ?? [];
  return map.startsWith('build') ? layoutNamed(layout ?? 'random', players, sets) : undefined;
}
