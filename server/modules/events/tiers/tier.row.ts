import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { TicketCurrency } from '../../../lib/money/index.ts';

export type Currency = TicketCurrency;

/** The capacity is the number of generated tickets; a sale raises `sold`. */
@Entity('tiers')
export class TierRow {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'issuer_id' })
  issuerId!: string;

  @Column('uuid', { name: 'event_id' })
  eventId!: string;

  @Column('text')
  name!: string;

  /** Plain text that says what the price includes; empty without a description. */
  @Column('text')
  description!: string;

  @Column('integer')
  position!: number;

  /** Permanent number within the event, from 1; ticket numbers are derived from it. */
  @Column('smallint')
  number!: number;

  /** In 10^-7 of the currency. */
  @Column('bigint', { name: 'price_units' })
  priceUnits!: bigint;

  @Column('text')
  currency!: Currency;

  @Column('integer')
  capacity!: number;

  @Column('integer')
  sold!: number;

  @Column('timestamptz', { name: 'effective_at' })
  effectiveAt!: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;

  @Column('integer', { name: 'grace_seconds' })
  graceSeconds!: number;

  @Column('boolean', { name: 'form_sales' })
  formSales!: boolean;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
