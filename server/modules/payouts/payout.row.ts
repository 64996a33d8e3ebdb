import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { DestinationKind, PayoutCurrency, PayoutState } from './payout.rules.ts';

@Entity('payouts')
export class PayoutRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') issuerId!: string;
  @Column('text') currency!: PayoutCurrency;
  /** In 10^-7 of the currency. */
  @Column('bigint') units!: bigint;
  @Column('text') state!: PayoutState;
  @Column('text') note!: string | null;
  @Column('uuid') requestedBy!: string;
  @Column('timestamptz') requestedAt!: Date;
  @Column('uuid') firstApprovedBy!: string | null;
  @Column('timestamptz') firstApprovedAt!: Date | null;
  @Column('uuid') secondApprovedBy!: string | null;
  @Column('timestamptz') secondApprovedAt!: Date | null;
  @Column('uuid') accountId!: string | null;
  @Column('text') providerRequest!: string | null;
  @Column('text') providerReference!: string | null;
  @Column('boolean') isUnconfirmed!: boolean;
  @Column('text') receipt!: string | null;
  @Column('timestamptz') sentAt!: Date | null;
  @Column('text') reason!: string | null;
  @Column('timestamptz') finishedAt!: Date | null;
}

/** Where payouts of a currency go. */
@Entity('payout_destinations')
export class DestinationRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') currency!: PayoutCurrency;
  @Column('text') kind!: DestinationKind;
  @Column('text') holder!: string;
  @Column('text') number!: string;
  @Column('text') bank!: string | null;
  @Column('timestamptz') setAt!: Date;
}
