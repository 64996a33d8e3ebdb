import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import { deleteTicketLinks } from './ticket-link.writes.ts';

const KEPT_DAYS = 1;

/** Deletes expired links and passes. The audit log keeps their use. */
export async function tidyTicketLinks(scope: Scope): Promise<void> {
  const before = new Date(scope.clock.now().getTime() - KEPT_DAYS * 24 * 3_600_000);
  await inTransaction(scope, (tx) => deleteTicketLinks(tx, before), SYSTEM_TENANCY);
}
