import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { TicketCurrency } from '../../../lib/money/index.ts';

export type Currency = TicketCurrency;

/** The capacity is the number of generated tickets; a sale raises `sold`. */
@Entity('tiers')
export class TierRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') issuerId!: string;
  @Column('uuid') eventId!: string;
  @Column('text') name!: string;
  /** Plain text that says what the price includes; empty without a description. */
  @Column('text') description!: string;
  @Column('integer') position!: number;
  /** Permanent number within the event, from 1; ticket numbers are derived from it. */
  @Column('smallint') number!: number;
  /** In 10^-7 of the currency. */
  @Column('bigint') priceUnits!: bigint;
  @Column('text') currency!: Currency;
  @Column('integer') capacity!: number;
  @Column('integer') sold!: number;
  /** Seat holds of payments in progress. */
  @Column('integer') held!: number;
  @Column('timestamptz') effectiveAt!: Date;
  @Column('timestamptz') expiresAt!: Date;
  @Column('integer') graceSeconds!: number;
  @Column('boolean') formSales!: boolean;
  /** Sold only with a code that unlocks it. */
  @Column('boolean') hidden!: boolean;
  @Column('timestamptz') salesStart!: Date | null;
  @Column('timestamptz') salesEnd!: Date | null;
  /** Most tickets of it in one order; null: no limit of its own. */
  @Column('integer') orderLimit!: number | null;
  /** Counts every change of a sales rule of the tier, so that no sale follows an old one. */
  @Column('integer') rulesVersion!: number;
  @Column('timestamptz') createdAt!: Date;
}
