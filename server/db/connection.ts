import pg from 'pg';
import type { Tenancy } from '../access/actor.ts';
import { requireOneText, type Statement } from './statement.ts';
import { declareTenancy, tenancyKey } from './tenancy.ts';

/**
 * One connection for one worker. Statements run one after the other, each as the tenancy it names.
 * When the connection was lost the statement under way fails and the next one opens a new connection.
 */
export class Connection {
  readonly #config: pg.ClientConfig;
  readonly #greeting: pg.QueryConfig | undefined;
  #client: Promise<pg.Client> | undefined;
  #declared = '';
  #last: Promise<unknown> = Promise.resolve();
  #closed = false;

  /** @param greeting what each connection that is opened says first */
  constructor(config: pg.ClientConfig, greeting?: pg.QueryConfig) {
    this.#config = config;
    this.#greeting = greeting;
  }

  run<R>(tenancy: Tenancy, statement: Statement): Promise<R[]> {
    const turn = this.#last.then(() => this.#run<R>(tenancy, statement));
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  async close(): Promise<void> {
    this.#closed = true;
    const client = this.#client;
    this.#client = undefined;
    await (await client?.catch(() => undefined))?.end().catch(() => undefined);
  }

  async #run<R>(tenancy: Tenancy, statement: Statement): Promise<R[]> {
    requireOneText(statement);
    const client = await this.#connected();
    const wanted = tenancyKey(tenancy);
    if (wanted !== this.#declared) {
      // Until the new one is declared the connection counts as undeclared: a failure here is asked for again.
      this.#declared = '';
      await client.query(declareTenancy(tenancy, false));
      this.#declared = wanted;
    }
    return (await client.query(statement)).rows as R[];
  }

  #connected(): Promise<pg.Client> {
    if (this.#closed) return Promise.reject(new Error('Client was closed'));
    this.#client ??= this.#open();
    return this.#client;
  }

  async #open(): Promise<pg.Client> {
    const client = new pg.Client(this.#config);
    const forget = (): void => {
      this.#client = undefined;
      this.#declared = '';
    };
    client.on('error', forget);
    client.on('end', forget);
    try {
      await client.connect();
      if (this.#greeting) await client.query(this.#greeting);
      return client;
    } catch (error) {
      forget();
      throw error;
    }
  }
}
