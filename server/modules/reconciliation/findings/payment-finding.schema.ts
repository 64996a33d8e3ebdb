import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../../platform/graphql/access.ts';
import { registerEnum } from '../../../platform/graphql/enums.ts';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { Money } from '../../../platform/graphql/money.schema.ts';
import { ConnectionOf } from '../../../platform/graphql/page.ts';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';
import { PaymentFailureCodeEnum, type RefundProblemCode } from '../../orders/index.ts';
import { PaymentProviderEnum, type ProviderName } from '../../payments/index.ts';
import { LONGEST_REASON } from '../../refunds/index.ts';
import { type FindingDecision, type FindingKind, LONGEST_RECEIPT } from './payment-finding.rules.ts';

const FindingKindEnum = registerEnum<FindingKind>('PaymentFindingKind', 'Why a payment needs a person.', {
  wrong_amount: 'Another amount arrived than the order costs. The order is not paid by it.',
  unresolved: 'The provider gave no clear answer for 72 hours.',
  receipt_used:
    'The receipt of the payment has paid for another order or a sale at the door. An unpaid order is not paid by it.',
  disputed: "The payer disputes the payment at their bank. It is answered on the provider's pages.",
  refund_waiting: 'A refund is waiting. It is tried again by itself.',
  refund_unconfirmed: 'The provider has not confirmed a refund for more than a day.',
});

export const FindingDecisionEnum = registerEnum<FindingDecision>(
  'PaymentFindingDecision',
  'Decision about a payment that needs a person.',
  {
    ask_again: 'Ask the provider about the payment again.',
    close: 'Close the finding: no money arrived, or it was dealt with outside Passa.',
    request_again:
      'Request the refund again, at once. For an unconfirmed one only after its statement shows that no money moved.',
    refunded: 'Record the refund as made, as the statement of the account shows, or by hand from there.',
  },
);

@Carries('money')
@SeenWithObject('staff who see orders or make refunds')
@ObjectType({ simpleResolvers: true, description: 'Payment or refund that needs a person.' })
export class PaymentFinding {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field(() => FindingKindEnum, { description: 'Why it needs a person.' })
  kind!: FindingKind;

  /** Not fields of the API: they identify the objects of the field resolvers. */
  eventId!: string | null;
  orderId!: string | null;

  @Field(() => PaymentProviderEnum, {
    nullable: true,
    description: 'Payment provider. Null for refunds on the ledger.',
  })
  provider!: ProviderName | null;

  @Field(() => Money, { description: 'Amount of the payment that was asked for, or of the refund.' })
  amount!: Money;

  @Field(() => String, {
    nullable: true,
    description: 'Receipt number of the payment at the provider. Null while it is unknown.',
  })
  receipt!: string | null;

  @Field(() => PaymentFailureCodeEnum, {
    nullable: true,
    description: 'Why the refund is waiting. Null for payments.',
  })
  problemCode!: RefundProblemCode | null;

  @Field(() => String, { nullable: true, description: 'The same in plain text. Null for payments.' })
  problem!: string | null;

  @Field(() => DateTimeScalar, { description: 'When the payment or refund was started.' })
  at!: Date;

  @Field(() => [FindingDecisionEnum], {
    description: 'Decisions that the viewer can make. Empty if nothing can be decided in Passa.',
  })
  viewerDecisions!: FindingDecision[];
}

@ObjectType({ simpleResolvers: true, description: 'Page of payments and refunds that need a person.' })
export class PaymentFindingConnection extends ConnectionOf(PaymentFinding) {}

@InputType({ description: 'Decision about a payment that needs a person.' })
export class FindingDecisionInput {
  @Field(() => ID, { description: 'ID of the finding.' })
  id!: string;

  @Field(() => FindingDecisionEnum, { description: 'The decision.' })
  decision!: FindingDecision;

  @Field(() => String, {
    nullable: true,
    description: `Receipt number of the refund, for \`REFUNDED\`. ${upTo(LONGEST_RECEIPT)}`,
  })
  receipt!: string | null;

  @Field({ description: `Reason in plain text, stored in the audit log. ${upTo(LONGEST_REASON)}` })
  reason!: string;
}
