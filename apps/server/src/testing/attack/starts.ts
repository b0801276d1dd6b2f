import { Client } from '../client.ts';
import { pause } from '../player.ts';
import type { Attack } from './attack.ts';

const HOSTS = 10;
const TABLES = 10;
const AHEAD_MS = 4_000;

export const starts: Attack = {
  name: 'starts',
  what: `${HOSTS * TABLES} games of Twilight Imperium are planned to begin at the same moment`,
  async run(url, isEnough) {
    const hosts = await Promise.all(Array.from({ length: HOSTS }, (_, i) => Client.named(url, `Host ${i}`)));
    const startAt = Date.now() + AHEAD_MS;
    const plan = { game: 'twilight-imperium', seats: 8, startAt };
    const made: { readonly host: Client; readonly table: string }[] = [];
    for (const host of hosts)
      for (let i = 0; i < TABLES; i++) {
        const { body } = await host.request('POST', '/api/tables', plan);
        const { table } = body as { table?: string }; // too late, or too many
        if (table !== undefined) made.push({ host, table });
      }
    while (!isEnough()) await pause(100);
    const statuses = await Promise.all(
      made.map(async ({ host, table }) => {
        const { body } = await host.request('GET', `/api/tables/${table}`);
        return (body as { room?: { status: string } }).room?.status;
      }),
    );
    return `${made.length} were planned, ${statuses.filter(each => each === 'playing').length} have begun`;
  },
};
