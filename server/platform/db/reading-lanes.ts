import type pg from 'pg';
import type { Tenancy } from '../access/actor.ts';
import { isConnectionLoss } from './connection-loss.ts';
import type { Statement } from './statement.ts';
import { declareTenancy, tenancyKey } from './tenancy.ts';

interface Lane {
  readonly client: Promise<pg.PoolClient>;
  last: Promise<unknown>;
  /** Reads that it has taken, and those of them that are not answered yet. */
  taken: number;
  open: number;
  broken: Error | undefined;
}

/** A lane goes back to the pool after so many reads: nobody may keep a connection by asking without a pause. */
const READS_A_LANE = 4;

/**
 * Reads through a pool, each as its tenancy. Those of one tenancy that are asked for at the same moment, as the parts
 * of one page are, share a connection: it is told once for whom it works, and other people's reads find one free.
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
      // For whom it works is not known now, so nobody gets it again.
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
