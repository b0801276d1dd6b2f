import { z } from 'zod';
import { secretKey } from './commands.ts';

/**
 * Text in which nothing is hidden: no control characters, none that change the direction of writing, none that cannot be
 * seen. The selector that follows many emoji may stand there.
 */
const VISIBLE = /^(?:\p{Extended_Pictographic}\u{fe0f}|[^\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800])*$/u;
/** Marks that stand on nothing, or on top of each other until they cover the lines above. */
const PILED_MARKS = /^\p{M}|\p{M}{5}/u;

/** A line of text that people see, written in one way. */
const shownLine = (most: number) =>
  z
    .string()
    .transform(text =>
      text
        .normalize('NFC')
        .replace(/\p{Zs}+/gu, ' ')
        .trim(),
    )
    .pipe(
      z
        .string()
        .max(most)
        .refine(text => VISIBLE.test(text) && !PILED_MARKS.test(text), 'Every character must be one that can be seen.'),
    );

/** Requests over HTTP: who I am, and tables that I make. */
const personName = shownLine(40).pipe(z.string().min(1));

export const nameRequest = z.strictObject({ name: personName });
export const recoverRequest = z.strictObject({ token: z.string().regex(/^[\w-]{43}$/) });

const day = 86_400;

/** How long people may think. Times are in seconds. */
export const clockSettings = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  /** Live: a store of time, and some more with every decision. */
  z.strictObject({ kind: z.literal('bank'), seconds: z.int().min(30).max(day), increment: z.int().min(0).max(3600) }),
  /** Slow: so much for each decision. */
  z.strictObject({
    kind: z.literal('each'),
    seconds: z
      .int()
      .min(30)
      .max(60 * day),
  }),
]);
export type ClockSettings = z.infer<typeof clockSettings>;

/** What happens when a seat's time is up: a bot plays on, the table waits, or the seat opens for somebody else. */
export const onTimeout = z.enum(['bot', 'wait', 'open']);
export type OnTimeout = z.infer<typeof onTimeout>;

export const createTableRequest = z.strictObject({
  game: z.string().max(40),
  title: shownLine(80).default(''),
  seats: z.int().min(1).max(16),
  options: z.record(z.string().max(40), z.json()).default({}),
  /** Which bot sits where; the creator takes the first seat that is left, unless `sit` is false. */
  bots: z.array(z.string().max(40).nullable()).max(16).default([]),
  sit: z.boolean().default(true),
  /** Listed for everybody, or known only to those who have the link. */
  open: z.boolean().default(false),
  spectators: z.boolean().default(true),
  clock: clockSettings.default({ kind: 'none' }),
  onTimeout: onTimeout.default('wait'),
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
