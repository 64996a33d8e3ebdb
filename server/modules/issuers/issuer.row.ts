import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('issuers')
export class IssuerRow {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  name!: string;

  @Column('text')
  description!: string;

  @Column('boolean')
  active!: boolean;

  /** False keeps an issuer out of the public list. */
  @Column('boolean')
  listed!: boolean;

  @Column('bigint', { name: 'revocation_number' })
  revocationNumber!: bigint;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
