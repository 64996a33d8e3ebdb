import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../graphql/access.ts';
import { ExpenseCategoryEnum, ExpenseStatusEnum } from '../../graphql/enums.ts';
import { Money } from '../../graphql/money.type.ts';
import { Node } from '../../graphql/node.type.ts';
import { PageInfo } from '../../graphql/page.ts';
import { DateTimeScalar } from '../../graphql/scalars/index.ts';
import type { ExpenseCategory, ExpenseStatus } from '../../vocabulary.ts';

@Carries('personal data')
@SeenWithObject('readers of the expense')
@ObjectType({ simpleResolvers: true, description: 'Who submitted an expense, or decided on it.' })
export class ExpensePerson {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String)
  email!: string;
}

@ObjectType({ simpleResolvers: true, description: 'An uploaded receipt.' })
export class ReceiptFile {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
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
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  contractId!: string;

  @Field(() => String)
  contractName!: string;

  @Field(() => String)
  eventName!: string;

  @Field(() => ExpenseCategoryEnum)
  category!: ExpenseCategory;

  @Field(() => String)
  description!: string;

  @Field(() => Money)
  amount!: Money;

  @Field(() => Money, {
    nullable: true,
    description: 'In XLM, at the rate of the moment when it was approved; null before.',
  })
  owed!: Money | null;

  @Field(() => String, { nullable: true, description: 'A web address, or a reference in words.' })
  receiptLink!: string | null;

  @Field(() => ReceiptFile, { nullable: true })
  receipt!: ReceiptFile | null;

  @Field(() => ExpenseStatusEnum)
  status!: ExpenseStatus;

  @Field(() => String, { nullable: true, description: 'What the signatory said who decided.' })
  comment!: string | null;

  @Field(() => ExpensePerson)
  submitter!: ExpensePerson;

  @Field(() => DateTimeScalar)
  createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true })
  decidedAt!: Date | null;

  @Field(() => ExpensePerson, { nullable: true })
  decidedBy!: ExpensePerson | null;

  @Field(() => Boolean, { description: 'Whether a released round paid it.' })
  paid!: boolean;

  @Field(() => ID, { nullable: true })
  paidRoundId!: string | null;

  @Field(() => Boolean, { description: 'Submitted by whoever asks: others have to decide on it.' })
  isOwn!: boolean;

  @Field(() => Boolean)
  viewerCanDecide!: boolean;
}

@ObjectType({ simpleResolvers: true })
export class ExpenseConnection {
  @Field(() => [Expense])
  nodes!: Expense[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}
