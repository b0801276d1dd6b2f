import { ask, pick, type Rule, type Seat } from '@orrery/kernel';
import { type PlanetId, planets } from '../../../../model/galaxy/planets.ts';
import { othersClockwise, planetsOf, systemWith } from '../../../../model/readers.ts';
import type { State } from '../../../../model/state.ts';
import { groundForcesOn } from '../../../../moments/units/counts-as.ts';
import { mayPlaceOn } from '../../../../moments/units/queries.ts';
import { coexist } from '../../../../verbs/invasion/coexistence.ts';
import { loseToken } from '../../../../verbs/tokens/tokens.ts';
import { placeUnits } from '../../../../verbs/units/units.ts';
import { action } from '../../action-card.ts';
import { seatAims } from '../../aims.ts';

const id = 'exchange-program';

/** Planets of a host with its ground forces where the guest may place infantry. */
const homes = (game: State, host: Seat, guest: Seat): PlanetId[] =>
  planetsOf(game, host)
    .filter(
      planet =>
        groundForcesOn(game, planet, host) > 0 &&
        mayPlaceOn(game, { seat: guest, planet, unit: 'infantry' }, !planets[planet.id].station),
    )
    .map(planet => planet.id);

/** Asks the guest for a planet, or none to refuse. */
function* agrees(game: State, guest: Seat, host: Seat): Rule<PlanetId | undefined> {
  const options = { at: (planet: PlanetId) => ({ planet }), min: 0, prompt: { seat: host } };
  const [home] = yield* ask(pick(guest, id, homes(game, host, guest), options));
  return home;
}

function* settle(game: State, guest: Seat, planet: PlanetId): Rule {
  yield* coexist(game, guest, planet);
  yield* placeUnits(game, guest, 'infantry', 1, { system: systemWith(game, planet).id, planet });
}

export const exchangeProgram = action({
  id,
  possible: () => true,
  aims: (game, me) => seatAims(othersClockwise(game, me)),
  *resolve(game, me, _moment, { aim }) {
    const other = Number(aim);
    const possible = homes(game, me, other).length > 0 && homes(game, other, me).length > 0;
    const mine = possible ? yield* agrees(game, me, other) : undefined;
    const theirs = mine === undefined ? undefined : yield* agrees(game, other, me);
    if (mine !== undefined && theirs !== undefined) {
      yield* settle(game, me, mine);
      yield* settle(game, other, theirs);
      return;
    }
    for (const seat of [me, other]) yield* loseToken(game, seat, 'fleet');
  },
});
