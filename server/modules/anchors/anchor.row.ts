import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Public columns of a batch that is on the ledger. */
@Entity('anchor_batches')
export class AnchorRow {
  @PrimaryColumn('integer') number!: number;
  @Column('text') kind!: 'tickets' | 'audit';
  @Column('integer') leafCount!: number;
  /** 32 bytes. */
  @Column('bytea') root!: Buffer;
  @Column('text') account!: string;
  @Column('text') transactionHash!: string;
  @Column('integer') ledger!: number;
  @Column('timestamptz') ledgerClosedAt!: Date;
}
