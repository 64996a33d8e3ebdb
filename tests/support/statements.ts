import pg from 'pg';

type Query = pg.Client['query'];

/**
 * Runs some work and counts the statements that any connection sent to PostgreSQL meanwhile. It only observes them.
 * @param mark part of the text of the statements in question
 */
export async function statementsWith(mark: string, work: () => Promise<unknown>): Promise<number> {
  const { query } = pg.Client.prototype;
  let sent = 0;
  pg.Client.prototype.query = function (this: pg.Client, ...given: Parameters<Query>) {
    const [first] = given as unknown[];
    const text = typeof first === 'string' ? first : (first as { text?: string } | undefined)?.text;
    if (text?.includes(mark)) sent += 1;
    return (query as (...args: unknown[]) => unknown).apply(this, given);
  } as Query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return sent;
}
