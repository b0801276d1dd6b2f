import type { Upward } from './commands.ts';

type Raw = Readonly<Record<string, unknown>>;

const isRecord = (raw: unknown): raw is Raw => typeof raw === 'object' && raw !== null && !Array.isArray(raw);
const isText = (raw: unknown, min: number, max: number): raw is string =>
  typeof raw === 'string' && raw.length >= min && raw.length <= max;
const isAmount = (raw: unknown): raw is number => Number.isInteger(raw) && Math.abs(raw as number) <= 1e9;

/** Whether an object has just these members, of its own. */
function hasJust(raw: Raw, names: readonly string[]): boolean {
  let count = 0;
  for (const _ in raw) count++;
  return count === names.length && names.every(name => Object.hasOwn(raw, name));
}

function isAnswerValue(raw: unknown): raw is readonly string[] | Record<string, number> | number {
  if (Array.isArray(raw)) return raw.length <= 500 && raw.every(each => isText(each, 0, 200));
  if (!isRecord(raw)) return isAmount(raw);
  return Object.entries(raw).every(([key, each]) => key.length <= 200 && key !== '__proto__' && isAmount(each));
}

const messageMembers = ['type', 'table', 'id', 'command'];
const answerMembers = ['do', 'ask', 'value'];

/**
 * An answer on the stream, read without the schema: nearly all messages are answers. Whatever is not one beyond doubt is
 * left to the schema, which says what may be sent; this one takes nothing that it does not take.
 */
export function readAnswer(raw: unknown): Extract<Upward, { type: 'command' }> | undefined {
  if (!isRecord(raw) || raw.type !== 'command' || !hasJust(raw, messageMembers)) return undefined;
  const { table, id, command } = raw;
  if (typeof table !== 'string' || !/^[a-z0-9]{16}$/.test(table)) return undefined;
  if (typeof id !== 'string' || !/^[\w-]{1,40}$/.test(id)) return undefined;
  if (!isRecord(command) || command.do !== 'answer' || !hasJust(command, answerMembers)) return undefined;
  const { ask, value } = command;
  if (!isText(ask, 1, 100) || !isAnswerValue(value)) return undefined;
  return { type: 'command', table, id, command: { do: 'answer', ask, value } };
}
