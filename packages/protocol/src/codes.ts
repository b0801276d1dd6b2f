import type { Reason, RefusalCode } from '@orrery/kernel';

/** Why the server refused something. A refused request changes nothing. */
export const serverCodes = [
  'request/malformed', // not a message of this protocol
  'request/too-large',
  'request/too-many', // rate limit exceeded
  'request/unknown', // not found, or not visible to the requester
  'request/forbidden', // not for this role
  'request/failed', // internal error; nothing was changed
  'request/protocol', // another version of the protocol
  'identity/none', // authentication required
  'identity/bad-link', // an unknown or used recovery link
  'table/started',
  'table/not-started',
  'table/not-full', // some seat is still open
  'table/closed',
  'table/paused',
  'table/newer-rules', // another process with a newer release serves it: retry soon
  'table/exists', // the imported table exists already
  'table/set-aside', // the table is stuck: its rules did not terminate
  'table/too-many-changes', // too many standing orders, answers ahead or undos since the seat's last decision
  'table/limit', // more tables than one person may keep open
  'seat/taken',
  'seat/none-open',
  'seat/yours-already',
  'seat/colour-taken', // another person has that colour
  'seat/out-of-time', // the time for this decision is up, and a bot makes it
  'seat/no-bot', // the game has no bot of that name
  'notice/refused-address',
] as const;

export type ServerCode = (typeof serverCodes)[number];
export type Code = ServerCode | RefusalCode;

/** The response to a request that failed. */
export interface Refused {
  readonly code: Code;
  /** One plain sentence for a person; never parsed. */
  readonly message: string;
  /** The rule of the game that refused it, if one did. */
  readonly reason?: Reason;
}
