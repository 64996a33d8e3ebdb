import { AuditTrail, type AuditTrailOptions } from './audit-trail.ts';

/** Makes the service that seals the audit log. */
export function createAudit(dependencies: AuditTrailOptions) {
  return { audit: new AuditTrail(dependencies) };
}

type AuditServices = ReturnType<typeof createAudit>;

declare module '../../platform/services.ts' {
  interface Services extends AuditServices {}
}
