import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('api_keys')
export class ApiKeyRow {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('text')
  prefix!: string;

  @Column('bytea')
  hash!: Buffer;

  /** The session that created the key. */
  @Column('uuid', { name: 'session_id', nullable: true })
  sessionId!: string | null;

  /** Whether it may change accounts that income goes to. */
  @Column('boolean', { name: 'can_change_accounts' })
  canChangeAccounts!: boolean;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;

  @Column('timestamptz', { name: 'last_used_at', nullable: true })
  lastUsedAt!: Date | null;

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt!: Date | null;
}
