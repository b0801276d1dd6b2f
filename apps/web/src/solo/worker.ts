import { SoloTable } from './engine.ts';
import type { FromEngine, ToEngine } from './messages.ts';
import { savedGames } from './saved-games.ts';

const tell = (message: FromEngine): void => postMessage(message);

const outside = { tell, keep: savedGames.put };

let table: SoloTable | undefined;

async function open({ table: id, game, seats, seed, lesson }: Extract<ToEngine, { type: 'open' }>): Promise<void> {
  const kept = await savedGames.get(id);
  if (kept) {
    const loaded = SoloTable.load(outside, kept);
    if (!loaded.ok) return tell({ type: 'unloadable', why: { code: loaded.code, message: loaded.message } });
    table = loaded.value;
  } else if (lesson) table = SoloTable.guide(outside, id, lesson);
  else table = SoloTable.begin(outside, id, game, seats, seed);
  if (table) await table.show();
  else tell({ type: 'gone', table: id, code: 'request/unknown', message: '' });
}

async function carryOut(message: ToEngine): Promise<void> {
  switch (message.type) {
    case 'open':
      return open(message);
    case 'command':
      return table?.carryOut(message.id, message.command);
    case 'jump':
      return table?.jump();
    case 'moments':
      return tell({ ...message, moments: table?.moments() });
    case 'history':
      return tell({ type: 'history', id: message.id, history: table?.history(message.from) });
  }
}

/** Messages are handled in order: a command waits until the bots have moved. */
let last: Promise<unknown> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<ToEngine>) => {
  last = last.then(() => carryOut(data));
});
