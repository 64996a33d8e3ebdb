import pg from 'pg';
import type { Tenancy } from '../access/actor.ts';
import { isSessionUnusable, type Storage } from './database-faults.ts';
import { declareTenancy, tenancyKey } from './session-settings.ts';
import { requireOneText, type Statement } from './statement.ts';

/** Tenancy is session state; a new connection must set it again. */
interface Session {
  readonly client: pg.Client;
  /** The key of the declared tenancy; '' before the first. */
  declared: string;
}

export interface ConnectionOptions {
  /** The first statement of each opened connection. */
  greeting?: pg.QueryConfig | undefined;
  storage?: Pick<Storage, 'watch'>;
  /** Called after each statement that succeeded. */
  onStatement?: (() => void) | undefined;
}

/**
 * One connection for one worker. Statements run one after the other, each as the tenancy it names.
 * When the connection was lost the statement under way fails and the next one opens a new connection.
 */
export class Connection {
  readonly #config: pg.ClientConfig;
  readonly #options: ConnectionOptions;
  #session: Promise<Session> | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #closed = false;

  constructor(config: pg.ClientConfig, options: ConnectionOptions = {}) {
    this.#config = config;
    this.#options = options;
  }

  run<R>(tenancy: Tenancy, statement: Statement): Promise<R[]> {
    const turn = this.#last.then(() => this.#run<R>(tenancy, statement));
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  async close(): Promise<void> {
    this.#closed = true;
    const session = this.#session;
    this.#session = undefined;
    const opened = await session?.catch(() => undefined);
    await opened?.client.end().catch(() => undefined);
  }

  async #run<R>(tenancy: Tenancy, statement: Statement): Promise<R[]> {
    requireOneText(statement);
    const session = await this.#opened();
    try {
      const result = this.#ask<R>(session, tenancy, statement);
      const rows = await (this.#options.storage?.watch(result) ?? result);
      this.#options.onStatement?.();
      return rows;
    } catch (error) {
      if (isSessionUnusable(error)) this.#abandon(session);
      throw error;
    }
  }

  async #ask<R>(session: Session, tenancy: Tenancy, statement: Statement): Promise<R[]> {
    const wanted = tenancyKey(tenancy);
    if (wanted !== session.declared) {
      // Until the declaration succeeds the session counts as undeclared: after a failure it is declared again.
      session.declared = '';
      await session.client.query(declareTenancy(tenancy, false));
      session.declared = wanted;
    }
    return (await session.client.query(statement)).rows as R[];
  }

  /** The next statement opens a new session. */
  #abandon({ client }: Session): void {
    this.#session = undefined;
    void client.end().catch(() => undefined);
  }

  #opened(): Promise<Session> {
    if (this.#closed) return Promise.reject(new Error('Client was closed'));
    if (this.#session) return this.#session;
    const client = new pg.Client(this.#config);
    const session = this.#open(client);
    // An old session may report its end after a new one is open.
    const forget = (): void => {
      if (this.#session === session) this.#session = undefined;
    };
    client.on('error', forget);
    client.on('end', forget);
    session.catch(forget);
    this.#session = session;
    return session;
  }

  async #open(client: pg.Client): Promise<Session> {
    try {
      await client.connect();
      if (this.#options.greeting) await client.query(this.#options.greeting);
      return { client, declared: '' };
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
  }
}
