import type { Seat } from '@orrery/kernel';
import type { AbilityId } from '../../model/factions/printed-factions.ts';
import type { Area } from '../../model/readers.ts';
import { whenActive } from '../timing.ts';

/** A seat has used an ability of its faction sheet, with what came of it where, or against whom. */
export const afterFactionAbility = whenActive<{ seat: Seat; ability: AbilityId; area?: Area; against?: Seat }>(
  'after-faction-ability',
);
