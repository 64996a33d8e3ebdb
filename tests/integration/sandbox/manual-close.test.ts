import { Keypair, Networks } from '@stellar/stellar-sdk';
import { afterEach, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '../../support/sandbox.ts';
import {
  balanceOf,
  formOf,
  ledgerOf,
  postForm,
  signedPayment,
  strangers,
} from '../../support/sandbox-people.ts';

let sandbox: TestSandbox | undefined;
afterEach(async () => {
  await sandbox?.stop();
  sandbox = undefined;
});

it('begins at ledger 1 with every lumen on the root account', async () => {
  sandbox = await startSandbox({ manual: true });
  expect(sandbox.passphrase).toBe(Networks.SANDBOX);
  const root = await sandbox.server.root();
  expect(root).toMatchObject({
    network_passphrase: Networks.SANDBOX,
    core_latest_ledger: 1,
    history_latest_ledger: 1,
    history_elder_ledger: 1,
  });
  const account = await sandbox.server.loadAccount(Keypair.master(Networks.SANDBOX).publicKey());
  expect(account.sequence).toBe('0');
  expect(account.balances).toMatchObject([{ balance: '100000000000.0000000' }]);
  expect(await ledgerOf(sandbox, 1)).toMatchObject({
    base_fee_in_stroops: 100,
    base_reserve_in_stroops: 5_000_000,
    total_coins: '100000000000.0000000',
    fee_pool: '0.0000000',
  });
});

it('closes only on request, at the requested time', async () => {
  sandbox = await startSandbox({ manual: true });
  expect(await sandbox.close(1_900_000_000)).toBe(2);
  expect(await sandbox.close(1_900_000_000)).toBe(3);
  const ledger = await ledgerOf(sandbox, 3);
  expect(ledger.closed_at).toBe(new Date(1_900_000_000_000).toISOString().replace('.000Z', 'Z'));
  await expect(sandbox.close(1_899_999_999)).rejects.toThrow('closeTime');
  // The clock is behind the last close: time stands still instead of going back.
  expect(await sandbox.close()).toBe(4);
  const after = await ledgerOf(sandbox, 4);
  expect(after.closed_at).toBe(ledger.closed_at);
  expect(after.prev_hash).toBe(ledger.hash);
});

it('applies what meets in one ledger in the order of arrival', async () => {
  sandbox = await startSandbox({ manual: true });
  const [ama, kofi] = (await strangers(sandbox, 2)) as [Keypair, Keypair];
  const efua = Keypair.random();
  // Kofi sends more than the balance before Ama's payment.
  const first = await signedPayment(sandbox, ama, kofi.publicKey(), '5000');
  const second = await signedPayment(sandbox, kofi, ama.publicKey(), '14000');
  for (const transaction of [first, second]) {
    expect((await postForm(sandbox, '/transactions_async', formOf(transaction))).status).toBe(201);
  }
  const ledger = await sandbox.close();
  expect(await ledgerOf(sandbox, ledger)).toMatchObject({
    successful_transaction_count: 2,
    failed_transaction_count: 0,
  });
  expect(await balanceOf(sandbox, kofi)).toBe('999.9999900');
  await expect(sandbox.server.loadAccount(efua.publicKey())).rejects.toThrow();
});

it('holds a submission until the ledger that has it', async () => {
  sandbox = await startSandbox({ manual: true });
  const [ama, kofi] = (await strangers(sandbox, 2)) as [Keypair, Keypair];
  const transaction = await signedPayment(sandbox, ama, kofi.publicKey(), '1');
  const answer = sandbox.server.submitTransaction(transaction);
  // A second one of the same source waits too, though the ledger does not take it yet.
  const later = await signedPayment(sandbox, ama, kofi.publicKey(), '2', {
    sequence: BigInt(transaction.sequence) + 1n,
  });
  let ledger = 0;
  let open = true;
  const settled = answer.finally(() => {
    open = false;
  });
  while (open) ledger = await sandbox.close();
  expect((await settled).ledger).toBeLessThanOrEqual(ledger);
  expect((await postForm(sandbox, '/transactions_async', formOf(later))).status).toBe(201);
  expect((await postForm(sandbox, '/transactions_async', formOf(later))).status).toBe(409);
});

it('funds many at once within a few ledgers', async () => {
  sandbox = await startSandbox({ manual: true });
  const before = await sandbox.close();
  const crowd = await strangers(sandbox, 200);
  const [last] = (await sandbox.server.ledgers().order('desc').limit(1).call()).records;
  const busy = (
    await sandbox.server
      .ledgers()
      .cursor(String(BigInt(before) << 32n))
      .limit(200)
      .call()
  ).records;
  expect(busy.filter(({ operation_count }) => operation_count > 0).length).toBeLessThanOrEqual(6);
  expect(last?.sequence).toBeGreaterThan(before);
  for (const key of crowd.slice(0, 5)) expect(await balanceOf(sandbox, key)).toBe('10000.0000000');
});

it('tops up accounts with less, and refuses accounts with enough', async () => {
  sandbox = await startSandbox({ manual: true });
  const [ama, kofi] = (await strangers(sandbox, 2)) as [Keypair, Keypair];
  const transaction = await signedPayment(sandbox, ama, kofi.publicKey(), '1');
  await postForm(sandbox, '/transactions_async', formOf(transaction));
  await sandbox.close();
  await sandbox.fund(ama.publicKey());
  expect(await balanceOf(sandbox, ama)).toBe('19998.9999900');
  const refused = await fetch(`${sandbox.url}/friendbot?addr=${kofi.publicKey()}`, { method: 'POST' });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toEqual({
    type: 'https://stellar.org/friendbot-errors/bad_request',
    title: 'Bad Request',
    status: 400,
    detail: 'account already funded to starting balance',
  });
});
