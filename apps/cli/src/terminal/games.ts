import { type GameId, games, type ViewOf } from '@orrery/catalogue';
import { eminentDomainScreen } from './eminent-domain.ts';
import type { Screen } from './screen.ts';
import { type TerminalGame, terminalGame } from './terminal-table.ts';
import { twilightImperiumScreen } from './twilight-imperium.ts';

const screens = {
  'eminent-domain': eminentDomainScreen,
  'twilight-imperium': twilightImperiumScreen,
} satisfies { [Id in GameId]: Screen<ViewOf<Id>> };

/** The games that can be played here. */
export const terminalGames: readonly TerminalGame[] = [
  terminalGame(games['eminent-domain'], screens['eminent-domain']),
  terminalGame(games['twilight-imperium'], screens['twilight-imperium']),
];

export const findTerminalGame = (id: string): TerminalGame | undefined =>
  terminalGames.find(each => each.offer.id === id);
