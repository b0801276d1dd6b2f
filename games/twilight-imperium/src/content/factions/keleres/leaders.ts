import { ask, chooseNumber, pick, type Rule, reveal, type Seat, shuffle } from '@orrery/kernel';
import { emit } from '../../../model/events/index.ts';
import type { UnitType } from '../../../model/ids.ts';
import { seatsInPlay, systemOf } from '../../../model/readers.ts';
import type { CardKey, State } from '../../../model/state.ts';
import { mayAddVotes } from '../../../moments/agenda/queries.ts';
import { afterAgendaResolved, afterAgendaRevealed, whenCastingVotes } from '../../../moments/agenda/windows.ts';
import { isComponentAction } from '../../../moments/cards/registry.ts';
import { startOfCombatRound } from '../../../moments/combat/windows.ts';
import { afterAction, afterCardAction } from '../../../moments/phases/windows.ts';
import { addToVotes, outcomesNow, payPrediction, predictOutcome } from '../../../verbs/agenda/votes.ts';
import { drawFrom, takeRevealedActionCards } from '../../../verbs/cards/cards.ts';
import { endEffects, lastingOf, lastUntil } from '../../../verbs/cards/lasting.ts';
import { opponentIn } from '../../../verbs/combat/combat-effects.ts';
import { gainTradeGoods } from '../../../verbs/economy/economy.ts';
import { spendableGoods, spendTradeGoods } from '../../../verbs/economy/goods.ts';
import { gainTokens } from '../../../verbs/tokens/tokens.ts';
import { callBack, choosePlaceFor, piecesFor } from '../../../verbs/units/recall.ts';
import { placeUnits } from '../../../verbs/units/units.ts';
import { on } from '../../ability.ts';
import { leader } from '../../leaders/leader.ts';

const SUFFI = 'suffi-an-keleres';

/** Another action after each component action, be it such a further one itself; it can be left. */
export const suffiAn = leader({
  id: SUFFI,
  faction: 'keleres',
  kind: 'commander',
  source: 'codex3',
  unlocks: (game, me) => lastingOf(game, me, SUFFI).length > 0,
  awaits: [
    on(afterCardAction, {
      when: (game, me, { seat }) => seat === me && spendableGoods(game, me) > 0,
      *play(game, me) {
        yield* spendTradeGoods(game, me, 1);
        yield* lastUntil(game, { id: SUFFI, seat: me, until: 'round', aim: null });
      },
    }),
  ],
  responses: [
    on(afterAction, {
      must: true,
      atOnce: true,
      when: (_game, me, { seat, action }) => seat === me && action === 'component',
      *play(_game, _me, moment) {
        moment.further++;
      },
    }),
  ],
});

const shared = { faction: 'keleres', kind: 'hero', source: 'codex3' } as const;

const SHIPS = 2;

/** One more ship of a kind, from the reinforcements or from elsewhere on the board. */
function* joins(game: State, me: Seat, unit: UnitType): Rule {
  yield* callBack(game, me, unit, 1);
  yield* placeUnits(game, me, unit, 1, { system: game.combat!.system, planet: null });
}

export const kuuasiAunJalatai = leader({
  ...shared,
  id: 'kuuasi-aun-jalatai',
  responses: [
    on(startOfCombatRound, {
      when: (game, me) =>
        game.combat?.kind === 'space' &&
        opponentIn(game.combat, me) !== undefined &&
        systemOf(game, game.combat.system).planets.some(({ controller }) => controller === me),
      *play(game, me) {
        const { system } = game.combat!;
        const comes = yield* choosePlaceFor(game, me, 'flagship', 'kuuasi-aun-jalatai.flagship', [system], {
          key: each => each,
          at: each => ({ system: each, unit: 'flagship' }),
        });
        if (comes) yield* joins(game, me, 'flagship');
        for (let left = SHIPS; left > 0; left--) {
          const ships = (['cruiser', 'destroyer'] as const).filter(unit => piecesFor(game, me, unit) > 0);
          if (ships.length === 0) return;
          const [unit] = yield* ask(
            pick(me, 'kuuasi-aun-jalatai', ships, { at: each => ({ unit: each }), min: 0, prompt: { left } }),
          );
          if (!unit) return;
          yield* joins(game, me, unit);
        }
      },
    }),
  ],
});

const ODLYNN = 'odlynn-myrr';
const VOTES = 6;

/** Everybody who did not vote for an outcome, be it because they could not. */
const dissenters = (game: State, votes: readonly { seat: Seat; outcome: string }[], outcome: string): number =>
  seatsInPlay(game).filter(seat => !votes.some(vote => vote.seat === seat && vote.outcome === outcome)).length;

export const odlynnMyrr = leader({
  ...shared,
  id: ODLYNN,
  responses: [
    on(afterAgendaRevealed, {
      when: game => outcomesNow(game).length > 0,
      *play(game, me) {
        yield* lastUntil(game, { id: ODLYNN, seat: me, until: 'agenda-phase', aim: game.agenda!.card });
        yield* predictOutcome(game, me, ODLYNN);
      },
    }),
  ],
  lasting: [
    on(whenCastingVotes, {
      must: true,
      when: (game, me, { seat }) => seat === me && mayAddVotes(game, me, true),
      *play(_game, me, cast) {
        const count = yield* chooseNumber(me, `${ODLYNN}.votes`, 0, VOTES);
        if (count > 0) yield* addToVotes(cast, count, ODLYNN);
      },
    }),
    on(afterAgendaResolved, {
      must: true,
      when: (game, me) => lastingOf(game, me, ODLYNN).length > 0,
      *play(game, me, { stakes, votes }) {
        endEffects(game, me, ODLYNN);
        const stake = stakes.find(({ card, seat }) => card === ODLYNN && seat === me);
        const count = stake ? dissenters(game, votes, stake.outcome) : 0;
        if (count === 0) return;
        yield* payPrediction(me, ODLYNN);
        yield* gainTradeGoods(game, me, count);
        yield* gainTokens(game, me, count);
      },
    }),
  ],
});

const CARDS = 3;

/** What was revealed besides goes back into the deck, which is shuffled. */
export const harkaLeeds = leader({
  ...shared,
  id: 'harka-leeds',
  componentAction: {
    possible: ({ actionCards: { cards, discard } }) => cards.length + discard.length > 0,
    *play(game, me) {
      const found: CardKey[] = [];
      const others: CardKey[] = [];
      while (found.length < CARDS) {
        const card = yield* drawFrom(game.actionCards, 'action-cards');
        if (!card) break;
        (isComponentAction(card.split('#')[0]!) ? found : others).push(card);
      }
      yield* reveal('all', [...found, ...others]);
      yield* emit('action-cards-revealed', { seat: me, cards: [...found, ...others] });
      game.actionCards.cards = yield* shuffle('action-cards', [...game.actionCards.cards, ...others]);
      yield* takeRevealedActionCards(game, me, found);
    },
  },
});
