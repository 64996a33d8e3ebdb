import type pg from 'pg';
import type { Tenancy } from '../access/actor.ts';
import { Failure } from '../failures.ts';
import type { Statement } from './statement.ts';
import { declareTenancy } from './tenancy.ts';

/** Streams at a time in one process: each holds a connection, and a snapshot that keeps old rows from being cleaned. */
export const STREAMS_AT_ONCE = 3;

/**
 * For the connections of streams. A reader who takes nothing for a minute loses his cursor: the server ends the
 * connection, and with it the stream.
 */
export const STREAM_SETTINGS = {
  statement_timeout: '120000',
  idle_in_transaction_session_timeout: '60000',
};

const LONGEST_MS = 15 * 60_000;

/** All connections for streams are taken. */
class StreamsBusy extends Failure {
  constructor() {
    super('BUSY', 'unavailable', 'Other exports are under way. Please try again in a minute.', {
      retryAfter: 60,
    });
  }
}

/** A stream that somebody kept open too long. */
class StreamTooLong extends Failure {
  constructor() {
    super('TOO_LONG', 'unavailable', 'The export took too long. Ask for a shorter period.');
  }
}

/**
 * The rows of one statement through a cursor, as they were when it began, a batch at a time: nothing is fetched before
 * the batch in hand was taken, so neither side ever holds more than a batch. Ending the iteration gives all back.
 * @throws StreamsBusy at the first batch, StreamTooLong after a quarter of an hour
 */
export async function* streamRows<R>(
  pool: pg.Pool,
  tenancy: Tenancy,
  { text, values = [] }: Statement,
  batch: number,
): AsyncGenerator<R[], void, undefined> {
  if (pool.idleCount === 0 && pool.totalCount >= STREAMS_AT_ONCE) throw new StreamsBusy();
  const { client, giveBack } = await connect(pool);
  const until = performance.now() + LONGEST_MS;
  try {
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
    // Whoever stops early leaves a transaction behind: ending the connection is the surest way out of it.
    giveBack(true);
  }
}

/** A connection goes back once, whoever notices first that it is no longer needed or no longer there. */
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
