import { type Actor, requireAny, type SignedInActor } from '../../../platform/access/actor.ts';
import { isSystemRole } from '../../../platform/access/roles.ts';

interface AuditReader {
  reader: SignedInActor;
  /** Organisation whose entries the reader sees; null: all. */
  issuerId: string | null;
}

/** @throws Unauthenticated, Forbidden */
export function auditReader(actor: Actor): AuditReader {
  const reader = requireAny(actor, ['VIEW_AUDIT_LOGS']);
  return { reader, issuerId: isSystemRole(reader.role) ? null : reader.issuerId };
}
