import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { EventCategory, EventStatus } from '../../platform/vocabulary.ts';

@Entity('events')
export class EventRow {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'issuer_id' })
  issuerId!: string;

  @Column('text')
  name!: string;

  @Column('text')
  description!: string;

  @Column('text')
  venue!: string;

  @Column('text', { nullable: true })
  category!: EventCategory | null;

  @Column('text')
  slug!: string;

  @Column('text')
  status!: EventStatus;

  @Column('timestamptz', { name: 'start_at' })
  startAt!: Date;

  @Column('timestamptz', { name: 'end_at' })
  endAt!: Date;

  /** IANA name of the zone in which its times are shown. */
  @Column('text', { name: 'time_zone' })
  timeZone!: string;

  /** Derived from the venue, for the filter of the public list. */
  @Column('text', { nullable: true })
  city!: string | null;

  @Column('boolean', { name: 'form_sales' })
  formSales!: boolean;

  /** The row of event_editions that describes it now. */
  @Column('integer')
  edition!: number;

  @Column('uuid', { name: 'created_by' })
  createdBy!: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;

  @Column('timestamptz', { name: 'published_at', nullable: true })
  publishedAt!: Date | null;
}
