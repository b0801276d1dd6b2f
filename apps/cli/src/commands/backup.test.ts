import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { serve } from '@orrery/server';
import { expect, onTestFinished, test } from 'vitest';
import { fakeIo } from '../terminal/fake-io.ts';
import { command as backup } from './backup.ts';
import { command as restore } from './restore.ts';

async function run(command: typeof backup, ...args: string[]) {
  const { io, output, errors } = fakeIo();
  const code = await command.run(args, io);
  return { code, output: output(), errors: errors() };
}

function someFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('backs up a running server to a file named after the time, and the copy verifies', async () => {
  const [folder, copies] = [someFolder(), someFolder()];
  const running = await serve({ port: 0, logLevel: 'silent', folder });
  onTestFinished(() => running.stop());
  const made = await run(backup, copies, '--data', folder);
  expect(made).toMatchObject({ code: 0, errors: '' });
  const [, file] = /^(\S+orrery-\d{8}-\d{6}\.db) {2}\(\d+ bytes\)\n$/.exec(made.output)!;
  const checked = await run(restore, '--check', file!);
  expect(checked).toMatchObject({ code: 0, errors: '' });
  expect(checked.output).toMatch(/^Tables: 0, .*\nThe backup is valid\.\n$/);

  const database = new DatabaseSync(file!);
  database.exec(`INSERT INTO people (id, name, created, settings) VALUES ('ann', 'Ann', 1, 'nothing')`);
  database.close();
  const wrong = await run(restore, '--check', file!);
  expect([wrong.code, wrong.output]).toEqual([1, expect.stringMatching(/^person ann: .*\n.*\nProblems: 1\.\n$/)]);
  const asJson = await run(restore, '--check', file!, '--json');
  expect(JSON.parse(asJson.output)).toMatchObject({ people: 1, problems: [expect.stringContaining('ann')] });
  expect(await run(backup, file!, '--data', folder)).toMatchObject({
    code: 1,
    errors: expect.stringMatching('already'),
  });
});

test('bad arguments and missing files are reported', async () => {
  expect((await run(backup)).errors).toContain('to which file?');
  expect((await run(backup, 'a', 'b')).code).toBe(2);
  expect((await run(restore, 'a')).errors).toContain('add --check');
  expect((await run(restore, '--check')).code).toBe(2);
  expect((await run(restore, '--check', 'a', 'b')).code).toBe(2);
  expect(await run(restore, '--check', '/nowhere')).toMatchObject({
    code: 2,
    errors: 'orrery restore: there is no /nowhere\n',
  });
});
