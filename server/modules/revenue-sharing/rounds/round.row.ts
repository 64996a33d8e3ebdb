import { Column, Entity, PrimaryColumn } from 'typeorm';

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

/** A round's own row. Amounts are stroops, bounds are seconds of ledger time. */
@Entity('rounds')
export class RoundRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') contractId!: string;
  @Column('uuid') issuerId!: string;
  @Column('integer') number!: number;
  @Column('text') state!: RoundState;
  /** Stroops to distribute. */
  @Column('bigint') units!: bigint;
  /** With expenses and advances. */
  @Column('bigint') totalUnits!: bigint;
  @Column('text') reason!: string;
  @Column('integer') requiredSigs!: number;
  @Column('uuid') triggeredBy!: string;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz') expiresAt!: Date;
  @Column('uuid') againOf!: string | null;
  @Column('text') networkId!: string;
  @Column('text') escrowKey!: string;
  @Column('text') channelKey!: string;
  @Column('uuid') channelIntentId!: string | null;
  @Column('bigint') channelSeq!: bigint | null;
  @Column('bigint') maxTime!: bigint | null;
  @Column('bigint') feeBid!: bigint | null;
  @Column('bytea') memoHash!: Buffer | null;
  /** Hash of the transaction that is signed; signatures do not change it. */
  @Column('text') txHash!: string | null;
  /** Without signatures. */
  @Column('text') envelopeXdr!: string | null;
  @Column('uuid') intentId!: string | null;
  @Column('timestamptz') executedAt!: Date | null;
  @Column('uuid') closingIntentId!: string | null;
  @Column('timestamptz') channelClosedAt!: Date | null;
  @Column('bigint') ledger!: bigint | null;
  @Column('bigint') feeUnits!: bigint | null;
  @Column('text') failureCode!: string | null;
  @Column('text') failure!: string | null;
  @Column('timestamptz') endedAt!: Date | null;
}
