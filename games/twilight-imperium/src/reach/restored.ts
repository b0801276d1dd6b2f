import type { Player } from '../model/factions/player.ts';
import { emptyTable } from '../model/setup.ts';
import type { State } from '../model/state.ts';
import type { PlayerView, View } from '../view/index.ts';

const playerFrom = (seen: PlayerView): Player => {
  const { seat, tokenFaces, actionCardCount, secretCount, noteCount, ...player } = seen;
  const { actionCards, secrets, notes } = player;
  return { ...player, actionCards: [...(actionCards ?? [])], secrets: [...(secrets ?? [])], notes: [...(notes ?? [])] };
};

/**
 * A state with what a seat sees, for the rules to read: decks and other players' hands are empty, nothing is in
 * progress, and only effects for the round or turn are kept. It shares objects with the view: do not modify it.
 */
export function restored(view: View): State {
  const { options, galaxy, round, phase, speaker, active, custodians, nexusOpen } = view;
  return {
    ...emptyTable(view.players.length, options, { proc: '', args: {} }),
    ...{ galaxy, round, phase, speaker, active, custodians, nexusOpen },
    strategyCards: [...view.strategyCards],
    laws: [...view.laws],
    lasting: view.lasting.filter(({ until }) => until === 'round' || until === 'turn'),
    seats: view.players.map(playerFrom),
    systems: [...view.systems],
    purged: [...view.purged],
    legendaryExhausted: [...view.legendaryExhausted],
  };
}
