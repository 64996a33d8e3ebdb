import { type SplitShare, splitRevenue } from '../split.rules.ts';
import { TooManyPayments } from './round.failures.ts';
import type { PaymentKind } from './round.record.ts';

/** Maximum operations in a transaction of the ledger. */
const MOST_PAYMENTS = 100;

/** A payment as fixed by the round. */
export interface PlannedPayment {
  kind: PaymentKind;
  shareId: string | null;
  partnerId: string | null;
  expenseId: string | null;
  userId: string | null;
  name: string;
  destination: string;
  units: bigint;
}

export interface PaymentsRequest {
  /** Stroops to distribute. */
  units: bigint;
  shares: (SplitShare & {
    id: string;
    partnerId: string;
    userId: string | null;
    name: string;
    destination: string;
  })[];
  /** Stroops paid or about to be paid to each share, by its id. */
  given: ReadonlyMap<string, bigint>;
  issuer: { name: string; destination: string };
  /** Owed, oldest first. */
  expenses: { id: string; userId: string; name: string; destination: string; units: bigint }[];
  /** Owed to the issuer for refunds that the issuer's wallet paid to buyers. */
  advances: bigint;
}

/**
 * Returns everything that a round pays: first what is owed, then the shares. Expenses that do not fit wait for the next
 * one.
 * @throws TooManyPayments when the shares alone are too many
 */
export function planPayments({
  units,
  shares,
  given,
  issuer,
  expenses,
  advances,
}: PaymentsRequest): PlannedPayment[] {
  const split = splitRevenue(
    units,
    shares,
    shares.map(({ id }) => given.get(id) ?? 0n),
  );
  const toIssuer = { ...NOTHING_ELSE, name: issuer.name, destination: issuer.destination };
  const released: PlannedPayment[] = [
    ...(advances > 0n ? [{ ...toIssuer, kind: 'advance' as const, units: advances }] : []),
    ...shares.map(({ id: shareId, partnerId, userId, name, destination }, index) => ({
      ...NOTHING_ELSE,
      kind: 'share' as const,
      shareId,
      partnerId,
      userId,
      name,
      destination,
      units: split.shares[index] ?? 0n,
    })),
    { ...toIssuer, kind: 'issuer' as const, units: split.issuer },
  ].filter((payment) => payment.units > 0n);
  const room = MOST_PAYMENTS - released.length;
  if (room < 0) throw new TooManyPayments(MOST_PAYMENTS);
  const owed = expenses
    .slice(0, room)
    .map(({ id: expenseId, userId, name, destination, units: owedUnits }) => ({
      ...NOTHING_ELSE,
      kind: 'expense' as const,
      expenseId,
      userId,
      name,
      destination,
      units: owedUnits,
    }));
  return [...owed, ...released];
}

const NOTHING_ELSE = { shareId: null, partnerId: null, expenseId: null, userId: null };
