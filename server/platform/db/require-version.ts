import type { QueryRunner } from 'typeorm';

const OLDEST = 15;

/** A database server that the product cannot use. The message is one sentence for the operator. */
export class UnsupportedDatabase extends Error {}

interface ServerVersion {
  /** As in `server_version_num`: the major version times 10,000, plus the minor one. */
  number: number;
  name: string;
}

/** @throws UnsupportedDatabase when the server is older than PostgreSQL 15 */
export async function requireVersion(runner: Pick<QueryRunner, 'query'>): Promise<void> {
  const [version] = await runner.query(
    "SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS name",
  );
  refuseOlder(version);
}

export function refuseOlder({ number, name }: ServerVersion): void {
  if (number >= OLDEST * 10_000) return;
  throw new UnsupportedDatabase(
    `the database of DATABASE_URL is PostgreSQL ${name}, and Passa needs ${OLDEST} or newer.`,
  );
}
