import type pg from 'pg';
import type { Tenancy } from '../access/actor.ts';
import { Failure } from '../failures.ts';
import { declareTenancy } from './session-settings.ts';
import type { Statement } from './statement.ts';

/**
 * Concurrent streams of one process: each holds a connection, and a snapshot that keeps old rows from being vacuumed.
 */
export const STREAMS_AT_ONCE = 3;

/**
 * Settings of the connections for streams. A reader that is idle for a minute loses its cursor: the server ends the
 * connection, and with it the stream.
 */
export const STREAM_SETTINGS = {
  statement_timeout: '120000',
  idle_in_transaction_session_timeout: '60000',
};

const LONGEST_MS = 15 * 60_000;

/** All connections for streams are in use. */
class StreamsBusy extends Failure {
  constructor() {
    super('BUSY', 'unavailable', 'Other exports are under way. Please try again in a minute.', {
      retryAfter: 60,
    });
  }
}

/** A stream that was open too long. */
class StreamTooLong extends Failure {
  constructor() {
    super('TOO_LONG', 'unavailable', 'The export took too long. Ask for a shorter period.');
  }
}

/**
 * Streams the rows of one statement through a cursor, from a snapshot at its start, a batch at a time: nothing is
 * fetched before the previous batch was consumed, so neither side ever holds more than a batch. Ending the iteration
 * releases everything.
 * @param accept rejects for a connection that must not be used
 * @throws StreamsBusy at the first batch, StreamTooLong after a quarter of an hour, what `accept` rejects with
 */
export async function* streamRows<R>(
  pool: pg.Pool,
  tenancy: Tenancy,
  { text, values = [] }: Statement,
  batch: number,
  accept?: (client: pg.ClientBase) => Promise<void>,
): AsyncGenerator<R[], void, undefined> {
  if (pool.idleCount === 0 && pool.totalCount >= STREAMS_AT_ONCE) throw new StreamsBusy();
  const { client, giveBack } = await connect(pool);
  const until = performance.now() + LONGEST_MS;
  try {
    await accept?.(client);
    await client.query('BEGIN READ ONLY');
    await client.query(declareTenancy(tenancy, true));
    await client.query({ text: `DECLARE stream NO SCROLL CURSOR FOR ${text}`, values });
    for (;;) {
      const { rows } = await client.query(`FETCH ${batch} FROM stream`);
      if (rows.length > 0) yield rows as R[];
      if (rows.length < batch) break;
      if (performance.now() > until) throw new StreamTooLong();
    }
    await client.query('COMMIT');
    giveBack();
  } finally {
    // A consumer that stops early leaves a transaction open: ending the connection is the surest way out of it.
    giveBack(true);
  }
}

/** Returns a connection that is released once, whether its user or its loss comes first. */
async function connect(
  pool: pg.Pool,
): Promise<{ client: pg.PoolClient; giveBack: (ended?: boolean) => void }> {
  const client = await pool.connect();
  let held = true;
  const giveBack = (ended = false): void => {
    if (!held) return;
    held = false;
    client.off('error', lost);
    client.release(ended);
  };
  const lost = (): void => giveBack(true);
  client.on('error', lost);
  return { client, giveBack };
}
