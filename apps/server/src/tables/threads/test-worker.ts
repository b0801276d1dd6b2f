import { parentPort, workerData } from 'node:worker_threads';
import { noteWorkOn, WorkBoard, working } from '../../common/watchdog.ts';
import type { Room } from '../../rooms/room.ts';
import type { ThreadData, ThreadInput, ThreadOutput } from './messages.ts';

const board = new WorkBoard((workerData as ThreadData).board);
noteWorkOn(board);
setInterval(() => board.beat(), 5).unref();
board.beat();

const say = (said: Partial<ThreadOutput>): void =>
  parentPort!.postMessage({
    texts: [],
    replies: [],
    tookMs: [],
    loaded: 7,
    botsWaiting: 0,
    ...said,
  } satisfies ThreadOutput);

/** For tests: echoes every request, or misbehaves as the table's id says. */
parentPort!.on('message', ({ requests, noted }: ThreadInput) => {
  for (const [id, error] of noted) say({ replies: [[id, error ?? 'noted']] });
  for (const [id, request] of requests) {
    const table = 'table' in request ? request.table : '';
    const room = { id: table } as Room;
    const due = { turns: [1], reminders: [] };
    const problem = { name: 'Error', message: 'it failed', stack: undefined };
    if (table === 'exits') process.exit(1);
    if (table === 'loops')
      working(table, request.do, () => {
        while (table.length > 0);
      });
    if (table === 'throws') throw new Error('out of its mind');
    if (table === 'fails') say({ replies: [[id, undefined, problem]] });
    else if (table === 'notes')
      say({ notices: [{ id, room, due }] }); // replies when they are stored
    else if (table === 'tells')
      say({
        replies: [[id, '']],
        faults: [{ error: problem, what: 'a thing' }],
        turns: [{ room, seats: [1] }],
        tookMs: [5],
      });
    else if (request.do === 'watch')
      say({
        texts: [request.listener, `hello ${request.person}`, -request.listener, 'no hurry'],
        replies: [[id, { ok: true, value: undefined }]],
      });
    else say({ replies: [[id, request.do]] });
  }
});
