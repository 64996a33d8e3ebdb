import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('api_keys')
export class ApiKeyRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') userId!: string;
  @Column('text') prefix!: string;
  @Column('bytea') hash!: Buffer;
  /** The session that created the key. */
  @Column('uuid') sessionId!: string | null;
  /** Whether it may change accounts that income goes to. */
  @Column('boolean') canChangeAccounts!: boolean;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz') expiresAt!: Date;
  @Column('timestamptz') lastUsedAt!: Date | null;
  @Column('timestamptz') revokedAt!: Date | null;
}
