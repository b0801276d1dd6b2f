import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { commandNames, serverCodes, upward } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { someServer } from './testing/servers.ts';

const file = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const example = file('examples/play.ts');

test('the example plays a whole game over the protocol, in no more than sixty lines', async () => {
  const { url, server } = await someServer();
  const { stdout } = await promisify(execFile)(process.execPath, [example, url], { timeout: 50_000 });
  expect(stdout).toMatch(/^Over after \d+ commands: \{"winners":\[/);
  const [table] = await server.store.tableIds();
  expect((await server.store.readTable(table!))!.room.status).toBe('over');
  expect(readFileSync(example, 'utf8').split('\n').length).toBeLessThanOrEqual(61);
});

test('the guide to the protocol names every command, message and code', () => {
  const guide = readFileSync(file('docs/protocol.md'), 'utf8');
  const kinds = upward.options.map(each => each.shape.type.value);
  for (const word of [...commandNames, ...serverCodes]) expect(guide).toContain(`\`${word}\``);
  for (const kind of kinds) expect(guide).toContain(`"type": "${kind}"`);
});
