import { randomBytes } from 'node:crypto';
import { Keypair } from '@stellar/stellar-sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountOwner, KeyVault, MasterKeys } from '../../../server/modules/wallets/index.ts';
import { SYSTEM_TENANCY } from '../../../server/platform/access/actor.ts';
import { inTransaction } from '../../../server/platform/db/in-transaction.ts';
import { bootTestApp, type TestApp } from '../../support/app.ts';

let app: TestApp;
let vault: KeyVault;
const master = randomBytes(32);

beforeAll(async () => {
  app = await bootTestApp();
  vault = vaultWith(master);
});
afterAll(() => app.close());

function vaultWith(...keys: [Buffer, ...Buffer[]]): KeyVault {
  return new KeyVault({ db: app.app.scope().db, masterKeys: new MasterKeys(keys) });
}

const create = (owner: AccountOwner) =>
  inTransaction(app.app.scope(), (tx) => vault.create(tx, owner), SYSTEM_TENANCY);
const platform = (id: string): AccountOwner => ({ kind: 'platform', id });
const hash = randomBytes(32);

describe('the key vault', () => {
  it('makes an account for an owner once, also when several ask at the same time', async () => {
    const owner = { kind: 'user', id: randomBytes(8).toString('hex') } as const;
    expect(await vault.accountOf(owner)).toBeUndefined();
    const made = await Promise.all(Array.from({ length: 8 }, () => create(owner)));
    expect(new Set(made).size).toBe(1);
    expect(await vault.accountOf(owner)).toBe(made[0]);
    expect(await create({ ...owner, kind: 'issuer' })).not.toBe(made[0]);
  });

  it('signs what the ledger accepts, and reveals the key that signed', async () => {
    const publicKey = await create(platform('treasury'));
    const signature = await vault.sign(publicKey, hash);
    expect(Keypair.fromPublicKey(publicKey).verify(hash, signature)).toBe(true);
    const secret = await vault.reveal(publicKey);
    expect(Keypair.fromSecret(secret).publicKey()).toBe(publicKey);
    const [row] = await app.sql<{ row: string }>(
      'SELECT to_jsonb(k)::text AS row FROM ledger_keys k WHERE public_key = $1',
      [publicKey],
    );
    expect(row?.row).not.toContain(secret);
  });

  it('signs hashes alone', async () => {
    const publicKey = await create(platform('hashes'));
    for (const length of [0, 31, 33, 64])
      await expect(vault.sign(publicKey, randomBytes(length))).rejects.toThrow(RangeError);
  });

  it('signs for two hundred accounts at once', async () => {
    const accounts = await Promise.all(
      Array.from({ length: 200 }, (_, n) => create(platform(`channel-${n}`))),
    );
    const signatures = await Promise.all(accounts.map((account) => vault.sign(account, hash)));
    accounts.forEach((account, n) => {
      expect(Keypair.fromPublicKey(account).verify(hash, signatures[n] as Buffer)).toBe(true);
    });
  });

  it('refuses accounts that are not ours', async () => {
    const stranger = Keypair.random().publicKey();
    await expect(vault.sign(stranger, hash)).rejects.toThrow('cannot be opened');
    await expect(vault.reveal(stranger)).rejects.toThrow('cannot be opened');
  });

  it('signs nothing with rows that were swapped or changed', async () => {
    const [a, b] = [await create(platform('swap-a')), await create(platform('swap-b'))];
    const keep = await app.sql<{ public_key: string; wrapped_key: string; sealed_seed: string }>(
      'SELECT public_key, wrapped_key, sealed_seed FROM ledger_keys WHERE public_key = ANY ($1)',
      [[a, b]],
    );
    const put = async (account: string, from: string, columns: string) => {
      await app.sql(
        `UPDATE ledger_keys k SET (${columns}) = (SELECT ${columns} FROM ledger_keys WHERE public_key = $2)
         WHERE k.public_key = $1`,
        [account, from],
      );
    };
    for (const columns of ['wrapped_key, sealed_seed', 'wrapped_key, version', 'sealed_seed, version']) {
      await put(a, b, columns);
      await expect(vault.sign(a, hash), columns).rejects.toMatchObject({ code: 'KEY_NOT_OPENED' });
      await expect(vault.reveal(a), columns).rejects.toMatchObject({ code: 'KEY_NOT_OPENED' });
      for (const row of keep) {
        await app.sql(
          'UPDATE ledger_keys SET wrapped_key = $2, sealed_seed = $3, version = 1 WHERE public_key = $1',
          [row.public_key, row.wrapped_key, row.sealed_seed],
        );
      }
    }
    await app.sql('UPDATE ledger_keys SET public_key = $2 WHERE public_key = $1', [
      a,
      Keypair.random().publicKey(),
    ]);
    await expect(vault.sign(a, hash)).rejects.toMatchObject({ code: 'KEY_NOT_OPENED' });
    await expect(vault.sign(b, hash)).resolves.toHaveLength(64);
  });

  it('is closed to everybody but the system', async () => {
    const person = await app.actor('system_admin');
    const scope = app.app.scope();
    const rows = await scope.db.read(
      { tenant: person.issuerId, user: person.userId },
      {
        text: 'SELECT FROM ledger_keys',
      },
    );
    expect(rows).toEqual([]);
    const change = scope.db.read(SYSTEM_TENANCY, { text: "UPDATE ledger_keys SET public_key = ''" });
    await expect(change).rejects.toThrow('permission denied');
  });

  it('comes under a new master key, all or nothing', async () => {
    const account = await create(platform('rotated'));
    const next = randomBytes(32);
    const rewrap = (with_: KeyVault) =>
      inTransaction(app.app.scope(), (tx) => with_.rewrap(tx), SYSTEM_TENANCY);
    await app.sql("UPDATE ledger_keys SET wrapped_key = 'v1.AA' WHERE owner_id = 'channel-7'");
    await expect(rewrap(vaultWith(next, master))).rejects.toMatchObject({ code: 'KEY_NOT_OPENED' });
    await expect(vault.sign(account, hash)).resolves.toHaveLength(64);

    await app.sql("DELETE FROM ledger_keys WHERE owner_id = 'channel-7' OR owner_id LIKE 'swap-%'");
    expect(await rewrap(vaultWith(next, master))).toBeGreaterThan(200);
    expect(await rewrap(vaultWith(next, master))).toBe(0);
    const signature = await vaultWith(next).sign(account, hash);
    expect(Keypair.fromPublicKey(account).verify(hash, signature)).toBe(true);
    await expect(vault.sign(account, hash)).rejects.toMatchObject({ code: 'KEY_NOT_OPENED' });
  });
});
