import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { EXPENSE_LIMITS } from '../../../lib/limits/text-limits.ts';
import { Carries, SeenWithObject } from '../../../platform/graphql/access.ts';
import { CurrencyEnum, registerEnum } from '../../../platform/graphql/enums.ts';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { Money } from '../../../platform/graphql/money.schema.ts';
import { Node } from '../../../platform/graphql/node.schema.ts';
import { ConnectionOf } from '../../../platform/graphql/page.ts';
import { DateTimeScalar, DecimalScalar } from '../../../platform/graphql/scalars.ts';
import type { ExpenseCategory, ExpenseStatus } from '../../../platform/vocabulary.ts';

export const ExpenseStatusEnum = registerEnum<ExpenseStatus>(
  'ExpenseStatus',
  'Status of an expense. An approved expense is owed until a round pays it.',
  {
    pending: 'Awaits the decision of a signatory.',
    approved: 'Approved: owed, or already paid.',
    rejected: 'Rejected: not paid.',
  },
);

export const ExpenseCategoryEnum = registerEnum<ExpenseCategory>(
  'ExpenseCategory',
  'Category of an expense.',
  {
    venue: 'Venue rental.',
    marketing: 'Advertising.',
    equipment: 'Sound, lighting and stage equipment.',
    catering: 'Food and drink.',
    security: 'Security staff and stewards.',
    transport: 'Travel and freight.',
    other: 'Any other purpose.',
  },
);

@Carries('personal data')
@SeenWithObject('readers of the expense')
@ObjectType({ simpleResolvers: true, description: 'Person who submitted or decided an expense.' })
export class ExpensePerson {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field(() => String, { description: 'Display name.' })
  name!: string;

  @Field(() => String, { description: 'Email address.' })
  email!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Uploaded receipt.' })
export class ReceiptFile {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field(() => String, { description: 'Name of the file.' })
  fileName!: string;

  @Field(() => String, { description: 'Detected media type: a PDF, or a PNG, JPEG or WebP image.' })
  mediaType!: string;

  @Field(() => Int, { description: 'Size in bytes.' })
  size!: number;

  @Field(() => String, { description: 'Download URL. Requires the same credentials as this call.' })
  url!: string;
}

@Carries('money')
@SeenWithObject('readers of the contract but its partners')
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'Money spent on the event of a contract, to be reimbursed from its revenue.',
})
export class Expense {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  /** Id for the field resolver; not a field of the API. */
  contractId!: string;

  @Field(() => String, { description: 'Name of the contract.' })
  contractName!: string;

  @Field(() => String, { description: 'Name of the event.' })
  eventName!: string;

  @Field(() => ExpenseCategoryEnum, { description: 'Category of the expense.' })
  category!: ExpenseCategory;

  @Field(() => String, { description: 'Free-text description.' })
  description!: string;

  @Field(() => Money, { description: 'Amount.' })
  amount!: Money;

  @Field(() => Money, {
    nullable: true,
    description:
      'Amount owed in XLM, at the exchange rate when the expense was approved. Null before approval.',
  })
  owed!: Money | null;

  @Field(() => String, {
    nullable: true,
    description: 'URL or reference of the receipt. Null if there is none.',
  })
  receiptLink!: string | null;

  @Field(() => ReceiptFile, { nullable: true, description: 'Uploaded receipt. Null if there is none.' })
  receipt!: ReceiptFile | null;

  @Field(() => ExpenseStatusEnum, { description: 'Current status.' })
  status!: ExpenseStatus;

  @Field(() => String, {
    nullable: true,
    description: 'Comment of the signatory who decided. Null if there is none.',
  })
  comment!: string | null;

  @Field(() => ExpensePerson, { description: 'Person who submitted the expense.' })
  submitter!: ExpensePerson;

  @Field(() => DateTimeScalar, { description: 'Creation time.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the expense was approved or rejected. Null while it is pending.',
  })
  decidedAt!: Date | null;

  @Field(() => ExpensePerson, {
    nullable: true,
    description: 'Person who approved or rejected the expense. Null while it is pending.',
  })
  decidedBy!: ExpensePerson | null;

  @Field(() => Boolean, { description: 'Whether a released round paid the expense.' })
  paid!: boolean;

  /** Id for the field resolver; not a field of the API. */
  paidRoundId!: string | null;

  @Field(() => Boolean, {
    description: 'Whether the viewer submitted the expense. If so, another person must decide on it.',
  })
  isOwn!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer can approve or reject the expense.' })
  viewerCanDecide!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'One page of a list.' })
export class ExpenseConnection extends ConnectionOf(Expense) {}

@InputType({ description: 'Expense to submit.' })
export class ExpenseInput {
  @Field(() => ID, { description: 'ID of the contract.' })
  contractId!: string;

  @Field(() => ExpenseCategoryEnum, { description: 'Category of the expense.' })
  category!: ExpenseCategory;

  @Field({ description: `Free-text description. ${upTo(EXPENSE_LIMITS.description)}` })
  description!: string;

  @Field(() => DecimalScalar, { description: 'Amount in `currency`.' })
  amount!: string;

  @Field(() => CurrencyEnum, { defaultValue: 'USD', description: 'Currency of the amount.' })
  currency!: keyof typeof CurrencyEnum;

  @Field(() => String, {
    nullable: true,
    description: `URL or reference of the receipt. ${upTo(EXPENSE_LIMITS.link)}`,
  })
  receiptLink?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of a receipt that the same user uploaded.',
  })
  receiptId?: string | null;
}
