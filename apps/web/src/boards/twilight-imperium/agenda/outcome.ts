import type { Seat } from '@orrery/kernel';
import { cardName } from '@orrery/twilight-imperium/text';
import { isPlanetId } from '@orrery/twilight-imperium/view';

/** What can be voted for, by name: a player, a planet, a card or a plain word. */
export const outcomeName = (outcome: string, nameOf: (seat: Seat) => string): string =>
  /^\d+$/.test(outcome) && !isPlanetId(outcome) ? nameOf(Number(outcome)) : cardName(outcome);
