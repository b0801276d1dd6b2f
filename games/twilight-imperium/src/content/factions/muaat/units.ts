import { allocate, choose, type Seat } from '@orrery/kernel';
import { type Area, groupsIn, systemOf } from '../../../model/readers.ts';
import type { State, SystemId } from '../../../model/state.ts';
import { mayProduce } from '../../../moments/economy/queries.ts';
import { afterFactionAbility } from '../../../moments/factions/windows.ts';
import { adjacentFor } from '../../../moments/movement/routes.ts';
import { spendable, spendToken } from '../../../verbs/tokens/tokens.ts';
import { piecesFor } from '../../../verbs/units/recall.ts';
import { placeShip } from '../../../verbs/units/ships.ts';
import { placeUnits } from '../../../verbs/units/units.ts';
import { allow, on } from '../../ability.ts';
import { factionUnit } from '../faction.ts';
import { systemsWith } from './abilities.ts';

export const theInferno = factionUnit('the-inferno', {
  componentAction: {
    possible: (game, me) =>
      spendable(game, me, 'strategy') > 0 &&
      systemsWith(game, me, 'flagship').length > 0 &&
      piecesFor(game, me, 'cruiser') > 0,
    *play(game, me) {
      const systems = systemsWith(game, me, 'flagship');
      const system =
        systems.length === 1
          ? systems[0]!
          : yield* choose(me, 'the-inferno.system', systems, { at: id => ({ system: id }) });
      yield* spendToken(game, me, 'strategy');
      yield* placeShip(game, me, 'cruiser', system);
    },
  },
});

/** Areas in or adjacent to a system with own mechs, with counts. */
function mechsNear(game: State, me: Seat, system: SystemId): { area: Area; count: number }[] {
  return [...new Set([system, ...adjacentFor(game, me, system)])].flatMap(id =>
    [null, ...systemOf(game, id).planets.map(planet => planet.id)].flatMap(planet => {
      const area: Area = { system: id, planet };
      const mechs = groupsIn(game, area).filter(({ seat, unit }) => seat === me && unit === 'mech');
      const count = mechs.reduce((sum, group) => sum + group.count, 0);
      return count > 0 ? [{ area, count }] : [];
    }),
  );
}

const nameOf = ({ system, planet }: Area): string => planet ?? system;

/** One infantry with each mech. */
export const emberColossus = factionUnit('ember-colossus', {
  responses: [
    on(afterFactionAbility, {
      when: (game, me, { seat, ability, area }) =>
        seat === me && ability === 'star-forge' && mechsNear(game, me, area!.system).length > 0,
      *play(game, me, { area: forged }) {
        const near = mechsNear(game, me, forged!.system);
        const all = Object.fromEntries(near.map(({ area, count }) => [nameOf(area), count]));
        const isSingle = near.length === 1 && near[0]!.count === 1;
        const lines = near.map(({ area, count }) => ({
          key: nameOf(area),
          at: area.planet === null ? { system: area.system } : { planet: area.planet },
          min: 0,
          max: count,
        }));
        const chosen = isSingle ? all : yield* allocate(me, 'ember-colossus.infantry', lines, { suggest: all });
        for (const { area } of near) yield* placeUnits(game, me, 'infantry', chosen[nameOf(area)] ?? 0, area);
      },
    }),
  ],
});

/** It can be produced from the start, without a technology. */
export const prototypeWarSun = factionUnit('prototype-war-sun', {
  passive: [allow(mayProduce, ({ unit }) => unit === 'war-sun')],
});
