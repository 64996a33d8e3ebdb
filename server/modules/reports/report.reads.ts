import type { Tenancy } from '../../platform/access/actor.ts';
import type { Database } from '../../platform/db/database.ts';

export async function readIsEvent(
  db: Database,
  tenancy: Tenancy,
  id: string,
  issuerId: string | null,
): Promise<boolean> {
  const rows = await db.read(tenancy, {
    name: 'report-event',
    text: 'SELECT id FROM events WHERE id = $1 AND ($2::uuid IS NULL OR issuer_id = $2)',
    values: [id, issuerId],
  });
  return rows.length > 0;
}

export async function readIsIssuer(db: Database, tenancy: Tenancy, id: string): Promise<boolean> {
  const rows = await db.read(tenancy, {
    name: 'report-issuer',
    text: 'SELECT id FROM issuers WHERE id = $1',
    values: [id],
  });
  return rows.length > 0;
}
