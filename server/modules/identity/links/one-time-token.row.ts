import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { LinkPurpose } from './link.rules.ts';

@Entity('one_time_tokens')
export class OneTimeTokenRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') userId!: string;
  @Column('text') purpose!: LinkPurpose;
  @Column('bytea') hash!: Buffer;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz') expiresAt!: Date;
  @Column('timestamptz') usedAt!: Date | null;
}
