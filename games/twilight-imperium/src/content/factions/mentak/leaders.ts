import { chooseIfAny, chooseNumber, type Rule, type Seat } from '@orrery/kernel';
import type { UnitType } from '../../../model/ids.ts';
import { countOf, hasTechnology, playerOf } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { afterCombat, afterHitsAssigned, startOfSpaceCombat } from '../../../moments/combat/windows.ts';
import { afterFactionAbility } from '../../../moments/factions/windows.ts';
import { isShip } from '../../../moments/units/counts-as.ts';
import { afterUnitsDestroyed } from '../../../moments/units/windows.ts';
import { drawActionCards } from '../../../verbs/cards/cards.ts';
import { lastUntil } from '../../../verbs/cards/lasting.ts';
import { passNote, tradableNotes } from '../../../verbs/cards/notes.ts';
import { areaOfCombat } from '../../../verbs/combat/combat-effects.ts';
import { callBack, piecesFor } from '../../../verbs/units/recall.ts';
import { placeUnits } from '../../../verbs/units/units.ts';
import { on } from '../../ability.ts';
import { leader } from '../../leaders/leader.ts';
/** The pillaged player draws a card too. */
export const suffiAn = leader({
  id: 'suffi-an',
  faction: 'mentak',
  kind: 'agent',
  responses: [
    on(afterFactionAbility, {
      exhausts: true,
      when: (_game, me, { ability, against }) => ability === 'pillage' && against !== me,
      *play(game, me, { against }) {
        yield* drawActionCards(game, me, 1);
        yield* drawActionCards(game, against!, 1);
      },
    }),
  ],
});

const cruisersOf = (game: State, seat: Seat): number => {
  let count = 0;
  for (const { space } of game.systems) count += countOf(space, seat, unit => unit === 'cruiser');
  return count;
};

/** The loser chooses the note; this is no transaction. */
export const sulaMentarion = leader({
  id: 'sula-mentarion',
  faction: 'mentak',
  kind: 'commander',
  unlocks: (game, me) => cruisersOf(game, me) >= 4,
  responses: [
    on(afterCombat, {
      when: (game, me, { kind, winner, loser }) =>
        kind === 'space' && winner === me && loser !== null && playerOf(game, loser).notes.length > 0,
      *play(game, me, { loser }) {
        const note = yield* chooseIfAny(loser!, 'sula-mentarion.note', tradableNotes(game, loser!, me), {
          at: card => ({ card }),
          prompt: { seat: me },
        });
        if (note) yield* passNote(game, loser!, me, note);
      },
    }),
  ],
});

const id = 'ipswitch-loose-cannon';

const canPlace = (game: State, me: Seat, unit: UnitType): boolean =>
  isShip(game, { seat: me, unit }, areaOfCombat(game.combat!)) &&
  (unit !== 'war-sun' || hasTechnology(game, me, 'war-sun')) &&
  piecesFor(game, me, unit) > 0;

/** Places ships of a destroyed type into the combat. */
function* join(game: State, me: Seat, unit: UnitType, destroyed: number): Rule {
  const { system } = game.combat!;
  const most = Math.min(destroyed, piecesFor(game, me, unit));
  const count = yield* chooseNumber(me, `${id}.ships`, 0, most, { prompt: { unit, count: most } });
  if (count === 0) return;
  yield* callBack(game, me, unit, count);
  yield* placeUnits(game, me, unit, count, { system, planet: null });
}

/** Is the seat the attacker, who assigns hits of this round after the defender? */
const isYetToAssign = ({ combat }: State, me: Seat, cause: string): boolean =>
  cause === 'combat' && combat?.attacker === me;

/** Ships that others lost to hits of this round, by type. */
function lostInRound({ combat }: State, me: Seat): Map<UnitType, number> {
  const lost = new Map<UnitType, number>();
  for (const { seat, unit, count, round, cause } of combat?.losses ?? [])
    if (seat !== me && round === combat!.round && cause === 'combat') lost.set(unit, (lost.get(unit) ?? 0) + count);
  return lost;
}

export const ipswitch = leader({
  id,
  faction: 'mentak',
  kind: 'hero',
  responses: [
    on(startOfSpaceCombat, {
      when: (_game, me, { attacker, defender }) => me === attacker || me === defender,
      play: (game, me) => lastUntil(game, { id, seat: me, until: 'combat', aim: null }),
    }),
  ],
  // Hits of a combat round are assigned on both sides before any ship joins.
  lasting: [
    on(afterUnitsDestroyed, {
      must: true,
      when: (game, me, { seat, unit, area, cause }) =>
        seat !== me &&
        area.system === game.combat?.system &&
        area.planet === null &&
        !isYetToAssign(game, me, cause) &&
        canPlace(game, me, unit),
      play: (game, me, { unit, count }) => join(game, me, unit, count),
    }),
    on(afterHitsAssigned, {
      must: true,
      when: (game, me, { seat }) => seat === me && isYetToAssign(game, me, 'combat'),
      *play(game, me) {
        for (const [unit, count] of lostInRound(game, me))
          if (canPlace(game, me, unit)) yield* join(game, me, unit, count);
      },
    }),
  ],
});
