import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { EventCategory, EventStatus } from '../../platform/vocabulary.ts';

@Entity('events')
export class EventRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') issuerId!: string;
  @Column('text') name!: string;
  @Column('text') description!: string;
  @Column('text') venue!: string;
  @Column('text') category!: EventCategory | null;
  @Column('text') slug!: string;
  @Column('text') status!: EventStatus;
  @Column('timestamptz') startAt!: Date;
  @Column('timestamptz') endAt!: Date;
  /** IANA name of the zone in which its times are shown. */
  @Column('text') timeZone!: string;
  /** Derived from the venue, for the filter of the public list. */
  @Column('text') city!: string | null;
  @Column('boolean') formSales!: boolean;
  /** The organiser's switch for all sales channels. */
  @Column('boolean') salesOpen!: boolean;
  @Column('integer') orderLimit!: number | null;
  @Column('boolean') waitingList!: boolean;
  @Column('integer') offerMinutes!: number;
  /** True when play money may buy, as set by the organiser; null follows the installation. */
  @Column('boolean') playMoney!: boolean | null;
  /** Unpaid tickets that one person may hold; null: any number. */
  @Column('integer') personLimit!: number | null;
  /** Unpaid tickets that one network may order per hour; null: any number. */
  @Column('integer') networkLimit!: number | null;
  /** Hours to confirm the address of an unpaid order; null: no deadline. */
  @Column('integer') confirmHours!: number | null;
  /** Tickets that one person gets in all orders; null: any number. */
  @Column('integer') buyerLimit!: number | null;
  /** The series of which it is a date. */
  @Column('uuid') seriesId!: string | null;
  /** The row of event_editions that describes it now. */
  @Column('integer') edition!: number;
  @Column('uuid') createdBy!: string;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz') updatedAt!: Date;
  @Column('timestamptz') publishedAt!: Date | null;
}
