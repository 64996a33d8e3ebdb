import { Field, ID, InputType } from 'type-graphql';
import { CurrencyEnum, ExpenseCategoryEnum } from '../../graphql/enums.ts';
import { DecimalScalar } from '../../graphql/scalars/index.ts';
import type { ExpenseCategory } from '../../vocabulary.ts';

@InputType()
export class ExpenseInput {
  @Field(() => ID)
  contractId!: string;

  @Field(() => ExpenseCategoryEnum)
  category!: ExpenseCategory;

  @Field()
  description!: string;

  @Field(() => DecimalScalar)
  amount!: string;

  @Field(() => CurrencyEnum, { defaultValue: 'USD' })
  currency!: keyof typeof CurrencyEnum;

  @Field(() => String, { nullable: true, description: 'A web address, or a reference in words.' })
  receiptLink?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Of a receipt that was uploaded before, by the same person.',
  })
  receiptId?: string | null;
}
