import type { Seat } from '@orrery/kernel';
import type { State } from '../model/state.ts';
import { showsSecrets } from '../moments/objectives/queries.ts';

/** Does a card in play let everybody see the secret objectives of a seat? */
export const areSecretsOpen = (game: State, seat: Seat): boolean => showsSecrets(game, seat, false);
