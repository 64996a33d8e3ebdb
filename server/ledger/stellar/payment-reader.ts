import type { LedgerPayment } from '../port.ts';
import { stroopsOf } from './amounts.ts';
import type { HorizonClient } from './horizon-client.ts';
import { type HorizonPage, recordsOf } from './horizon-page.ts';
import { type PaymentRecord, paymentOf } from './read-records.ts';

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
