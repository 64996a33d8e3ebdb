import type { Tenancy } from '../access/actor.ts';
import type { Connection } from './connection.ts';
import type { Statement } from './statement.ts';

interface Lane {
  connection: Connection;
  waiting: number;
  last: Promise<unknown>;
}

/**
 * A few connections for batches. Each runs one statement after the other, because a connection has one tenancy at a
 * time; a statement takes the connection with the shortest queue.
 */
export class Lanes {
  readonly #lanes: Lane[];

  constructor(connections: Connection[]) {
    this.#lanes = connections.map((connection) => ({ connection, waiting: 0, last: Promise.resolve() }));
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
