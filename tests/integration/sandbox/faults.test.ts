import type { Keypair } from '@stellar/stellar-sdk';
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

let sandbox: TestSandbox;
let ama: Keypair;
let kofi: Keypair;
afterEach(() => sandbox.stop());

async function begin(manual = true): Promise<void> {
  sandbox = await startSandbox({ manual });
  [ama, kofi] = (await strangers(sandbox, 2)) as [Keypair, Keypair];
}

const pay = (amount: string) => signedPayment(sandbox, ama, kofi.publicKey(), amount);

it('cuts before the ledger has heard of it', async () => {
  await begin();
  await sandbox.fault({ dropBefore: 1 });
  const transaction = await pay('1');
  await expect(postForm(sandbox, '/transactions', formOf(transaction))).rejects.toThrow();
  await sandbox.close();
  await expect(sandbox.server.transactions().transaction(hashOf(transaction)).call()).rejects.toThrow();
  expect((await postForm(sandbox, '/transactions_async', formOf(transaction))).status).toBe(201);
});

it('cuts after the ledger has taken it, and the same bytes find it again', async () => {
  await begin();
  await sandbox.fault({ dropAfter: 1 });
  const transaction = await pay('1');
  await expect(postForm(sandbox, '/transactions', formOf(transaction))).rejects.toThrow();
  await sandbox.close();
  const again = await postForm(sandbox, '/transactions', formOf(transaction));
  expect(again.status).toBe(200);
  expect(await again.json()).toMatchObject({ successful: true, hash: hashOf(transaction) });
  expect(await balanceOf(sandbox, kofi)).toBe('10001.0000000');
});

it('lets history stay behind: the sequence looks used up only until the ledger is shown', async () => {
  await begin();
  await sandbox.fault({ historyLag: 2 });
  const transaction = await pay('1');
  await postForm(sandbox, '/transactions_async', formOf(transaction));
  const ledger = await sandbox.close();
  const root = await sandbox.server.root();
  expect(root.core_latest_ledger).toBe(ledger);
  expect(root.history_latest_ledger).toBe(ledger - 1);
  // Neither the transaction nor its effects are visible yet.
  await expect(sandbox.server.transactions().transaction(hashOf(transaction)).call()).rejects.toThrow();
  expect(await balanceOf(sandbox, kofi)).toBe('10000.0000000');
  const direct = await postForm(sandbox, '/transactions_async', formOf(transaction));
  expect(direct.status).toBe(400);
  const waiting = postForm(sandbox, '/transactions', formOf(transaction));
  let answer: Response | undefined;
  void waiting.then((response) => {
    answer = response;
  });
  await sandbox.close();
  expect(answer).toBeUndefined();
  await sandbox.close();
  await waiting;
  expect(answer?.status).toBe(200);
  expect(await balanceOf(sandbox, kofi)).toBe('10001.0000000');
  await sandbox.fault({ reset: true });
  const caughtUp = await sandbox.server.root();
  expect(caughtUp.history_latest_ledger).toBe(caughtUp.core_latest_ledger);
});

it('gives up waiting, and the transaction comes later', async () => {
  await begin();
  await sandbox.fault({ submissionTimeoutMs: 50 });
  const transaction = await pay('1');
  const late = await postForm(sandbox, '/transactions', formOf(transaction));
  expect(late.status).toBe(504);
  expect(await late.json()).toMatchObject({
    type: 'https://stellar.org/horizon-errors/transaction_submission_timeout',
    extras: { hash: hashOf(transaction), envelope_xdr: transaction.toEnvelope().toXDR('base64') },
  });
  await sandbox.close();
  const found = await sandbox.server.transactions().transaction(hashOf(transaction)).call();
  expect(found.successful).toBe(true);
});

