import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { PAYOUT_LIMITS } from '../../lib/limits/text-limits.ts';
import { Carries, SeenWithObject } from '../../platform/graphql/access.ts';
import { CurrencyEnum, registerEnum } from '../../platform/graphql/enums.ts';
import { upTo } from '../../platform/graphql/limit-words.ts';
import { Money } from '../../platform/graphql/money.schema.ts';
import { ConnectionOf } from '../../platform/graphql/page.ts';
import { DateTimeScalar, DecimalScalar } from '../../platform/graphql/scalars.ts';
import {
  type DestinationKind,
  MAX_FEE_PERCENT,
  type PayoutCurrency,
  type PayoutOutcome,
  type PayoutState,
} from './payout.rules.ts';

export const PayoutStatusEnum = registerEnum<PayoutState>(
  'PayoutStatus',
  'Status of a payout to an issuer.',
  {
    requested: 'Awaits the approvals of two people of the platform.',
    approved: 'Approved by two people, and not sent yet.',
    sent: 'Its money may have moved. Awaits confirmation.',
    paid: 'Arrived.',
    failed: 'No money moved, or it came back. It is due again.',
    rejected: 'Rejected, or withdrawn by the issuer.',
  },
);

export const PayoutOutcomeEnum = registerEnum<PayoutOutcome>(
  'PayoutOutcome',
  'Outcome of a payout that was sent.',
  {
    paid: 'The statement of the account shows it, or the issuer has it.',
    failed: 'The statement shows that no money moved, or that it came back.',
  },
);

export const DestinationKindEnum = registerEnum<DestinationKind>(
  'PayoutDestinationKind',
  'Kind of account that payouts go to.',
  { mpesa: 'M-Pesa on a phone, for KES.', bank: 'Bank account.' },
);

const READERS = 'those who process payments of the issuer, and the operators of the platform';

@Carries('money', 'personal data')
@SeenWithObject(READERS)
@ObjectType({ simpleResolvers: true, description: 'Account that payouts in a currency go to.' })
export class PayoutDestination {
  @Field(() => ID, { description: 'Unique identifier. Another destination has another one.' })
  id!: string;

  @Field(() => CurrencyEnum, { description: 'Currency of the payouts.' })
  currency!: PayoutCurrency;

  @Field(() => DestinationKindEnum, { description: 'Kind of account.' })
  kind!: DestinationKind;

  @Field(() => String, { description: 'Name of the holder.' })
  holder!: string;

  @Field(() => String, { description: 'Phone number with the country code, or number of the bank account.' })
  number!: string;

  @Field(() => String, { nullable: true, description: 'Bank and branch. Null for M-Pesa.' })
  bank!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was entered.' })
  setAt!: Date;
}

@Carries('money', 'personal data')
@SeenWithObject(READERS)
@ObjectType({ simpleResolvers: true, description: 'Approval of a payout by a person of the platform.' })
export class PayoutApproval {
  @Field(() => String, { nullable: true, description: 'Name of the person. Null for issuers.' })
  by!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was given.' })
  at!: Date;
}

@Carries('money', 'personal data')
@SeenWithObject(READERS)
@ObjectType({
  simpleResolvers: true,
  description:
    'Payout of money that the platform collected for an issuer. Approved by two people of the platform.',
})
export class Payout {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  /** Not fields of the API: they identify the object of the field resolver. */
  issuerId!: string;
  issuerName!: string;

  @Field(() => Money, { description: 'Amount.' })
  amount!: Money;

  @Field(() => PayoutStatusEnum, { description: 'Current status.' })
  status!: PayoutState;

  @Field(() => PayoutDestination, { description: 'Account that it goes to.' })
  destination!: PayoutDestination;

  @Field(() => String, { nullable: true, description: 'Note of the person who requested it.' })
  note!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the person who requested it. Null once deleted.',
  })
  requestedBy!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was requested.' })
  requestedAt!: Date;

  @Field(() => [PayoutApproval], {
    description: 'Approvals for this destination, at most two, oldest first.',
  })
  approvals!: PayoutApproval[];

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was sent. Null before that.' })
  sentAt!: Date | null;

  @Field(() => Boolean, {
    description: 'Whether a payment provider sends it. `false` for a transfer by hand.',
  })
  isByProvider!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether the provider has not confirmed it for more than a day, so that a person must look into it.',
  })
  isUnconfirmed!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'Receipt number of the provider, or reference of the bank transfer. Null while there is none.',
  })
  receipt!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why it was rejected, failed, or could not be sent yet. Null otherwise.',
  })
  reason!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it ended. Null before that.' })
  finishedAt!: Date | null;

  @Field(() => Boolean, { description: 'Whether the viewer can approve it.' })
  viewerCanApprove!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer can reject or withdraw it.' })
  viewerCanReject!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer can send it.' })
  viewerCanSend!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer can record whether it arrived.' })
  viewerCanSettle!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'Page of payouts.' })
export class PayoutConnection extends ConnectionOf(Payout) {}

@Carries('money')
@SeenWithObject(READERS)
@ObjectType({
  simpleResolvers: true,
  description:
    'Money of an issuer in one currency that the platform collected, from the posted entries of the journal.',
})
export class PlatformBalance {
  @Field(() => Money, { description: 'Amount taken for tickets, including what went back since.' })
  taken!: Money;

