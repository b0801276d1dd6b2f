import { choose, type Seat } from '@orrery/kernel';
import { hasUnitsIn, othersClockwise, playerOf, systemOf } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { afterSystemActivated } from '../../../moments/movement/windows.ts';
import { discardRandomActionCards, giveActionCards } from '../../../verbs/cards/cards.ts';
import { askToShowActionCards, lookAtHands, lookAtNotes, lookAtSecrets } from '../../../verbs/cards/looking.ts';
import { on } from '../../ability.ts';
import { leader } from '../../leaders/leader.ts';

/** Has the abilities of other players' agents, even exhausted. */
export const ssruu = leader({ id: 'ssruu', faction: 'yssaril', kind: 'agent', copiesAgents: true });

const ENOUGH = 7;

type Zone = 'action-cards' | 'notes' | 'secrets';

/** The kinds of hidden cards a player has: public information. */
function zonesOf(game: State, seat: Seat): Zone[] {
  const { actionCards, notes, secrets } = playerOf(game, seat);
  const zones = { 'action-cards': actionCards, notes, secrets };
  return (['action-cards', 'notes', 'secrets'] as const).filter(zone => zones[zone].length > 0);
}

export const soAta = leader({
  id: 'so-ata',
  faction: 'yssaril',
  kind: 'commander',
  unlocks: (game, me) => playerOf(game, me).actionCards.length >= ENOUGH,
  responses: [
    on(afterSystemActivated, {
      when: (game, me, { seat, system }) =>
        seat !== me && hasUnitsIn(systemOf(game, system), me) && zonesOf(game, seat).length > 0,
      *play(game, me, { seat }) {
        const zone = yield* choose(me, 'so-ata.zone', zonesOf(game, seat), {
          at: each => ({ zone: each }),
          prompt: { seat },
        });
        if (zone === 'action-cards') yield* lookAtHands(game, me, [seat]);
        else if (zone === 'notes') yield* lookAtNotes(game, me, [seat]);
        else yield* lookAtSecrets(game, me, seat);
      },
    }),
  ],
});

const LOST = 3;

const withCards = (game: State, me: Seat): Seat[] =>
  othersClockwise(game, me).filter(seat => playerOf(game, seat).actionCards.length > 0);

/** All players show a card first; then the owner decides on each, one by one. */
export const kyver = leader({
  id: 'kyver-blade-and-key',
  faction: 'yssaril',
  kind: 'hero',
  componentAction: {
    possible: (game, me) => withCards(game, me).length > 0,
    *play(game, me) {
      const shown = yield* askToShowActionCards(game, me, withCards(game, me), 'kyver-blade-and-key.show');
      for (const { from, card } of shown) {
        const way = yield* choose(me, 'kyver-blade-and-key.fate', ['take', 'discard'], {
          at: each => (each === 'take' ? { card } : {}),
          prompt: { seat: from },
        });
        if (way === 'take') yield* giveActionCards(game, from, me, [card]);
        else yield* discardRandomActionCards(game, from, LOST);
      }
    },
  },
});
