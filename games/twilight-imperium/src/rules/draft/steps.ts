import { type Frame, next, shuffle, step } from '@orrery/kernel';
import type { SetupChoice } from '../../model/draft/choice.ts';
import { firstTogether } from '../../model/factions/homes.ts';
import { factionPool } from '../../model/options.ts';
import type { Options, State } from '../../model/state.ts';
import { buildGalaxy } from './build-galaxy.ts';
import { dealFactions, layOut, pickAndBan, pickFaction, randomWithin, takeFaction } from './choose-factions.ts';
import { chooseHomes } from './homes.ts';
import { milty } from './milty.ts';

const begins: Readonly<Record<SetupChoice['kind'], () => Frame>> = {
  'pick-and-ban': () => pickAndBan({}),
  'two-of-which-one': () => dealFactions({}),
  'random-within': () => randomWithin({}),
  milty: () => milty({}),
};

/** Factions that are named, picked or dealt, for a galaxy that needs them before it is built. */
export const settleFactions = step<State>('ti/settle-factions');
settleFactions.body(function* (game) {
  const { factions: named, sets, draft } = game.options;
  const pool = factionPool(sets);
  const { order } = yield* layOut(game, named.length > 0 ? named : pool, draft === true);
  if (draft) return next(...order.map(seat => pickFaction({ seat })));
  const dealt = named.length > 0 ? named : firstTogether(yield* shuffle('factions', pool), game.seats.length, sets);
  for (const seat of game.seats.keys()) takeFaction(game, seat, dealt[seat]!);
});

/** Steps played at the table before setup; none if the options or chance decide everything. */
export function draftSteps({ setup, map }: Options): Frame[] {
  const isBuilt = map.startsWith('build');
  const factions = setup ? [begins[setup.kind]()] : isBuilt ? [settleFactions({})] : [];
  if (factions.length === 0 || setup?.kind === 'milty') return factions; // which chooses homes before it lays them
  return [...factions, chooseHomes({}), ...(isBuilt ? [buildGalaxy({})] : [])];
}
