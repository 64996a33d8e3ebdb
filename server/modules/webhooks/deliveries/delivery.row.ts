import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { DeliveryState } from '../webhook.rules.ts';

@Entity('webhook_deliveries')
export class DeliveryRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') issuerId!: string;
  @Column('uuid') endpointId!: string;
  @Column('uuid') happeningId!: string;
  @Column('text') state!: DeliveryState;
  /** Of all time; `tries` counts those since it was last restarted. */
  @Column('integer') attempts!: number;
  @Column('integer') tries!: number;
  @Column('timestamptz') nextAttemptAt!: Date;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz') deliveredAt!: Date | null;
}
