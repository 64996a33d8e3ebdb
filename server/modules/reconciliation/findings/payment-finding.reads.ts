import type { TicketCurrency } from '../../../lib/money/index.ts';
import { type SignedInActor, tenancyOf } from '../../../platform/access/actor.ts';
import { isSystemRole } from '../../../platform/access/roles.ts';
import type { Slice } from '../../../platform/db/statement.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { ProviderName } from '../../payments/index.ts';
import type { FindingKind } from './payment-finding.rules.ts';
import { FINDINGS } from './payment-finding.statements.ts';

export interface FindingRecord {
  id: string;
  issuerId: string;
  eventId: string | null;
  orderId: string | null;
  kind: FindingKind;
  /** Null for a refund on the ledger. */
  provider: ProviderName | null;
  units: bigint;
  currency: TicketCurrency;
  receipt: string | null;
  problem: string | null;
  createdAt: Date;
}

const FINDING = `SELECT f.id, f.issuer_id AS "issuerId", f.event_id AS "eventId", f.order_id AS "orderId", f.kind, f.provider, f.units,
  f.currency, f.receipt, f.problem, f.created_at AS "createdAt"`;

/** Reads the payments and refunds that need a person, of the actor's organiser, or of all for system roles. */
export async function readFindings(
  scope: Scope,
  actor: SignedInActor,
  { eventId, slice }: { eventId: string | null; slice: Slice },
): Promise<FindingRecord[]> {
  const { from, limit, direction, beyond } = slice;
  const values: unknown[] = [isSystemRole(actor.role) ? null : actor.issuerId, eventId];
  const place = (value: unknown): string => `$${values.push(value)}`;
  const page = from
    ? ` AND (f.created_at, f.id) ${beyond} (${place(new Date(from[0]))}, ${place(from[1])}::uuid)`
    : '';
  return scope.db.read<FindingRecord>(tenancyOf(actor), {
    text: `${FINDING} FROM (${FINDINGS}) f
      WHERE ($1::uuid IS NULL OR f.issuer_id = $1::uuid) AND ($2::uuid IS NULL OR f.event_id = $2::uuid)${page}
      ORDER BY f.created_at ${direction}, f.id ${direction} LIMIT ${limit}`,
    values,
  });
}

/** Reads one finding; the caller must authorize. */
export async function readFinding(
  scope: Scope,
  actor: SignedInActor,
  id: string,
): Promise<FindingRecord | undefined> {
  const [row] = await scope.db.read<FindingRecord>(tenancyOf(actor), {
    text: `${FINDING} FROM (${FINDINGS}) f WHERE f.id = $1`,
    values: [id],
  });
  return row;
}
