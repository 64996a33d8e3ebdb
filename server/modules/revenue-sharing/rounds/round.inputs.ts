import { Field, ID, InputType } from 'type-graphql';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { DecimalScalar } from '../../../platform/graphql/scalars/index.ts';
import { MOST_REASON } from './round.rules.ts';

@InputType({ description: 'A release to start.' })
export class RoundInput {
  @Field(() => ID, { description: 'The contract that it belongs to.' })
  contractId!: string;

  @Field(() => DecimalScalar, { description: 'In XLM; what is owed for expenses is paid on top of it.' })
  amount!: string;

  @Field({ description: `Why, in words. ${upTo(MOST_REASON)}` })
  reason!: string;
}
