/** An effect of an operation, in the terms of Horizon's effects. Amounts are stroops. */
export type OperationFact =
  | { readonly type: 'account_created'; readonly account: string; readonly startingBalance: bigint }
  | { readonly type: 'account_removed'; readonly account: string }
  | {
      readonly type: 'account_credited' | 'account_debited';
      readonly account: string;
      readonly amount: bigint;
      /** Null for lumens. */
      readonly asset: { readonly code: string; readonly issuer: string } | null;
    }
  | { readonly type: 'account_home_domain_updated'; readonly account: string; readonly homeDomain: string }
  | {
      readonly type: 'account_thresholds_updated';
      readonly account: string;
      /** The account's current values, also those that the operation did not change. */
      readonly low: number;
      readonly medium: number;
      readonly high: number;
    }
  | {
      readonly type: 'account_flags_updated';
      readonly account: string;
      /** Bits that were set and cleared by the operation. */
      readonly set: number;
      readonly cleared: number;
    }
  | {
      readonly type: 'signer_created' | 'signer_updated';
      readonly account: string;
      readonly key: string;
      readonly weight: number;
    }
  | { readonly type: 'signer_removed'; readonly account: string; readonly key: string }
  | {
      readonly type: 'data_created' | 'data_updated';
      readonly account: string;
      readonly name: string;
      /** Base64. */
      readonly value: string;
    }
  | { readonly type: 'data_removed'; readonly account: string; readonly name: string }
  | { readonly type: 'sequence_bumped'; readonly account: string; readonly sequence: bigint };
