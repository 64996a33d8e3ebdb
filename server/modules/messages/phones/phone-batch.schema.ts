import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../../platform/graphql/access.ts';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { Money } from '../../../platform/graphql/money.schema.ts';
import { ConnectionOf } from '../../../platform/graphql/page.ts';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';
import { MAX_PHONE_BODY } from './phone-batch.rules.ts';

const EDITORS = 'staff who may write to the ticket holders of the event';

@Carries('money')
@SeenWithObject(EDITORS)
@ObjectType({
  simpleResolvers: true,
  description: 'Message to the phones of ticket holders, estimated or sent.',
})
export class PhoneBatch {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field(() => String, {
    description: 'Text of the message, within the alphabet of an SMS where that is possible.',
  })
  body!: string;

  @Field(() => [String], {
    nullable: true,
    description: 'Tiers whose holders receive the message. Null: all tiers.',
  })
  tiers!: string[] | null;

  @Field(() => Int, { description: 'Number of phones, each once, without those that have stopped messages.' })
  recipients!: number;

  @Field(() => Int, { description: 'Number of parts that are paid, over all recipients.' })
  segments!: number;

  @Field(() => Money, { description: 'Estimated cost: the parts at the prices of the providers.' })
  cost!: Money;

  @Field(() => DateTimeScalar, { description: 'Creation time of the estimate.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When the estimate expires.' })
  expiresAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was sent. Null for an estimate.' })
  sentAt!: Date | null;

  @Field(() => Int, { description: 'Number of messages that wait, or are on their way.' })
  waiting!: number;

  @Field(() => Int, { description: 'Number of messages that were delivered.' })
  delivered!: number;

  @Field(() => Int, {
    description:
      'Number of messages that were not delivered: failed, stopped by the recipient, or not sent in time.',
  })
  failed!: number;

  @Field(() => Int, { description: 'Number of messages of which it is not known whether they were sent.' })
  unknown!: number;
}

@ObjectType({ simpleResolvers: true, description: 'One page of a list.' })
export class PhoneBatchConnection extends ConnectionOf(PhoneBatch) {}

@Carries('money')
@SeenWithObject(EDITORS)
@ObjectType({
  simpleResolvers: true,
  description: 'Budget of an organisation for messages to phones in a month.',
})
export class PhoneBudget {
  @Field(() => Money, { description: 'Most that messages may cost in a calendar month.' })
  limit!: Money;

  @Field(() => Money, { description: 'What is left in this month.' })
  left!: Money;
}

@InputType('PhoneBatchInput', { description: 'Message to the phones of ticket holders.' })
export class PhoneBatchInput {
  @Field(() => ID, { description: 'ID of the event.' })
  eventId!: string;

  @Field(() => [String], {
    nullable: true,
    description: 'Tiers whose holders receive the message. Omit it for all tiers.',
  })
  tiers?: string[] | null;

  @Field(() => String, { description: `Text of the message. ${upTo(MAX_PHONE_BODY)}` })
  body!: string;
}
