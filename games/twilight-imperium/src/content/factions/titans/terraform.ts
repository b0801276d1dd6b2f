import type { Seat } from '@orrery/kernel';
import type { Planet } from '../../../model/galaxy/state.ts';
import { isMecatol, planetsOf } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { isAtHome } from '../../../moments/galaxy/systems.ts';
import { asAttachment, promissoryNote } from '../../promissory-notes/promissory-note.ts';

const sites = (game: State, me: Seat): Planet[] =>
  planetsOf(game, me).filter(({ id }) => !isMecatol(id) && !isAtHome(game, id));

/** Attached for good: its owner never gets it back. */
export const terraform = promissoryNote('terraform', asAttachment(sites));
