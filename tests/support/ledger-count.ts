import type { Settling } from './settling.ts';

/** Successful payments in the ledger's history, by their payee. */
export async function paymentsTo(
  settling: Settling,
  payee: string,
): Promise<{ hash: string; stroops: bigint }[]> {
  const found: { hash: string; stroops: bigint }[] = [];
  for (let cursor = ''; ; ) {
    const page = await settling.ledger.paymentsAfter(cursor, 200, payee);
    for (const { kind, to, transactionHash: hash, stroops } of page) {
      if (kind === 'payment' && to === payee) found.push({ hash, stroops });
    }
    const last = page.at(-1);
    if (last === undefined || page.length < 200) return found;
    cursor = last.cursor;
  }
}
