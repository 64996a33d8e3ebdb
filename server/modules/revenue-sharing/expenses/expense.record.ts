import type { ExpenseCategory, ExpenseStatus } from '../../../platform/vocabulary.ts';

/** Currencies that an expense may be in. */
export type ExpenseCurrency = 'USD' | 'XLM' | 'KES';

/** Amounts are 10^-7 of the currency; what is owed is in stroops. */
export interface ExpenseRecord {
  id: string;
  contract_id: string;
  issuer_id: string;
  event_id: string;
  category: ExpenseCategory;
  description: string;
  units: bigint;
  currency: ExpenseCurrency;
  receipt_link: string | null;
  receipt_id: string | null;
  status: ExpenseStatus;
  submitted_by: string;
  submitted_at: Date;
  request_hash: Buffer | null;
  decided_by: string | null;
  decided_at: Date | null;
  comment: string | null;
  /** Set since the approval. */
  owed_units: bigint | null;
  paid_round_id: string | null;
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
