import { choose, type Rule, type Seat } from '@orrery/kernel';
import { groupsIn, noteOwner, playerOf } from '../../../model/readers.ts';
import type { CardKey, State, SystemId } from '../../../model/state.ts';
import type { UnitGroup } from '../../../model/units/state.ts';
import type { UnitStats } from '../../../model/units/units.ts';
import { afterCombat, startOfSpaceCombat } from '../../../moments/combat/windows.ts';
import { endOfTurn } from '../../../moments/phases/windows.ts';
import { isNonFighterShip } from '../../../moments/units/counts-as.ts';
import { statsOf, unitStats } from '../../../moments/units/queries.ts';
import { returnNote } from '../../../verbs/cards/notes.ts';
import { opponentIn } from '../../../verbs/combat/combat-effects.ts';
import { lossesOf, unitLines } from '../../../verbs/combat/hits.ts';
import { markUnits } from '../../../verbs/units/marks.ts';
import { fromHand, inPlay, promissoryNote } from '../../promissory-notes/promissory-note.ts';

const id = 'the-cavalry';
const MARK = 'cavalry';

/** Ships of a seat that are like any others of their kind. */
const candidates = (game: State, me: Seat, system: SystemId): UnitGroup[] => {
  const space = { system, planet: null };
  return groupsIn(game, space).filter(
    group => group.seat === me && group.mark === undefined && isNonFighterShip(game, group, space),
  );
};

function* enlist(game: State, me: Seat, system: SystemId): Rule {
  const ships = candidates(game, me, system).map(group => ({ ...group }));
  const lines = unitLines(ships);
  const line =
    lines.length === 1
      ? lines[0]!
      : yield* choose(me, `${id}.ship`, lines, { key: each => each.key, at: each => each.at! });
  const ship = ships.find(group => lossesOf({ [line.key]: 1 }, group).count > 0)!;
  const { damaged } = lossesOf({ [line.key]: 1 }, ship);
  yield* markUnits(game, me, { unit: ship.unit }, 1, { system, planet: null }, { mark: MARK, damaged });
}

/** Those that fight as the flagship does, wherever they are by now. */
const enlisted = (game: State, me: Seat): { system: SystemId; group: UnitGroup }[] =>
  game.systems.flatMap(({ id: system, space }) =>
    space.filter(group => group.seat === me && group.mark === MARK).map(group => ({ system, group: { ...group } })),
  );

function* dismiss(game: State, me: Seat): Rule {
  for (const { system, group } of enlisted(game, me)) {
    const { count, damaged } = group;
    yield* markUnits(game, me, group, count, { system, planet: null }, { mark: null, damaged });
  }
}

function* end(game: State, me: Seat, note: CardKey): Rule {
  yield* dismiss(game, me);
  yield* returnNote(game, note);
}

/** What the flagship of the note's owner has, as it is now. */
function asFlagship(game: State, seat: Seat, stats: UnitStats): UnitStats {
  const note = playerOf(game, seat).notesInPlay.find(each => each.startsWith(`${id}#`));
  if (note === undefined) return stats;
  const { sustain, combat, barrage } = statsOf(game, noteOwner(note), 'flagship');
  return { ...stats, ...(sustain && { sustain }), ...(combat && { combat }), ...(barrage && { barrage }) };
}

export const theCavalry = promissoryNote(
  id,
  fromHand(startOfSpaceCombat, {
    stays: true,
    when: (game, me, owner, { system }) => {
      const opponent = game.combat ? opponentIn(game.combat, me) : undefined;
      return opponent !== undefined && opponent !== owner && candidates(game, me, system).length > 0;
    },
    play: (game, me, _owner, { system }) => enlist(game, me, system),
  }),
  () => unitStats.install((game, { seat, mark }, stats) => (mark === MARK ? asFlagship(game, seat, stats) : stats)),
  inPlay(afterCombat, () => true, end),
  inPlay(endOfTurn, () => true, end), // where the turn was cut short in the combat
);
