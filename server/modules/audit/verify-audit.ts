import { SYSTEM_TENANCY } from '../../access/actor.ts';
import { Database } from '../../db/database.ts';
import { type Head, readHead } from './head-file.ts';
import { type ChainVerdict, verifyChain } from './verify-chain.ts';

/**
 * Verifies the audit log of a database against its kept head, all of it in one snapshot. Safe while the product runs:
 * the head is read first, and the chain only grows.
 */
export async function verifyAudit(databaseUrl: string, dataDir: string): Promise<ChainVerdict> {
  let head: Head | null;
  try {
    head = await readHead(dataDir);
  } catch (error) {
    return { ok: false, fault: 'cut_off', seq: 0n, message: (error as Error).message };
  }
  const db = await Database.open({ url: databaseUrl, poolSize: 1 });
  try {
    const connection = db.dedicated();
    await connection.run(SYSTEM_TENANCY, { text: 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY' });
    return await verifyChain((statement) => connection.run(SYSTEM_TENANCY, statement), head);
  } finally {
    await db.close();
  }
}
