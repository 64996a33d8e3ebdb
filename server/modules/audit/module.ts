import type { Module } from '../../platform/module.ts';
import { AuditTrail, type AuditTrailOptions } from './audit-trail.ts';
import { AuditIssuerResolver, AuditLogResolver } from './log/audit-log.resolver.ts';

/** Creates the service that seals the audit log. */
export function createAudit(dependencies: AuditTrailOptions) {
  return { audit: new AuditTrail(dependencies) };
}

type AuditServices = ReturnType<typeof createAudit>;

declare module '../../platform/services.ts' {
  interface Services extends AuditServices {}
}

export const audit: Module = {
  resolvers: [AuditIssuerResolver, AuditLogResolver],
  start: ({ services }) => services.audit.start(),
  stop: ({ services }) => services.audit.stop(),
};
