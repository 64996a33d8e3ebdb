import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../../platform/graphql/access.ts';
import { PaymentMethodEnum, registerEnum } from '../../../platform/graphql/enums.ts';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { OneOf } from '../../../platform/graphql/one-of.ts';
import { DateTimeScalar, DecimalScalar } from '../../../platform/graphql/scalars.ts';
import type { ProviderMethod } from '../../../platform/vocabulary.ts';
import { MAX_CREDENTIAL_LENGTH } from '../credential.rules.ts';
import type { ProviderDescriptor } from '../descriptor.ts';
import { PROVIDERS } from '../providers.ts';
import type { MerchantProblem, MerchantState, ProviderName } from './merchant.rules.ts';
import type { FilledMerchant } from './merchant-input.rules.ts';

const descriptions = PROVIDERS.map(({ name, description }) => [name, description]);

export const PaymentProviderEnum = registerEnum<ProviderName>(
  'PaymentProvider',
  'Provider that collects payments into an account of the issuer.',
  Object.fromEntries(descriptions) as Record<ProviderName, string>,
);

const MerchantAccountStatusEnum = registerEnum<MerchantState>(
  'MerchantAccountStatus',
  'Status of an account at a payment provider.',
  {
    untested: 'No test has shown yet that its credentials work. Buyers cannot use it.',
    waiting:
      'Its credentials work. It becomes active once an owner approves, or at its time (`accountChanges`); buyers use the account before until then.',
    active: 'Buyers pay with it. One account of each method is active.',
    closed: 'Disconnected or replaced. Payments under way end, and refunds of its payments still use it.',
  },
);

const MerchantProblemEnum = registerEnum<MerchantProblem>(
  'MerchantProblem',
  'Reason why the last test of an account failed.',
  {
    key: 'The provider refused the key or its secret.',
    permission: 'The key is valid, but is not allowed to do what payments need.',
    account: 'The provider refused the shortcode, or the passkey that belongs to it.',
    unreachable: 'The provider did not answer, so that nothing is known about the credentials.',
  },
);

@Carries('money')
@SeenWithObject('those who process payments of the issuer')
@ObjectType({
  simpleResolvers: true,
  description: 'Account of the issuer at a payment provider. Its credentials are never returned.',
})
export class MerchantAccount {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field(() => PaymentProviderEnum, { description: 'Payment provider.' })
  provider!: ProviderName;

  @Field(() => PaymentMethodEnum, { description: 'Payment method that buyers choose: MPESA or CARD.' })
  method!: ProviderMethod;

  @Field(() => String, { description: 'Name for people, such as "Paybill 174379".' })
  label!: string;

  @Field(() => MerchantAccountStatusEnum, { description: 'Current status.' })
  state!: MerchantState;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the provider last answered a test. Null before that.',
  })
  testedAt!: Date | null;

  @Field(() => MerchantProblemEnum, {
    nullable: true,
    description: 'Why the last test failed. Null if it did not.',
  })
  problem!: MerchantProblem | null;

  @Field(() => DecimalScalar, { description: 'Percentage of each payment that the provider keeps.' })
  feePercent!: string;

  @Field(() => DecimalScalar, {
    description: 'Amount of each payment that the provider keeps as well, in the currency of the payment.',
  })
  feeAmount!: string;

  @Field(() => DateTimeScalar, { description: 'When the account was connected.' })
  createdAt!: Date;

  @Field(() => String, {
    nullable: true,
    description:
      "Address for events, to be entered in the provider's settings. Null if the provider has no such setting, and for a closed account.",
  })
  callbackUrl!: string | null;
}

/** Declares the input of a provider's credentials: its fields are those that the provider declares. */
function credentialsInput({ name, label, fields }: ProviderDescriptor): new () => object {
  class CredentialsInput {}
  for (const [
    field,
    { description, kind, max = MAX_CREDENTIAL_LENGTH, isOptional = false },
  ] of Object.entries(fields)) {
    const limit = kind === 'digits' ? '' : ` ${upTo(max)}`;
    Field(() => String, { nullable: isOptional, description: `${description}${limit}` })(
      CredentialsInput.prototype,
      field,
    );
  }
  const typeName = `${name.charAt(0).toUpperCase()}${name.slice(1)}CredentialsInput`;
  InputType(typeName, { description: `Credentials of an account at ${label}.` })(CredentialsInput);
  return CredentialsInput;
}

const CREDENTIALS = PROVIDERS.map((provider) => ({
  name: provider.name,
  description: `Credentials at ${provider.label}.`,
  input: credentialsInput(provider),
}));

/** Declares a nullable field for the credentials of each provider. */
function declareCredentials(target: object, options: { deprecationReason?: string } = {}): void {
  for (const { name, description, input } of CREDENTIALS)
    Field(() => input, { ...options, nullable: true, description })(target, name);
}

@OneOf()
@InputType({ description: 'Credentials of an account at one payment provider.' })
class MerchantCredentialsInput {}
declareCredentials(MerchantCredentialsInput.prototype);

@InputType({ description: 'Account at a payment provider.' })
export class MerchantAccountInput {
  @Field(() => MerchantCredentialsInput, { nullable: true, description: 'Credentials at the provider.' })
  credentials?: FilledMerchant['credentials'];

  @Field(() => DecimalScalar, {
    defaultValue: '0',
    description: 'Percentage of each payment that the provider keeps, 0 to 20 in steps of 0.01.',
  })
  feePercent!: string;

  @Field(() => DecimalScalar, {
    defaultValue: '0',
    description:
      'Amount of each payment that the provider keeps as well, in the currency of the payment: up to 100,000.',
  })
  feeAmount!: string;
}
declareCredentials(MerchantAccountInput.prototype, {
  deprecationReason: 'Use `credentials`. Deprecated since 2026-11-29.',
});
