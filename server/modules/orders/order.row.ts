import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Language } from '../../lib/language/language.ts';
import type { OrderStatus, PaymentMethod } from '../../platform/vocabulary.ts';

@Entity('orders')
export class OrderRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') issuerId!: string;
  @Column('uuid') eventId!: string;
  @Column('uuid') userId!: string | null;
  @Column('text') method!: PaymentMethod;
  @Column('text') status!: OrderStatus;
  @Column('text') buyerName!: string;
  @Column('text') buyerEmail!: string;
  @Column('text') buyerPhone!: string;
  @Column('integer') quantity!: number;
  @Column('timestamptz') createdAt!: Date;
  @Column('text') idempotencyKey!: string | null;
  @Column('bytea') requestHash!: Buffer | null;
  /** Digest of its secret; null for an order that was made before orders had secrets. */
  @Column('bytea') keyHash!: Buffer | null;
  /** The buyer's language. */
  @Column('text') language!: Language;
  @Column('uuid') codeId!: string | null;
  /** The code that the buyer gave. */
  @Column('text') code!: string | null;
  /** Whether its unpaid tickets count for the limits of the event. */
  @Column('boolean') limited!: boolean;
  /** Deadline to confirm the address; null: nothing is to be confirmed. */
  @Column('timestamptz') confirmBy!: Date | null;
  /** The place in the waiting room that it was placed from; null without one. */
  @Column('bytea') queueHash!: Buffer | null;
  /** Identifiers of the buyer, where tickets per person are limited; else null. */
  @Column('text') buyerKeys!: string[] | null;
  /** Digest of the network that placed it; null where it is not counted. */
  @Column('text') network!: string | null;
  /** The order of an organiser's test ticket. */
  @Column('boolean') isTest!: boolean;
}
