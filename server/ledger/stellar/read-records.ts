import type { Horizon } from '@stellar/stellar-sdk';
import { LedgerUnavailable } from '../failures.ts';
import type { LedgerAccount, LedgerClose, LedgerPayment, LedgerTransaction } from '../port.ts';
import { stroopsOf } from './encoding.ts';
import type { HorizonClient } from './horizon-client.ts';
import { decodeResult } from './result-codes.ts';
import type { StellarSdk } from './sdk.ts';

/** Horizon's format of lists. */
export interface HorizonPage<T> {
  _embedded: { records: T[] };
}

/** @param page null: Horizon does not have the resource. @throws LedgerUnavailable for anything that is not a page */
export function recordsOf<T>(page: HorizonPage<T> | null): T[] {
  if (page === null) return [];
  const { _embedded: embedded } = page as Partial<HorizonPage<T>>;
  if (embedded === undefined) throw new LedgerUnavailable();
  return embedded.records;
}

/** Returns the cursor behind everything of that ledger: cursors of the next one begin above it. */
export function cursorAfter(sequence: number): string {
  return (((BigInt(sequence) + 1n) << 32n) - 1n).toString();
}

export type AccountRecord = Pick<
  Horizon.AccountResponse,
  | 'account_id'
  | 'sequence'
  | 'subentry_count'
  | 'thresholds'
  | 'balances'
  | 'signers'
  | 'num_sponsoring'
  | 'num_sponsored'
>;
export type TransactionRecord = Horizon.HorizonApi.TransactionResponse;
export type PaymentRecord = Horizon.HorizonApi.BaseOperationResponse & {
  transaction?: TransactionRecord;
} & Record<string, unknown>;

/** The protocol's minimum is two entries, plus one for each of the account's own. */
const OWN_ENTRIES = 2;

export function accountOf(record: AccountRecord, baseReserve: bigint): LedgerAccount {
  const native = record.balances.find((line) => line.asset_type === 'native');
  const balance = stroopsOf(native?.balance ?? '0');
  const offered = stroopsOf(native && 'selling_liabilities' in native ? native.selling_liabilities : '0');
  const entries = OWN_ENTRIES + record.subentry_count + record.num_sponsoring - record.num_sponsored;
  const reserve = BigInt(entries) * baseReserve;
  const free = balance - reserve - offered;
  return {
    publicKey: record.account_id,
    balance,
    spendable: free > 0n ? free : 0n,
    reserve,
    sequence: BigInt(record.sequence),
    subentries: record.subentry_count,
    thresholds: {
      low: record.thresholds.low_threshold,
      medium: record.thresholds.med_threshold,
      high: record.thresholds.high_threshold,
    },
    signers: record.signers.map(({ key, weight }) => ({ key, weight })),
  };
}

export function closeOf(record: Horizon.ServerApi.LedgerRecord): LedgerClose {
  return {
    sequence: record.sequence,
    hash: record.hash,
    closedAt: new Date(record.closed_at),
    transactions: record.successful_transaction_count + record.failed_transaction_count,
  };
}

export function transactionOf(sdk: StellarSdk, record: TransactionRecord): LedgerTransaction {
  return {
    cursor: record.paging_token,
    hash: record.fee_bump_transaction?.hash ?? record.hash,
    innerHash: record.inner_transaction?.hash ?? null,
    successful: record.successful,
    ledger: record.ledger,
    closedAt: new Date(record.created_at),
    source: record.source_account,
    feeCharged: BigInt(record.fee_charged),
    feeAccount: record.fee_account,
    resultCodes: record.successful ? null : decodeResult(sdk, record.result_xdr).codes,
    envelopeXdr: record.envelope_xdr,
    memoHash: memoHashOf(record),
  };
}

/** null: not lumens, or not a payment at all. The amount of a merge is elsewhere and still missing. */
export function paymentOf(record: PaymentRecord): LedgerPayment | null {
  const moved = movementOf(record);
  const { transaction } = record;
  if (moved === null || transaction === undefined || !record.transaction_successful) return null;
  const cursor = record.paging_token;
  return {
    cursor,
    operationId: record.id,
    transactionHash: record.transaction_hash,
    memoHash: memoHashOf(transaction),
    closedAt: new Date(record.created_at),
    // An id is the ledger's number, the transaction's index in it and the operation's index in that.
    ledger: Number(BigInt(record.id) >> 32n),
    feeCharged: BigInt(transaction.fee_charged),
    feeAccount: transaction.fee_account,
    ...moved,
  };
}

function movementOf(record: PaymentRecord): Pick<LedgerPayment, 'kind' | 'from' | 'to' | 'stroops'> | null {
  const text = (name: string): string => String(record[name]);
  switch (record.type as string) {
    case 'create_account':
      return {
        kind: 'create_account',
        from: text('funder'),
        to: text('account'),
        stroops: stroopsOf(text('starting_balance')),
      };
    case 'account_merge':
      return { kind: 'merge', from: text('account'), to: text('into'), stroops: 0n };
    case 'payment':
    case 'path_payment_strict_receive':
    case 'path_payment_strict_send':
      if (record.asset_type !== 'native') return null;
      return { kind: 'payment', from: text('from'), to: text('to'), stroops: stroopsOf(text('amount')) };
    default:
      return null;
  }
}

/** Horizon writes hashes of memos in base64, unlike all other hashes. */
function memoHashOf({ memo_type: type, memo }: { memo_type: string; memo?: string }): Buffer | null {
  return type === 'hash' && memo !== undefined ? Buffer.from(memo, 'base64') : null;
}

/** Reads payments of lumens, of all accounts or of one. */
export class PaymentReader {
  readonly #client: HorizonClient;

  constructor(client: HorizonClient) {
    this.#client = client;
  }

  /** Returns payments, oldest first. Payments in other assets are skipped. */
  async after(cursor: string, limit: number, of: string | undefined): Promise<LedgerPayment[]> {
    const path = `${of === undefined ? '' : `accounts/${of}/`}payments?join=transactions&order=asc&limit=${limit}`;
    for (let from = cursor; ; ) {
      // An account that is not on any ledger has no history.
      const page = await this.#client.get<HorizonPage<PaymentRecord>>(
        from === '' ? path : `${path}&cursor=${from}`,
      );
      const records = recordsOf(page);
      const payments = await Promise.all(records.map((record) => this.#complete(record)));
      const lumens = payments.filter((payment) => payment !== null);
      const last = records.at(-1);
      // A page with only other assets is not the end.
      if (lumens.length > 0 || records.length < limit || last === undefined) return lumens;
      from = last.paging_token;
    }
  }

  async #complete(record: PaymentRecord): Promise<LedgerPayment | null> {
    const payment = paymentOf(record);
    if (payment?.kind !== 'merge') return payment;
    return { ...payment, stroops: await this.#merged(payment.operationId) };
  }

  /** The amount of an account merge, which is only among its effects. */
  async #merged(operationId: string): Promise<bigint> {
    const page = await this.#client.read((server) =>
      server.effects().forOperation(operationId).limit(10).call(),
    );
    const credited = page.records.find(({ type }) => (type as string) === 'account_credited');
    return credited && 'amount' in credited ? stroopsOf(String(credited.amount)) : 0n;
  }
}
