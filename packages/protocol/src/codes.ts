import type { Reason, RefusalCode } from '@orrery/kernel';

/** Why the server turned something down. Nothing has changed when one of these comes back. */
export const serverCodes = [
  'request/malformed', // not a message of this protocol
  'request/too-large',
  'request/too-many', // slow down
  'request/unknown', // there is no such address, or nothing there for whoever asks
  'request/forbidden', // not for this role
  'request/failed', // our own fault; nothing was changed
  'request/protocol', // another version of the protocol
  'identity/none', // say who you are first
  'identity/bad-link', // a recovery link that is not, or no longer, one
  'table/started',
  'table/not-started',
  'table/not-full', // some seat is still open
  'table/closed',
  'table/paused',
  'table/newer-rules', // another process, of a newer release, serves it: come back in a moment
  'table/exists', // what is to be imported is there already
  'table/set-aside', // the server was caught in a loop there
  'table/too-many-changes', // of standing orders, answers ahead or undos, since the seat last decided something
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

/** The answer to whatever could not be done. */
export interface Refused {
  readonly code: Code;
  /** One plain sentence for a person; never parsed. */
  readonly message: string;
  /** The rule of the game that says no, where one does. */
  readonly reason?: Reason;
}
