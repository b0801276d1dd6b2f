import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from '../client.ts';
import { pause } from '../player.ts';
import type { Attack } from './attack.ts';

const PEOPLE = 20;
const EVERY_MS = 200;

/** A target of notices at this machine: `/dead` never answers. */
async function someTarget() {
  const arrived = new Map<string, number>();
  let held = 0;
  const server = createServer(async (request, response) => {
    if (request.url === '/dead') return void held++;
    let text = '';
    for await (const chunk of request) text += chunk;
    const { table } = JSON.parse(text) as { table: string };
    arrived.set(table, performance.now());
    response.writeHead(204).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, arrived, held: () => held, close };
}

/** Creates and starts a table without watching it, so that a notice is sent. */
async function turn(client: Client): Promise<string | undefined> {
  const wish = { game: 'eminent-domain', seats: 2, bots: [null, 'random'] };
  const { status, body } = await client.request('POST', '/api/tables', wish);
  if (status !== 200) return undefined;
  const { table } = body as { table: string };
  await client.request('POST', `/api/tables/${table}/commands`, { id: 'start', command: { do: 'start' } });
  return table;
}

export const webhook: Attack = {
  name: 'webhook',
  what: `${PEOPLE} people whose webhook never answers, and one whose does`,
  server: { noticesToPrivateAddresses: true },
  async run(url, isEnough) {
    const target = await someTarget();
    const named = async (name: string, path: string) => {
      const client = await Client.named(url, name);
      const hook = { url: `${target.url}${path}`, form: 'plain' };
      await client.request('PUT', '/api/me/notices', { webhook: hook, quiet: null });
      return client;
    };
    const dead = await Promise.all(Array.from({ length: PEOPLE }, (_, i) => named(`Dead ${i}`, '/dead')));
    const alive = await named('Alive', '/alive');
    const began = new Map<string, number>();
    for (let i = 0; !isEnough(); i++) {
      await turn(dead[i % PEOPLE]!);
      const now = performance.now();
      const table = i % 4 === 0 ? await turn(alive) : undefined;
      if (table) began.set(table, now);
      await pause(EVERY_MS);
    }
    await pause(3_000); // for the last ones
    const took = [...began].map(([table, at]) => (target.arrived.get(table) ?? Number.POSITIVE_INFINITY) - at);
    target.close();
    const slowest = Math.round(Math.max(...took));
    const late = took.filter(ms => ms > 5_000).length;
    if (late > 0) throw new Error(`${late} of ${took.length} notices were late`);
    return `${target.held()} notices hung; ${took.length} others arrived, the slowest after ${slowest} ms`;
  },
};
