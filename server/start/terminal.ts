import { createInterface, type Interface } from 'node:readline';
import { Writable } from 'node:stream';
import { ROLES } from '../platform/access/roles.ts';
import { type Config, ConfigError } from '../platform/config/config.ts';
import { isConnectionLoss, isReadOnly, isStorageFull } from '../platform/db/database-faults.ts';
import type { RunningProduct } from './start-product.ts';

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

/** Returns one clear sentence for the operator. */
export function explainFailure(error: unknown): string {
  const { code, message, port, path } = error as {
    code?: string;
    message?: string;
    port?: number;
    path?: string;
  };
  if (error instanceof ConfigError) return error.message;
  if (code === 'EADDRINUSE') return `port ${port} is taken by another program; choose another with PORT.`;
  if (code === 'EACCES' && port !== undefined)
    return `port ${port} may not be opened by this user; choose another with PORT.`;
  if (code === '28P01' || code === '28000')
    return 'the database refused the user or password of DATABASE_URL.';
  if (code === '3D000') return 'the database that DATABASE_URL names does not exist.';
  if (isStorageFull(error))
    return `there is no space left ${code === '53100' ? 'on the disk of the database' : `for ${path ?? 'a file of DATA_DIR'}`}; free some, or raise the quota, and start again.`;
  if (isReadOnly(error))
    return 'the database of DATABASE_URL takes no writes; is it a standby, or set to read only?';
  if (isConnectionLoss(error))
    return 'the database of DATABASE_URL is out of reach; is it running, and is the address right?';
  return (message ?? String(error)).split('\n')[0] ?? 'for an unknown reason.';
}

/** Prints the product's address and the demo accounts to the terminal. */
export function announce({ config, app }: RunningProduct): void {
  const address = app.http.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  const lines = ['', `  Passa ${config.version} is ready at http://localhost:${port}`];
  if (!config.production) {
    lines.push(`  GraphQL explorer  http://localhost:${port}/graphql/explorer`);
    lines.push(`  Mail kept here    http://localhost:${port}/dev/mail`);
  }
  lines.push(`  Ledger (${config.ledger.network})  ${config.ledger.horizonUrl}`);
  const { sandboxUrl } = config.payments;
  if (sandboxUrl !== undefined) {
    lines.push(`  Payments (sandbox) ${sandboxUrl}`);
    lines.push(`                     ${sandboxUrl}/phone: the phone of any number, with the PIN 1234`);
    lines.push('                     Cards: 4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined');
  }
  if (config.production && config.ledger.testNetwork) lines.push(playMoneyLine(config));
  if (config.demoPassword !== undefined) {
    lines.push('', `  Demo accounts, all with the password ${config.demoPassword}`);
    lines.push(...ROLES.map((role) => `    ${role.padEnd(18)} ${role}@demo.passa.test`));
  }
  lines.push('', '  Stop with Ctrl-C.', '');
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Returns the notice for a production start that the ledger's money has no value. */
export function playMoneyLine({ playMoney, ledger }: Pick<Config, 'playMoney' | 'ledger'>): string {
  const rule = playMoney
    ? 'it buys tickets of the events whose organiser allows it, and marks them'
    : 'it buys no tickets (PLAY_MONEY=on lets organisers allow it)';
  return `  Play money        XLM of the test network "${ledger.network}" has no value: ${rule}`;
}
