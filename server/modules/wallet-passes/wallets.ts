import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { AllPassVariables } from '../../platform/config/provider-settings.ts';
import type { Secrets } from '../../platform/config/secrets.ts';
import type { AppleWallet } from './apple/apple-wallet.ts';
import { apple } from './apple/index.ts';
import type { WalletDescriptor } from './descriptor.ts';
import { google } from './google/index.ts';
import type { Wallet, WalletName } from './port.ts';

/** Every wallet, in the order of the buttons. Another one is a folder, its name in the port, and an entry here. */
export const WALLETS: readonly WalletDescriptor[] = [apple, google];

/** The variables of the operator that wallets declare. */
export const PASS_VARIABLES: AllPassVariables = Object.fromEntries(
  WALLETS.map(({ name, settings }) => [name, settings]),
);

/** Wallets whose services keep what passes show. */
export const KEEPING_WALLETS: readonly WalletName[] = WALLETS.filter(({ keepsPasses }) => keepsPasses).map(
  ({ name }) => name,
);

/** The wallets in use. */
export class PhoneWallets {
  readonly #wallets: ReadonlyMap<WalletName, Wallet>;

  constructor(wallets: readonly Wallet[]) {
    this.#wallets = new Map(wallets.map((wallet) => [wallet.name, wallet]));
  }

  get names(): WalletName[] {
    return [...this.#wallets.keys()];
  }

  /** The wallets whose certificate ends before a time. */
  endingBefore(time: Date): Wallet[] {
    return [...this.#wallets.values()].filter(
      ({ certificateEndsAt }) => certificateEndsAt !== undefined && certificateEndsAt < time,
    );
  }

  find(name: WalletName): Wallet | undefined {
    return this.#wallets.get(name);
  }

  /** The one that devices speak to; undefined where it is not set up. */
  get apple(): AppleWallet | undefined {
    return this.#wallets.get('apple') as AppleWallet | undefined;
  }
}

/** Creates the wallets whose settings the operator has given. @throws Error for settings that do not fit together */
export function createWallets(
  { passes, publicUrl }: Config,
  { tokenKey }: Secrets,
  clock: Clock,
): PhoneWallets {
  return new PhoneWallets(
    WALLETS.flatMap((descriptor) => {
      const settings = passes[descriptor.name];
      return settings ? [descriptor.create({ settings, publicUrl, tokenKey, clock })] : [];
    }),
  );
}
