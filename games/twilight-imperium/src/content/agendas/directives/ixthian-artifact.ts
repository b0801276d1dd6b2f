import type { Rule, Seat } from '@orrery/kernel';
import { mecatolSystem, playerOf, seatsClockwise } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { adjacentFor } from '../../../moments/movement/routes.ts';
import { researchTechnology } from '../../../verbs/cards/technology.ts';
import { rollDie } from '../../../verbs/combat/die.ts';
import { destroyAllUnits } from '../../../verbs/units/destruction.ts';
import { destroyNamed, giveUp, ownUnits } from '../../own-units.ts';
import { agenda } from '../agenda.ts';

const id = 'ixthian-artifact';

/** In sequence: the first may be a prerequisite of the second. */
function* researchTwo(game: State, seat: Seat): Rule {
  const { technologies } = playerOf(game, seat);
  for (let before = technologies.length, i = 0; i < 2 && technologies.length === before + i; i++)
    yield* researchTechnology(game, seat);
}

/** Destroys all units in Mecatol Rex's system and three per player in each adjacent system, simultaneously. */
function* ruin(game: State): Rule {
  const centre = mecatolSystem(game).id;
  const losses = seatsClockwise(game, game.speaker).flatMap(seat =>
    adjacentFor(game, null, centre).map(system => ({
      seat,
      own: ownUnits(game, seat, () => true).filter(({ area }) => area.system === system),
    })),
  );
  const named = [];
  for (const { seat, own } of losses) named.push(yield* giveUp(seat, id, own, 3));
  yield* destroyAllUnits(game, centre, () => true);
  for (const [i, { seat, own }] of losses.entries()) yield* destroyNamed(game, seat, own, named[i]!);
}

export const ixthianArtifact = agenda({
  id,
  *for(game) {
    const result = yield* rollDie(game.speaker, id);
    if (result <= 5) yield* ruin(game);
    else for (const seat of seatsClockwise(game, game.speaker)) yield* researchTwo(game, seat);
  },
});
