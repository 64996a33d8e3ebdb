import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Secrets } from '../../platform/config/secrets.ts';
import { EVERY_MINUTE, type Module } from '../../platform/module.ts';
import { WalletPassResolver } from './pass.resolver.ts';
import {
  CERTIFICATE_JOB,
  purgePasses,
  UPDATE_JOB,
  updatePasses,
  warnOfCertificates,
} from './update-passes.ts';
import { createWallets } from './wallets.ts';

/** Creates the wallets of phones that the operator has set up. @throws Error for settings that do not fit together */
export function createWalletPasses(given: { config: Config; secrets: Secrets; clock: Clock }) {
  return { phoneWallets: createWallets(given.config, given.secrets, given.clock) };
}

type WalletPassServices = ReturnType<typeof createWalletPasses>;

declare module '../../platform/services.ts' {
  interface Services extends WalletPassServices {}
}

export const walletPasses: Module = {
  resolvers: [WalletPassResolver],
  cleanups: [purgePasses],
  jobs: (scope) => [
    { name: UPDATE_JOB, ...EVERY_MINUTE, run: () => updatePasses(scope()) },
    { name: 'wallet-passes.purge', cron: '47 3 * * *', run: () => purgePasses(scope()) },
    { name: CERTIFICATE_JOB, cron: '17 6 * * *', run: async () => warnOfCertificates(scope()) },
  ],
};