it('answers with the configured status', async () => {
  await begin();
  for (const refuseStatus of [429, 503, 504]) {
    await sandbox.fault({ refuseStatus, refuseCount: 1 });
    const refused = await fetch(`${sandbox.url}/ledgers`);
    expect(refused.status).toBe(refuseStatus);
    expect(refused.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect((await fetch(`${sandbox.url}/ledgers`)).status).toBe(200);
  }
  await sandbox.fault({ refuseStatus: 503, refuseCount: -1, refuseScope: 'submissions' });
  expect((await fetch(`${sandbox.url}/ledgers`)).status).toBe(200);
  expect((await postForm(sandbox, '/transactions_async', formOf(await pay('1')))).status).toBe(503);
  await expect(sandbox.fault({ nonsense: 1 } as never)).rejects.toThrow('nonsense');
});

it('drops by chance, the same ones for the same seed', async () => {
  await begin();
  const outcomes = async (): Promise<number[]> => {
    await sandbox.fault({ reset: true, manualClose: true, dropChance: 0.5, seed: 7 });
    const statuses: number[] = [];
    for (let turn = 0; turn < 12; turn += 1) {
      const answer = await postForm(
        sandbox,
        '/transactions_async',
        new URLSearchParams({ tx: 'AAAA' }),
      ).catch(() => undefined);
      statuses.push(answer?.status ?? 0);
    }
    return statuses;
  };
  const first = await outcomes();
  expect(new Set(first)).toEqual(new Set([0, 400]));
  expect(await outcomes()).toEqual(first);
});

it('makes operations dearer', async () => {
  await begin();
  await sandbox.fault({ baseFee: 5000 });
  await sandbox.close();
  expect((await sandbox.server.feeStats()).last_ledger_base_fee).toBe('5000');
  const refused = await postForm(sandbox, '/transactions', formOf(await pay('1')));
  expect(await refused.json()).toMatchObject({
    extras: { result_codes: { transaction: 'tx_insufficient_fee' } },
  });
  await sandbox.fault({ baseFee: 0 });
  await sandbox.close();
  expect((await postForm(sandbox, '/transactions_async', formOf(await pay('1')))).status).toBe(201);
});

it('sets clocks wrong', async () => {
  await begin();
  await sandbox.fault({ dateSkewSeconds: 600, closeTimeSkewSeconds: -600 });
  const answer = await fetch(sandbox.url);
  const ahead = Date.parse(answer.headers.get('date') ?? '') - Date.now();
  expect(ahead).toBeGreaterThan(590_000);
  await sandbox.fault({ closeTimeSkewSeconds: 600 });
  const ledger = await sandbox.close();
  const { closed_at } = await ledgerOf(sandbox, ledger);
  expect(Date.parse(closed_at) - Date.now()).toBeGreaterThan(590_000);
});

it('cuts streams and keeps them silent, and resumed ones miss nothing', async () => {
  await begin(false);
  await sandbox.fault({ cutStreamsMs: 150 });
  const [created] = (await sandbox.server.payments().forAccount(kofi.publicKey()).call()).records;
  const seen: string[] = [];
  const all = new Promise<void>((resolve) => {
    const close = sandbox.server
      .payments()
      .forAccount(kofi.publicKey())
      .cursor(created?.paging_token ?? '')
      .stream({
        onmessage(record) {
          seen.push((record as unknown as { amount: string }).amount);
          if (seen.length < 8) return;
          close();
          resolve();
        },
      });
  });
  for (let number = 1; number <= 8; number += 1)
    await sandbox.server.submitTransaction(await pay(String(number)));
  await all;
  expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((number) => `${number}.0000000`));
  await sandbox.fault({ reset: true, silentStreams: true, cutStreamsMs: 300 });
  const silent = await fetch(`${sandbox.url}/payments?cursor=0`, {
    headers: { accept: 'text/event-stream' },
  });
  let heard = '';
  const ended = (async () => {
    for await (const chunk of silent.body ?? []) heard += Buffer.from(chunk).toString('utf8');
  })();
  await expect(ended).rejects.toThrow();
  expect(heard).toBe('retry: 1000\nevent: open\ndata: "hello"\n\n');
});

const hashOf = (transaction: { hash(): Buffer }): string => transaction.hash().toString('hex');
