import { countOf, planetOf } from '../../../model/readers.ts';
import { whenExploring } from '../../../moments/galaxy/windows.ts';
import { gainRelic } from '../../../verbs/cards/relics.ts';
import { gainTokens } from '../../../verbs/tokens/tokens.ts';
import { on } from '../../ability.ts';
import { ability } from '../faction.ts';
import { hasFragments, hasPair, PAIR, purgeFragmentsAtMost } from './fragments.ts';

/** Decided before cards are drawn; one additional card, whatever the number of mechs. */
export const distantSuns = ability('distant-suns', {
  responses: [
    on(whenExploring, {
      when: (game, me, { seat, planet }) =>
        seat === me && countOf(planetOf(game, planet).units, me, unit => unit === 'mech') > 0,
      *play(_game, _me, moment) {
        moment.more++;
      },
    }),
  ],
});

/** Two fragments for a relic, or one for a command token, even if nothing is left to gain. */
export const fabrication = ability('fabrication', {
  componentAction: {
    possible: hasFragments,
    *play(game, me) {
      const purged = yield* purgeFragmentsAtMost(game, me, 'fabrication.fragments', 1, hasPair(game, me) ? PAIR : 1);
      if (purged === PAIR) yield* gainRelic(game, me);
      else yield* gainTokens(game, me, 1);
    },
  },
});
