import { expect, test } from 'vitest';
import { main } from './main.ts';
import { fakeIo } from './terminal/fake-io.ts';

async function run(...args: string[]) {
  const { io, output, errors } = fakeIo();
  const code = await main(args, io);
  return { code, output: output(), errors: errors() };
}

test.each([[[]], [['--help']], [['help']]])('orrery %s lists the commands', async args => {
  const { code, output } = await run(...args);
  expect(code).toBe(0);
  for (const name of ['play', 'replay', 'sim', 'fuzz', 'rules', 'bench']) expect(output).toContain(`  ${name} `);
});

test('orrery --version is a version', async () => {
  const { code, output } = await run('--version');
  expect(code).toBe(0);
  expect(output).toMatch(/^\d+\.\d+\.\d+\n$/);
});

test.each(['fly', '--fly'])('orrery %s: one line and exit 2', async word => {
  const { code, errors } = await run(word);
  expect(code).toBe(2);
  expect(errors).toMatch(new RegExp(`^orrery: there is no (command|option) "${word}".*\\n$`));
});

test('a command gets its arguments, and its errors start with its name', async () => {
  const { code, errors } = await run('play', 'chess');
  expect(code).toBe(2);
  expect(errors).toMatch(/^orrery play: there is no game "chess"/);
  expect((await run('play', '--help')).output).toContain('orrery play GAME');
});
