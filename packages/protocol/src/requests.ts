import { z } from 'zod';
import { secretKey } from './commands.ts';
import { clockSettings, gameOptions, onTimeout, shownLine, startAt } from './table-settings.ts';

/** Requests over HTTP: who I am, and tables that I make. */
const personName = shownLine(40).pipe(z.string().min(1));

export const nameRequest = z.strictObject({ name: personName });
export const recoverRequest = z.strictObject({ token: z.string().regex(/^[\w-]{43}$/) });

export const createTableRequest = z.strictObject({
  game: z.string().max(40),
  title: shownLine(80).default(''),
  seats: z.int().min(1).max(16),
  options: gameOptions.default({}),
  /** Which bot sits where; the creator takes the first seat that is left, unless `sit` is false. */
  bots: z.array(z.string().max(40).nullable()).max(16).default([]),
  sit: z.boolean().default(true),
  /** Listed for everybody, or known only to those who have the link. */
  open: z.boolean().default(false),
  spectators: z.boolean().default(true),
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

/** Where to send word that it is somebody's turn. */
export const noticeSettings = z.strictObject({
  webhook: z.strictObject({ url: z.url().max(500), form: z.enum(['plain', 'discord']) }).nullable(),
  /** No notices between these minutes of the day, `zone` being the time zone's name. */
  quiet: z.strictObject({ from: minuteOfDay, to: minuteOfDay, zone: z.string().max(60) }).nullable(),
});
export type NoticeSettings = z.infer<typeof noticeSettings>;

export const pushSubscription = z.strictObject({
  endpoint: z.url().max(500),
  keys: z.strictObject({ p256dh: z.string().max(200), auth: z.string().max(100) }),
});
export type PushSubscription = z.infer<typeof pushSubscription>;

export const pushEndpoint = z.strictObject({ endpoint: pushSubscription.shape.endpoint });

/** How somebody hears of their turns. */
export interface MyNotices extends NoticeSettings {
  /** How many browsers are subscribed. */
  readonly pushes: number;
  /** What signs the webhook's notices; shown once, when the webhook is new. */
  readonly webhookSecret?: string;
}

/** What a webhook receives in the plain form. */
export interface NoticeBody {
  readonly type: 'turn' | 'reminder' | 'test';
  /** The same again means that this one came already. */
  readonly id: string;
  readonly table: string;
  readonly title: string;
  readonly game: string;
  readonly seat: number;
  /** Since when the table waits, and when the time is up, in milliseconds since 1970. */
  readonly since: number | null;
  readonly deadline: number | null;
  readonly link: string;
}

/** What came of a test. */
export interface NoticeTest {
  readonly webhook: 'sent' | 'failed' | 'refused' | null;
  readonly pushes: { readonly sent: number; readonly failed: number };
}

/** Who is meant: whoever sits there, or who said that line of chat. */
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
