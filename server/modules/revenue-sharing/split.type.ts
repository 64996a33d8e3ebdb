import { Field, ObjectType } from 'type-graphql';
import { ShareTypeEnum } from '../../platform/graphql/enums.ts';
import { Money } from '../../platform/graphql/money.type.ts';
import { Partner } from './partners/partner.type.ts';

@ObjectType({ simpleResolvers: true, description: 'Who gets how much of an amount.' })
export class SplitLine {
  @Field(() => Partner, { nullable: true, description: 'Null: the organiser.' })
  partner!: Partner | null;

  @Field({ description: 'The name, for people.' })
  name!: string;

  @Field(() => ShareTypeEnum, { nullable: true, description: 'Null: what is left for the organiser.' })
  type!: 'percentage' | 'fixed' | null;

  @Field(() => Money, { description: 'In XLM.' })
  amount!: Money;
}
