import { z } from 'zod';
import { secretKey } from './commands.ts';
import { clockSettings, gameOptions, onTimeout, shownLine, startAt } from './table-settings.ts';

/** HTTP requests about the own account, and for creating tables. */
const personName = shownLine(40).pipe(z.string().min(1));

export const nameRequest = z.strictObject({ name: personName });
export const recoverRequest = z.strictObject({ token: z.string().regex(/^[\w-]{43}$/) });

export const createTableRequest = z.strictObject({
  game: z.string().max(40),
  title: shownLine(80).default(''),
  seats: z.int().min(1).max(16),
  options: gameOptions.default({}),
  /** Bots by seat; the creator takes the first remaining seat, unless `sit` is false. */
  bots: z.array(z.string().max(40).nullable()).max(16).default([]),
  sit: z.boolean().default(true),
  /** Public tables are listed; others are reachable only by link. */
  open: z.boolean().default(false),
  spectators: z.boolean().default(true),
  /** False disables the coach at the table. */
  coach: z.boolean().optional(),
  clock: clockSettings.default({ kind: 'none' }),
  onTimeout: onTimeout.default('wait'),
  /** When bots take the seats that are still open, and the game begins. */
  startAt: startAt.default(null),
});
export type CreateTableRequest = z.input<typeof createTableRequest>;
export type CreateTable = z.output<typeof createTableRequest>;

export const tableQuery = z.strictObject({ key: secretKey.optional() });
/** Events before this one. */
export const eventsQuery = z.strictObject({
  key: secretKey.optional(),
  before: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .optional(),
});

const minuteOfDay = z.int().min(0).max(1439);

/** Where to send notices that it is somebody's turn. */
export const noticeSettings = z.strictObject({
  webhook: z
    .strictObject({
      url: z.url().max(500),
      form: z.enum(['plain', 'discord']),
      /** With a picture of what everybody may see of the table. */
      picture: z.boolean().optional(),
    })
    .nullable(),
  /** No notices between these minutes of the day; `zone` is the name of the time zone. */
  quiet: z.strictObject({ from: minuteOfDay, to: minuteOfDay, zone: z.string().max(60) }).nullable(),
});
export type NoticeSettings = z.infer<typeof noticeSettings>;

export const pushSubscription = z.strictObject({
  endpoint: z.url().max(500),
  keys: z.strictObject({ p256dh: z.string().max(200), auth: z.string().max(100) }),
});
export type PushSubscription = z.infer<typeof pushSubscription>;

export const pushEndpoint = z.strictObject({ endpoint: pushSubscription.shape.endpoint });

/** A person's settings for notices. */
export interface MyNotices extends NoticeSettings {
  /** How many browsers are subscribed. */
  readonly pushes: number;
  /** The secret that signs the webhook's notices; shown once, when the webhook is created. */
  readonly webhookSecret?: string;
}

/** The notice that a webhook receives in the plain format. */
export interface NoticeBody {
  readonly type: 'turn' | 'reminder' | 'test';
  /** A repeated id marks a repeated delivery. */
  readonly id: string;
  readonly table: string;
  readonly title: string;
  readonly game: string;
  readonly seat: number;
  /** Start and end of the time to decide, in milliseconds since 1970. */
  readonly since: number | null;
  readonly deadline: number | null;
  readonly link: string;
  /** What everybody may see of the table, if wished: a PNG as base64. */
  readonly picture?: string;
}

/** The result of a test notice. */
export interface NoticeTest {
  readonly webhook: 'sent' | 'failed' | 'refused' | null;
  readonly pushes: { readonly sent: number; readonly failed: number };
}

/** The person in that seat, or the author of that chat message. */
const person = { seat: z.int().min(0).max(15).optional(), line: z.int().min(1).optional() };

export const blockRequest = z.strictObject({ ...person, kind: z.enum(['mute', 'block']) });
export const reportRequest = z.strictObject({
  ...person,
  reason: z
    .string()
    .trim()
    .min(1)
    .max(1000)
    .refine(text => !text.includes('\0')),
});
