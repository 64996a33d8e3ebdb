import { createInterface, type Interface } from 'node:readline';
import { Writable } from 'node:stream';

/** Prompts at the terminal. Also reads piped answers, one per line. */
export class Prompt {
  readonly #lines: AsyncIterator<string>;
  readonly #reader: Interface;
  #hidden = false;

  constructor() {
    const output = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        // Input is echoed through here; a hidden answer is not shown at all.
        if (!this.#hidden) process.stdout.write(chunk);
        done();
      },
    });
    this.#reader = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY === true });
    this.#reader.on('SIGINT', () => this.#giveUp());
    this.#lines = this.#reader[Symbol.asyncIterator]();
  }

  /** @throws Error when the input ends before an answer */
  async ask(question: string): Promise<string> {
    this.#reader.setPrompt(question);
    this.#reader.prompt();
    return this.#answer();
  }

  async askHidden(question: string): Promise<string> {
    this.#reader.setPrompt(question);
    this.#reader.prompt();
    this.#hidden = true;
    try {
      return await this.#answer();
    } finally {
      this.#hidden = false;
      process.stdout.write('\n');
    }
  }

  close(): void {
    this.#reader.close();
  }

  async #answer(): Promise<string> {
    const { value, done } = await this.#lines.next();
    if (done) throw new Error('the answers ended too early.');
    return value;
  }

  #giveUp(): void {
    process.stdout.write('\n');
    process.exit(130);
  }
}
