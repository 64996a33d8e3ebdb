import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../../platform/graphql/access.ts';
import { CurrencyEnum, registerEnum } from '../../../platform/graphql/enums.ts';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { Money } from '../../../platform/graphql/money.schema.ts';
import { Node } from '../../../platform/graphql/node.schema.ts';
import { PageInfo } from '../../../platform/graphql/page.ts';
import { DateTimeScalar, DecimalScalar } from '../../../platform/graphql/scalars.ts';
import type { ExpenseCategory, ExpenseStatus } from '../../../platform/vocabulary.ts';
import { LONGEST } from './expense.rules.ts';

export const ExpenseStatusEnum = registerEnum<ExpenseStatus>(
  'ExpenseStatus',
  'An approved expense is owed until a round pays it.',
  {
    pending: 'It waits for a signatory.',
    approved: 'It is owed, or was paid.',
    rejected: 'It is not paid.',
  },
);

export const ExpenseCategoryEnum = registerEnum<ExpenseCategory>(
  'ExpenseCategory',
  'What money was spent on.',
  {
    venue: 'Rent of the place.',
    marketing: 'Advertising.',
    equipment: 'Sound, light, stage.',
    catering: 'Food and drink.',
    security: 'Guards and stewards.',
    transport: 'Travel and freight.',
    other: 'Anything else.',
  },
);

@Carries('personal data')
@SeenWithObject('readers of the expense')
@ObjectType({ simpleResolvers: true, description: 'Who submitted an expense, or decided on it.' })
export class ExpensePerson {
  @Field(() => ID, { description: 'Its identifier.' })
  id!: string;

  @Field(() => String, { description: 'The name, for people.' })
  name!: string;

  @Field(() => String, { description: 'The e-mail address.' })
  email!: string;
}

@ObjectType({ simpleResolvers: true, description: 'An uploaded receipt.' })
export class ReceiptFile {
  @Field(() => ID, { description: 'Its identifier.' })
  id!: string;

  @Field(() => String, { description: 'What the file is called.' })
  fileName!: string;

  @Field(() => String, { description: 'What its bytes are: a PDF, or a PNG, JPEG or WebP picture.' })
  mediaType!: string;

  @Field(() => Int, { description: 'Bytes.' })
  size!: number;

  @Field(() => String, { description: 'Where it is downloaded, with the credentials of this call.' })
  url!: string;
}

@Carries('money')
@SeenWithObject('readers of the contract but its partners')
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'What somebody laid out for the event of a contract, and wants back from its revenue.',
})
export class Expense {
  @Field(() => ID, { description: 'Its identifier.' })
  id!: string;

  /** Id for the field resolver; not a field of the API. */
  contractId!: string;

  @Field(() => String, { description: 'The name of the contract.' })
  contractName!: string;

  @Field(() => String, { description: 'The name of the event.' })
  eventName!: string;

  @Field(() => ExpenseCategoryEnum, { description: 'Its kind.' })
  category!: ExpenseCategory;

  @Field(() => String, { description: 'What it is, in the words of who made it.' })
  description!: string;

  @Field(() => Money, { description: 'How much.' })
  amount!: Money;

  @Field(() => Money, {
    nullable: true,
    description: 'In XLM, at the rate of the moment when it was approved; null before.',
  })
  owed!: Money | null;

  @Field(() => String, { nullable: true, description: 'A web address, or a reference in words.' })
  receiptLink!: string | null;

  @Field(() => ReceiptFile, { nullable: true, description: 'The file of the receipt.' })
  receipt!: ReceiptFile | null;

  @Field(() => ExpenseStatusEnum, { description: 'How it stands.' })
  status!: ExpenseStatus;

  @Field(() => String, { nullable: true, description: 'What the signatory said who decided.' })
  comment!: string | null;

  @Field(() => ExpensePerson, { description: 'Who submitted it.' })
  submitter!: ExpensePerson;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was approved or rejected.' })
  decidedAt!: Date | null;

  @Field(() => ExpensePerson, { nullable: true, description: 'Who approved or rejected it.' })
  decidedBy!: ExpensePerson | null;

  @Field(() => Boolean, { description: 'Whether a released round paid it.' })
  paid!: boolean;

  /** Id for the field resolver; not a field of the API. */
  paidRoundId!: string | null;

  @Field(() => Boolean, { description: 'Submitted by whoever asks: others have to decide on it.' })
  isOwn!: boolean;

  @Field(() => Boolean, { description: 'The reader may approve or reject it.' })
  viewerCanDecide!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'A page of a list.' })
export class ExpenseConnection {
  @Field(() => [Expense], { description: 'The entries of the page.' })
  nodes!: Expense[];

  @Field(() => PageInfo, { description: 'Where the page ends.' })
  pageInfo!: PageInfo;
}

@InputType({ description: 'An expense to submit.' })
export class ExpenseInput {
  @Field(() => ID, { description: 'The contract that it belongs to.' })
  contractId!: string;

  @Field(() => ExpenseCategoryEnum, { description: 'Its kind.' })
  category!: ExpenseCategory;

  @Field({ description: `What it is, in the words of who made it. ${upTo(LONGEST.description)}` })
  description!: string;

  @Field(() => DecimalScalar, { description: 'How much.' })
  amount!: string;

  @Field(() => CurrencyEnum, { defaultValue: 'USD', description: 'The currency that the amount is in.' })
  currency!: keyof typeof CurrencyEnum;

  @Field(() => String, {
    nullable: true,
    description: `A web address, or a reference in words. ${upTo(LONGEST.link)}`,
  })
  receiptLink?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Of a receipt that was uploaded before, by the same person.',
  })
  receiptId?: string | null;
}
