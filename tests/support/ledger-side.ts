import type { Horizon } from '@stellar/stellar-sdk';
import type { TestSandbox } from './sandbox.ts';

/** A connection to the ledger. */
type WithLedger = Pick<TestSandbox, 'server'>;

/** A payment as recorded on the ledger; 10^-7 XLM. */
export interface LedgerSidePayment {
  hash: string;
  from: string;
  to: string;
  stroops: bigint;
  /** Hex; null for another kind of memo or none. */
  memoHash: string | null;
  feeCharged: bigint;
}

/** Every successful payment of an account, in and out, read directly from the ledger, oldest first. */
export async function paymentsOf(sandbox: WithLedger, account: string): Promise<LedgerSidePayment[]> {
  const { server } = sandbox;
  const transactions = await allOf(server.transactions().forAccount(account));
  const byHash = new Map(transactions.map((transaction) => [transaction.hash, transaction]));
  return (await allOf(server.payments().forAccount(account))).flatMap((record) => {
    const transaction = byHash.get(record.transaction_hash);
    if (record.type !== 'payment' || transaction === undefined) return [];
    const { memo_type: type, memo, fee_charged: fee } = transaction;
    return {
      hash: transaction.hash,
      from: record.from,
      to: record.to,
      stroops: stroopsOf(record.amount),
      memoHash: type === 'hash' && memo ? Buffer.from(memo, 'base64').toString('hex') : null,
      feeCharged: BigInt(fee),
    };
  });
}

interface Pages<T extends Horizon.HorizonApi.BaseResponse> {
  limit(records: number): { call(): Promise<Horizon.ServerApi.CollectionPage<T>> };
}

async function allOf<T extends Horizon.HorizonApi.BaseResponse>(pages: Pages<T>): Promise<T[]> {
  const found: T[] = [];
  for (let page = await pages.limit(200).call(); page.records.length > 0; page = await page.next()) {
    found.push(...page.records);
  }
  return found;
}

/** Balance of an account. */
export async function balanceOnLedger(sandbox: WithLedger, account: string): Promise<bigint> {
  const { balances } = await sandbox.server.loadAccount(account);
  return stroopsOf(balances.at(-1)?.balance ?? '0');
}

/** Horizon always writes seven decimals. */
function stroopsOf(amount: string): bigint {
  return BigInt(amount.replace('.', ''));
}
