import { Column, Entity, PrimaryColumn } from 'typeorm';

export type SessionEnd =
  | 'logout'
  | 'ended_by_user'
  | 'password_changed'
  | 'suspended'
  | 'role_changed'
  | 'device_revoked'
  | 'account_deleted'
  | 'refresh_reused';

@Entity('sessions')
export class SessionRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') userId!: string;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz') expiresAt!: Date;
  @Column('timestamptz') lastSeenAt!: Date;
  /** Seconds without use after which it ends, by the role at the sign-in. */
  @Column('integer') idleSeconds!: number;
  /** When the person last proved who they are; null counts as the start of the session. */
  @Column('timestamptz') confirmedAt!: Date | null;
  @Column('timestamptz') endedAt!: Date | null;
  @Column('text') endedReason!: SessionEnd | null;
  @Column('text') address!: string | null;
  /** SHA-256 of what the device said about itself. */
  @Column('bytea') deviceHash!: Buffer | null;
  @Column('text') userAgent!: string | null;
  /** ISO 3166-1 in two letters, where a trusted proxy names it. */
  @Column('text') country!: string | null;
}
