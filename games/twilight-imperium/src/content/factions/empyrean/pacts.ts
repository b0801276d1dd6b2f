import type { Seat } from '@orrery/kernel';
import { playerOf } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { afterVoted } from '../../../moments/agenda/windows.ts';
import { goodsForCommodities } from '../../../moments/economy/queries.ts';
import { whenSystemActivated } from '../../../moments/movement/windows.ts';
import { castAdditionalVotes } from '../../../verbs/agenda/votes.ts';
import { mostCommodities } from '../../../verbs/economy/economy.ts';
import { asAction, inPlay, promissoryNote } from '../../promissory-notes/promissory-note.ts';
import { activatesOwner, giveBack } from '../../promissory-notes/trust.ts';

const VOTES = 4;

/** The outcome a seat cast votes for, if any. */
const votedFor = ({ agenda }: State, seat: Seat): string | undefined =>
  agenda?.votes.find(vote => vote.seat === seat && vote.count > 0)?.outcome;

const agree = (game: State, me: Seat, owner: Seat): boolean => {
  const outcome = votedFor(game, me);
  return outcome !== undefined && outcome === votedFor(game, owner);
};

/** After the second of the two has voted. */
export const bloodPact = promissoryNote(
  'blood-pact',
  asAction,
  inPlay(
    afterVoted,
    (game, me, owner, { seat }) => (seat === me || seat === owner) && agree(game, me, owner),
    (game, me, note) => castAdditionalVotes(game, me, VOTES, note),
  ),
  inPlay(whenSystemActivated, activatesOwner, giveBack),
);

/** For one transfer of all commodities, in a transaction or by a note. */
const pact: Parameters<typeof goodsForCommodities.install>[0] = (game, { from, to, count }, goods) =>
  count === mostCommodities(game, from) && playerOf(game, from).notesInPlay.includes(`dark-pact#${to}`)
    ? goods + 1
    : goods;

export const darkPact = promissoryNote(
  'dark-pact',
  asAction,
  () => goodsForCommodities.install(pact),
  inPlay(whenSystemActivated, activatesOwner, giveBack),
);
