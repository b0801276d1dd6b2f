import type { KeptState } from '@orrery/host';
import type { Entry, GameEvent, KernelState, Snapshot } from '@orrery/kernel';
import { createTableRequest } from '@orrery/protocol';
import { newId } from '../common/ids.ts';
import { createRoom } from '../rooms/create.ts';
import type { Room } from '../rooms/room.ts';
import type { Batch, Commit, NoticeRecord, PersonRecord } from '../store/store.ts';

/** A room for the tests of the store. */
export function someRoom(host: string = newId(), open = false): Room {
  const wish = createTableRequest.parse({ game: 'eminent-domain', seats: 2, bots: [null, 'random'], open });
  const room = createRoom({ id: host, name: 'Ann' }, wish, 1);
  if (!room.ok) throw new Error(room.message);
  return room.value;
}

export const somePerson = (name = 'Ann'): PersonRecord => ({
  id: newId(),
  name,
  created: 1_700_000_000_000,
  notices: { webhook: { url: 'https://example.org/word', form: 'plain' }, quiet: null },
  webhookSecret: 'hush',
  pushes: [{ endpoint: 'https://push.example.org/1', keys: { p256dh: 'p', auth: 'a' } }],
});

const answer = (ask: number): Entry => ({ t: 'answer', ask: `a${ask}`, seat: 0, value: [`é ${ask} \0 "'`] });
const event = (number: number): GameEvent => ({ type: `e${number}`, data: { number } });

/** A batch of `count` answers from entry `first` on, each with an event. */
export function someBatch(first: number, count: number, more: Partial<Batch> = {}): Batch {
  const numbers = Array.from({ length: count }, (_, index) => first + index);
  return {
    first,
    entries: numbers.map(answer),
    eventsKept: first,
    events: numbers.map(event),
    chain: `chain ${first + count}`,
    at: 1_700_000_000_000 + first,
    ...more,
  };
}

export const undoBatch = (first: number, to: number): Batch =>
  someBatch(first, 1, { entries: [{ t: 'undo', seat: 0, to }], eventsKept: to, events: [] });

export const commitOf = (room: Room, revision: number, more: Partial<Commit> = {}): Commit => ({
  revision,
  room,
  wakeAt: null,
  ...more,
});

export const snapshotAt = (at: number): Snapshot<KernelState> => ({
  at,
  epoch: 0,
  state: { stack: [{ step: 'x', args: {} }], core: {} } as unknown as KernelState,
  revealedAt: 0,
  events: at,
});

export const keptAt = (at: number, rulesVersion = 1): KeptState => ({ ...snapshotAt(at), rulesVersion });

export const someNotice = (id: string): NoticeRecord => ({
  id,
  person: 'p',
  table: 't',
  seat: 1,
  since: 1_700_000_000_000,
  attempts: 0,
});
