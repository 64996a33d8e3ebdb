import { afterAll, beforeAll, expect, it } from 'vitest';
import { bootTestApp, type GraphQLAnswer, type TestApp } from '../../support/app.ts';
import { booksDiffer, booksOf } from '../../support/books.ts';
import { Crowd } from '../../support/crowd.ts';
import { deeper } from '../../support/depth.ts';
import { until } from '../../support/until.ts';
import { buyWithWallet, fundedBuyer, ledgerBalance, type PayingBuyer } from '../../support/wallet-buyers.ts';
import { published } from '../events/organiser.ts';

const WALLETS = deeper(30, 60);
const FORMS = deeper(170, 440);
const PRICE = 5;

let app: TestApp;
let wallets: PayingBuyer[];
beforeAll(async () => {
  app = await bootTestApp({ ledger: true });
  wallets = [];
  while (wallets.length < WALLETS) {
    wallets.push(...(await Promise.all(Array.from({ length: 20 }, () => fundedBuyer(app)))));
  }
});
afterAll(() => app.close());

it('a crowd of buyers, some with wallets, gets exactly the 100 places that there are', async () => {
  const admin = await app.actor('issuer_admin');
  const event = await published(app, admin, {}, [
    { tier: 'front', count: 10, price: String(PRICE), currency: 'XLM' },
    { tier: 'back', count: 90, price: String(PRICE), currency: 'XLM' },
  ]);
  const crowd = new Crowd(app.url, event.slug);
  const tierOf = (index: number) => (index % 10 === 0 ? 'front' : 'back');
  const paying = wallets.map((wallet, index) =>
    buyWithWallet(app, wallet, { eventId: event.id, tier: tierOf(index), paymentAmount: String(PRICE) }),
  );
  // Door payers are faster, since they need no ledger: some wallets get ahead.
  await until(async () => (await booksOf(app.sql, event.id)).orders >= 10);
  const [front, back, ...answers] = await Promise.all([
    crowd.buy('front', 0, FORMS / 10),
    crowd.buy('back', FORMS / 10, FORMS),
    ...paying,
  ]);
  crowd.close();
  const forms = [...front, ...back];
  expect(forms.filter(({ outcome }) => outcome !== 'sold' && outcome !== 'refused')).toEqual([]);
  const codes = new Set(
    (answers as GraphQLAnswer[]).flatMap(({ errors }) => errors?.[0]?.extensions.code ?? []),
  );
  expect([...codes].filter((code) => code !== 'SOLD_OUT')).toEqual([]);

  const won = (answers as GraphQLAnswer[]).map(
    ({ data }) => data?.purchaseWithWallet?.order.status === 'PAID',
  );
  const byWallet = won.filter(Boolean).length;
  expect(forms.filter(({ outcome }) => outcome === 'sold').length + byWallet).toBe(100);
  // Buyers without a ticket paid nothing, and the others paid once.
  for (const [index, wallet] of wallets.entries()) {
    const left = await ledgerBalance(app, wallet.publicKey);
    expect(left).toBe(100_000_000_000n - (won[index] ? BigInt(PRICE) * 10_000_000n + 100n : 0n));
  }
  expect(await booksOf(app.sql, event.id)).toEqual({
    ...{ counted: 100, held: 0, paying: 0, tickets: 100, serials: 100, orders: 100 },
    ...{ transfers: 100 + byWallet, audited: 100, mails: 100 },
    journal: '0',
  });
  expect(byWallet).toBeGreaterThanOrEqual(10);
  expect(await booksDiffer(app)).toEqual([]);
});
