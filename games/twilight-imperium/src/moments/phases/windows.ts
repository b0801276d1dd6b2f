import type { Seat } from '@orrery/kernel';
import type { StrategyCardId } from '../../model/ids.ts';
import type { CardKey } from '../../model/state.ts';
import { itsSeat, speakerFirst, telling, whenActive, window } from '../timing.ts';
import { initiativeOrder } from './initiative.ts';

export const startOfTurn = telling<{ seat: Seat }>('start-of-turn', 'seat');
/** A seat has performed an action, be it its only one or not; content may let it perform further ones. */
export const afterAction = telling<{
  seat: Seat;
  action: 'tactical' | 'strategic' | 'component';
  further: number;
}>('after-action', 'seat');
/** An action card was played as an action and has done what it does, and what follows actions has happened. */
export const afterCardAction = telling<{ seat: Seat; card: CardKey }>('after-card-action', 'seat', 'card');
export const afterPassed = whenActive<{ seat: Seat }>('after-passed', itsSeat, 'seat');
export const endOfTurn = telling<{ seat: Seat }>('end-of-turn', 'seat');
export const startOfStrategyPhase = window<object>('start-of-strategy-phase', speakerFirst);
/**
 * A seat has named the strategy card that it takes; content may say who is given it instead. Where content refuses it,
 * the seat names another one, if there is any.
 */
export const whenStrategyCardChosen = window<{ seat: Seat; card: StrategyCardId; to: Seat; refused: boolean }>(
  'when-strategy-card-chosen',
  speakerFirst,
  itsSeat,
  ['seat', 'card'],
);
export const endOfStrategyPhase = window<object>('end-of-strategy-phase', speakerFirst);
export const endOfActionPhase = window<object>('end-of-action-phase', initiativeOrder);
export const startOfStatusPhase = window<object>('start-of-status-phase', initiativeOrder);
/** Everybody is about to gain command tokens in the status phase; content may change how many. */
export const whenStatusTokensGained = window<{ gains: { readonly seat: Seat; count: number }[] }>(
  'when-status-tokens-gained',
  initiativeOrder,
);
/** Strategy cards are about to go back, in the last step of the status phase; some seats may keep theirs. */
export const whenStrategyCardsReturn = window<{ keeping: Seat[] }>('when-strategy-cards-return', initiativeOrder);
/** All eight steps are over. */
export const endOfStatusPhase = window<object>('end-of-status-phase', initiativeOrder);
/** The agenda phase is over too, if there was one. */
export const endOfRound = window<object>('end-of-round', speakerFirst);
export const startOfAgendaPhase = window<object>('start-of-agenda-phase', speakerFirst);
/** A seat would perform a strategic action; where it is prevented, its turn ends, and the card is not exhausted. */
export const whenStrategicAction = telling<{ seat: Seat; card: StrategyCardId; prevented: boolean }>(
  'when-strategic-action',
  'seat',
  'card',
);
export const afterStrategyPrimary = telling<{ seat: Seat; card: string }>('after-strategy-primary', 'seat', 'card');
/** The primary of a strategic action is resolved, and the others are about to be asked whether they follow. */
export const beforeSecondaries = telling<{ seat: Seat; card: StrategyCardId }>('before-secondaries', 'seat', 'card');
/** A seat has spent a token to follow; content may let it resolve the primary ability instead of the secondary. */
export const whenFollowing = window<{ seat: Seat; card: StrategyCardId; primary: boolean }>(
  'when-following',
  itsSeat,
  itsSeat,
  ['card'],
);
/** A seat has resolved a secondary ability, for a token or for nothing. */
export const afterStrategySecondary = telling<{ seat: Seat; card: StrategyCardId }>(
  'after-strategy-secondary',
  'seat',
  'card',
);
export const afterStrategicAction = telling<{ seat: Seat; card: string }>('after-strategic-action', 'seat', 'card');

/** What an ability asks the player who answers it: own-turn abilities hang on the turn's own question. */
export const duringOwnTurn = window<{ seat: Seat }>('during-own-turn', itsSeat);
