import { Field, ID, InputType, Int } from 'type-graphql';
import { CONTRACT_LIMITS } from '../../../lib/limits/text-limits.ts';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { DecimalScalar } from '../../../platform/graphql/scalars.ts';
import type { ShareType } from './contract.record.ts';
import { ShareTypeEnum } from './contract-enums.schema.ts';

@InputType({
  description:
    'Share of a partner: a percentage of the shared revenue, or a fixed amount over the life of the contract.',
})
export class ShareInput {
  @Field(() => ID, { description: 'ID of the partner.' })
  partnerId!: string;

  @Field(() => ShareTypeEnum, { description: 'Kind of share.' })
  type!: ShareType;

  @Field(() => DecimalScalar, { nullable: true, description: 'Percentage, 0 to 100 in steps of 0.01.' })
  percent?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Fixed amount in XLM.' })
  fixedAmount?: string | null;
}

@InputType({ description: 'Contract to create.' })
export class ContractInput {
  @Field(() => ID, { description: 'ID of the event.' })
  eventId!: string;

  @Field({ description: `Display name. ${upTo(CONTRACT_LIMITS.name)}` })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: `Free-text description. ${upTo(CONTRACT_LIMITS.description)}`,
  })
  description?: string | null;

  @Field(() => [ShareInput], {
    description: 'Shares of the partners, in the order in which they are listed.',
  })
  shares!: ShareInput[];

  @Field(() => [ID], {
    description: 'IDs of the signatories, in the order in which they are listed. At most 20.',
  })
  signatoryIds!: string[];

  @Field(() => Int, { defaultValue: 1, description: 'Number of signatures required.' })
  requiredSigs!: number;
}
