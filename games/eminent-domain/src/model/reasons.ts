import type { Barred, Json, Reason, Target } from '@orrery/kernel';

/** Everything that a rule says no with. The words are in `text/en/reasons.ts`. */
export const reasonIds = [
  'action.no-attack',
  'action.no-cards',
  'action.no-face-down',
  'action.no-goods',
  'action.no-planets',
  'action.no-slots',
  'action.no-stacks',
  'attack.fighters',
  'card.no-symbol',
  'follow.no-symbol',
  'produce.filled',
  'research.planets',
  'research.symbols',
  'role.learning',
  'settle.colonies',
  'trade.empty',
] as const;

export type ReasonId = (typeof reasonIds)[number];

/** A rule's no. */
export const because = (id: ReasonId, rule: string, facts?: Readonly<Record<string, Json>>): Reason =>
  facts ? { id, rule, with: facts } : { id, rule };

/** Something that is not on offer, and the rule that says so. */
export const bar = (key: string, at: Target, reason: Reason): Barred => ({ option: { key, at }, reason });
