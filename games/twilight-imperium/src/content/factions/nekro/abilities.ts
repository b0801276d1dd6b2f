import type { Seat } from '@orrery/kernel';
import { playerOf } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { mayVoteByItself } from '../../../moments/agenda/queries.ts';
import { afterAgendaResolved, afterAgendaRevealed } from '../../../moments/agenda/windows.ts';
import { mayResearch, tokensForResearch } from '../../../moments/cards/queries.ts';
import { afterUnitsDestroyed, type Destroyed } from '../../../moments/units/windows.ts';
import { outcomesNow, payPrediction, predictOutcome, votersFor } from '../../../verbs/agenda/votes.ts';
import { lastingOf, lastUntil } from '../../../verbs/cards/lasting.ts';
import { areaOfCombat, opponentIn } from '../../../verbs/combat/combat-effects.ts';
import { modify, on } from '../../ability.ts';
import { ability } from '../faction.ts';
import { infect, preyOf } from './infection.ts';

const THREAT = 'galactic-threat';

/** Cards can still let it vote. */
export const galacticThreat = ability(THREAT, {
  passive: [modify(mayVoteByItself, () => false)],
  responses: [
    on(afterAgendaRevealed, {
      when: (game, me) => outcomesNow(game).length > 0 && lastingOf(game, me, THREAT).length === 0,
      *play(game, me) {
        yield* lastUntil(game, { id: THREAT, seat: me, until: 'agenda-phase', aim: null });
        yield* predictOutcome(game, me, THREAT);
      },
    }),
    on(afterAgendaResolved, {
      must: true,
      when: (_game, me, { outcome, stakes }) =>
        stakes.some(stake => stake.card === THREAT && stake.seat === me && stake.outcome === outcome),
      *play(game, me, { outcome, votes }) {
        yield* payPrediction(me, THREAT);
        const voters = votersFor(game, votes, outcome!);
        if (preyOf(game, me, voters).length > 0) yield* infect(game, me, voters, `${THREAT}.technology`, 'must');
      },
    }),
  ],
});

const SINGULARITY = 'technological-singularity';

const isImmune = (game: State, me: Seat, seat: Seat): boolean =>
  playerOf(game, seat).notesInPlay.includes(`antivirus#${me}`);

/** Was an opponent's unit destroyed in the current combat, by any cause? */
const fellInCombat = (game: State, me: Seat, { seat, area }: Destroyed): boolean => {
  if (!game.combat || opponentIn(game.combat, me) !== seat) return false;
  const place = areaOfCombat(game.combat);
  return place.system === area.system && place.planet === area.planet;
};

export const technologicalSingularity = ability(SINGULARITY, {
  responses: [
    on(afterUnitsDestroyed, {
      when: (game, me, destroyed) =>
        fellInCombat(game, me, destroyed) &&
        lastingOf(game, me, SINGULARITY).length === 0 &&
        !isImmune(game, me, destroyed.seat) &&
        preyOf(game, me, [destroyed.seat]).length > 0,
      *play(game, me, { seat }) {
        if (yield* infect(game, me, [seat], `${SINGULARITY}.technology`))
          yield* lastUntil(game, { id: SINGULARITY, seat: me, until: 'combat', aim: null });
      },
    }),
  ],
});

const TOKENS = 3;

export const propagation = ability('propagation', {
  passive: [modify(mayResearch, () => false), modify(tokensForResearch, () => TOKENS)],
});
