import type { Rule, Seat } from '@orrery/kernel';
import type { AgendaVote } from '../../../model/agenda/state.ts';
import type { ActionCardId } from '../../../model/cards/action-cards.ts';
import type { State } from '../../../model/state.ts';
import { afterAgendaResolved, afterAgendaRevealed } from '../../../moments/agenda/windows.ts';
import { barFromVoting, namePrediction, outcomesNow, payPrediction, stakeCard } from '../../../verbs/agenda/votes.ts';
import { type ActionCard, reaction } from '../action-card.ts';

interface Rider {
  readonly id: ActionCardId;
  /** The reward of a correct prediction, once the agenda is resolved. */
  pays(game: State, me: Seat, resolved: { readonly outcome: string | null } & Pick<AgendaVote, 'votes'>): Rule;
}

/** A card that predicts an outcome, announced before it can be cancelled (LRR 8.16, LRR 8.22). */
export const rider = ({ id, pays }: Rider): ActionCard => {
  const card = reaction({
    id,
    window: afterAgendaRevealed,
    when: game => outcomesNow(game).length > 0,
    announce: (game, me) => namePrediction(game, me, id),
    *resolve(game, me, _moment, { more }) {
      yield* barFromVoting(game, me);
      yield* stakeCard(game, { seat: me, card: id, outcome: more as string });
    },
  });
  return {
    ...card,
    install() {
      card.install();
      afterAgendaResolved.install({
        id,
        mandatory: true, // a seat with several correct predictions chooses their order (LRR 1.20)
        playable: (_game, me, { outcome, stakes }) =>
          stakes.some(stake => stake.card === id && stake.seat === me && stake.outcome === outcome) ? [id] : [],
        *play(game, me, resolved) {
          yield* payPrediction(me, id);
          yield* pays(game, me, resolved);
        },
      });
    },
  };
};
