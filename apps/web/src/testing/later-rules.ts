import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame } from '@orrery/catalogue';
import { raiseRules } from '@orrery/server/testing/later-rules';
import { ServerProcess } from '@orrery/server/testing/processes';
import { onTestFinished } from 'vitest';

/** Made-up later versions of the rules, for the tables of this process. */
export { raiseRules };

/** Later rules that no running game can be migrated to. Returns a function that removes them. */
export function failMoves(id: string, problem: string): () => void {
  const end = raiseRules(id, 0, [{ changes: ['Pieces are counted.'] }]);
  Object.assign(findGame(id)!.game, { audit: () => [problem] });
  return end;
}

/** A server of its own for one test, whose threads hear of later rules as well. */
export async function someProcess(): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-web-'));
  const server = await ServerProcess.start(folder);
  onTestFinished(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return server;
}

/** Stops a server, and starts it again with two versions of the rules more. */
export async function upgrade(server: ServerProcess): Promise<void> {
  await server.stop();
  server.laterRules = 2;
  await server.start();
}
