import { readFileSync } from 'node:fs';
import { argv } from 'node:process';
import type { StreamCommand } from './shared/stream-command.ts';
import { complain, type Io, printLines, processIo } from './terminal/io.ts';

/** The commands in the order of the help; each is loaded only when it is needed. */
const commands: Readonly<Record<string, () => Promise<{ command: StreamCommand }>>> = {
  serve: () => import('./commands/serve.ts'),
  play: () => import('./commands/play.ts'),
  export: () => import('./commands/export.ts'),
  import: () => import('./commands/import.ts'),
  backup: () => import('./commands/backup.ts'),
  restore: () => import('./commands/restore.ts'),
  admin: () => import('./commands/admin.ts'),
  upgrade: () => import('./commands/upgrade.ts'),
  free: () => import('./commands/free.ts'),
  replay: () => import('./commands/replay.ts'),
  picture: () => import('./commands/picture.ts'),
  arena: () => import('./commands/arena.ts'),
  'bot-host': () => import('./commands/bot-host.ts'),
  sim: () => import('./commands/sim.ts'),
  fuzz: () => import('./commands/fuzz.ts'),
  odds: () => import('./commands/odds.ts'),
  rules: () => import('./commands/rules.ts'),
  content: () => import('./commands/content.ts'),
  bench: () => import('./commands/bench.ts'),
};

const names = Object.keys(commands);

function version(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const found = typeof manifest === 'object' && manifest !== null && 'version' in manifest ? manifest.version : '';
  return String(found);
}

async function help(): Promise<string[]> {
  const found = await Promise.all(names.map(async name => ({ name, command: await load(name) })));
  return [
    'Orrery: space board games with every rule enforced.',
    '',
    'orrery COMMAND [...]',
    '',
    ...found.map(({ name, command }) => `  ${name.padEnd(8)} ${command?.summary ?? '(not in this build)'}`),
    '',
    '"orrery COMMAND --help" explains each. --version prints the version.',
  ];
}

/** Loads a command; undefined if its module is missing. */
async function load(name: string): Promise<StreamCommand | undefined> {
  try {
    return (await commands[name]!()).command;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

/** Runs the command line and returns the exit code. */
export async function main(args: readonly string[], io: Io = processIo()): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    printLines(io, await help());
    return 0;
  }
  if (name === '--version' || name === '-v') {
    printLines(io, [version()]);
    return 0;
  }
  if (!names.includes(name)) {
    const what = name.startsWith('-') ? 'option' : 'command';
    io.errors.write(`orrery: there is no ${what} "${name}"; the commands are ${names.join(', ')}\n`);
    return 2;
  }
  const command = await load(name);
  if (!command) {
    complain(io, name, 'this command is not in this build');
    return 1;
  }
  return command.run(rest, io);
}

/** Runs the process's own command line. */
export async function run(): Promise<void> {
  // The reader of the output may close the pipe early, as `head` does.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  process.exitCode = await main(argv.slice(2));
}
