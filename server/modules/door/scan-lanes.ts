import type { Tenancy } from '../../access/actor.ts';
import type { Connection } from '../../db/connection.ts';
import type { Database, Statement } from '../../db/database.ts';

interface Lane {
  connection: Connection;
  waiting: number;
  last: Promise<unknown>;
}

/**
 * A few connections of the door's own. A lane runs one statement after the other, because a connection works as
 * one tenancy at a time; batches of different issuers share the lanes.
 */
export class ScanLanes {
  readonly #lanes: Lane[];

  constructor(db: Database, count: number) {
    this.#lanes = Array.from({ length: count }, () => ({
      connection: db.dedicated(),
      waiting: 0,
      last: Promise.resolve(),
    }));
  }

  run<R>(tenancy: Tenancy, statement: Statement): Promise<R[]> {
    const lane = this.#lanes.reduce((least, next) => (next.waiting < least.waiting ? next : least));
    lane.waiting += 1;
    const mine = lane.last.then(() => lane.connection.run<R>(tenancy, statement));
    lane.last = mine
      .catch(() => undefined)
      .finally(() => {
        lane.waiting -= 1;
      });
    return mine;
  }
}
