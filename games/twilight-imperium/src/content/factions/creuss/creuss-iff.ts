import { startOfTurn } from '../../../moments/phases/windows.ts';
import { fromHand, promissoryNote } from '../../promissory-notes/promissory-note.ts';
import { placeToken, targetsFor } from './wormhole-tokens.ts';

export const creussIff = promissoryNote(
  'creuss-iff',
  fromHand(startOfTurn, {
    when: (game, me, _owner, { seat }) => seat === me && targetsFor(game, me).length > 0,
    play: (game, me) => placeToken(game, me, 'creuss-iff'),
  }),
);
