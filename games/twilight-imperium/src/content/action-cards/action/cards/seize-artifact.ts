import { choose, type Seat } from '@orrery/kernel';
import { type FragmentKind, fragmentKinds } from '../../../../model/ids.ts';
import { othersClockwise, playerOf } from '../../../../model/readers.ts';
import type { State } from '../../../../model/state.ts';
import { neighboursAmong } from '../../../../moments/economy/neighbours.ts';
import { passFragment } from '../../../../verbs/cards/relics.ts';
import { action } from '../../action-card.ts';
import { seatAims } from '../../aims.ts';

const fragmentsOf = (game: State, seat: Seat): FragmentKind[] =>
  fragmentKinds.filter(kind => playerOf(game, seat).fragments[kind] > 0);

export const seizeArtifact = action({
  id: 'seize-artifact',
  possible: () => true,
  aims: (game, me) =>
    seatAims(neighboursAmong(game, me, othersClockwise(game, me)).filter(seat => fragmentsOf(game, seat).length > 0)),
  *announce(game, me, _moment, aim) {
    const kinds = fragmentsOf(game, Number(aim));
    return yield* choose(me, 'seize-artifact.fragment', kinds, { at: fragment => ({ fragment }) });
  },
  tells: (_game, _me, more) => [{ fragment: more as FragmentKind }],
  *resolve(game, me, _moment, { aim, more }) {
    yield* passFragment(game, Number(aim), me, more as FragmentKind);
  },
});
