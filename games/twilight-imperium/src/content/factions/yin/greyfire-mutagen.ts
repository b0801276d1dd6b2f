import type { Seat } from '@orrery/kernel';
import { planetOf, playerOf } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { mayUseFactionAbilities, mayUseFactionTechnologies } from '../../../moments/factions/queries.ts';
import { startOfGroundCombat } from '../../../moments/invasion/windows.ts';
import { afterSystemActivated } from '../../../moments/movement/windows.ts';
import { groundForcesOn } from '../../../moments/units/counts-as.ts';
import { lastUntil } from '../../../verbs/cards/lasting.ts';
import { opponentIn } from '../../../verbs/combat/combat-effects.ts';
import { replaceOthers } from '../../../verbs/units/replacement.ts';
import { forbid } from '../../ability.ts';
import { installLasting } from '../../lasting.ts';
import { fromHand, promissoryNote } from '../../promissory-notes/promissory-note.ts';
import { chooseInfantry, infantryOf } from './infantry.ts';

const id = 'greyfire-mutagen';
const ENOUGH = 2;

const opponentOf = (game: State, me: Seat): Seat | undefined => (game.combat ? opponentIn(game.combat, me) : undefined);

/** Base: blocks its owner's faction abilities for an action. Codex I: one Indoctrination against others. */
export const greyfireMutagen = promissoryNote(
  id,
  fromHand(afterSystemActivated, {
    before: 'codex1',
    when: (game, _me, owner) => !playerOf(game, owner).eliminated,
    *play(game, _me, owner) {
      yield* lastUntil(game, { id, seat: owner, until: 'tactical-action', aim: null });
    },
  }),
  fromHand(startOfGroundCombat, {
    since: 'codex1',
    when: (game, me, owner, { system, planet }) => {
      const opponent = opponentOf(game, me);
      return (
        opponent !== undefined &&
        opponent !== owner &&
        groundForcesOn(game, planetOf(game, planet), opponent) >= ENOUGH &&
        infantryOf(game, opponent, { system, planet }).length > 0
      );
    },
    *play(game, me, _owner, { system, planet }) {
      const opponent = opponentOf(game, me)!;
      const area = { system, planet };
      const kind = yield* chooseInfantry(game, me, `${id}.infantry`, opponent, area);
      yield* replaceOthers(game, { from: opponent, kind }, me, 'infantry', area);
    },
  }),
  () => installLasting(id, [forbid(mayUseFactionAbilities, () => true), forbid(mayUseFactionTechnologies, () => true)]),
);
