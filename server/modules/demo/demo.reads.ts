import { type SignedInActor, SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import type { Role } from '../../platform/access/roles.ts';
import type { Scope } from '../../platform/scope.ts';

/** Audit action that marks the demo as complete. */
export const SEEDED = 'demo.seed';
/** Audit action that marks its shared show as complete. */
export const SHARED = 'demo.share';

interface PersonRow {
  id: string;
  email: string;
  name: string;
  role: Role;
  issuerId: string | null;
}

/** Reads the demo accounts that still have their original role. */
export async function readDemoPeople(scope: Scope, domain: string): Promise<SignedInActor[]> {
  const rows = await scope.db.read<PersonRow>(SYSTEM_TENANCY, {
    text: `SELECT id, email::text, name, role, issuer_id AS "issuerId" FROM users WHERE email = role || '@' || $1`,
    values: [domain],
  });
  return rows.map(({ id, issuerId, ...person }) => ({
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

export async function readEventId(scope: Scope, issuerId: string, name: string): Promise<string | undefined> {
  const [event] = await scope.db.read<{ id: string }>(SYSTEM_TENANCY, {
    text: `SELECT id FROM events WHERE issuer_id = $1 AND name = $2 AND status = 'published'`,
    values: [issuerId, name],
  });
  return event?.id;
}

/** Checks that a part of the demo was completed. Its audit entry is among the issuer's first. */
export async function isCompleted(scope: Scope, issuerId: string, action: string): Promise<boolean> {
  const rows = await scope.db.read(SYSTEM_TENANCY, {
    text: 'SELECT 1 FROM audit_entries WHERE issuer_id = $1 AND action = $2 ORDER BY issuer_id, id LIMIT 1',
    values: [issuerId, action],
  });
  return rows.length > 0;
}
