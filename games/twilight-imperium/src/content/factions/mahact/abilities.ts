import { guestsOf } from '../../../model/readers.ts';
import { mayGiveNote } from '../../../moments/cards/queries.ts';
import { afterCombat } from '../../../moments/combat/windows.ts';
import { commandersShared } from '../../../moments/factions/queries.ts';
import { lastingOf, lastUntil } from '../../../verbs/cards/lasting.ts';
import { canHost, hostToken } from '../../../verbs/tokens/guests.ts';
import { modify, on } from '../../ability.ts';
import { ability } from '../faction.ts';

/** The captured token gives no commander until this combat is over. */
export const edict = ability('edict', {
  responses: [
    on(afterCombat, {
      must: true,
      when: (game, me, { winner, loser }) => winner === me && loser !== null && canHost(game, me, loser),
      *play(game, me, { loser }) {
        yield* lastUntil(game, { id: 'edict', seat: me, until: 'combat', aim: String(loser) });
        yield* hostToken(game, me, loser!);
      },
    }),
  ],
});

export const imperia = ability('imperia', {
  passive: [
    modify(commandersShared, (me, owners, game) => {
      const just = lastingOf(game, me, 'edict').map(({ aim }) => Number(aim));
      return [...owners, ...guestsOf(game, me).filter(owner => !just.includes(owner))];
    }),
  ],
});

/** It cannot be given Alliance notes. */
export const hubris = ability('hubris', {
  passive: [
    modify(
      mayGiveNote,
      ({ note }, may) => may && !note.startsWith('alliance#'),
      ({ to }) => to,
    ),
  ],
});
