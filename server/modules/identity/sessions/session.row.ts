import { Column, Entity, PrimaryColumn } from 'typeorm';

export type SessionEnd =
  | 'logout'
  | 'ended_by_user'
  | 'password_changed'
  | 'suspended'
  | 'role_changed'
  | 'device_revoked'
  | 'account_deleted';

@Entity('sessions')
export class SessionRow {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;

  @Column('timestamptz', { name: 'last_seen_at' })
  lastSeenAt!: Date;

  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt!: Date | null;

  @Column('text', { name: 'ended_reason', nullable: true })
  endedReason!: SessionEnd | null;

  @Column('text', { nullable: true })
  address!: string | null;

  /** SHA-256 of what the device said about itself. */
  @Column('bytea', { name: 'device_hash', nullable: true })
  deviceHash!: Buffer | null;

  @Column('text', { name: 'user_agent', nullable: true })
  userAgent!: string | null;
}
