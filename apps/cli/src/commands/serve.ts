import { flushCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { defaultSettings, serve } from '@orrery/server';
import { command as define, UsageError, wholeNumber } from '../usage/arguments.ts';

const usage = `
orrery serve [--port N] [--host H] [--data DIR] [--url URL] [--behind-proxy] [--threads N] [--stall-after SECONDS]
             [--no-hidden-timing] [--no-heap-tuning] [--log LEVEL]

Serves tables to browsers. Everything is stored in a folder; with DATABASE_URL set, in that PostgreSQL database, which
any number of these processes may share.

  --port N          port to listen on (8080)
  --host H          address to listen on; 0.0.0.0 for all (127.0.0.1)
  --data DIR        the folder (data)
  --url URL         public address of this server, if it differs: https://play.example.org
  --behind-proxy    trust X-Forwarded-For and X-Forwarded-Proto
  --threads N       threads for tables; 0 runs them in the main thread (one fewer than processors, 1 to 4)
  --stall-after S   seconds after which work for a table counts as an endless loop and the table is set aside (5)
  --no-hidden-timing  continue at once where nobody can react, also at live tables: faster, but reveals who can react
  --no-heap-tuning  leave V8's heap growth as it is: up to half as much memory again on an idle server, no flag set at
                    run time
  --log LEVEL       fatal, error, warn, info, debug, trace or silent (warn)
`;

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

function readLevel(text: string | undefined): string {
  if (text !== undefined && !levels.includes(text)) throw new UsageError(`--log is one of ${levels.join(', ')}`);
  return text ?? 'warn';
}

function readUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new UsageError(`--url needs an address that begins with http:// or https://, not "${text}"`);
  return text.replace(/\/$/, '');
}

/** The process must stop within three seconds, even if a thread, a bot or the database hangs. */
const STOP_MS = 2_700;
const WATCH_MS = 500;

/** Resolves on SIGINT or SIGTERM; under npm also when npm's shell has exited. */
const askedToStop = (): Promise<void> =>
  new Promise(stop => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop());
    if (process.env.npm_lifecycle_event === undefined) return;
    const parent = process.ppid;
    // npm sends a signal to its shell only, and the shell exits without passing it on.
    setInterval(() => process.ppid !== parent && stop(), WATCH_MS).unref();
  });

export const command = define({
  name: 'serve',
  summary: 'Serve tables to browsers, live or over weeks',
  usage,
  options: {
    port: { type: 'string' },
    host: { type: 'string' },
    data: { type: 'string' },
    url: { type: 'string' },
    'behind-proxy': { type: 'boolean' },
    threads: { type: 'string' },
    'stall-after': { type: 'string' },
    'no-hidden-timing': { type: 'boolean' },
    'no-heap-tuning': { type: 'boolean' },
    log: { type: 'string' },
  },
  async carryOut(words, values) {
    if (words.length > 0) throw new UsageError(`takes no arguments, unexpected "${words[0]}"`);
    const port = wholeNumber(values.port ?? process.env.PORT, 'port', 8080, 0);
    if (port > 65_535) throw new UsageError(`--port goes up to 65535, not ${port}`);
    const settings = {
      port,
      host: values.host ?? '127.0.0.1',
      folder: resolve(values.data ?? 'data'),
      databaseUrl: process.env.DATABASE_URL,
      publicUrl: readUrl(values.url),
      trustProxy: values['behind-proxy'] ?? false,
      tableThreads: wholeNumber(values.threads, 'threads', defaultSettings.tableThreads, 0),
      stallMs: 1000 * wholeNumber(values['stall-after'], 'stall-after', defaultSettings.stallMs / 1000, 1),
      hidden: values['no-hidden-timing'] ? { least: 0, most: 0 } : defaultSettings.hidden,
      tunesHeap: !values['no-heap-tuning'],
      logLevel: readLevel(values.log),
    };
    const running = await serve(settings).catch(error => {
      throw new UsageError(error instanceof Error ? error.message : String(error));
    });
    flushCompileCache(); // for the next start, however this process ends
    process.stdout.write(
      [
        `Orrery is at ${running.url}`,
        `A table against bots: ${running.url}/new/eminent-domain`,
        settings.databaseUrl === undefined ? `Data is stored in ${settings.folder}` : 'Data is stored in PostgreSQL',
        'Press Ctrl-C to stop. Games continue at the next start.',
        '',
      ].join('\n'),
    );
    await askedToStop();
    setTimeout(() => {
      process.stderr.write('orrery serve: forced to exit: something did not stop in time\n');
      process.exit(1);
    }, STOP_MS).unref(); // does not keep the process alive by itself
    await running.stop();
    return 0;
  },
});
