import { answerOrNext, answerUndo, askForUndo, type Outcome, type Seat, undo } from '@orrery/kernel';
import type { GameCommand } from '@orrery/protocol';
import type { LiveGame } from './picture.ts';

/** Applies a seat's command to the game. */
export function play(game: LiveGame, seat: Seat, command: GameCommand): Outcome {
  switch (command.do) {
    case 'answer':
      return answerOrNext(game, { ask: command.ask, seat, value: command.value });
    case 'withdraw':
      return game.withdraw(seat, command.about);
    case 'order': {
      const { window, unless, until } = command;
      return game.order({ seat, window, unless, until });
    }
    case 'cancel-order':
      return game.cancelOrder(seat, command.window);
    case 'react':
      return game.react(seat, command.reaction);
    case 'undo':
      return undo(game, seat);
    case 'ask-undo':
      return askForUndo(game, seat);
    case 'answer-undo':
      return answerUndo(game, seat, command.agree);
  }
}
