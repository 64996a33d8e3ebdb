/** The journal's sums for a contract, in stroops. They are stored nowhere else. */
export interface ContractMoney {
  contractId: string;
  status: 'draft' | 'finalizing' | 'final' | 'withdrawn';
  /** null before any part of it was on a ledger. */
  networkId: string | null;
  escrowKey: string | null;
  /** Sales of the event minus refunds, wherever the money is held. */
  revenue: bigint;
  /** Approved since the beginning, paid or not. */
  expenses: bigint;
  /** Approved and not paid. */
  owedExpenses: bigint;
  /** Refunds that the issuer's wallet paid for the escrow and has not got back from it. */
  owedAdvances: bigint;
  /** Refunds on their way to buyers: each becomes an advance when it arrives. */
  returning: bigint;
  /** Released to partners and the issuer. */
  distributed: bigint;
  /** Incoming payments that are no sales. */
  financing: bigint;
  /** Balance of the escrow without the ledger's reserve: everything that came in and did not go out. */
  inEscrow: bigint;
  /** Total of what open rounds would pay, and the parts of it for expenses and advances. */
  openRounds: bigint;
  openExpenses: bigint;
  openAdvances: bigint;
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
  const there = spendable < money.inEscrow ? spendable : money.inEscrow;
  const claims = money.openRounds + expensesWaiting(money) + advancesWaiting(money) + money.returning;
  return there > claims ? there - claims : 0n;
}

/** Owed expenses that no open round pays. */
export function expensesWaiting({ owedExpenses, openExpenses }: ContractMoney): bigint {
  return owedExpenses - openExpenses;
}

/** Advances that no open round pays back: the next round adds them. */
export function advancesWaiting({ owedAdvances, openAdvances }: ContractMoney): bigint {
  return owedAdvances - openAdvances;
}
