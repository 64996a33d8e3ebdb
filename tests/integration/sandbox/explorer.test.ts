import { Account, Asset, Keypair, Memo, Operation, TransactionBuilder } from '@stellar/stellar-sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeNetwork } from '../../../server/ledger/module.ts';
import { startSandbox, type TestSandbox } from '../../support/sandbox.ts';
import { formOf, postForm, strangers } from '../../support/sandbox-people.ts';

const SCRIPT = '<script>alert(1)</script>';

let sandbox: TestSandbox;
let amina: Keypair;
let kofi: Keypair;
let hash: string;
let ledger: number;
beforeAll(async () => {
  sandbox = await startSandbox({ manual: true });
  [amina, kofi] = (await strangers(sandbox, 2)) as [Keypair, Keypair];
  const { sequence } = await sandbox.server.loadAccount(amina.publicKey());
  const transaction = new TransactionBuilder(new Account(amina.publicKey(), sequence), {
    fee: '200',
    networkPassphrase: sandbox.passphrase,
    timebounds: { minTime: 0, maxTime: 0 },
  })
    .addOperation(Operation.payment({ destination: kofi.publicKey(), asset: Asset.native(), amount: '12.5' }))
    .addOperation(Operation.manageData({ name: `"'${SCRIPT}`, value: SCRIPT }))
    .addMemo(Memo.text(SCRIPT))
    .build();
  transaction.sign(amina);
  hash = transaction.hash().toString('hex');
  expect((await postForm(sandbox, '/transactions_async', formOf(transaction))).status).toBe(201);
  ledger = await sandbox.close();
});
afterAll(() => sandbox.stop());

async function open(path: string): Promise<{ status: number; text: string; headers: Headers }> {
  const answer = await fetch(sandbox.url + path, { headers: { accept: 'text/html,*/*;q=0.8' } });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}

describe('the explorer of the sandbox', () => {
  it('shows an account with its balance, signers, data and last operations', async () => {
    const { status, text, headers } = await open(`/explorer/account/${amina.publicKey()}`);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text).toContain(`<h1>${amina.publicKey()}</h1>`);
    expect(text).toContain('9987.4999800 XLM');
    expect(text).toContain('weight 1');
    expect(text).toContain('payment');
    expect(text).toContain(`href="/explorer/account/${kofi.publicKey()}"`);
    expect(text).toContain(`href="/explorer/tx/${hash}"`);
  });

  it('shows a transaction with its outcome, fee, memo and operations', async () => {
    const { text } = await open(`/explorer/tx/${hash}`);
    for (const part of ['Successful', '0.0000200 XLM', '12.5000000', `href="/explorer/ledger/${ledger}"`])
      expect(text).toContain(part);
  });

  it('shows a ledger with its transactions', async () => {
    const { text } = await open(`/explorer/ledger/${ledger}`);
    for (const part of [`<h1>${ledger}</h1>`, '1 successful, 0 failed', hash, '2 operations'])
      expect(text).toContain(part);
  });

  it('shows what people wrote into the ledger as text, and runs nothing', async () => {
    for (const path of [`/explorer/account/${amina.publicKey()}`, `/explorer/tx/${hash}`]) {
      const { text, headers } = await open(path);
      expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
      expect(text).not.toContain('<script');
      expect(headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; style-src 'sha256-[^']+';/,
      );
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
    const { text } = await open(`/explorer/account/${encodeURIComponent(SCRIPT)}`);
    expect(text).not.toContain('<script');
  });

  it('says so on a page when there is nothing to show', async () => {
    const cases: [string, number][] = [
      [`/explorer/account/${Keypair.random().publicKey()}`, 404],
      ['/explorer/account/nobody', 400],
      [`/explorer/tx/${'0'.repeat(64)}`, 404],
      ['/explorer/ledger/999999', 404],
    ];
    for (const [path, status] of cases) {
      const answer = await open(path);
      expect([path, answer.status]).toEqual([path, status]);
      expect(answer.text).toContain('<!doctype html>');
    }
  });

  it('is where links of the wallet lead on the sandbox, and nowhere else', () => {
    const common = { passphrase: 'p', horizonUrl: sandbox.url, closeSeconds: 1, feeCap: 1, channels: 1 };
    const linkOn = (network: string, production: boolean) =>
      describeNetwork({ ...common, network } as never, production).explorer?.account('GA');
    expect(linkOn('sandbox', false)).toBe(`${sandbox.url}/explorer/account/GA`);
    expect(linkOn('quickstart', false)).toBe(`${sandbox.url}/accounts/GA`);
    expect(linkOn('testnet', true)).toBe('https://stellar.expert/explorer/testnet/account/GA');
    expect(linkOn('sandbox', true)).toBeUndefined();
  });
});
