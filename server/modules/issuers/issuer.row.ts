import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('issuers')
export class IssuerRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') name!: string;
  @Column('text') description!: string;
  @Column('boolean') active!: boolean;
  /** The newest of its names in URLs, which issuer_slugs lists. */
  @Column('text') slug!: string;
  /** False keeps an issuer out of the public list. */
  @Column('boolean') listed!: boolean;
  @Column('bigint') revocationNumber!: bigint;
  /** The account that was created together with the issuer; null when unknown. It never changes. */
  @Column('uuid') foundedBy!: string | null;
  @Column('timestamptz') createdAt!: Date;
}
