import type { KeptState } from '@orrery/host';
import { isFairness } from '@orrery/kernel';
import { colour, tableId } from '@orrery/protocol';
import { z } from 'zod';
import type { Batch, ChatRecord, PrivateRecord, TableRecord } from '../store/store.ts';

const count = z.int().min(0);
const person = z.looseObject({ id: z.string(), name: z.string() });
const seat = z.looseObject({
  person: person.nullable(),
  bot: z.string().nullable(),
  away: z.boolean(),
  resigned: z.boolean(),
  colour: colour.optional(), // exports from before there were any to choose
  key: z.string().min(1),
  waitingSince: count.nullable(),
  bankMs: z.number().nullable(),
});

/** What must be there of a room for it to be one; the rest is carried along. */
const room = z.looseObject({
  id: tableId,
  game: z.string(),
  rulesVersion: z.int(),
  title: z.string(),
  options: z.json(),
  open: z.boolean(),
  spectators: z.boolean(),
  clock: z.looseObject({ kind: z.enum(['none', 'bank', 'each']) }),
  onTimeout: z.enum(['bot', 'wait', 'open']),
  created: count,
  key: z.string().min(1),
  status: z.enum(['gathering', 'playing', 'over', 'closed']),
  host: person,
  seats: z.array(seat).min(1).max(16),
  paused: z.boolean(),
  commitment: z.string().nullable(),
  chats: count,
  privates: count.optional(),
});

const entry = z.looseObject({ t: z.string() });
const event = z.looseObject({ type: z.string(), data: z.record(z.string(), z.json()) });

const place = { at: count, epoch: count, revealedAt: count, events: count };

/** One line of an export. A table's line is followed by its batches, states, chat and private messages, and a line that says it was all. */
export const exportLine = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('table'),
    room,
    revision: count,
    length: count,
    chain: z.string(),
    seed: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .nullable(),
    fairness: z.custom(isFairness).optional(),
  }),
  z.strictObject({
    type: z.literal('batch'),
    first: count,
    entries: z.array(entry),
    eventsKept: count,
    events: z.array(event),
    chain: z.string(),
    at: count,
  }),
  z.strictObject({
    type: z.literal('chat'),
    number: z.int().min(1),
    at: count,
    person: z.string(),
    name: z.string(),
    seat: count.nullable(),
    text: z.string(),
  }),
  z.strictObject({
    type: z.literal('private'),
    number: z.int().min(1),
    id: z.string(),
    at: count,
    person: z.string(),
    name: z.string(),
    seat: count.nullable(),
    toPerson: z.string(),
    toName: z.string(),
    toSeat: count.nullable(),
    text: z.string(),
    promise: z.boolean().default(false),
  }),
  z.looseObject({ type: z.literal('state'), ...place, rulesVersion: count }),
  z.strictObject({ type: z.literal('end'), table: tableId }),
]);
export type ExportLine = z.infer<typeof exportLine>;

/** A table with all that belongs to it. */
export interface WholeTable {
  readonly record: TableRecord;
  readonly batches: readonly Batch[];
  readonly chat: readonly ChatRecord[];
  readonly privates: readonly PrivateRecord[];
  /** States kept of the game, in the order of its log. */
  readonly states: readonly KeptState[];
}
