/** Operation types on the wire. */
export const OPERATION_TYPES = {
  createAccount: 0,
  payment: 1,
  setOptions: 5,
  accountMerge: 8,
  manageData: 10,
  bumpSequence: 11,
} as const;

export interface IssuedAsset {
  /** As on the wire, padded with zeros: 4 or 12 bytes. */
  readonly code: Buffer;
  readonly issuer: string;
}

export interface CreateAccount {
  readonly type: 'createAccount';
  readonly destination: string;
  readonly startingBalance: bigint;
}

export interface Payment {
  readonly type: 'payment';
  readonly destination: string;
  /** M... when the destination is multiplexed. */
  readonly destinationMuxed: string | null;
  /** Null for lumens. */
  readonly asset: IssuedAsset | null;
  readonly amount: bigint;
}

/** Null: unchanged. */
export interface SetOptions {
  readonly type: 'setOptions';
  readonly inflationDestination: string | null;
  readonly clearFlags: number | null;
  readonly setFlags: number | null;
  readonly masterWeight: number | null;
  readonly lowThreshold: number | null;
  readonly mediumThreshold: number | null;
  readonly highThreshold: number | null;
  readonly homeDomain: Buffer | null;
  /** Weight as on the wire: any unsigned 32-bit number. */
  readonly signer: { readonly key: string; readonly weight: number } | null;
}

export interface AccountMerge {
  readonly type: 'accountMerge';
  readonly destination: string;
  readonly destinationMuxed: string | null;
}

export interface ManageData {
  readonly type: 'manageData';
  readonly name: Buffer;
  /** Null deletes the entry. */
  readonly value: Buffer | null;
}

export interface BumpSequence {
  readonly type: 'bumpSequence';
  readonly bumpTo: bigint;
}

/** Any operation that this ledger does not support; `number` is its type on the wire. */
export interface UnsupportedOperation {
  readonly type: 'unsupported';
  readonly number: number;
}

export type OperationBody =
  | CreateAccount
  | Payment
  | SetOptions
  | AccountMerge
  | ManageData
  | BumpSequence
  | UnsupportedOperation;

/** The operation's number on the wire. */
export function operationNumber(body: OperationBody): number {
  return body.type === 'unsupported' ? body.number : OPERATION_TYPES[body.type];
}
