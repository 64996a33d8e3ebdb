import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Currency } from '../../lib/money/index.ts';
import type { ReceiptContent, ReceiptKind, ReceiptMethod } from './receipt.record.ts';

/** A receipt or a credit note. */
@Entity('sales_receipts')
export class ReceiptRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') issuerId!: string;
  @Column('text') kind!: ReceiptKind;
  @Column('integer') number!: number;
  @Column('uuid') orderId!: string;
  @Column('uuid') eventId!: string;
  /** The receipt that it credits; null for receipts. */
  @Column('uuid') credits!: string | null;
  @Column('text') method!: ReceiptMethod;
  @Column('text') currency!: Currency;
  @Column('bigint') units!: bigint;
  @Column('bigint') taxUnits!: bigint;
  @Column('jsonb') content!: ReceiptContent;
  @Column('timestamptz') issuedAt!: Date;
}
