import { findGame } from '@orrery/catalogue';
import { drawView } from '@orrery/catalogue/pictures';
import { eventFor, historyOf, type KeptState, momentsOf, type Stretch } from '@orrery/host';
import { SerialQueue } from '../common/serial-queue.ts';
import { pngOf } from '../picture/png.ts';
import type { Batch, Store } from '../store/store.ts';
import { eventsBefore } from '../tables/stored/stored-events.ts';
import { chunked } from './chunks.ts';
import type { Question } from './messages.ts';
import { batchesOf, statesOf } from './pages.ts';
import { saveChunks } from './save.ts';

/** The limits of one answer. */
const PORTION = { steps: 100, length: 256 * 1024 };
const NOTHING_MORE = { steps: 0, length: 0 };

type Text = AsyncGenerator<string, void>;

const stretchOf = ({ entries, eventsKept, events }: Batch): Stretch => ({
  entries,
  events: eventsKept + events.length,
});

/** A log without its events, and its stored states. */
interface Log {
  readonly stretches: readonly Stretch[];
  readonly states: readonly KeptState[];
}

/** Reads whole logs one at a time, so that only one is in memory; the last one is cached for the next request. */
export class Logs {
  readonly #store: Store;
  readonly #queue = new SerialQueue();
  #last: { readonly table: string; readonly revision: number; readonly log: Log } | undefined;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Calls back with the log of a table at a revision. */
  with<T>(table: string, revision: number, work: (log: Log) => T): Promise<T> {
    return this.#queue.run(async () => {
      if (this.#last?.table !== table || this.#last.revision !== revision) {
        this.#last = undefined;
        this.#last = { table, revision, log: await this.#read(table) };
      }
      return work(this.#last.log);
    });
  }

  async #read(table: string): Promise<Log> {
    const stretches: Stretch[] = [];
    for await (const batch of batchesOf(this.#store, table)) stretches.push(stretchOf(batch));
    const states: KeptState[] = [];
    for await (const state of statesOf(this.#store, table)) states.push(state);
    return { stretches, states };
  }
}

function* listed(key: string, items: readonly unknown[]): Generator<string, void> {
  yield `{"${key}":[`;
  for (const [i, item] of items.entries()) yield (i > 0 ? ',' : '') + JSON.stringify(item);
  yield ']}';
}

/** The moments that a seat, or a spectator, was shown. Needs no replay. */
async function* moments(logs: Logs, { table, revision, seat }: Question & { read: 'moments' }): Text {
  yield* listed(
    'moments',
    await logs.with(table, revision, ({ stretches, states }) => momentsOf(stretches, seat, states)),
  );
}

/** Some events before a number, as a seat may see them. */
async function* events(store: Store, question: Question & { read: 'events' }): Text {
  const { table, before, most, seat } = question;
  const found = await eventsBefore(store, table, before, most);
  yield JSON.stringify({ from: found.from, items: found.events.map(event => eventFor(event, seat)) });
}

/** The game from a moment on, by replay. */
async function* history(logs: Logs, question: Question & { read: 'history' }): Text {
  const { table, revision, seat, from, seats, options, seed } = question;
  const offer = findGame(question.game);
  if (!offer) throw new Error(`there is no game called ${question.game}`);
  yield await logs.with(table, revision, ({ stretches, states }) =>
    JSON.stringify(historyOf({ game: offer.game, seats, options, seed, states }, stretches, seat, from, PORTION)),
  );
}

/** What everybody may see of the table now, drawn as PNG, in base64. */
async function* picture(logs: Logs, question: Question & { read: 'picture' }): Text {
  const { table, revision, options, seed, title, names, colours } = question;
  const offer = findGame(question.game);
  if (!offer) throw new Error(`there is no game called ${question.game}`);
  const { game } = offer;
  const now = await logs.with(table, revision, ({ stretches, states }) =>
    historyOf(
      { game, seats: names.length, options, seed, states },
      stretches,
      null,
      Number.POSITIVE_INFINITY,
      NOTHING_MORE,
    ),
  );
  if (!now) return;
  const nameOf = (seat: number): string => names[seat] ?? '';
  const svg = await drawView(question.game, now.picture.view, { title, nameOf, colours, showsHand: false });
  yield Buffer.from(await pngOf(svg)).toString('base64');
}

/** The answer to a question as JSON, or a picture as base64, in chunks. */
export function answerTo(store: Store, logs: Logs, question: Question): Text {
  switch (question.read) {
    case 'events':
      return chunked(events(store, question));
    case 'moments':
      return chunked(moments(logs, question));
    case 'history':
      return chunked(history(logs, question));
    case 'picture':
      return picture(logs, question);
    case 'save':
      return saveChunks(store, question.record);
  }
}
