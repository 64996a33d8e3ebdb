import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../../platform/graphql/access.ts';
import { PaymentMethodEnum, registerEnum } from '../../../platform/graphql/enums.ts';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { OneOf } from '../../../platform/graphql/one-of.ts';
import { DateTimeScalar, DecimalScalar } from '../../../platform/graphql/scalars.ts';
import type { MerchantMethod, MerchantProblem, MerchantState, ProviderName } from './merchant.rules.ts';
import { MAX_CERTIFICATE_LENGTH, MAX_CREDENTIAL_LENGTH } from './merchant-input.rules.ts';

export const PaymentProviderEnum = registerEnum<ProviderName>(
  'PaymentProvider',
  'Provider that collects payments into an account of the issuer.',
  {
    mpesa: 'M-Pesa of Safaricom, by Daraja.',
    stripe: 'Stripe Checkout.',
    paystack: 'Paystack.',
    pesapal: 'Pesapal 3: cards and mobile money.',
  },
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
  method!: MerchantMethod;

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

const secretText = (what: string) => ({ description: `${what} ${upTo(MAX_CREDENTIAL_LENGTH)}` });

@InputType({ description: 'Credentials of an account at M-Pesa.' })
export class MpesaCredentialsInput {
  @Field(() => String, secretText('Consumer key of the app at Daraja.'))
  consumerKey!: string;

  @Field(() => String, secretText('Consumer secret of the app at Daraja.'))
  consumerSecret!: string;

  @Field(() => String, { description: 'Paybill number, or the store number of a till: 5 to 7 digits.' })
  shortcode!: string;

  @Field(() => String, { nullable: true, description: 'Till number: 5 to 7 digits. Null for a paybill.' })
  till?: string | null;

  @Field(() => String, secretText('Passkey of M-Pesa Express.'))
  passkey!: string;

  @Field(() => String, {
    nullable: true,
    ...secretText('Name of the initiator, who sends refunds. Null: refunds are made by hand.'),
  })
  initiatorName?: string | null;

  @Field(() => String, { nullable: true, ...secretText('Password of the initiator.') })
  initiatorPassword?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Certificate of Safaricom that encrypts the password, in PEM form. ${upTo(MAX_CERTIFICATE_LENGTH)}`,
  })
  certificate?: string | null;
}

@InputType({ description: 'Credentials of an account at Stripe.' })
export class StripeCredentialsInput {
  @Field(() => String, secretText('Secret key, or a restricted key that may read balances.'))
  secretKey!: string;

  @Field(() => String, secretText('Signing secret of the webhook endpoint, `whsec_…`.'))
  webhookSecret!: string;
}

@InputType({ description: 'Credentials of an account at Paystack.' })
export class PaystackCredentialsInput {
  @Field(() => String, secretText('Secret key, which also signs events.'))
  secretKey!: string;
}

@InputType({ description: 'Credentials of an account at Pesapal.' })
export class PesapalCredentialsInput {
  @Field(() => String, secretText('Consumer key of API 3.0.'))
  consumerKey!: string;

  @Field(() => String, secretText('Consumer secret of API 3.0.'))
  consumerSecret!: string;
}

@OneOf()
@InputType({ description: 'Credentials of an account at one payment provider.' })
export class MerchantCredentialsInput {
  @Field(() => MpesaCredentialsInput, { nullable: true, description: 'Credentials at M-Pesa.' })
  mpesa?: MpesaCredentialsInput | null;

  @Field(() => StripeCredentialsInput, { nullable: true, description: 'Credentials at Stripe.' })
  stripe?: StripeCredentialsInput | null;

  @Field(() => PaystackCredentialsInput, { nullable: true, description: 'Credentials at Paystack.' })
  paystack?: PaystackCredentialsInput | null;

  @Field(() => PesapalCredentialsInput, { nullable: true, description: 'Credentials at Pesapal.' })
  pesapal?: PesapalCredentialsInput | null;
}

const FORMER_CREDENTIALS = {
  nullable: true,
  deprecationReason: 'Use `credentials`. Deprecated since 2026-11-29.',
};

@InputType({ description: 'Account at a payment provider.' })
export class MerchantAccountInput {
  @Field(() => MerchantCredentialsInput, { nullable: true, description: 'Credentials at the provider.' })
  credentials?: MerchantCredentialsInput | null;

  @Field(() => MpesaCredentialsInput, { ...FORMER_CREDENTIALS, description: 'Credentials at M-Pesa.' })
  mpesa?: MpesaCredentialsInput | null;

  @Field(() => StripeCredentialsInput, { ...FORMER_CREDENTIALS, description: 'Credentials at Stripe.' })
  stripe?: StripeCredentialsInput | null;

  @Field(() => PaystackCredentialsInput, { ...FORMER_CREDENTIALS, description: 'Credentials at Paystack.' })
  paystack?: PaystackCredentialsInput | null;

  @Field(() => PesapalCredentialsInput, { ...FORMER_CREDENTIALS, description: 'Credentials at Pesapal.' })
  pesapal?: PesapalCredentialsInput | null;

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
