/** Reads and replays old games in a worker thread; the main thread only forwards the text. */
import { parentPort, workerData } from 'node:worker_threads';
import { noteWorkOn, WorkBoard } from '../common/watchdog.ts';
import { openInThread } from '../store/in-thread.ts';
import { answerTo, Logs } from './answers.ts';
import { Refusal } from './chunks.ts';
import type { HistoryThreadData } from './history-thread.ts';
import type { Piece, ToHistory } from './messages.ts';

const { databaseUrl, databaseTimeoutMs, stallMs, board } = workerData as HistoryThreadData;
const port = parentPort!;
const signs = new WorkBoard(board);
noteWorkOn(signs);
const store = await openInThread({ databaseUrl, databaseTimeoutMs }, port, () => 0);

const logs = new Logs(store);

/** Answers that are not finished. */
const answers = new Map<number, AsyncGenerator<string, void>>();

async function pieceOf(id: number): Promise<Piece> {
  try {
    const next = await answers.get(id)?.next();
    if (!next || next.done) answers.delete(id);
    return { id, text: next?.value ?? undefined };
  } catch (error) {
    answers.delete(id);
    if (error instanceof Refusal) return { id, refused: error.refused };
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

port.on('message', (told: ToHistory) => {
  const { id } = told;
  if ('drop' in told) return void answers.delete(id);
  if ('question' in told) answers.set(id, answerTo(store, logs, told.question));
  void pieceOf(id).then(piece => port.postMessage(piece));
});

setInterval(() => signs.beat(), Math.max(10, stallMs / 40)).unref();
signs.beat();
