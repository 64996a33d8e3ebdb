import { type SignedInActor, SYSTEM_TENANCY } from '../../access/actor.ts';
import type { Role } from '../../access/roles.ts';
import type { Scope } from '../../scope.ts';

/** The record that the demo is complete. */
export const SEEDED = 'demo.seed';

interface PersonRow {
  id: string;
  email: string;
  name: string;
  role: Role;
  issuer_id: string | null;
}

/** The demo's accounts that still are what they were made as. */
export async function readDemoPeople(scope: Scope, domain: string): Promise<SignedInActor[]> {
  const rows = await scope.db.read<PersonRow>(SYSTEM_TENANCY, {
    text: `SELECT id, email::text, name, role, issuer_id FROM users WHERE email = role || '@' || $1`,
    values: [domain],
  });
  return rows.map(({ id, issuer_id: issuerId, ...person }) => ({
    ...person,
    kind: 'user',
    userId: id,
    issuerId,
    emailVerified: true,
    sessionId: null,
    apiKeyId: null,
  }));
}

export async function readEventNames(scope: Scope, issuerId: string): Promise<Set<string>> {
  const rows = await scope.db.read<{ name: string }>(SYSTEM_TENANCY, {
    text: 'SELECT name FROM events WHERE issuer_id = $1',
    values: [issuerId],
  });
  return new Set(rows.map((row) => row.name));
}

/** Whether the demo was completed once. Its record is among the issuer's first. */
export async function wasSeeded(scope: Scope, issuerId: string): Promise<boolean> {
  const rows = await scope.db.read(SYSTEM_TENANCY, {
    text: 'SELECT 1 FROM audit_entries WHERE issuer_id = $1 AND action = $2 ORDER BY issuer_id, id LIMIT 1',
    values: [issuerId, SEEDED],
  });
  return rows.length > 0;
}
