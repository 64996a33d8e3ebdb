import type pg from 'pg';
import type { Tenancy } from '../access/actor.ts';
import { isConnectionLoss } from './database-faults.ts';
import { declareTenancy, tenancyKey } from './session-settings.ts';
import type { Statement } from './statement.ts';

interface Lane {
  readonly client: Promise<pg.PoolClient>;
  last: Promise<unknown>;
  /** Number of reads started, and of those without a result yet. */
  taken: number;
  open: number;
  broken: Error | undefined;
}

/** Reads after which a connection returns to the pool: continuous reads of one tenancy must not keep it. */
const READS_A_LANE = 4;

/**
 * Reads through a pool, each in its tenancy. Reads of one tenancy that start together, as the parts of one page do,
 * share a connection: its tenancy is declared once, and other callers' reads find one free.
 */
export class ReadingLanes {
  readonly #pool: pg.Pool;
  readonly #declared = new WeakMap<pg.ClientBase, string>();
  readonly #lanes = new Map<string, Lane>();

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async read<R>(tenancy: Tenancy, statement: Statement): Promise<R[]> {
    const key = tenancyKey(tenancy);
    const lane = this.#laneFor(key, tenancy);
    lane.taken += 1;
    lane.open += 1;
    const mine = lane.last.then(async () => (await lane.client).query(statement));
    lane.last = mine.catch(() => undefined);
    try {
      return (await mine).rows as R[];
    } catch (error) {
      if (isConnectionLoss(error)) lane.broken = error as Error;
      throw error;
    } finally {
      lane.open -= 1;
      if (lane.open === 0) this.#giveBack(key, lane);
    }
  }

  #laneFor(key: string, tenancy: Tenancy): Lane {
    const known = this.#lanes.get(key);
    if (known && known.taken < READS_A_LANE) return known;
    const lane: Lane = {
      client: this.#connect(key, tenancy),
      last: Promise.resolve(),
      taken: 0,
      open: 0,
      broken: undefined,
    };
    this.#lanes.set(key, lane);
    return lane;
  }

  async #connect(key: string, tenancy: Tenancy): Promise<pg.PoolClient> {
    const client = await this.#pool.connect();
    try {
      if (this.#declared.get(client) !== key) await client.query(declareTenancy(tenancy, false));
      this.#declared.set(client, key);
      return client;
    } catch (error) {
      // Its tenancy is unknown now, so the connection is discarded.
      client.release(error as Error);
      throw error;
    }
  }

  #giveBack(key: string, lane: Lane): void {
    if (this.#lanes.get(key) === lane) this.#lanes.delete(key);
    lane.client.then(
      (client) => client.release(lane.broken),
      () => undefined,
    );
  }
}
