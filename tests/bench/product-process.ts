import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { MemoryFigures, ProductAnswer, ProductAsk, Submission } from './product-message.ts';

/** The product in its own process, as the bench controls it. */
export class ProductProcess {
  readonly url: URL;
  /** The bare websocket of the same process. */
  readonly broadcastUrl: string;
  readonly #child: ChildProcess;
  #asking: Promise<unknown> = Promise.resolve();

  private constructor(child: ChildProcess, ready: { url: string; broadcastUrl: string }) {
    this.#child = child;
    this.url = new URL(ready.url);
    this.broadcastUrl = ready.broadcastUrl;
  }

  static async start(environment: Record<string, string>): Promise<ProductProcess> {
    // As npm start runs it, and with access to the garbage collector, to separate live memory from garbage.
    const file = fileURLToPath(new URL('../programs/product.js', import.meta.url));
    const child = fork(file, [], {
      env: { ...process.env, ...environment },
      execArgv: ['--max-semi-space-size=64', '--expose-gc'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const answer = await nextAnswer(child);
    if ('ready' in answer) return new ProductProcess(child, answer.ready);
    throw new Error(
      `The product did not start: ${'failed' in answer ? answer.failed : JSON.stringify(answer)}`,
    );
  }

  /** @param collect true: after a forced collection, for the live memory */
  async memory(collect = false): Promise<MemoryFigures> {
    const answer = await this.#ask({ ask: 'memory', collect });
    if ('memory' in answer) return answer.memory;
    throw unexpected(answer);
  }

  async answerConstant(body: string): Promise<void> {
    await this.#ask({ ask: 'constant', body });
  }

  /** Sends a frame to all bare sockets; resolves with the time in ns of the machine's clock just before the first. */
  broadcast(frame: string): Promise<bigint> {
    return this.#moment({ ask: 'broadcast', frame });
  }

  /** When the product last published that the places of an event changed. */
  lastStock(): Promise<bigint> {
    return this.#moment({ ask: 'last-stock' });
  }

  /** The transactions that were submitted and answered since the last call; listed again when they were resubmitted. */
  async submitted(): Promise<Submission[]> {
    const answer = await this.#ask({ ask: 'submitted' });
    if ('submissions' in answer) return answer.submissions;
    throw unexpected(answer);
  }

  /** Resolves when all demo data exists, its part on the ledger included. */
  async seedDemo(password: string): Promise<void> {
    const answer = await this.#ask({ ask: 'demo', password });
    if (!('done' in answer)) throw unexpected(answer);
  }

  async profile(on: boolean): Promise<string> {
    const answer = await this.#ask({ ask: 'profile', on });
    if ('profile' in answer) return answer.profile;
    throw unexpected(answer);
  }

  async stop(): Promise<void> {
    if (!this.#child.connected) return;
    const ended = new Promise((resolve) => this.#child.once('exit', resolve));
    await this.#ask({ ask: 'stop' }).catch(() => undefined);
    if (this.#child.connected) this.#child.disconnect();
    await ended;
  }

  /** Kills it as a power cut does. */
  kill(): Promise<void> {
    return new Promise((resolve) => {
      this.#child.once('exit', () => resolve());
      this.#child.kill('SIGKILL');
    });
  }

  async #moment(asked: ProductAsk): Promise<bigint> {
    const answer = await this.#ask(asked);
    if ('moment' in answer) return BigInt(answer.moment);
    throw unexpected(answer);
  }

  /** One request at a time, because responses carry no number. */
  #ask(asked: ProductAsk): Promise<ProductAnswer> {
    const mine = this.#asking.then(() => {
      const answer = nextAnswer(this.#child);
      this.#child.send(asked);
      return answer;
    });
    this.#asking = mine.catch(() => undefined);
    return mine;
  }
}

function nextAnswer(child: ChildProcess): Promise<ProductAnswer> {
  return new Promise((resolve, reject) => {
    const ended = (): void => reject(new Error('The product ended unexpectedly.'));
    child.once('exit', ended);
    child.once('message', (answer) => {
      child.off('exit', ended);
      resolve(answer as ProductAnswer);
    });
  });
}

function unexpected(answer: ProductAnswer): Error {
  return new Error(`The product answered ${JSON.stringify(answer)}`);
}
