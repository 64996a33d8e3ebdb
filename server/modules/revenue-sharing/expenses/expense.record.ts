import type { ExpenseCategory, ExpenseStatus } from '../../../platform/vocabulary.ts';

/** Currencies that an expense may be in. */
export type ExpenseCurrency = 'USD' | 'XLM' | 'KES';

/** Amounts are 10^-7 of the currency; what is owed is in stroops. */
export interface ExpenseRecord {
  id: string;
  contractId: string;
  issuerId: string;
  eventId: string;
  category: ExpenseCategory;
  description: string;
  units: bigint;
  currency: ExpenseCurrency;
  receiptLink: string | null;
  receiptId: string | null;
  status: ExpenseStatus;
  submittedBy: string;
  submittedAt: Date;
  decidedBy: string | null;
  decidedAt: Date | null;
  comment: string | null;
  /** Set since the approval. */
  owedUnits: bigint | null;
  paidRoundId: string | null;
}

export interface ExpensePersonRecord {
  id: string;
  name: string;
  email: string;
}

/** The details of an uploaded receipt that are shown beside its expense. */
export interface ReceiptRecord {
  id: string;
  fileName: string;
  mediaType: string;
  size: number;
}
