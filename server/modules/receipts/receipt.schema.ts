import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { RECEIPT_LIMITS } from '../../lib/limits/text-limits.ts';
import { Carries, SeenWithObject } from '../../platform/graphql/access.ts';
import { PaymentMethodEnum, registerEnum } from '../../platform/graphql/enums.ts';
import { upTo } from '../../platform/graphql/limit-words.ts';
import { ConnectionOf } from '../../platform/graphql/page.ts';
import { DateTimeScalar, DecimalScalar } from '../../platform/graphql/scalars.ts';
import type { PaymentMethod } from '../../platform/vocabulary.ts';
import { QuotedAmount } from '../orders/index.ts';
import type { ReceiptKind } from './receipt.record.ts';

const ReceiptKindEnum = registerEnum<ReceiptKind>('ReceiptKind', 'Kind of a receipt.', {
  receipt: 'Receipt for money that was paid.',
  credit_note: 'Credit note for money that was returned.',
});

const READERS = 'readers of the order';

@Carries('money')
@SeenWithObject(READERS)
@ObjectType({ simpleResolvers: true, description: 'Tax that the total of a receipt includes.' })
export class ReceiptTax {
  @Field({ description: 'Name of the tax, such as "VAT".' })
  name!: string;

  @Field(() => DecimalScalar, { description: 'Rate in percent.' })
  percent!: string;

  @Field(() => QuotedAmount, { description: 'Part of the total that is tax.' })
  amount!: QuotedAmount;
}

@Carries('money')
@SeenWithObject(READERS)
@ObjectType({ simpleResolvers: true, description: 'Line of a receipt.' })
export class ReceiptLine {
  @Field({ description: 'Name of the tier. Empty in a credit note for several tiers.' })
  tier!: string;

  @Field(() => Int, { description: 'Number of tickets, or of returned amounts.' })
  quantity!: number;

  @Field(() => QuotedAmount, {
    nullable: true,
    description: 'Price of one ticket as it was listed. Null in credit notes.',
  })
  unitPrice!: QuotedAmount | null;

  @Field(() => QuotedAmount, { description: 'Sum of the line.' })
  amount!: QuotedAmount;
}

@Carries('money')
@SeenWithObject(READERS)
@ObjectType({
  simpleResolvers: true,
  description:
    'Receipt or credit note of an order. Its numbers have no gap within the issuer, and it never changes.',
})
export class Receipt {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field(() => ReceiptKindEnum, { description: 'Whether money was paid or returned.' })
  kind!: ReceiptKind;

  @Field({ description: 'Number, unique among the receipts of the issuer: "R-000123" or "CN-000123".' })
  number!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Number of the receipt that a credit note is of. Null for receipts.',
  })
  creditedNumber!: string | null;

  @Field({ description: 'Name of the event at the time of issue.' })
  eventName!: string;

  @Field(() => PaymentMethodEnum, {
    nullable: true,
    description: 'Payment method. Null if the order was paid at the door.',
  })
  method!: PaymentMethod | null;

  @Field(() => QuotedAmount, { description: 'Amount that was paid or returned.' })
  total!: QuotedAmount;

  @Field(() => ReceiptTax, {
    nullable: true,
    description: 'Tax that the total includes. Null if the issuer had set none.',
  })
  tax!: ReceiptTax | null;

  @Field(() => [ReceiptLine], { description: 'Lines, at most 20 for each price. They add up to the total.' })
  lines!: ReceiptLine[];

  @Field(() => DateTimeScalar, { description: 'When the money moved.' })
  paidAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it was issued.' })
  issuedAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'One page of a list.' })
export class ReceiptConnection extends ConnectionOf(Receipt) {}

@ObjectType({ simpleResolvers: true, description: 'Tax that prices include.' })
export class IncludedTax {
  @Field({ description: 'Name of the tax, such as "VAT".' })
  name!: string;

  @Field(() => DecimalScalar, { description: 'Rate in percent.' })
  percent!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'What the issuer prints on receipts and credit notes from now on.',
})
export class ReceiptSettings {
  @Field({ description: 'Legal name of the seller. Empty: the name of the issuer is printed.' })
  legalName!: string;

  @Field({ description: 'Postal address, in several lines. Empty if there is none.' })
  address!: string;

  @Field({ description: 'Tax number, such as a PIN. Empty if there is none.' })
  taxNumber!: string;

  @Field(() => IncludedTax, { nullable: true, description: 'Tax that prices include. Null for none.' })
  tax!: IncludedTax | null;
}

@InputType({ description: 'Tax that prices include.' })
export class IncludedTaxInput {
  @Field({ description: `Name of the tax, such as "VAT". ${upTo(RECEIPT_LIMITS.taxName)}` })
  name!: string;

  @Field(() => DecimalScalar, { description: 'Rate in percent, 0.01 to 100 in steps of 0.01.' })
  percent!: string;
}

@InputType({ description: 'What the issuer prints on receipts and credit notes from now on.' })
export class ReceiptSettingsInput {
  @Field({
    description: `Legal name of the seller. Empty: the name of the issuer is printed. ${upTo(RECEIPT_LIMITS.legalName)}`,
  })
  legalName!: string;

  @Field({ description: `Postal address, in several lines. Can be empty. ${upTo(RECEIPT_LIMITS.address)}` })
  address!: string;

  @Field({ description: `Tax number, such as a PIN. Can be empty. ${upTo(RECEIPT_LIMITS.taxNumber)}` })
  taxNumber!: string;

  @Field(() => IncludedTaxInput, { nullable: true, description: 'Tax that prices include. Null for none.' })
  tax?: IncludedTaxInput | null;
}
