import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Language } from '../../../lib/language/language.ts';
import type { Role } from '../../../platform/access/roles.ts';
import type { Theme } from '../../../platform/vocabulary.ts';

export type UserStatus = 'active' | 'suspended';

@Entity('users')
export class UserRow {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('citext')
  email!: string;

  @Column('text')
  name!: string;

  @Column('text', { nullable: true })
  phone!: string | null;

  @Column('text')
  role!: Role;

  @Column('uuid', { name: 'issuer_id', nullable: true })
  issuerId!: string | null;

  @Column('text', { name: 'password_hash' })
  passwordHash!: string;

  @Column('text', { default: 'active' })
  status!: UserStatus;

  @Column('boolean', { name: 'wants_wallet', default: false })
  wantsWallet!: boolean;

  @Column('timestamptz', { name: 'email_verified_at', nullable: true })
  emailVerifiedAt!: Date | null;

  @Column('text', { nullable: true })
  theme!: Theme | null;

  /** Language of the last sign-in; null before the first. */
  @Column('text', { nullable: true })
  language!: Language | null;

  /** Set for a password assigned by another user: it opens one session until this time. */
  @Column('timestamptz', { name: 'temporary_until', nullable: true })
  temporaryUntil!: Date | null;

  @Column('timestamptz', { name: 'temporary_used_at', nullable: true })
  temporaryUsedAt!: Date | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'last_login_at', nullable: true })
  lastLoginAt!: Date | null;
}
