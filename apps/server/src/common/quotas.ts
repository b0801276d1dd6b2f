import { type Command, isGameCommand } from '@orrery/protocol';
import { Limiter, type Limits } from './limits.ts';
import { refused } from './refusal.ts';

export const tooMuchStored = refused('request/too-many', 'Your storage quota is used up; try again later.');

/** What the store keeps of a table without its game, and of any command, in bytes and roughly. */
const TABLE_BYTES = 4_096;
const COMMAND_BYTES = 200;

/** What a command leaves in the store. What a game writes is not counted: it has bounds of its own (docs/adr/0017). */
export function storedBytes(command: Command): number {
  if (isGameCommand(command)) return 0;
  if (command.do === 'chat') return COMMAND_BYTES + Buffer.byteLength(command.text);
  return command.do === 'rematch' ? COMMAND_BYTES + TABLE_BYTES : COMMAND_BYTES;
}

/** What a new table leaves there, made by a request of so many bytes. */
export const tableBytes = (request: unknown): number => TABLE_BYTES + Buffer.byteLength(JSON.stringify(request));

/** Keeps a person, and an address, from filling the store. */
export class Quotas {
  readonly #people: Limiter;
  readonly #addresses: Limiter;

  /** `limited` hears which of the limits was reached. */
  constructor(
    { stored, storedByAddress }: Pick<Limits, 'stored' | 'storedByAddress'>,
    limited: (limit: keyof Limits) => void,
  ) {
    this.#people = new Limiter(stored, { limited: () => limited('stored') });
    this.#addresses = new Limiter(storedByAddress, { limited: () => limited('storedByAddress') });
  }

  /** Whether so many bytes more may be stored for a person who is at an address. */
  takes(person: string, address: string, bytes: number): boolean {
    return bytes === 0 || (this.#people.takes(person, bytes) && this.#addresses.takes(address, bytes));
  }
}
