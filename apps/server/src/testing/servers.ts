import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type RunningServer, type ServerOptions, serve } from '../serve.ts';

/** A temporary folder, deleted at the end of the test. */
export function someFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A server for one test, on any port and in a folder of its own. */
export async function someServer(wishes: ServerOptions = {}): Promise<RunningServer> {
  const running = await serve({
    port: 0,
    folder: wishes.folder ?? someFolder(),
    logLevel: 'silent',
    tableThreads: 0,
    graceMs: 0,
    hidden: { least: 0, most: 0 }, // and no game takes longer
    ...(wishes.now && !wishes.monotonic ? { heartbeatMs: 0 } : {}), // with only a fake clock, advancing it counts as served time
    ...wishes,
  });
  onTestFinished(() => running.stop());
  return running;
}
