import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Question, Said, Usage } from './child.ts';

/** The server exited unexpectedly. */
export class ServerEnded extends Error {}

/** A measured server in a child process. */
export class ServerProcess {
  readonly url: string;
  readonly #child: ChildProcess;
  /** Fails when the process ends, whoever waits for something of it. */
  readonly #ended: Promise<never>;

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
    this.#ended = once(child, 'exit').then(() => {
      throw new ServerEnded('the server ended by itself');
    });
    this.#ended.catch(() => {});
  }

  /** `how`: additional Node options. */
  static async start(main: string, args: readonly string[], how: readonly string[] = []): Promise<ServerProcess> {
    const child = fork(fileURLToPath(new URL(main, import.meta.url)), args, {
      env: { ...process.env, NODE_ENV: 'production' },
      execArgv: [...how],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    process.on('exit', () => child.kill('SIGKILL'));
    const { url } = (await heard(child)) as { url: string };
    return new ServerProcess(child, url);
  }

  /** Waits for something that needs the server. */
  during<T>(work: Promise<T>): Promise<T> {
    return Promise.race([work, this.#ended]);
  }

  async usage(): Promise<Usage> {
    const answer = heard(this.#child);
    this.#child.send('usage' satisfies Question);
    return (await answer) as Usage;
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.send('stop' satisfies Question);
    await ended;
  }
}

/** The next thing that a process says. */
function heard(child: ChildProcess): Promise<Said> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new ServerEnded('the server ended by itself'));
    child.once('exit', onExit);
    child.once('message', said => {
      child.off('exit', onExit);
      resolve(said as Said);
    });
  });
}
