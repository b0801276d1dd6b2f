import type { Rule, Seat } from '@orrery/kernel';
import { systemToChange } from '../../model/changes.ts';
import { emit } from '../../model/events/index.ts';
import { groupsIn, systemOf } from '../../model/readers.ts';
import type { State, SystemId } from '../../model/state.ts';
import { isGroundForce } from '../../moments/units/counts-as.ts';
import { destroyAllUnits, purgePlanet } from '../units/destruction.ts';
import { moveUnits, removeUnits } from '../units/units.ts';
import { replaceTile } from './tiles.ts';

/** Moves own ground forces into the space area; removes structures, which need a planet. */
function* liftAll(game: State, seat: Seat, system: SystemId): Rule {
  for (const { id: planet } of systemOf(game, system).planets) {
    const area = { system, planet };
    const own = groupsIn(game, area).filter(each => each.seat === seat);
    for (const group of own.map(each => ({ ...each }))) {
      const { count, damaged } = group;
      if (isGroundForce(game, group, area))
        yield* moveUnits(game, seat, group, count, damaged, area, { system, planet: null });
      else yield* removeUnits(game, seat, group, count, area, damaged);
    }
  }
}

/**
 * Replaces a system's tile permanently: others' units are destroyed and its planets purged; own units, command tokens
 * and the frontier token stay. Faction tokens return to their owners, all others are purged.
 */
export function* collapseSystem(game: State, seat: Seat, id: SystemId, tile: string): Rule {
  yield* destroyAllUnits(game, id, (_game, units) => units.seat !== seat, seat);
  yield* liftAll(game, seat, id);
  for (const { id: planet } of [...systemOf(game, id).planets]) yield* purgePlanet(game, planet, seat);
  // Tokens with one side are faction tokens and are returned.
  const tokens = game.wormholeTokens.filter(({ system, back }) => system === id && back !== undefined);
  game.wormholeTokens = game.wormholeTokens.filter(({ system }) => system !== id);
  game.purged.push(...tokens.map(({ card }) => card));
  const system = systemToChange(game, id);
  system.wormholes = [];
  system.anomalies = [];
  for (const { card } of tokens) yield* emit('card-purged', { seat, card });
  yield* replaceTile(game, id, tile);
}
