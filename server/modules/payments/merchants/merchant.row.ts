import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ProviderMethod } from '../../../platform/vocabulary.ts';
import type { MerchantOwner, MerchantProblem, MerchantState, ProviderName } from './merchant.rules.ts';

/** An account of an organiser, or of the platform, at a provider. */
@Entity('merchant_accounts')
export class MerchantRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') issuerId!: MerchantOwner;
  @Column('text') provider!: ProviderName;
  @Column('text') method!: ProviderMethod;
  /** Public name of the account, such as "Paybill 174379". */
  @Column('text') label!: string;
  @Column('text') sealedCredentials!: string;
  /** The token in the address that the provider sends its events to. */
  @Column('text') sealedCallback!: string;
  /** Share of a payment that the provider keeps, in ten-thousandths. */
  @Column('integer') feeBasisPoints!: number;
  /** Amount that the provider keeps of each payment, in 10^-7 of its currency. */
  @Column('bigint') feeUnits!: bigint;
  @Column('text') state!: MerchantState;
  @Column('timestamptz') testedAt!: Date | null;
  /** Why the last test failed. */
  @Column('text') problem!: MerchantProblem | null;
  @Column('uuid') createdBy!: string | null;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz') closedAt!: Date | null;
}
