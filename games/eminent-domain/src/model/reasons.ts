import type { Barred, Json, Reason, Target } from '@orrery/kernel';

/** The reasons that rules give when something is not allowed. Their texts are in `text/en/reasons.ts`. */
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

/** A reason with its rule. */
export const because = (id: ReasonId, rule: string, facts?: Readonly<Record<string, Json>>): Reason =>
  facts ? { id, rule, with: facts } : { id, rule };

/** An option that is not offered, and the rule that forbids it. */
export const bar = (key: string, at: Target, reason: Reason): Barred => ({ option: { key, at }, reason });
