import { randomUUID } from 'node:crypto';
import { callGraphQL } from '../api.ts';
import type { BenchContext } from '../bench-case.ts';
import { requestWriter } from '../load/request-text.ts';
import { type Person, type SeededEvent, seedEvent, seedOrganiser, seedPerson } from '../seed/organiser.ts';
import type { Stage } from '../stage.ts';
import { freshLedgerDatabase, LedgerProcess } from './ledger-process.ts';

/** They mostly wait for the ledger with their lumens. */
const CONCURRENCY = 50;
const CREATE = 'mutation { createWallet { wallet { publicKey } } }';
const FUND = 'mutation { fundWallet { wallet { balance { amount } } } }';
const ALLOW_PLAY_MONEY =
  'mutation ($input: SetEventSalesInput!) { setEventSales(input: $input) { event { acceptsPlayMoney } } }';
const BUY = `mutation Buy($input: PurchaseWithWalletInput!) {
  purchaseWithWallet(input: $input) { processing order { id status } tickets { id } } }`;

/** An attendee with a wallet. */
export interface Buyer extends Person {
  /** Of the buyer's wallet. */
  publicKey: string;
}

/** A product that sells against a ledger with one-second closes, with an event priced in dollars. */
export interface Shop {
  ledger: LedgerProcess;
  stage: Stage;
  event: SeededEvent;
  close(): Promise<void>;
}

export async function openShop({ stage }: BenchContext, name: string, places: number): Promise<Shop> {
  const ledger = await LedgerProcess.start(
    await freshLedgerDatabase(stage.adminUrl, `bench_${name}_ledger`),
    1,
  );
  ledger.giveWay();
  const shop = await stage.beside(`bench_${name}`, {
    HORIZON_URL: ledger.url.origin,
    LEDGER_CLOSE_SECONDS: '1',
    PLAY_MONEY: 'on',
    ARGON2_MEMORY: '8192',
    ARGON2_TIME: '1',
  });
  const organiser = await seedOrganiser(shop);
  const event = await seedEvent(shop, organiser, places);
  const sales = { eventId: event.id, playMoney: true };
  await callGraphQL(shop, ALLOW_PLAY_MONEY, { input: sales }, organiser.token);
  return {
    ledger,
    stage: shop,
    event,
    close: async () => {
      await shop.close();
      await ledger.stop();
    },
  };
}

type Created = { createWallet: { wallet: { publicKey: string } } };

/** Creates attendees whose wallets the faucet has funded. */
export async function seedBuyers({ stage, ledger }: Shop, count: number): Promise<Buyer[]> {
  await ledger.fault({ manualClose: false });
  const buyers: Buyer[] = [];
  const lane = async (): Promise<void> => {
    while (buyers.length < count) {
      const place = buyers.push({ token: '', userId: '', email: '', publicKey: '' }) - 1;
      const person = await seedPerson(stage, 'attendee', null);
      const {
        createWallet: { wallet: createWallet },
      } = await callGraphQL<Created>(stage, CREATE, {}, person.token);
      await callGraphQL(stage, FUND, {}, person.token);
      buyers[place] = { ...person, publicKey: createWallet.publicKey };
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, lane));
  return buyers;
}

/** The n-th buyer's purchase of one ticket, as a complete request. */
export function purchaseWriter({ stage, event }: Shop, buyers: readonly Person[]): (n: number) => string {
  return (n) => {
    const { token } = buyers[n % buyers.length] as Person;
    const holder = { name: `Buyer ${n}`, email: `buyer${n}@wallet.test`, phone: `+25473${n}` };
    const input = {
      eventId: event.id,
      tier: event.tier,
      paymentCurrency: 'XLM',
      paymentAmount: '170',
      holder,
    };
    const write = requestWriter(stage.product.url, { method: 'POST', path: '/graphql', token });
    return write({ query: BUY, variables: { input: { ...input, idempotencyKey: randomUUID() } } });
  };
}
