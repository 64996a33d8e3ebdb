import { SYSTEM_TENANCY, tenancyOf } from '../../platform/access/actor.ts';
import { type JsonOf, jsonPairs, selectList } from '../../platform/db/columns.ts';
import type { Slice } from '../../platform/db/statement.ts';
import type { Scope } from '../../platform/scope.ts';
import type { ProviderMethod } from '../../platform/vocabulary.ts';
import { OF_SALES } from '../refunds/index.ts';
import { DestinationRow, PayoutRow } from './payout.row.ts';
import type { PayoutCurrency, PayoutState } from './payout.rules.ts';

/** A destination as JSON. */
export type DestinationRecord = JsonOf<DestinationRow>;

export interface PayoutRecord extends PayoutRow {
  issuerName: string;
  requestedByName: string | null;
  firstApprovedName: string | null;
  secondApprovedName: string | null;
  destination: DestinationRecord;
}

const nameOf = (column: string): string => `(SELECT u.name FROM users u WHERE u.id = p.${column})`;
const DESTINATION = `json_build_object(${jsonPairs(DestinationRow, 'd')})`;

export const PAYOUT = `SELECT ${selectList(PayoutRow, 'p')}, i.name AS "issuerName",
    ${nameOf('requested_by')} AS "requestedByName", ${nameOf('first_approved_by')} AS "firstApprovedName",
    ${nameOf('second_approved_by')} AS "secondApprovedName", ${DESTINATION} AS destination
  FROM payouts p JOIN issuers i ON i.id = p.issuer_id JOIN payout_destinations d ON d.id = p.destination_id`;

export interface PayoutFilter {
  issuerId: string | null;
  state: PayoutState | null;
}

/** Reads a page of the payouts that the actor may see. */
export async function readPayouts(
  { db, actor }: Scope,
  { issuerId, state }: PayoutFilter,
  { from, limit, direction, beyond }: Slice,
): Promise<PayoutRecord[]> {
  const values: unknown[] = [issuerId, state];
  const place = (value: unknown): string => `$${values.push(value)}`;
  const page = from
    ? ` AND (p.requested_at, p.id) ${beyond} (${place(new Date(from[0]))}, ${place(from[1])}::uuid)`
    : '';
  return db.read<PayoutRecord>(tenancyOf(actor), {
    text: `${PAYOUT} WHERE ($1::uuid IS NULL OR p.issuer_id = $1::uuid) AND ($2::text IS NULL OR p.state = $2)${page}
      ORDER BY p.requested_at ${direction}, p.id ${direction} LIMIT ${limit}`,
    values,
  });
}

/** Reads a payout that the actor may see. */
export async function readPayout({ db, actor }: Scope, id: string): Promise<PayoutRecord | undefined> {
  const [row] = await db.read<PayoutRecord>(tenancyOf(actor), {
    name: 'payout',
    text: `${PAYOUT} WHERE p.id = $1`,
    values: [id],
  });
  return row;
}

/** What an organiser sold through the platform in one currency. Amounts are texts in 10^-7, since sums are numeric. */
export interface BalanceRecord {
  currency: PayoutCurrency;
  taken: string;
  fees: string;
  platformFees: string;
  refunded: string;
  disputed: string;
  underWay: string;
  paidOut: string;
  due: string;
}

export interface SellingRecord {
  issuerId: string;
  issuerName: string;
  isOpen: boolean;
  isChosen: boolean;
  feeBasisPoints: number;
  balances: BalanceRecord[];
  destinations: DestinationRecord[];
  waitingDestinations: DestinationRecord[];
}

const SUM = (kind: string): string => `coalesce(sum(units) FILTER (WHERE kind = '${kind}'), 0)`;
const OPEN_REFUNDS = `(SELECT coalesce(sum(r.units), 0) FROM payment_attempts a JOIN refunds r ON r.attempt_id = a.id
  WHERE a.issuer_id = i.id AND a.by_platform AND r.currency = j.currency AND r.state <> 'paid' AND r.kind IN ${OF_SALES})`;
const OPEN_PAYOUTS = `(SELECT coalesce(sum(units), 0) FROM payouts
  WHERE issuer_id = i.id AND currency = j.currency AND state IN ('requested', 'approved', 'sent'))`;

const BALANCES = `SELECT j.currency, ${SUM('provider_sale')}::text AS taken, ${SUM('provider_fee')}::text AS fees,
    ${SUM('platform_fee')}::text AS "platformFees", (${SUM('provider_refund')} + ${OPEN_REFUNDS})::text AS refunded,
    (${SUM('chargeback')} - ${SUM('chargeback_won')})::text AS disputed, ${OPEN_PAYOUTS}::text AS "underWay",
    (SELECT coalesce(sum(units), 0) FROM payouts WHERE issuer_id = i.id AND currency = j.currency AND state = 'paid')::text AS "paidOut",
    platform_due(i.id, j.currency)::text AS due
  FROM journal_transfers j
  WHERE j.issuer_id = i.id AND j.phase = 'posted' AND (j.debit = 'platform' OR j.credit = 'platform') GROUP BY j.currency`;

const destinationsThat = (condition: string): string =>
  `coalesce((SELECT json_agg(${DESTINATION} ORDER BY d.currency) FROM payout_destinations d
    WHERE d.issuer_id = i.id AND d.replaced_at IS NULL AND ${condition}), '[]')`;

const SELLING = `SELECT i.id AS "issuerId", i.name AS "issuerName", coalesce(s.is_open, false) AS "isOpen",
    coalesce(s.is_chosen, false) AS "isChosen", coalesce(s.fee_basis_points, 0) AS "feeBasisPoints",
    coalesce((SELECT json_agg(b ORDER BY b.currency) FROM (${BALANCES}) b), '[]') AS balances,
    ${destinationsThat('NOT d.waits')} AS destinations, ${destinationsThat('d.waits')} AS "waitingDestinations"
  FROM issuers i LEFT JOIN platform_selling s ON s.issuer_id = i.id`;

/** Reads how an organiser sells through the platform; the caller must authorize. */
export async function readSelling(
  { db, actor }: Scope,
  issuerId: string,
): Promise<SellingRecord | undefined> {
  const [row] = await db.read<SellingRecord>(tenancyOf(actor), {
    name: 'platform-selling',
    text: `${SELLING} WHERE i.id = $1`,
    values: [issuerId],
  });
  return row;
}

/** Reads a page of the organisers for whom the platform was ever open, by name. */
export async function readSellers(
  { db, actor }: Scope,
  { from, limit, direction, beyond }: Slice,
): Promise<SellingRecord[]> {
  const values: unknown[] = [];
  const place = (value: unknown): string => `$${values.push(value)}`;
  const page = from
    ? ` AND (lower(i.name), i.id) ${beyond} (lower(${place(from[0])}), ${place(from[1])}::uuid)`
    : '';
  return db.read<SellingRecord>(tenancyOf(actor), {
    text: `${SELLING} WHERE s.issuer_id IS NOT NULL${page}
      ORDER BY lower(i.name) ${direction}, i.id ${direction} LIMIT ${limit}`,
    values,
  });
}

/** Reads the methods that active accounts of the platform take. They belong to no organiser, so it reads as the system. */
export async function readPlatformMethods({ db }: Scope): Promise<ProviderMethod[]> {
  const rows = await db.read<{ method: ProviderMethod }>(SYSTEM_TENANCY, {
    name: 'platform-methods',
    text: `SELECT DISTINCT method FROM merchant_accounts WHERE issuer_id IS NULL AND state = 'active' ORDER BY method DESC`,
    values: [],
  });
  return rows.map(({ method }) => method);
}
