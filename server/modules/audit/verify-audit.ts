import type { SigningKey } from '../../lib/signing/index.ts';
import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import type { Connection } from '../../platform/db/connection.ts';
import { Database } from '../../platform/db/database.ts';
import { type Head, readHead } from './head-file.ts';
import { type ChainVerdict, verifyChain } from './verify-chain.ts';

/** Verifies the audit log of a database against its kept head. Safe while the server runs. */
export async function verifyAudit(
  databaseUrl: string,
  dataDir: string,
  keys: readonly SigningKey[],
): Promise<ChainVerdict> {
  const db = await Database.open({ url: databaseUrl, poolSize: 1 });
  try {
    return await verifyOn(db.dedicated('passa-audit-verify'), dataDir, keys);
  } finally {
    await db.close();
  }
}

/**
 * Like `verifyAudit`, on a connection without other users and in one snapshot. The head is read first, and the chain
 * only grows: entries sealed meanwhile do not matter.
 */
export async function verifyOn(
  connection: Connection,
  dataDir: string,
  keys: readonly SigningKey[],
  verify: typeof verifyChain = verifyChain,
): Promise<ChainVerdict> {
  let head: Head | null;
  try {
    head = await readHead(dataDir);
  } catch (error) {
    return { ok: false, fault: 'cut_off', seq: 0n, entryId: null, message: (error as Error).message };
  }
  await connection.run(SYSTEM_TENANCY, { text: 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY' });
  try {
    return await verify((statement) => connection.run(SYSTEM_TENANCY, statement), head, keys);
  } finally {
    await connection.run(SYSTEM_TENANCY, { text: 'COMMIT' }).catch(() => undefined);
  }
}
