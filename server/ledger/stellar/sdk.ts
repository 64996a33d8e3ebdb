import type * as Sdk from '@stellar/stellar-sdk';

export type StellarSdk = typeof Sdk;

let loading: Promise<StellarSdk> | undefined;

/** The SDK takes a third of a second to load: whoever needs it first pays, and the start does not. */
export function loadSdk(): Promise<StellarSdk> {
  loading ??= import('@stellar/stellar-sdk');
  return loading;
}
