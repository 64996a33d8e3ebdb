import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeReconciliation, reconcile } from '../../../server/modules/reconciliation/reconcile.ts';
import { bootTestApp, type TestApp } from '../../support/app.ts';
import { booksDiffer } from '../../support/books.ts';
import { buyWithWallet, fundedBuyer } from '../../support/wallet-buyers.ts';
import { published } from '../events/organiser.ts';

let app: TestApp;
let orderId: string;
let tierId: string;

beforeAll(async () => {
  app = await bootTestApp({ ledger: true });
  const admin = await app.actor('issuer_admin');
  const buyer = await fundedBuyer(app);
  const event = await published(app, admin, {}, [{ tier: 'regular', count: 9, price: '3', currency: 'XLM' }]);
  const { data } = await buyWithWallet(app, buyer, { eventId: event.id, paymentAmount: '3' });
  orderId = data.purchaseWithWallet.order.id;
  const [tier] = await app.sql<{ id: string }>('SELECT id FROM tiers WHERE event_id = $1', [event.id]);
  tierId = tier?.id ?? '';
});
afterAll(() => app.close());
beforeEach(async () => {
  expect(await booksDiffer(app)).toEqual([]);
});

/** Corrupts the records, runs the check, and repairs them. */
async function lying(lie: string, truth: string): Promise<string[]> {
  await app.sql('ALTER TABLE journal_transfers DISABLE TRIGGER journal_transfers_append_only');
  await app.sql(lie);
  const found = (await booksDiffer(app)).map(({ rule, subject }) => `${rule} ${subject}`);
  await app.sql(truth);
  await app.sql('ALTER TABLE journal_transfers ENABLE TRIGGER journal_transfers_append_only');
  return found;
}

describe('the check of the books finds', () => {
  it('a sold place without a ticket, and a held place without a payment', async () => {
    const where = `WHERE id = '${tierId}'`;
    expect(await lying(`UPDATE tiers SET sold = 2 ${where}`, `UPDATE tiers SET sold = 1 ${where}`)).toEqual([
      `tier.sold ${tierId}`,
    ]);
    expect(await lying(`UPDATE tiers SET held = 1 ${where}`, `UPDATE tiers SET held = 0 ${where}`)).toEqual([
      `tier.held ${tierId}`,
    ]);
  });

  it('a ticket without a payment, and an order that says otherwise than its payment', async () => {
    const payment = (state: string, finished: string) =>
      `UPDATE payments SET state = '${state}', finished_at = ${finished}, failure = 'x' WHERE order_id = '${orderId}'`;
    expect(await lying(payment('failed', 'now()'), payment('paid', 'now()'))).toEqual(
      expect.arrayContaining([
        `order.tickets ${orderId}`,
        `order.payment ${orderId}`,
        `intent.payment ${orderId}`,
      ]),
    );
  });

  it('a movement of another amount than the ledger’s', async () => {
    const change = (units: number) =>
      `UPDATE journal_transfers SET units = ${units} WHERE order_id = '${orderId}' AND kind = 'ticket_payment' AND phase = 'posted'`;
    const found = await lying(change(29_999_999), change(30_000_000));
    expect(found).toContain(`journal.payment ${orderId}`);
    expect(found.some((line) => line.startsWith('journal.resolution'))).toBe(true);
    expect(found.some((line) => line.startsWith('journal.buyers'))).toBe(true);
  });

  it('a charge that is not what the ledger moved', async () => {
    const change = (units: number) =>
      `UPDATE payments SET charge_units = ${units} WHERE order_id = '${orderId}'`;
    expect(await lying(change(31_000_000), change(30_000_000))).toEqual(
      expect.arrayContaining([`ledger.payment ${orderId}`, `journal.sale ${orderId}`]),
    );
  });

  it('money on a wallet that our history does not know', async () => {
    const change = (units: string) =>
      `UPDATE wallet_movements SET units = units ${units} WHERE issuer_id IS NOT NULL AND kind = 'funding'`;
    const found = await lying(change('- 1'), change('+ 1'));
    expect(found).toEqual([expect.stringMatching(/^ledger\.balance G/)]);
  });
});

it('is printed in lines', async () => {
  const books = await reconcile(app.app.scope());
  expect(describeReconciliation(books)).toBe('The books agree: 1 payments, 0 refunds.');
  const difference = { rule: 'tier.sold', subject: 'T', expected: '2', found: '1' };
  expect(
    describeReconciliation({ ...books, agree: false, ledgerAsked: false, differences: [difference] }),
  ).toBe(
    'tier.sold T: expected 2, found 1\nThe books differ in one place: 1 payments, 0 refunds. The ledger could not be asked.',
  );
});

/** The built command, beside the running product. */
async function command(
  environment: Record<string, string> = {},
): Promise<{ code: number | null; said: string }> {
  const { databaseUrl, dataDir } = app.config;
  const child = spawn(process.execPath, ['dist/programs/admin.js', 'books:check'], {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      HORIZON_URL: app.sandbox.url,
      SANDBOX_PASSPHRASE: app.sandbox.passphrase,
      ...environment,
    },
  });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said };
}

describe('npm run admin -- books:check', () => {
  it('says that the books agree, or what differs, by its exit code too', async () => {
    expect(await command()).toEqual({ code: 0, said: 'The books agree: 1 payments, 0 refunds.\n' });
    await app.sql('UPDATE tiers SET sold = 2 WHERE id = $1', [tierId]);
    const { code, said } = await command();
    await app.sql('UPDATE tiers SET sold = 1 WHERE id = $1', [tierId]);
    expect([code, said]).toEqual([
      1,
      `tier.sold ${tierId}: expected 2, found 1\nThe books differ in one place: 1 payments, 0 refunds.\n`,
    ]);
  });

  it('exits with 2 when the database cannot be asked', async () => {
    const { code, said } = await command({ DATABASE_URL: 'postgres://passa:x@127.0.0.1:9/passa' });
    expect([code, said]).toEqual([
      2,
      'The books could not be checked: the database of DATABASE_URL is out of reach; is it running, and is the address right? Please run the check again.\n',
    ]);
  });

  it('exits with 2 when the ledger cannot be asked', async () => {
    expect(await command({ HORIZON_URL: 'http://127.0.0.1:9' })).toEqual({
      code: 2,
      said: 'The books agree: 1 payments, 0 refunds. The ledger could not be asked.\n',
    });
  });
});

it('requests to the ledger that fail once are tried again', async () => {
  await app.sandbox.fault({ refuseStatus: 503, refuseCount: 3, refuseScope: 'reads' });
  const { agree, ledgerAsked } = await reconcile(app.app.scope());
  await app.sandbox.fault({ reset: true });
  expect({ agree, ledgerAsked }).toEqual({ agree: true, ledgerAsked: true });
});
