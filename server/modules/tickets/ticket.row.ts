import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { TicketCurrency } from '../../lib/money/index.ts';

@Entity('tickets')
export class TicketRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') issuerId!: string;
  @Column('uuid') eventId!: string;
  /** The row of event_editions that it was signed with. */
  @Column('integer') edition!: number;
  @Column('uuid') tierId!: string;
  @Column('uuid') orderId!: string;
  @Column('uuid') userId!: string | null;
  /**
   * The account that had the holder's address, once it has taken another one; null while the account with the address
   * holds it.
   */
  @Column('uuid') holderId!: string | null;
  @Column('integer') serial!: number;
  @Column('text') status!: 'active' | 'revoked' | 'cancelled';
  @Column('text') holderName!: string;
  @Column('text') holderEmail!: string;
  @Column('text') holderPhone!: string;
  /** In 10^-7 of the currency. */
  @Column('bigint') priceUnits!: bigint;
  @Column('text') currency!: TicketCurrency;
  @Column('text') dueStatus!: 'none' | 'due' | 'collected' | 'waived' | 'cancelled';
  @Column('text') dueMethod!: 'cash' | 'mobile_money' | 'card_terminal' | 'waived' | null;
  @Column('timestamptz') dueSettledAt!: Date | null;
  @Column('uuid') dueSettledBy!: string | null;
  @Column('timestamptz') issuedAt!: Date;
  /** The times of its tier when it was signed. */
  @Column('timestamptz') effectiveAt!: Date;
  @Column('timestamptz') expiresAt!: Date;
  @Column('integer') graceSeconds!: number;
  @Column('integer') keyVersion!: number;
  /** 64 bytes, over the ticket as it was issued. */
  @Column('bytea') signature!: Buffer;
  /** Whether it was bought with play money. */
  @Column('boolean') playMoney!: boolean;
  /** An organiser's test ticket, which takes no place and counts nowhere. */
  @Column('boolean') isTest!: boolean;
  /** The ticket that it replaces, when it was passed on to its holder. */
  @Column('uuid') replaces!: string | null;
  /** When it was passed on to another person; it is cancelled since. */
  @Column('timestamptz') passedOnAt!: Date | null;
}
