/**
 * boardgame.io's server in a process of its own, as the bench starts it: `boardgame-io-main.ts FOLDER KIND`. Its store
 * is the one of its memory, or for the kind `file` the one of files in the folder; `copies` runs the rules on copies.
 */
import { createRequire } from 'node:module';
import type { AddressInfo, Server as NetServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { invariant } from '@orrery/kernel';
import { definitionOf, type Held, library } from '../boardgame-io.ts';
import { reportTo } from './child.ts';
import { CLIENTS, contest, SEATS } from './contest.ts';

interface Running {
  readonly appServer: NetServer;
}

interface TheirStore {
  getItem(key: string): Promise<unknown>;
}

interface TheirServer {
  FlatFile: new (settings: { dir: string }) => TheirStore;
  Server(settings: { games: object[]; origins: string[]; db?: object }): { run(port: number): Promise<Running> };
}

/** The error of its store for a file that is being written. */
const HALF_WRITTEN = 'does not look like a valid storage file';

// Every two minutes its store scans all files for old ones, and a half-written file would crash the server.
process.on('unhandledRejection', error => {
  if (!(error instanceof Error) || !error.message.includes(HALF_WRITTEN)) throw error;
});

console.error = () => {}; // it logs every refused answer; Node reports crashes

const [folder, kind] = process.argv.slice(2);
const found = library();
invariant(found && folder, 'the bench starts this only where boardgame.io is installed');
const { Server, FlatFile } = createRequire(import.meta.url)('boardgame.io/server') as TheirServer;
const { game, options } = contest();
const TRIES = 100;

/** What a client sees: the game through the eyes of its first seat, and what the seats it plays are asked. */
function playerView({ G, playerID }: { G: Held; playerID: string | null }) {
  const seat = playerID === null ? null : Number(playerID);
  return { view: game.view(G.safe, seat), asks: G.asks.filter(ask => ask.seat % CLIENTS === seat) };
}

/** Its store may read a file while it is being written, which crashes the server; this one retries. */
class PatientFlatFile extends FlatFile {
  override async getItem(key: string): Promise<unknown> {
    for (let tries = 1; ; tries++)
      try {
        return await super.getItem(key);
      } catch (error) {
        if (tries === TRIES) throw error;
        await setTimeout(1);
      }
  }
}

const onCopies = kind === 'copies';
const definition = { ...definitionOf(found, game, { seats: SEATS, options, onCopies }), playerView };
const db = kind === 'file' ? { db: new PatientFlatFile({ dir: folder }) } : {};
const { appServer } = await Server({ games: [definition], origins: [], ...db }).run(0);
const { port } = appServer.address() as AddressInfo;
reportTo(process, `http://127.0.0.1:${port}`, async () => {});
