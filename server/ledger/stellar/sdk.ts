import type * as Sdk from '@stellar/stellar-sdk';

export type StellarSdk = typeof Sdk;

let loading: Promise<StellarSdk> | undefined;

/** Loads the SDK on first use: it takes a third of a second, which would slow down the start. */
export function loadSdk(): Promise<StellarSdk> {
  loading ??= import('@stellar/stellar-sdk');
  return loading;
}
