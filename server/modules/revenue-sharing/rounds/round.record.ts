import type { RoundRow } from './round.row.ts';

export type PaymentKind = 'share' | 'issuer' | 'expense' | 'advance';

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
