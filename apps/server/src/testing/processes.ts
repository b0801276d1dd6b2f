import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { freePort } from './postgres.ts';

/** The repository that this file is part of. */
const here = fileURLToPath(new URL('../../../../', import.meta.url));

/** A server in a process of its own, always at the same address, that can be killed and started again. */
export class ServerProcess {
  readonly url: string;
  /** Its error output. */
  readonly complaints: string[] = [];
  readonly #port: number;
  readonly #folder: string;
  readonly #databaseUrl: string | undefined;
  /** So many made-up versions of the rules are added to those there are. */
  laterRules = 0;
  /** The checkout that it is started from. */
  checkout = here;
  /** What never ends at tables of Eminent Domain with four seats. */
  endless: readonly ('rule' | 'bot' | 'view')[] = [];
  /** Whether notices may go to targets at this machine. */
  noticesToPrivateAddresses = false;
  /** Additional arguments of `orrery serve`. */
  args: readonly string[] = [];
  #child: ChildProcess | undefined;

  private constructor(port: number, folder: string, databaseUrl: string | undefined) {
    this.url = `http://127.0.0.1:${port}`;
    this.#port = port;
    this.#folder = folder;
    this.#databaseUrl = databaseUrl;
    process.on('exit', () => this.#child?.kill('SIGKILL'));
  }

  static async start(
    folder: string,
    databaseUrl?: string,
    wishes: Partial<Pick<ServerProcess, 'endless' | 'args' | 'checkout' | 'noticesToPrivateAddresses'>> = {},
  ): Promise<ServerProcess> {
    const server = Object.assign(new ServerProcess(await freePort(), folder, databaseUrl), wishes);
    await server.start();
    return server;
  }

  /** Starts it; when the promise resolves, it answers. */
  async start(): Promise<void> {
    const { DATABASE_URL: _, ...env } = process.env;
    const preload = (file: string) => [
      '--import',
      pathToFileURL(join(this.checkout, 'apps/server/src/testing', file)).href,
    ];
    const later = this.laterRules > 0 ? preload('later-rules.ts') : [];
    const loops = this.endless.length > 0 ? preload('endless-loops.ts') : [];
    const anywhere = this.noticesToPrivateAddresses ? preload('notices-anywhere.ts') : [];
    const program = join(this.checkout, 'apps/cli/orrery.js');
    const where = ['--port', String(this.#port), '--data', this.#folder];
    const atOnce = this.checkout === here ? ['--no-hidden-timing'] : []; // older ones hide nothing
    const args = [
      ...later,
      ...loops,
      ...anywhere,
      program,
      'serve',
      ...where,
      ...atOnce,
      '--log',
      'error',
      ...this.args,
    ];
    const url = this.#databaseUrl === undefined ? {} : { DATABASE_URL: this.#databaseUrl };
    const child = spawn(process.execPath, args, {
      env: {
        ...{ ...env, ...url, ORRERY_TEST_LATER_RULES: String(this.laterRules) },
        ORRERY_TEST_ENDLESS: this.endless.join(),
      },
    });
    this.#child = child;
    child.stderr.on('data', chunk => this.complaints.push(String(chunk)));
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', chunk => {
        const lines = String(chunk).split('\n');
        this.complaints.push(...lines.filter(line => line.startsWith('{')));
        if (lines.some(line => line.startsWith('Orrery is at'))) resolve();
      });
      child.on('exit', () => reject(new Error(`the server did not start: ${this.complaints.join('')}`)));
    });
  }

  /** From now on it is started from the repository that this file is part of. */
  upgrade(): void {
    this.checkout = here;
  }

  /** Kills it with SIGKILL. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Asks it to end, as a host would; how many milliseconds that took. */
  stop(): Promise<number> {
    return this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<number> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return 0;
    const ended = once(child, 'exit');
    const began = performance.now();
    child.kill(signal);
    await ended;
    return performance.now() - began;
  }
}
