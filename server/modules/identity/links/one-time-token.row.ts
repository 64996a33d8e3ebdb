import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { LinkPurpose } from './link.rules.ts';

@Entity('one_time_tokens')
export class OneTimeTokenRow {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('text')
  purpose!: LinkPurpose;

  @Column('bytea')
  hash!: Buffer;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;

  @Column('timestamptz', { name: 'used_at', nullable: true })
  usedAt!: Date | null;
}
