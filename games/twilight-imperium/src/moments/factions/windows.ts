import type { Seat } from '@orrery/kernel';
import type { AbilityId } from '../../model/factions/printed-factions.ts';
import type { Area } from '../../model/readers.ts';
import type { CardKey } from '../../model/state.ts';
import { itsSeat, telling, whenActive } from '../timing.ts';

/** A seat uses an ability of its faction sheet; content may do something else instead. */
export const whenFactionAbility = whenActive<{ seat: Seat; ability: AbilityId; replaced: boolean }>(
  'when-faction-ability',
  itsSeat,
  'ability',
);
/** A seat has used an ability of its faction sheet, with what came of it where, or against whom. */
export const afterFactionAbility = whenActive<{ seat: Seat; ability: AbilityId; area?: Area; against?: Seat }>(
  'after-faction-ability',
  (_game, { seat, against }) => (against === undefined ? [seat] : [seat, against]),
  'seat',
  'ability',
);
/** An agent was exhausted, and the ability that asked for it is resolved. */
export const afterAgentExhausted = telling<{ seat: Seat; leader: CardKey }>('after-agent-exhausted', 'seat', 'leader');
