import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Event details printed in ticket files: a new row for each change of name, venue or start; rows never change. */
@Entity('event_editions')
export class EventEditionRow {
  @PrimaryColumn('uuid') eventId!: string;
  @PrimaryColumn('integer') edition!: number;
  @Column('uuid') issuerId!: string;
  @Column('text') name!: string;
  @Column('text') venue!: string;
  @Column('timestamptz') startAt!: Date;
}
