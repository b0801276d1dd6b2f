import { type Ask, cloneJson, quickRandom, randomAnswer, type Seat } from '@orrery/kernel';
import type { Command, CreateTableRequest } from '@orrery/protocol';
import type { Person } from '../rooms/room.ts';
import type { Store } from '../store/store.ts';
import type { Draft } from '../tables/drafts/draft.ts';
import { draft, timeDraft } from '../tables/drafts/drafts.ts';
import { gameDraft } from '../tables/drafts/game-drafts.ts';
import { bob, cid, does, someRoom } from './rooms.ts';

/** A table in memory that applies every draft as if it were committed. */
export function draftedTable(wish: Partial<CreateTableRequest> = {}, people: readonly Person[] = [bob, cid]) {
  const room = someRoom(wish);
  for (const person of people) does(room, person, { do: 'sit', key: room.key });
  let present = {
    record: { room, revision: 0, length: 0, chain: '', seed: null as string | null, fairness: null },
    game: undefined as Draft['game'],
  };
  const settle = ({ room, game, commit: { start, batch } }: Draft): void => {
    const { record } = present;
    const chain = batch?.chain ?? record.chain;
    const seed = start?.seed ?? record.seed;
    present = {
      record: { room, revision: record.revision + 1, length: game?.length ?? 0, chain, seed, fairness: null },
      game,
    };
  };
  const store = { secret: async () => 'hush', safety: { isBlocked: async () => false } } as unknown as Store; // whatever else is needed is in memory
  let last: Draft | undefined;
  const table = {
    get room() {
      return present.record.room;
    },
    get game() {
      return present.game!;
    },
    /** What the last draft would write. */
    get written() {
      return last!.commit;
    },
    /** Whether it closed a question. */
    get closed() {
      return last!.closes === true;
    },
    async does(person: Person, command: Command, now = 0): Promise<string> {
      const drafted = await draft(present, person, command, store, now);
      if (!drafted.ok) return drafted.code;
      last = drafted.value;
      settle(drafted.value);
      return 'ok';
    },
    /** The person answers their open question: at random, or in the simplest way. */
    async answers(person: Person, now = 0, answer = (ask: Ask) => randomAnswer(ask, quickRandom(1))): Promise<string> {
      const seat = table.room.seats.findIndex(each => each.person?.id === person.id);
      const ask = table.game.asks(seat).find(each => !each.ahead)!;
      return table.does(person, { do: 'answer', ask: ask.id, value: answer(ask) }, now);
    },
    botAnswers(seat: Seat, now: number): void {
      const ask = table.game.asks(seat).find(each => !each.ahead)!;
      const answer = { ask: ask.id, seat, value: randomAnswer(ask, quickRandom(1)) };
      const drafted = gameDraft(present, cloneJson(table.room), seat, now, 'decides', game => game.answer(answer));
      if (drafted.ok) settle(drafted.value);
    },
    passTime(now: number): void {
      const drafted = timeDraft(present, now);
      if (drafted.ok) settle(drafted.value);
    },
    /** The person in the seat that the table waits for. */
    get next(): Person {
      return table.room.seats[table.game.waiting()[0]!]!.person!;
    },
  };
  return table;
}

export type DraftedTable = ReturnType<typeof draftedTable>;

export const seatOf = (table: DraftedTable, person: Person): Seat =>
  table.room.seats.findIndex(each => each.person?.id === person.id);
