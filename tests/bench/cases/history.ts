import type { BenchCase } from '../bench-case.ts';
import { plainFigure } from '../figure.ts';
import { openShop, seedBuyers } from '../ledger/shop.ts';
import { judgeGraphQL } from '../load/answers.ts';
import { requestWriter } from '../load/request-text.ts';
import { runLoad } from '../load/run-load.ts';
import { spreadOf } from '../spread.ts';

const PAYMENTS = 10_000;
const WALLET = `{ wallet { balance { amount } spendable { amount } reserve { amount } funded
  movements(first: 20) { nodes { id kind amount { amount } fee { amount } counterparty transactionHash occurredAt order { id } eventName }
    pageInfo { endCursor hasNextPage } } } }`;

/** The wallet of a person with ten thousand payments: balance and the first page of movements. */
export const historyCase: BenchCase = {
  name: 'history',
  needsLimits: false,
  run: async (context) => {
    const shop = await openShop(context, 'history', 1);
    try {
      const [buyer] = await seedBuyers(shop, 1);
      const { stage } = shop;
      await stage.sql(
        `INSERT INTO wallet_movements (network_id, public_key, operation_id, user_id, kind, units, fee_units, counterparty,
           transaction_hash, occurred_at)
         SELECT b.network_id, w.public_key, n, w.user_id, 'payment_out', -n, 100, w.public_key,
           encode(sha256(n::text::bytea), 'hex'), now() - n * interval '1 minute'
         FROM wallets w JOIN wallet_balances b ON b.wallet_id = w.id, generate_series(1, $2) n WHERE w.user_id = $1`,
        [buyer?.userId, PAYMENTS],
      );
      const write = requestWriter(stage.product.url, {
        method: 'POST',
        path: '/graphql',
        token: buyer?.token,
      });
      const ask = write({ query: WALLET });
      const p99: number[] = [];
      const faults: string[] = [];
      for (let round = 0; round < context.options.rounds; round++) {
        const result = await runLoad(stage.product.url, {
          connections: 1,
          seconds: context.options.seconds,
          call: () => ask,
          judge: judgeGraphQL,
        });
        p99.push(result.p99);
        if (result.errors > 0) faults.push(`${result.errors} errors, the first: ${result.firstError}`);
        context.note(
          `wallet of 10,000 payments: p50 ${result.p50.toFixed(1)} ms, p99 ${result.p99.toFixed(1)} ms`,
        );
      }
      return () => [
        plainFigure(
          'first page of a wallet with 10,000 payments, p99',
          spreadOf(p99),
          'ms',
          { must: 50, aim: 20, better: 'less' },
          faults,
        ),
      ];
    } finally {
      await shop.close();
    }
  },
};
