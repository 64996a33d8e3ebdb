import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createConnection } from 'node:net';
import { freePort } from './free-port.ts';
import { until } from './until.ts';

/** The reason why tests that need Redis cannot run here; undefined when they can. */
export const REDIS_MISSING: string | undefined =
  spawnSync('redis-server', ['--version']).status === 0
    ? undefined
    : 'there is no redis-server on this machine (apt-get install redis-server)';

// The runner's summary counts skipped tests without the reason.
if (REDIS_MISSING) console.warn(`The tests of several processes are skipped: ${REDIS_MISSING}.`);

/** A separate Redis for the test: on loopback, in memory, without persistence. */
export class TestRedis {
  readonly url: string;
  readonly #port: number;
  #child: ChildProcess | undefined;

  private constructor(port: number) {
    this.#port = port;
    this.url = `redis://127.0.0.1:${port}/0`;
  }

  static async start(): Promise<TestRedis> {
    const redis = new TestRedis(await freePort());
    await redis.start();
    return redis;
  }

  /** Restarts after `kill`, at the same address and empty. */
  async start(): Promise<void> {
    const settings = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--loglevel', 'warning'];
    this.#child = spawn('redis-server', ['--port', String(this.#port), ...settings], { stdio: 'ignore' });
    const takeAlong = (): void => void this.#child?.kill('SIGKILL');
    process.once('exit', takeAlong);
    this.#child.once('exit', () => process.off('exit', takeAlong));
    await until(() => this.#answers());
  }

  /** Kills it at once. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  #answers(): Promise<boolean> {
    return new Promise((resolve) => {
      const socket = createConnection({ port: this.#port, host: '127.0.0.1' }, () =>
        socket.write('PING\r\n'),
      );
      socket.once('data', (data) => {
        socket.destroy();
        resolve(String(data).startsWith('+PONG'));
      });
      socket.once('error', () => resolve(false));
    });
  }
}
