import pg from 'pg';
import type { Tenancy } from '../access/actor.ts';
import type { Statement } from './statement.ts';
import { declareTenancy, tenancyKey } from './tenancy.ts';

/**
 * One connection for one worker. Statements run one after the other, each as the tenancy it names.
 * When the connection was lost the statement under way fails and the next one opens a new connection.
 */
export class Connection {
  readonly #config: pg.ClientConfig;
  #client: Promise<pg.Client> | undefined;
  #declared = '';
  #closed = false;

  constructor(config: pg.ClientConfig) {
    this.#config = config;
  }

  async run<R>(tenancy: Tenancy, statement: Statement): Promise<R[]> {
    const client = await this.#connected();
    const wanted = tenancyKey(tenancy);
    // Both go into the client's queue in one breath, so that nobody else's statement comes between them.
    const declared =
      wanted === this.#declared
        ? undefined
        : client.query(declareTenancy(tenancy, false)).catch(this.#fail(client));
    this.#declared = wanted;
    const [result] = await Promise.all([client.query(statement), declared]);
    return result.rows as R[];
  }

  async close(): Promise<void> {
    this.#closed = true;
    const client = this.#client;
    this.#client = undefined;
    await (await client?.catch(() => undefined))?.end().catch(() => undefined);
  }

  /** A connection that could not declare its tenancy is thrown away: its next statement would read as another. */
  #fail(client: pg.Client): (error: unknown) => never {
    return (error) => {
      this.#client = undefined;
      this.#declared = '';
      void client.end().catch(() => undefined);
      throw error;
    };
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
      return client;
    } catch (error) {
      forget();
      throw error;
    }
  }
}
