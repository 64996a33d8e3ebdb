import type { Horizon } from '@stellar/stellar-sdk';
import type { LedgerPayment } from '../port.ts';
import { stroopsOf } from './amounts.ts';
import type { HorizonClient } from './horizon-client.ts';
import { paymentOf } from './read-records.ts';

type PaymentRecord = Parameters<typeof paymentOf>[0];

/** Reads and follows movements of lumens, of all accounts or of one. */
export class PaymentReader {
  readonly #client: HorizonClient;

  constructor(client: HorizonClient) {
    this.#client = client;
  }

  /** Oldest first. Payments in other assets are passed over. */
  async after(cursor: string, limit: number, of: string | undefined): Promise<LedgerPayment[]> {
    for (let from = cursor; ; ) {
      const page = await this.#client.find((server) => {
        const call = this.#calls(server, of).order('asc').limit(limit);
        return (from === '' ? call : call.cursor(from)).call();
      });
      // An account that no ledger has seen has no history.
      const records = (page?.records ?? []) as unknown as PaymentRecord[];
      const payments = await Promise.all(records.map((record) => this.#complete(record)));
      const lumens = payments.filter((payment) => payment !== null);
      const last = records.at(-1);
      // A page of nothing but other assets is no end.
      if (lumens.length > 0 || records.length < limit || last === undefined) return lumens;
      from = last.paging_token;
    }
  }

  follow(
    cursor: string,
    of: string | undefined,
    hear: (payment: LedgerPayment) => void,
    onerror: () => void,
  ): () => void {
    let before: Promise<void> = Promise.resolve();
    let broken = false;
    // One after the other, and none after one that failed: whoever keeps cursors must not step over it.
    const tell = async (record: PaymentRecord): Promise<void> => {
      if (broken) return;
      const payment = await this.#complete(record);
      if (payment !== null) hear(payment);
    };
    const fail = (): void => {
      broken = true;
      onerror();
    };
    const call = this.#calls(this.#client.server, of);
    return (cursor === '' ? call : call.cursor(cursor)).stream({
      onmessage: (record) => {
        before = before.then(() => tell(record as unknown as PaymentRecord)).catch(fail);
      },
      onerror,
    });
  }

  #calls(server: Horizon.Server, of: string | undefined) {
    const call = server.payments().join('transactions');
    return of === undefined ? call : call.forAccount(of);
  }

  async #complete(record: PaymentRecord): Promise<LedgerPayment | null> {
    const payment = paymentOf(record);
    if (payment?.kind !== 'merge') return payment;
    return { ...payment, stroops: await this.#merged(payment.operationId) };
  }

  /** What a merge moved stands only among its effects. */
  async #merged(operationId: string): Promise<bigint> {
    const page = await this.#client.read((server) =>
      server.effects().forOperation(operationId).limit(10).call(),
    );
    const credited = page.records.find(({ type }) => (type as string) === 'account_credited');
    return credited && 'amount' in credited ? stroopsOf(String(credited.amount)) : 0n;
  }
}
