import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { AuthenticatorKind } from './factor.rules.ts';

/** An authenticator app or a passkey of a person. */
@Entity('authenticators')
export class AuthenticatorRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') userId!: string;
  @Column('text') kind!: AuthenticatorKind;
  @Column('text') name!: string;
  @Column('timestamptz') createdAt!: Date;
  /** Null until the first code of an app was entered. */
  @Column('timestamptz') confirmedAt!: Date | null;
  @Column('timestamptz') lastUsedAt!: Date | null;
  /** Of an app. */
  @Column('text') sealedSecret!: string | null;
  @Column('bigint') lastStep!: bigint | null;
}
