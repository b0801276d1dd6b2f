import { again, choose, next, type Seat } from '@orrery/kernel';
import type { Planet } from '../../model/galaxy/state.ts';
import { planetOf } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { fightForPlanets, groundCombat } from '../../moments/steps.ts';
import { groundForcesOn } from '../../moments/units/counts-as.ts';
import { endLasting } from '../../verbs/cards/lasting.ts';
import { gainControl, settleControl } from '../../verbs/galaxy/planets.ts';
import { opponentOn } from './opponents.ts';

const isWon = (game: State, seat: Seat, planet: Planet): boolean =>
  planet.controller !== seat && !planet.coexisting.includes(seat) && groundForcesOn(game, planet, seat) > 0;

/** One combat after the other, in the order that the seat likes, and then the planets that it has won (LRR 49.4, LRR 49.5). */
fightForPlanets.body(function* (game, { seat, planets }) {
  const all = planets.map(id => planetOf(game, id));
  const fought = all.filter(planet => opponentOn(game, planet, seat) !== undefined);
  if (fought.length > 0) {
    const planet =
      fought.length === 1
        ? fought[0]!
        : yield* choose(seat, 'ground-combat.order', fought, { at: ({ id }) => ({ planet: id }) });
    const defender = opponentOn(game, planet, seat)!;
    return next(groundCombat({ planet: planet.id, defender, attacker: seat }), fightForPlanets({ seat, planets }));
  }
  const won = all.filter(planet => isWon(game, seat, planet));
  if (won.length > 0) {
    const planet =
      won.length === 1
        ? won[0]!
        : yield* choose(seat, 'establish-control.order', won, { at: ({ id }) => ({ planet: id }) });
    yield* gainControl(game, seat, planet.id);
    return again();
  }
  for (const { id } of all) yield* settleControl(game, id);
  endLasting(game, 'invasion');
});