  @Field(() => Money, { description: 'Fees of payment providers.' })
  fees!: Money;

  @Field(() => Money, { description: 'Fees of the platform.' })
  platformFees!: Money;

  @Field(() => Money, { description: 'Amount returned to buyers, or on its way back to them.' })
  refunded!: Money;

  @Field(() => Money, { description: "Amount that payers' banks hold back, or kept, after a dispute." })
  disputed!: Money;

  @Field(() => Money, { description: 'Amount of payouts that are requested, approved or sent.' })
  underWay!: Money;

  @Field(() => Money, { description: 'Amount paid out.' })
  paidOut!: Money;

  @Field(() => Money, {
    description:
      'Amount that can be requested: taken less everything else. Below zero after refunds of money that was paid out, until sales cover it.',
  })
  due!: Money;
}

@Carries('money', 'personal data')
@SeenWithObject(READERS)
@ObjectType({
  simpleResolvers: true,
  description: 'How an issuer sells through the account of the platform.',
})
export class PlatformSelling {
  @Field(() => ID, { description: 'ID of the issuer.' })
  id!: string;

  /** Not a field of the API. */
  issuerName!: string;

  @Field(() => Boolean, { description: 'Whether the platform has opened its account for the issuer.' })
  isOpen!: boolean;

  @Field(() => Boolean, {
    description: "Whether the issuer sells through it. The issuer's own accounts always go first.",
  })
  isChosen!: boolean;

  @Field(() => DecimalScalar, { description: 'Percentage of each payment that the platform keeps.' })
  feePercent!: string;

  @Field(() => [PlatformBalance], {
    description: 'One entry for each currency in which money was collected.',
  })
  balances!: PlatformBalance[];

  @Field(() => [PayoutDestination], { description: 'Accounts that payouts go to, one for each currency.' })
  destinations!: PayoutDestination[];

  @Field(() => [PayoutDestination], {
    description:
      'Accounts that were entered by others than an owner, and wait for an owner or for their time (`accountChanges`): at most one for each currency. No payout goes there yet.',
  })
  waitingDestinations!: PayoutDestination[];
}

@ObjectType({ simpleResolvers: true, description: 'Page of issuers for which the platform was opened.' })
export class PlatformSellingConnection extends ConnectionOf(PlatformSelling) {}

@InputType({ description: "Whether an issuer can sell through the platform's account." })
export class PlatformSellingInput {
  @Field(() => ID, { description: 'ID of the issuer.' })
  issuerId!: string;

  @Field(() => Boolean, {
    description: '`true` opens it. `false` closes it: new sales need an account of the issuer.',
  })
  isOpen!: boolean;

  @Field(() => DecimalScalar, {
    defaultValue: '0',
    description: `Percentage of each payment that the platform keeps, 0 to ${MAX_FEE_PERCENT} in steps of 0.01.`,
  })
  feePercent!: string;
}

@InputType({ description: 'Account that payouts in a currency go to.' })
export class PayoutDestinationInput {
  @Field(() => CurrencyEnum, { description: 'Currency of the payouts. M-Pesa takes KES alone.' })
  currency!: keyof typeof CurrencyEnum;

  @Field(() => DestinationKindEnum, { description: 'Kind of account.' })
  kind!: DestinationKind;

  @Field(() => String, { description: `Name of the holder. ${upTo(PAYOUT_LIMITS.holder)}` })
  holder!: string;

  @Field(() => String, {
    description: `Phone number, or number of the bank account. ${upTo(PAYOUT_LIMITS.number)}`,
  })
  number!: string;

  @Field(() => String, {
    nullable: true,
    description: `Bank and branch, for a bank account. ${upTo(PAYOUT_LIMITS.bank)}`,
  })
  bank?: string | null;
}

@InputType({ description: 'Payout to request.' })
export class PayoutRequestInput {
  @Field(() => ID, {
    nullable: true,
    description: 'ID of the issuer, for operators of the platform. Null: that of the viewer.',
  })
  issuerId?: string | null;

  @Field(() => DecimalScalar, { description: 'Amount, at most what is due.' })
  amount!: string;

  @Field(() => CurrencyEnum, { description: 'Currency of the amount.' })
  currency!: keyof typeof CurrencyEnum;

  @Field(() => String, {
    nullable: true,
    description: `Note for the people who approve it. ${upTo(PAYOUT_LIMITS.note)}`,
  })
  note?: string | null;
}

@InputType({ description: 'Outcome of a payout, as a person knows it.' })
export class PayoutSettlementInput {
  @Field(() => ID, { description: 'ID of the payout.' })
  id!: string;

  @Field(() => PayoutOutcomeEnum, { description: 'Outcome.' })
  outcome!: PayoutOutcome;

  @Field(() => String, {
    nullable: true,
    description: `Receipt number on the statement, for \`PAID\`, unless it is known. ${upTo(PAYOUT_LIMITS.receipt)}`,
  })
  receipt?: string | null;

  @Field(() => String, {
    description: `Reason in plain text, stored in the audit log. ${upTo(PAYOUT_LIMITS.reason)}`,
  })
  reason!: string;
}
