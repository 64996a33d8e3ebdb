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
  start: ({ services, scope }) => services.wallets.start(scope),
  followLedger({ services: { follower, settlement, ledgerState, jobs, log }, scope }) {
    follower.start(scope);
    settlement.start(scope);
    ledgerState.start();
    // Jobs that need the ledger, such as refunds, do not wait for their next minute.
    const resume = async (): Promise<void> => {
      await ledgerState.untilUp();
      if (ledgerState.standing.up) await jobs.resume();
    };
    resume().catch((error: unknown) => log.warn({ err: error }, 'jobs wait for their times'));
  },
  // Requests waiting for a ledger would delay the shutdown: they are answered that the payment is under way.
  release: ({ services }) => services.settlement.release(),
  async stop({ services: { ledger, ledgerState, settlement, follower } }) {
    ledgerState.stop();
    await settlement.stop();
    await follower.stop();
    ledger.close();
  },
};
