import type { Clock } from '../../platform/clock.ts';
import type { AccountSettings, AccountVariables } from '../../platform/config/provider-settings.ts';
import type { Wallet, WalletName } from './port.ts';

/**
 * What a wallet declares about itself: one folder exports it, and `wallets.ts` lists it. Settings, the schema and the
 * buttons are derived from it.
 */
export interface WalletDescriptor {
  readonly name: WalletName;
  /** Its name for people. */
  readonly label: string;
  /** Its service keeps what passes show, so that the names are taken away there before a pass is forgotten. */
  readonly keepsPasses: boolean;
  readonly settings: AccountVariables;
  /** @throws Error naming what is wrong with the settings together, for the operator */
  create(given: GivenToWallet): Wallet;
}

export interface GivenToWallet {
  readonly settings: AccountSettings;
  /** Without a slash at its end. */
  readonly publicUrl: string;
  /** Signs what the wallet hands back. */
  readonly tokenKey: Buffer;
  readonly clock: Clock;
}
