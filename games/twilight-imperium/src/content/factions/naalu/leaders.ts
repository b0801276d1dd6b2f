import { choose, mayChoose, next, type Rule, type Seat } from '@orrery/kernel';
import {
  countOf,
  hasToken,
  inSets,
  isMecatol,
  othersClockwise,
  playerOf,
  seatsInPlay,
  systemOf,
} from '../../../model/readers.ts';
import type { State, SystemId } from '../../../model/state.ts';
import { seesAgendaEnds } from '../../../moments/agenda/queries.ts';
import { afterAgendaRevealed } from '../../../moments/agenda/windows.ts';
import { seesNotesOf } from '../../../moments/cards/queries.ts';
import { areNeighbours } from '../../../moments/economy/neighbours.ts';
import { type Allowance, beyondLimit } from '../../../moments/economy/queries.ts';
import { isHomeSystem } from '../../../moments/galaxy/systems.ts';
import { adjacentFor } from '../../../moments/movement/routes.ts';
import { endOfStatusPhase } from '../../../moments/phases/windows.ts';
import { tacticalAction } from '../../../moments/steps.ts';
import { afterTokenPlaced } from '../../../moments/tokens/windows.ts';
import { countAs, isGroundForce } from '../../../moments/units/counts-as.ts';
import { statsOf, unitStats } from '../../../moments/units/queries.ts';
import { lookAtAgendas } from '../../../verbs/cards/cards.ts';
import { showTopAgenda } from '../../../verbs/cards/looking.ts';
import { passNote } from '../../../verbs/cards/notes.ts';
import { removeToken } from '../../../verbs/tokens/tokens.ts';
import { type Abilities, allow, modify, on } from '../../ability.ts';
import { leader } from '../../leaders/leader.ts';

const zeuId = 'zeu';

/** Looks at the next agenda and may show it to a player. */
const oracle: Abilities = {
  responses: [
    on(afterAgendaRevealed, {
      exhausts: true,
      when: ({ agendas: { cards, discard } }) => cards.length + discard.length > 0,
      *play(game, me) {
        yield* lookAtAgendas(game, me, 1);
        const other = yield* mayChoose(me, 'zeu.show', othersClockwise(game, me), {
          key: String,
          at: seat => ({ seat }),
        });
        if (other !== undefined) yield* showTopAgenda(game, me, other);
      },
    }),
  ],
};

const canAct = (game: State, seat: Seat): boolean =>
  game.systems.some(system => !hasToken(system, seat) && !isHomeSystem(game, system.id));

/** A player of its choice may take a tactical action without a command token. */
const commander: Abilities = {
  componentAction: {
    possible: (game, _me) => seatsInPlay(game).some(seat => canAct(game, seat)),
    *play(game, me) {
      const able = seatsInPlay(game).filter(seat => canAct(game, seat));
      const seat = yield* choose(me, 'zeu.player', able, { key: String, at: each => ({ seat: each }) });
      const acts =
        seat === me || (yield* mayChoose(seat, 'zeu.act', ['tactical'], { at: () => ({ action: 'tactical' }) }));
      if (!acts) return;
      return next(tacticalAction({ free: true, ...(seat !== game.active && { seat }) }));
    },
  },
};

/** For any reason of placement; an active system stays active. */
const warden: Abilities = {
  responses: [
    on(afterTokenPlaced, {
      exhausts: true,
      when: (game, _me, { seat, system }) => hasToken(systemOf(game, system), seat),
      play: (game, _me, { seat, system }) => removeToken(game, seat, system),
    }),
  ],
};

/** Three printings of one agent. */
export const zeu = leader({
  id: zeuId,
  faction: 'naalu',
  kind: 'agent',
  editions: { pok: oracle, codex3: commander, codex4: warden },
});

const ENOUGH = 12;

const fightersOf = (game: State, seat: Seat): number =>
  game.systems.reduce((sum, { space }) => sum + countOf(space, seat, unit => unit === 'fighter'), 0);

/** One additional fighter per cost, not counted against the production limit. */
const breeder: Abilities = {
  passive: [
    modify(unitStats, ({ unit }, stats) =>
      unit === 'fighter' ? { ...stats, perCost: (stats.perCost ?? 1) + 1 } : stats,
    ),
    modify(beyondLimit, (seat, allowances, game): readonly Allowance[] => [
      ...allowances,
      { units: ['fighter'], count: MOST, oneIn: statsOf(game, seat, 'fighter').perCost ?? 1 },
    ]),
  ],
};

/** More than any production limit allows. */
const MOST = 10;

/** Its owner's view shows what is hidden from others. */
const sorceress: Abilities = {
  passive: [
    modify(seesNotesOf, ({ seat, of }, sees, game) => sees || areNeighbours(game, seat, of)),
    allow(seesAgendaEnds, () => true),
  ],
};

const nearMecatol = (game: State, me: Seat): SystemId[] => {
  const mecatol = game.systems.find(({ planets }) => planets.some(({ id }) => isMecatol(id)));
  return mecatol ? [mecatol.id, ...adjacentFor(game, me, mecatol.id)] : [];
};

const hasGroundForces = (game: State, me: Seat, id: SystemId): boolean => {
  const system = systemOf(game, id);
  return [system, ...system.planets].some(place => countAs(isGroundForce, game, place, me) > 0);
};

/** Two printings of one commander; the unlock condition changed too. */
export const maban = leader({
  id: 'maban',
  faction: 'naalu',
  kind: 'commander',
  editions: { pok: breeder, codex3: sorceress },
  unlocks: (game, me) =>
    inSets(game, 'codex3')
      ? nearMecatol(game, me).some(id => hasGroundForces(game, me, id))
      : fightersOf(game, me) >= ENOUGH,
});

function* tribute(game: State, me: Seat, from: Seat): Rule {
  const note = yield* choose(from, 'the-oracle.note', playerOf(game, from).notes, {
    at: card => ({ card }),
    prompt: { seat: me },
  });
  yield* passNote(game, from, me, note);
}

const withNotes = (game: State, me: Seat): Seat[] =>
  othersClockwise(game, me).filter(seat => playerOf(game, seat).notes.length > 0);

export const theOracle = leader({
  id: 'the-oracle',
  faction: 'naalu',
  kind: 'hero',
  responses: [
    on(endOfStatusPhase, {
      when: (game, me) => withNotes(game, me).length > 0,
      *play(game, me) {
        for (const seat of withNotes(game, me)) yield* tribute(game, me, seat);
      },
    }),
  ],
});
