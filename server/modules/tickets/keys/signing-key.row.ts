import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('signing_keys')
export class SigningKeyRow {
  @PrimaryColumn('uuid') issuerId!: string;
  @PrimaryColumn('integer') version!: number;
  @Column('bytea') publicKey!: Buffer;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz') retiredAt!: Date | null;
  /** Text of `sealSecret`. */
  @Column('bytea') sealedSecret!: Buffer;
}
