import { Field, Int, ObjectType } from 'type-graphql';
import { CurrencyEnum, ProviderMethodEnum, registerEnum } from '../../../platform/graphql/enums.ts';
import type { ProviderMethod } from '../../../platform/vocabulary.ts';
import type { CredentialKind } from '../descriptor.ts';
import type { ProviderName } from './merchant.rules.ts';
import { PaymentProviderEnum } from './merchant.schema.ts';

const CredentialKindEnum = registerEnum<CredentialKind>(
  'MerchantCredentialKind',
  'Kind of a field in the form for an account at a payment provider.',
  {
    secret: 'Secret in one line, which is never shown again.',
    text: 'Text in one line.',
    digits: 'Number in one line.',
    document: 'Text in several lines.',
  },
);

@ObjectType({ simpleResolvers: true, description: 'Field of the credentials at a payment provider.' })
class MerchantCredentialField {
  @Field({ description: "Name in the input of the provider's credentials." })
  name!: string;

  @Field({ description: 'Key of its text in a catalogue.' })
  label!: string;

  @Field(() => CredentialKindEnum, { description: 'Kind.' })
  kind!: CredentialKind;

  @Field({ description: 'Whether it may be left out.' })
  isOptional!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Optional fields of one group are all given, or none. Null for a field in no group.',
  })
  group!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Variant of the account that has it. Null if all have it.',
  })
  variant!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Currency that a payment provider collects.' })
class MerchantCurrency {
  @Field(() => CurrencyEnum, { description: 'Code of ISO 4217.' })
  code!: keyof typeof CurrencyEnum;

  @Field(() => Int, { description: 'Number of decimals of the amounts that it collects.' })
  decimals!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Payment provider at which an account can be connected, and what its form asks for.',
})
export class MerchantProvider {
  @Field(() => PaymentProviderEnum, { description: 'Payment provider.' })
  provider!: ProviderName;

  @Field({ description: 'Name for people.' })
  label!: string;

  @Field(() => ProviderMethodEnum, { description: 'Payment method that buyers choose.' })
  method!: ProviderMethod;

  @Field({ description: 'Whether buyers give the number of the phone that pays.' })
  asksPhone!: boolean;

  @Field({ description: "Whether the address for events is entered in the provider's settings." })
  hasOwnWebhook!: boolean;

  @Field(() => [MerchantCurrency], { description: 'Currencies that it collects.' })
  currencies!: MerchantCurrency[];

  @Field({ description: 'Name of its field in the input `MerchantCredentialsInput`.' })
  input!: string;

  @Field(() => [String], { description: 'Variants of accounts, one of which is chosen. Empty without any.' })
  variants!: readonly string[];

  @Field(() => [MerchantCredentialField], { description: 'Fields of its credentials, in their order.' })
  credentials!: MerchantCredentialField[];
}
