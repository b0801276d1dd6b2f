import { type GameId, games, type ViewOf } from '@orrery/catalogue';
import { eminentDomainScreen } from './eminent-domain.ts';
import type { Screen } from './screen.ts';
import { type TerminalGame, terminalGame } from './sitting.ts';

const screens = {
  'eminent-domain': eminentDomainScreen,
} satisfies { [Id in GameId]?: Screen<ViewOf<Id>> };

/** The games that can be played here. */
export const terminalGames: readonly TerminalGame[] = [
  terminalGame(games['eminent-domain'], screens['eminent-domain']),
];

export const findTerminalGame = (id: string): TerminalGame | undefined =>
  terminalGames.find(each => each.offer.id === id);
