import { z } from 'zod';
import { clockSettings, gameOptions, onTimeout, shownLine, startAt } from './table-settings.ts';

/** 256 bits as hexadecimal digits: a hash, or its preimage. */
const bits = z.string().regex(/^[0-9a-f]{64}$/);
const id = z.string().regex(/^[\w-]{1,40}$/);
const short = z.string().min(1).max(100);
const seat = z.int().min(0).max(15);

/** How many colours there are to choose from, each with a glyph and a pattern of its own. */
export const COLOURS = 8;
export const colour = z
  .int()
  .min(0)
  .max(COLOURS - 1);

/** Ids of tables are words that cannot be guessed. */
export const tableId = z.string().regex(/^[a-z0-9]{16}$/);
export const secretKey = z.string().regex(/^[\w-]{22}$/);

const answerValue = z.union([
  z.array(z.string().max(200)).max(500).readonly(),
  z.record(z.string().max(200), z.int().min(-1e9).max(1e9)).readonly(),
  z.int().min(-1e9).max(1e9),
]);

/** Commands of a seat in its game. */
const gameCommands = [
  z.strictObject({ do: z.literal('answer'), ask: short, value: answerValue }),
  z.strictObject({ do: z.literal('withdraw'), about: z.string().max(200) }),
  z.strictObject({
    do: z.literal('order'),
    window: short,
    unless: z.literal('concerns-me').nullable(),
    until: short,
  }),
  z.strictObject({ do: z.literal('cancel-order'), window: short }),
  z.strictObject({ do: z.literal('react'), reaction: z.enum(['quick', 'guarded', 'never']) }),
  z.strictObject({ do: z.literal('undo') }),
  z.strictObject({ do: z.literal('ask-undo') }),
  z.strictObject({ do: z.literal('answer-undo'), agree: z.boolean() }),
] as const;

/** PostgreSQL cannot keep that character. */
const hasNoNul = (text: string): boolean => !text.includes('\0');

const said = z.string().trim().min(1).max(1000).refine(hasNoNul);

/** Commands of people at a table. */
const roomCommands = [
  z.strictObject({ do: z.literal('sit'), seat: seat.optional(), key: secretKey.optional() }),
  z.strictObject({ do: z.literal('colour'), seat, colour }),
  z.strictObject({
    do: z.literal('settings'),
    title: shownLine(80).pipe(z.string().min(1)).optional(),
    options: gameOptions.optional(),
    open: z.boolean().optional(),
    spectators: z.boolean().optional(),
    coach: z.boolean().optional(),
    clock: clockSettings.optional(),
    onTimeout: onTimeout.optional(),
    startAt: startAt.optional(),
  }),
  z.strictObject({ do: z.literal('ready'), ready: z.boolean() }),
  z.strictObject({ do: z.literal('leave') }),
  z.strictObject({ do: z.literal('start') }),
  z.strictObject({ do: z.literal('pledge'), digest: bits }),
  z.strictObject({ do: z.literal('reveal'), random: bits }),
  z.strictObject({ do: z.literal('close') }),
  z.strictObject({ do: z.literal('seat-bot'), seat, bot: short }),
  z.strictObject({ do: z.literal('open-seat'), seat }),
  z.strictObject({ do: z.literal('remove'), seat }),
  z.strictObject({ do: z.literal('vote-remove'), agree: z.boolean() }),
  z.strictObject({ do: z.literal('resign') }),
  z.strictObject({ do: z.literal('step-aside') }),
  z.strictObject({ do: z.literal('return') }),
  z.strictObject({ do: z.literal('pause'), agree: z.boolean() }),
  z.strictObject({ do: z.literal('resume') }),
  z.strictObject({ do: z.literal('rematch') }),
  z.strictObject({ do: z.literal('chat'), text: said }),
  z.strictObject({ do: z.literal('message'), to: seat, text: said, promise: z.literal(true).optional() }),
] as const;

export const command = z.discriminatedUnion('do', [...gameCommands, ...roomCommands]);
export type Command = z.infer<typeof command>;
export type GameCommand = z.infer<(typeof gameCommands)[number]>;
export type RoomCommand = z.infer<(typeof roomCommands)[number]>;
export type CommandName = Command['do'];

const gameCommandNames: ReadonlySet<string> = new Set(gameCommands.map(each => each.shape.do.value));
export const isGameCommand = (each: Command): each is GameCommand => gameCommandNames.has(each.do);
export const commandNames: readonly CommandName[] = [...gameCommands, ...roomCommands].map(each => each.shape.do.value);

/** A command as it is sent: `id` is chosen by the sender; a repeated id has no second effect. */
export const commandRequest = z.strictObject({ id, command });
export type CommandRequest = z.infer<typeof commandRequest>;

/** What a client has already: the number of the last update, and the number of events. */
const have = z.strictObject({ n: z.int().min(0), events: z.int().min(0) });
export type Have = z.infer<typeof have>;

/** What a client sends on the stream. */
export const upward = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('watch'), table: tableId, key: secretKey.optional(), have: have.optional() }),
  z.strictObject({ type: z.literal('unwatch'), table: tableId }),
  z.strictObject({ type: z.literal('command'), table: tableId, id, command }),
  z.strictObject({ type: z.literal('ping'), id }),
]);
export type Upward = z.infer<typeof upward>;
