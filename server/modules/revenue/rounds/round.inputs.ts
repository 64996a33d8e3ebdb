import { Field, ID, InputType } from 'type-graphql';
import { DecimalScalar } from '../../../graphql/scalars/index.ts';

@InputType()
export class RoundInput {
  @Field(() => ID)
  contractId!: string;

  @Field(() => DecimalScalar, { description: 'In XLM; what is owed for expenses is paid on top of it.' })
  amount!: string;

  @Field()
  reason!: string;
}
