import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { KeyScope } from '../../../platform/access/key-scopes.ts';

@Entity('api_keys')
export class ApiKeyRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') userId!: string;
  @Column('text') prefix!: string;
  @Column('bytea') hash!: Buffer;
  /** The session that created the key. */
  @Column('uuid') sessionId!: string | null;
  @Column('text') name!: string | null;
  @Column('text', { array: true }) scopes!: KeyScope[];
  /** Addresses and ranges that it works from; empty: from everywhere. */
  @Column('inet', { array: true }) networks!: string[];
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz') expiresAt!: Date;
  @Column('timestamptz') lastUsedAt!: Date | null;
  @Column('timestamptz') revokedAt!: Date | null;
}
