import { Field, ID, InputType } from 'type-graphql';
import { CurrencyEnum, ExpenseCategoryEnum } from '../../../platform/graphql/enums.ts';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { DecimalScalar } from '../../../platform/graphql/scalars/index.ts';
import type { ExpenseCategory } from '../../../platform/vocabulary.ts';
import { LONGEST } from './expense.rules.ts';

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
