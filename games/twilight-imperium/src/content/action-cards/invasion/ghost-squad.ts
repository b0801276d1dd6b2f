import { type Amounts, allocate, type Line, type Seat, type Target } from '@orrery/kernel';
import { planets } from '../../../model/galaxy/planets.ts';
import type { Planet } from '../../../model/galaxy/state.ts';
import { activeSystem } from '../../../model/readers.ts';
import { because } from '../../../model/reasons.ts';
import type { State } from '../../../model/state.ts';
import { afterGroundForcesCommitted } from '../../../moments/invasion/windows.ts';
import { canBeCarried, isGroundForce } from '../../../moments/units/counts-as.ts';
import { mayPlaceOn } from '../../../moments/units/queries.ts';
import { moveUnits } from '../../../verbs/units/units.ts';
import { reaction } from '../action-card.ts';

/** In the active system; empty without one. */
const ownPlanets = (game: State, me: Seat): Planet[] =>
  game.tactical ? activeSystem(game).planets.filter(({ controller }) => controller === me) : [];

/** Ground forces of one type on a planet, undamaged or damaged, and another planet they could move to. */
interface March {
  readonly key: string;
  readonly source: string;
  readonly unit: Planet['units'][number]['unit'];
  readonly damaged: boolean;
  readonly from: Planet;
  readonly to: Planet;
  readonly most: number;
}

const marches = (game: State, me: Seat): March[] => {
  const own = ownPlanets(game, me);
  return own.flatMap(from =>
    from.units
      .filter(group => group.seat === me && isGroundForce(game, group, from) && canBeCarried(game, group, from))
      .flatMap(({ unit, count, damaged }) => [
        { unit, damaged: false, most: count - damaged },
        { unit, damaged: true, most: damaged },
      ])
      .filter(({ most }) => most > 0)
      .flatMap(some =>
        own
          .filter(
            to => to !== from && mayPlaceOn(game, { seat: me, planet: to, unit: some.unit }, !planets[to.id].station),
          )
          .map(to => {
            const source = `${some.unit}${some.damaged ? '!' : ''}@${from.id}`;
            return { ...some, from, to, source, key: `${source}>${to.id}` };
          }),
      ),
  );
};

export const ghostSquad = reaction({
  id: 'ghost-squad',
  window: afterGroundForcesCommitted,
  when: (game, me, { seat, planets: invaded }) =>
    seat !== me && ownPlanets(game, me).some(({ id }) => invaded.includes(id)) && marches(game, me).length > 0,
  *announce(game, me) {
    const all = marches(game, me);
    const lines: Line[] = all.map(({ key, unit, damaged, from, to, most }) => ({
      key,
      at: { unit, from: from.id, planet: to.id, ...(damaged ? { damaged: 1 } : {}) },
      min: 0,
      max: most,
    }));
    const taken = (chosen: Amounts, source: string): number =>
      all.reduce((sum, march) => (march.source === source ? sum + (chosen[march.key] ?? 0) : sum), 0);
    return yield* allocate(me, 'ghost-squad', lines, {
      check: chosen =>
        all.every(({ source, most }) => taken(chosen, source) <= most) || because('commit.too-many', 'LRR 49.2'),
      suggest: {},
    });
  },
  tells: (game, me, more): Target[] =>
    marches(game, me).flatMap(({ key, unit, damaged, to }) => {
      const count = (more as Amounts)[key] ?? 0;
      return count > 0 ? [{ unit, count, planet: to.id, ...(damaged ? { damaged: 1 } : {}) }] : [];
    }),
  *resolve(game, me, { system }, { more }) {
    const named = more as Amounts;
    for (const { key, unit, damaged, from, to } of marches(game, me)) {
      const count = named[key] ?? 0;
      yield* moveUnits(
        game,
        me,
        unit,
        count,
        damaged ? count : 0,
        { system, planet: from.id },
        { system, planet: to.id },
      );
    }
  },
});
