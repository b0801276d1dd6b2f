import { type Command, isGameCommand } from '@orrery/protocol';
import { Limiter, type Limits } from './limits.ts';
import { refused } from './refusal.ts';

export const tooMuchStored = refused('request/too-many', 'Your storage quota is used up; try again later.');

/** Approximate bytes that a table without its game takes in the store, and that any command takes. */
const TABLE_BYTES = 4_096;
const COMMAND_BYTES = 200;

/** Bytes that a command adds to the store. Entries of games are not counted: they have their own limit (docs/adr/0017). */
export function storedBytes(command: Command): number {
  if (isGameCommand(command)) return 0;
  if (command.do === 'chat' || command.do === 'message') return COMMAND_BYTES + Buffer.byteLength(command.text);
  return command.do === 'rematch' ? COMMAND_BYTES + TABLE_BYTES : COMMAND_BYTES;
}

/** Bytes that a document takes. */
export const bytesOf = (document: unknown): number => Buffer.byteLength(JSON.stringify(document));

/** Bytes that a new table adds, given the size of its request. */
export const tableBytes = (request: unknown): number => TABLE_BYTES + bytesOf(request);

/** Storage quotas per person and per address. */
export class Quotas {
  readonly #people: Limiter;
  readonly #addresses: Limiter;

  /** `limited` is called with the name of the quota that is used up. */
  constructor(
    { stored, storedByAddress }: Pick<Limits, 'stored' | 'storedByAddress'>,
    limited: (limit: keyof Limits) => void,
  ) {
    this.#people = new Limiter(stored, { limited: () => limited('stored') });
    this.#addresses = new Limiter(storedByAddress, { limited: () => limited('storedByAddress') });
  }

  /** Charges bytes to a person and their address; false if a quota is used up. */
  takes(person: string, address: string, bytes: number): boolean {
    return bytes === 0 || (this.#people.takes(person, bytes) && this.#addresses.takes(address, bytes));
  }
}
