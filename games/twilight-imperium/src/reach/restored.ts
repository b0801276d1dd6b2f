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
 * The table as a seat sees it, for the rules to read: what others hold and the decks are empty, and nothing is under way.
 * It shares its parts with the view, so nothing may be written to it.
 */
export function restored(view: View): State {
  const { options, galaxy, round, phase, speaker, active, custodians, nexusOpen } = view;
  return {
    ...emptyTable(view.players.length, options, { proc: '', args: {} }),
    ...{ galaxy, round, phase, speaker, active, custodians, nexusOpen },
    strategyCards: [...view.strategyCards],
    laws: [...view.laws],
    seats: view.players.map(playerFrom),
    systems: [...view.systems],
    purged: [...view.purged],
    legendaryExhausted: [...view.legendaryExhausted],
  };
}
