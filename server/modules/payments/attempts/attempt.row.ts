import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Currency } from '../../../lib/money/index.ts';
import type { ProviderName } from '../merchants/merchant.rules.ts';
import type { Attempt, AttemptState, Finding } from '../payment.rules.ts';

/** An attempt to collect a payment by a provider. */
@Entity('payment_attempts')
export class AttemptRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') orderId!: string;
  @Column('uuid') issuerId!: string;
  @Column('uuid') eventId!: string;
  @Column('uuid') accountId!: string;
  @Column('text') provider!: ProviderName;
  @Column('integer') number!: number;
  /** In 10^-7 of the currency. */
  @Column('bigint') units!: bigint;
  @Column('text') currency!: Currency;
  /** Digits with the country code; null where the provider asks for it. */
  @Column('text') phone!: string | null;
  @Column('text') accountReference!: string;
  @Column('text') state!: AttemptState;
  @Column('text') reference!: string | null;
  @Column('text') page!: string | null;
  @Column('text') receipt!: string | null;
  @Column('text') payer!: string | null;
  @Column('text') reason!: Attempt['reason'];
  @Column('text') finding!: Finding | null;
  @Column('boolean') isLate!: boolean;
  @Column('boolean') isDisputed!: boolean;
  /** True when an account of the platform collects it. */
  @Column('boolean') byPlatform!: boolean;
  @Column('integer') queries!: number;
  @Column('timestamptz') nextQueryAt!: Date | null;
  @Column('timestamptz') expiresAt!: Date;
  @Column('timestamptz') createdAt!: Date;
}
