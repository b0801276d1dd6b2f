import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from './postgres.ts';

const main = fileURLToPath(new URL('../../../cli/orrery.js', import.meta.url));

/** A server in a process of its own, always at the same address, that can be killed and started again. */
export class ServerProcess {
  readonly url: string;
  /** What it complained about. */
  readonly complaints: string[] = [];
  readonly #port: number;
  readonly #folder: string;
  readonly #databaseUrl: string | undefined;
  #child: ChildProcess | undefined;

  private constructor(port: number, folder: string, databaseUrl: string | undefined) {
    this.url = `http://127.0.0.1:${port}`;
    this.#port = port;
    this.#folder = folder;
    this.#databaseUrl = databaseUrl;
    process.on('exit', () => this.#child?.kill('SIGKILL'));
  }

  static async start(folder: string, databaseUrl?: string): Promise<ServerProcess> {
    const server = new ServerProcess(await freePort(), folder, databaseUrl);
    await server.start();
    return server;
  }

  /** Starts it; when the promise resolves, it answers. */
  async start(): Promise<void> {
    const { DATABASE_URL: _, ...env } = process.env;
    const args = [main, 'serve', '--port', String(this.#port), '--data', this.#folder, '--log', 'error'];
    const url = this.#databaseUrl === undefined ? {} : { DATABASE_URL: this.#databaseUrl };
    const child = spawn(process.execPath, args, { env: { ...env, ...url } });
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

  /** Ends it as a power cut would. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}
