import type { Ledger } from '../../ledger/port.ts';
import type { Secrets } from '../../platform/config/secrets.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Log } from '../../platform/log.ts';
import type { Module } from '../../platform/module.ts';
import { Follower } from './follower/follower.ts';
import { LedgerState } from './ledger-state.ts';
import { KeyVault } from './vault/key-vault.ts';
import { MasterKeys } from './vault/master-keys.ts';
import { WalletResolver } from './wallet.resolver.ts';
import { Wallets } from './wallets.ts';

interface WalletDependencies {
  db: Database;
  ledger: Ledger;
  log: Log;
  secrets: Secrets;
}

/** Creates the services of wallets: their keys, the state of the ledger, and the follower of its payments. */
export function createWallets({ db, ledger, log, secrets }: WalletDependencies) {
  const { masterKey, formerMasterKeys } = secrets;
  const state = new LedgerState({ ledger, log });
  const vault = new KeyVault({ db, masterKeys: new MasterKeys([masterKey, ...formerMasterKeys]) });
  return {
    ledgerState: state,
    vault,
    wallets: new Wallets({ db, vault, ledger, state }),
    follower: new Follower({ db, ledger, state, log }),
  };
}

type WalletsServices = ReturnType<typeof createWallets>;

declare module '../../platform/services.ts' {
  interface Services extends WalletsServices {}
}

export const wallets: Module = {
  resolvers: [WalletResolver],
};
