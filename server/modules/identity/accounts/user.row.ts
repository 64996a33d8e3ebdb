import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Language } from '../../../lib/language/language.ts';
import type { Role } from '../../../platform/access/roles.ts';
import type { Theme } from '../../../platform/vocabulary.ts';

export type UserStatus = 'active' | 'suspended';

@Entity('users')
export class UserRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('citext') email!: string;
  @Column('text') name!: string;
  @Column('text') phone!: string | null;
  @Column('text') role!: Role;
  @Column('uuid') issuerId!: string | null;
  @Column('text') passwordHash!: string;
  @Column('text') status!: UserStatus;
  @Column('boolean') wantsWallet!: boolean;
  @Column('timestamptz') emailVerifiedAt!: Date | null;
  @Column('text') theme!: Theme | null;
  /** Language of the last sign-in; null before the first. */
  @Column('text') language!: Language | null;
  /** Set for a password assigned by another user: it opens one session until this time. */
  @Column('timestamptz') temporaryUntil!: Date | null;
  @Column('timestamptz') temporaryUsedAt!: Date | null;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz') lastLoginAt!: Date | null;
}
