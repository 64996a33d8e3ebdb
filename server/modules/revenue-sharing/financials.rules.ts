/** The journal's sums for a contract, in stroops. They are stored nowhere else. */
export interface ContractMoney {
  contract_id: string;
  issuer_id: string;
  event_id: string;
  status: 'draft' | 'finalizing' | 'final' | 'withdrawn';
  /** null before any part of it was on a ledger. */
  network_id: string | null;
  escrow_key: string | null;
  /** Sales of the event minus refunds, wherever the money is held. */
  revenue: bigint;
  /** Approved since the beginning, paid or not. */
  expenses: bigint;
  /** Approved and not paid. */
  owed_expenses: bigint;
  /** Refunds that the issuer's wallet paid for the escrow and has not got back from it. */
  owed_advances: bigint;
  /** Refunds on their way to buyers: each becomes an advance when it arrives. */
  returning: bigint;
  /** Released to partners and the issuer. */
  distributed: bigint;
  /** Incoming payments that are no sales. */
  financing: bigint;
  /** Balance of the escrow without the ledger's reserve: everything that came in and did not go out. */
  in_escrow: bigint;
  /** Total of what open rounds would pay, and the parts of it for expenses and advances. */
  open_rounds: bigint;
  open_expenses: bigint;
  open_advances: bigint;
}

/**
 * Returns the amount that a round could release now: what can leave the escrow, less the claims of open rounds,
 * approved expenses and buyers. Never negative.
 *
 * The ledger is read shortly before the journal, and either may be ahead of the other by payments under way. So the
 * smaller one counts: too little can be requested again later, too much would be promised twice.
 * @param spendable what the ledger lets the escrow pay; null when the ledger is unavailable, then nothing can be
 *   promised
 */
export function availableOf(money: ContractMoney, spendable: bigint | null): bigint {
  if (spendable === null) return 0n;
  const there = spendable < money.in_escrow ? spendable : money.in_escrow;
  const claims = money.open_rounds + expensesWaiting(money) + advancesWaiting(money) + money.returning;
  return there > claims ? there - claims : 0n;
}

/** Owed expenses that no open round pays. */
export function expensesWaiting({ owed_expenses, open_expenses }: ContractMoney): bigint {
  return owed_expenses - open_expenses;
}

/** Advances that no open round pays back: the next round adds them. */
export function advancesWaiting({ owed_advances, open_advances }: ContractMoney): bigint {
  return owed_advances - open_advances;
}
