/** What the journal says of a contract, in stroops. Sums alone: nothing of it is kept anywhere else. */
export interface ContractMoney {
  contract_id: string;
  issuer_id: string;
  event_id: string;
  status: 'draft' | 'finalizing' | 'final' | 'withdrawn';
  /** null before anything of it was on a ledger. */
  network_id: string | null;
  escrow_key: string | null;
  /** What the event's sales brought, what went back taken off, wherever the money lies. */
  revenue: bigint;
  /** Approved since the beginning, paid or not. */
  expenses: bigint;
  /** Approved and not paid. */
  owed_expenses: bigint;
  /** What the issuer's wallet paid back to buyers for the escrow and has not got from it. */
  owed_advances: bigint;
  /** What is on its way back to buyers: it becomes an advance when it arrives. */
  returning: bigint;
  /** Released to partners and the issuer. */
  distributed: bigint;
  /** What came in and is no sale. */
  financing: bigint;
  /** What the escrow holds without what the ledger keeps: all that came in and did not go out. */
  in_escrow: bigint;
  /** What open rounds would pay, all in all, and how much of that is for expenses and advances. */
  open_rounds: bigint;
  open_expenses: bigint;
  open_advances: bigint;
}

/**
 * What a round could release now: what can leave the escrow, less what open rounds, approved expenses and buyers have
 * a claim on already. Never negative.
 *
 * The ledger was asked a moment before the journal, and either may be ahead of the other by what is on its way. So the
 * smaller one counts: too little for a moment is asked for again, too much would be promised twice.
 * @param spendable what the ledger lets the escrow pay; null when it could not be asked, then nothing can be promised
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

/** Advances that no open round pays back: what the next round adds. */
export function advancesWaiting({ owed_advances, open_advances }: ContractMoney): bigint {
  return owed_advances - open_advances;
}
