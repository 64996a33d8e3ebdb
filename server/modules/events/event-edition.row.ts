import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What ticket files say of an event: a new row when its name, venue or start changes, none is ever changed. */
@Entity('event_editions')
export class EventEditionRow {
  @PrimaryColumn('uuid', { name: 'event_id' })
  eventId!: string;

  @PrimaryColumn('integer')
  edition!: number;

  @Column('uuid', { name: 'issuer_id' })
  issuerId!: string;

  @Column('text')
  name!: string;

  @Column('text')
  venue!: string;

  @Column('timestamptz', { name: 'start_at' })
  startAt!: Date;
}
