import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { Failure } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import { type AnchorsVerdict, verifyAnchors } from '../../anchors/index.ts';
import { describeLosses, lostSpans } from '../commit-loss.ts';
import { presentEntry } from './audit-log.queries.ts';
import { readEntriesById } from './audit-log.reads.ts';
import { auditReader } from './audit-log.rules.ts';
import type { VerifyAuditPayload } from './audit-log.schema.ts';

/**
 * Recomputes the chain and compares it with the kept head, the heads that were handed to the ledger, and the ledger
 * itself when it is available: all entries for system roles, an organisation's own for its staff. The finding is an
 * entry of the log too.
 * @throws Unauthenticated, Forbidden, RateLimited
 */
export async function verifyAuditLog(scope: Scope): Promise<VerifyAuditPayload> {
  const { reader, issuerId } = auditReader(scope.actor);
  await scope.services.limits.consume('audit_check', {
    address: scope.address,
    account: issuerId ?? reader.userId,
  });
  const finding = await checkLog(scope, issuerId);
  const { whole, message, fault, badPlace, badEntryId } = finding;
  await inTransaction(scope, (tx) =>
    tx.audit({
      action: 'audit.verify',
      entityType: 'audit_log',
      success: whole,
      error: whole ? null : message,
      details: whole ? {} : { fault, badPlace, badEntryId },
    }),
  );
  return finding;
}

async function checkLog(scope: Scope, issuerId: string | null): Promise<VerifyAuditPayload> {
  const verdict = await scope.services.audit.verify(issuerId);
  const none = { lostCommits: null, fault: null, badPlace: null, badEntryId: null, badEntry: null };
  const checkedAt = scope.clock.now();
  if (!verdict.ok) {
    const { fault, seq, entryId, message } = verdict;
    const [entry] = entryId === null ? [] : await readEntriesById(scope, [entryId]);
    return {
      ...{ ...none, whole: false, message, checkedAt, entries: null, headKept: false, anchoredHeads: 0 },
      ...{ ledgerAsked: false, fault, badPlace: String(seq) },
      badEntryId: entryId === null ? null : String(entryId),
      badEntry: entry ? presentEntry(entry) : null,
    };
  }
  const anchors = await queryLedger(scope, lostSpans(verdict.losses));
  const { headKnown: headKept, anchoredHeads } = verdict;
  const entries = Number(verdict.entries);
  const found = { ...none, checkedAt, entries, headKept, anchoredHeads, ledgerAsked: anchors !== null };
  if (anchors?.ok === false)
    return { ...found, whole: false, fault: 'anchors_differ', message: anchors.message };
  return {
    ...found,
    whole: true,
    lostCommits: verdict.losses.length === 0 ? null : describeLosses(verdict.losses),
    message:
      issuerId === null
        ? 'The audit log is whole: nothing was changed, removed or cut off.'
        : 'The audit log of your organisation is whole: nothing was changed, removed or cut off.',
  };
}

/** null when the ledger is unavailable. */
async function queryLedger(
  { db, services }: Scope,
  spans: ReturnType<typeof lostSpans>,
): Promise<AnchorsVerdict | null> {
  try {
    return await verifyAnchors(db, services.ledger, undefined, spans);
  } catch (error) {
    if (error instanceof Failure && error.kind === 'unavailable') return null;
    throw error;
  }
}
