/**
 * preparing: its channel account is on the way to the ledger. pending and authorized: it may be signed. releasing: its
 * transaction is on the way. cancelling: it can no longer be signed, and its channel is being closed; only then it is
 * certain that copies of it are worthless.
 */
export type RoundState =
  | 'preparing'
  | 'pending'
  | 'authorized'
  | 'releasing'
  | 'released'
  | 'failed'
  | 'cancelling'
  | 'cancelled'
  | 'expired';

export type PaymentKind = 'share' | 'issuer' | 'expense' | 'advance';

/** A round's own row. Amounts are stroops, bounds are seconds of ledger time. */
export interface RoundRow {
  id: string;
  contractId: string;
  issuerId: string;
  number: number;
  state: RoundState;
  /** Stroops to distribute. */
  units: bigint;
  /** With expenses and advances. */
  totalUnits: bigint;
  reason: string;
  requiredSigs: number;
  triggeredBy: string;
  createdAt: Date;
  expiresAt: Date;
  againOf: string | null;
  networkId: string;
  escrowKey: string;
  channelKey: string;
  channelIntentId: string | null;
  channelSeq: bigint | null;
  maxTime: bigint | null;
  feeBid: bigint | null;
  memoHash: Buffer | null;
  /** Hash of the transaction that is signed; signatures do not change it. */
  txHash: string | null;
  /** Without signatures. */
  envelopeXdr: string | null;
  intentId: string | null;
  executedAt: Date | null;
  closingIntentId: string | null;
  channelClosedAt: Date | null;
  ledger: bigint | null;
  feeUnits: bigint | null;
  failureCode: string | null;
  failure: string | null;
  endedAt: Date | null;
}

export interface PaymentRecord {
  kind: PaymentKind;
  name: string;
  destination: string;
  units: bigint;
}

export interface AuthorizationRecord {
  userId: string;
  name: string;
  publicKey: string;
  method: 'platform' | 'own';
  authorizedAt: Date;
  sent: boolean;
}

/** A round with everything that belongs to it: payments in their order, authorizations oldest first. */
export interface RoundRecord extends RoundRow {
  contractName: string;
  eventName: string;
  triggeredByName: string;
  payments: PaymentRecord[];
  authorizations: AuthorizationRecord[];
}
