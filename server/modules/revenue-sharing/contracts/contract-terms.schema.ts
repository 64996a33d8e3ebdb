import { Field, ID, InputType, Int } from 'type-graphql';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { DecimalScalar } from '../../../platform/graphql/scalars.ts';
import type { ShareType } from './contract.record.ts';
import { ShareTypeEnum } from './contract-enums.schema.ts';
import { LONGEST } from './contract-terms.rules.ts';

@InputType({ description: 'A percentage of what is shared, or an amount over the life of the contract.' })
export class ShareInput {
  @Field(() => ID, { description: 'The partner that it is for.' })
  partnerId!: string;

  @Field(() => ShareTypeEnum, { description: 'What kind it is of.' })
  type!: ShareType;

  @Field(() => DecimalScalar, { nullable: true, description: '0 to 100 in steps of 0.01.' })
  percent?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'XLM.' })
  fixedAmount?: string | null;
}

@InputType({ description: 'A contract to be.' })
export class ContractInput {
  @Field(() => ID, { description: 'The event that it belongs to.' })
  eventId!: string;

  @Field({ description: `The name, for people. ${upTo(LONGEST.name)}` })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: `What it is, in the words of who made it. ${upTo(LONGEST.description)}`,
  })
  description?: string | null;

  @Field(() => [ShareInput], { description: 'Who gets what, in their order.' })
  shares!: ShareInput[];

  @Field(() => [ID], { description: 'People, in the order in which they are listed; at most 20.' })
  signatoryIds!: string[];

  @Field(() => Int, { defaultValue: 1, description: 'How many of them it takes.' })
  requiredSigs!: number;
}
