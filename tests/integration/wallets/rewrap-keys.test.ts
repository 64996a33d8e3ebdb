import { randomBytes } from 'node:crypto';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { Keypair } from '@stellar/stellar-sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SigningKeys } from '../../../server/modules/tickets/index.ts';
import { KeyVault, MasterKeys, rewrapKeys } from '../../../server/modules/wallets/index.ts';
import { SYSTEM_TENANCY } from '../../../server/platform/access/actor.ts';
import { loadSecrets, type Secrets } from '../../../server/platform/config/secrets.ts';
import { inTransaction } from '../../../server/platform/db/in-transaction.ts';
import type { Scope } from '../../../server/platform/scope.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';

let app: TestApp;
let organiser: TestActor;
beforeAll(async () => {
  app = await bootTestApp();
  organiser = await app.actor('issuer_admin');
});
afterAll(() => app.close());

/** The same product, started with other secrets. */
function startedWith({ masterKey, formerMasterKeys }: Secrets): Scope {
  const scope = app.app.scope();
  const keys = new SigningKeys({ db: scope.db, masterKey, formerMasterKeys });
  const vault = new KeyVault({ db: scope.db, masterKeys: new MasterKeys([masterKey, ...formerMasterKeys]) });
  return { ...scope, services: { ...scope.services, keys, vault } };
}

describe('a new master key', () => {
  it('takes over from the former one, and then stands alone', async () => {
    const hash = randomBytes(32);
    const treasury = { kind: 'platform', id: 'treasury' } as const;
    const scope = app.app.scope();
    const account = await inTransaction(
      scope,
      (tx) => scope.services.vault.create(tx, treasury),
      SYSTEM_TENANCY,
    );
    const issuerId = organiser.issuerId ?? '';

    const folder = path.join(app.config.dataDir, 'secrets');
    await rename(path.join(folder, 'master.key'), path.join(folder, 'master.key.former'));
    const both = startedWith(await loadSecrets(app.config));
    expect((await both.services.keys.current(issuerId))?.version).toBe(1);
    expect(await both.services.vault.sign(account, hash)).toHaveLength(64);

    expect(await rewrapKeys(both)).toEqual({ signingKeys: 2, ledgerKeys: 1 });
    expect(await rewrapKeys(both)).toEqual({ signingKeys: 0, ledgerKeys: 0 });
    const alone = startedWith({ ...(await loadSecrets(app.config)), formerMasterKeys: [] });
    expect((await alone.services.keys.current(issuerId))?.version).toBe(1);
    const signature = await alone.services.vault.sign(account, hash);
    expect(Keypair.fromPublicKey(account).verify(hash, signature)).toBe(true);
    await expect(scope.services.vault.sign(account, hash)).rejects.toMatchObject({ code: 'KEY_NOT_OPENED' });
  });

  it('leaves everything as it was when one secret does not open', async () => {
    await app.sql("UPDATE ledger_keys SET master_key_id = 'ffffffffffffffff'");
    const before = await app.sql('SELECT sealed_secret FROM signing_keys');
    const next = startedWith({
      masterKey: randomBytes(32),
      formerMasterKeys: [(await loadSecrets(app.config)).masterKey],
      tokenKey: randomBytes(32),
    });
    await expect(rewrapKeys(next)).rejects.toMatchObject({ code: 'KEY_NOT_OPENED' });
    expect(await app.sql('SELECT sealed_secret FROM signing_keys')).toEqual(before);
  });
});
