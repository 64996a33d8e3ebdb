import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../../platform/graphql/access.ts';
import { registerEnum } from '../../../platform/graphql/enums.ts';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { Money } from '../../../platform/graphql/money.schema.ts';
import { Node } from '../../../platform/graphql/node.schema.ts';
import { PageInfo } from '../../../platform/graphql/page.ts';
import { DateTimeScalar, DecimalScalar } from '../../../platform/graphql/scalars.ts';
import { KeyHolderEnum, ShareTypeEnum } from '../contracts/contract-enums.schema.ts';
import { Partner } from '../partners/partner.schema.ts';
import type { PaymentKind, RoundState } from './round.record.ts';
import { MAX_REASON } from './round.rules.ts';

export const RoundStatusEnum = registerEnum(
  'RoundStatus',
  'Pending: it waits for approvals. Authorized: it has enough. Cancelling: nobody may sign any more.',
  {
    preparing: 'What is signed is being made.',
    pending: 'It waits for signatures.',
    authorized: 'It has the signatures that it takes.',
    releasing: 'The ledger has been asked.',
    released: 'The ledger paid it.',
    failed: 'The ledger refused it.',
    cancelling: 'Nobody may sign any more.',
    cancelled: 'Nothing that was signed for it is worth anything.',
    expired: 'Seven days passed.',
  },
);

export const RoundPaymentKindEnum = registerEnum('RoundPaymentKind', 'What a payment is for.', {
  share: 'A partner’s share.',
  issuer: 'What nobody was promised, for the organiser.',
  expense: 'An approved expense.',
  advance: 'What the organiser’s wallet paid back to buyers for the escrow.',
});

export const RoundFailureCodeEnum = registerEnum('RoundFailureCode', 'Why a round was not paid.', {
  expired: 'Its seven days are over.',
  withdrawn: 'It was withdrawn.',
  no_account: 'The account that it needs is not on the ledger.',
  underfunded: 'The escrow held too little.',
  no_destination: 'A recipient is not on the ledger.',
  overtaken: 'Something else used up what it needs.',
  refused: 'The ledger refused it.',
  not_prepared: 'The ledger did not make the account that it needs.',
});

export type RoundFailureCode = Lowercase<keyof typeof RoundFailureCodeEnum>;

@ObjectType({ simpleResolvers: true, description: 'Somebody who took part in a release.' })
export class RoundPerson {
  @Field(() => ID, { description: 'Its identifier.' })
  id!: string;

  @Field({ description: 'The name, for people.' })
  name!: string;
}

@Carries('personal data', 'keys')
@SeenWithObject('readers of the round')
@ObjectType({
  simpleResolvers: true,
  description: "A signatory's signature over the transaction of a round.",
})
export class RoundAuthorization {
  /** Id for the field resolver; not a field of the API. */
  userId!: string;

  @Field({ description: 'The name, for people.' })
  name!: string;

  @Field({ description: 'The key that signed.' })
  publicKey!: string;

  @Field(() => KeyHolderEnum, { description: 'Whether it was given here or with a wallet of his own.' })
  method!: 'platform' | 'own';

  @Field(() => DateTimeScalar, { description: 'When it was signed.' })
  authorizedAt!: Date;

  @Field({ description: 'False for people who were suspended or are signatories no more.' })
  counts!: boolean;

  @Field({ description: 'Whether it is among those that were sent to the ledger.' })
  sent!: boolean;
}

@Carries('money')
@SeenWithObject('readers of the round')
@ObjectType({ simpleResolvers: true, description: 'What a release pays to somebody.' })
export class RoundPayment {
  @Field(() => RoundPaymentKindEnum, { description: 'What kind it is of.' })
  kind!: PaymentKind;

  @Field({ description: 'The name, for people.' })
  name!: string;

  @Field({ description: 'The account that is paid.' })
  destination!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Where people may look at it. Null: the network has no such pages.',
  })
  explorerUrl!: string | null;

  @Field(() => Money, { description: 'In XLM.' })
  amount!: Money;
}

@Carries('money')
@SeenWithObject('readers of the contract but its partners')
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'One round of revenue. Amounts are in XLM.',
})
export class Round {
  @Field(() => ID, { description: 'Its identifier.' })
  id!: string;

  @Field(() => Int, { description: 'Within its contract, from 1.' })
  number!: number;

  /** Id for the field resolver; not a field of the API. */
  contractId!: string;

  @Field({ description: 'The name of the contract.' })
  contractName!: string;

  @Field({ description: 'The name of the event.' })
  eventName!: string;

  @Field(() => RoundStatusEnum, { description: 'How it stands.' })
  status!: RoundState;

  @Field(() => Money, { description: 'What is distributed.' })
  amount!: Money;

  @Field(() => Money, { description: 'With owed expenses and advances.' })
  total!: Money;

  @Field({ description: 'Why, in words.' })
  reason!: string;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: "By the ledger's clock." })
  expiresAt!: Date;

  @Field(() => RoundPerson, { description: 'Who started it.' })
  triggeredBy!: RoundPerson;

  @Field(() => Int, { description: 'How many signatures it takes.' })
  requiredSigs!: number;

  @Field(() => Int, { description: 'Authorizations that count.' })
  gathered!: number;

  @Field(() => [RoundAuthorization], { description: 'The signatures that were given, in their order.' })
  authorizations!: RoundAuthorization[];

  @Field(() => [RoundPayment], { description: 'What is paid to whom.' })
  payments!: RoundPayment[];

  @Field(() => String, { nullable: true, description: 'Of the transaction that is signed; hexadecimal.' })
  hash!: string | null;

  @Field(() => String, { nullable: true, description: 'The transaction without signatures, base64.' })
  envelopeXdr!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The same as a link for wallets (SEP-7); for those who sign with a key of their own.',
  })
  sep7Uri!: string | null;

  @Field(() => String, { nullable: true, description: 'Once the ledger has it.' })
  transactionHash!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Where people may look at it. Null: the network has no such pages.',
  })
  explorerUrl!: string | null;

  @Field(() => Int, { nullable: true, description: 'The number of the ledger that has it.' })
  ledger!: number | null;

  @Field(() => Money, {
    nullable: true,
    description: 'What the ledger took; the escrow does not pay it.',
  })
  fee!: Money | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was handed to the ledger.' })
  executedAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it was over: released, failed, cancelled or expired.',
  })
  endedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'What went wrong, or why it was cancelled; for people.',
  })
  failure!: string | null;

  @Field(() => RoundFailureCodeEnum, {
    nullable: true,
    description: 'The code of that sentence; null for a reason in the words of who cancelled it.',
  })
  failureCode!: RoundFailureCode | null;

  @Field({ description: 'The reader may sign it now.' })
  viewerCanAuthorize!: boolean;

  @Field(() => KeyHolderEnum, { nullable: true, description: 'Null for those who sign nothing here.' })
  viewerSignsWith!: 'platform' | 'own' | null;

  @Field({ description: 'The reader may hand it to the ledger now.' })
  viewerCanExecute!: boolean;

  @Field({ description: 'The reader may cancel it now.' })
  viewerCanCancel!: boolean;

  @Field({ description: 'The reader may start it again.' })
  viewerCanTriggerAgain!: boolean;

  /** Id for the field resolver; not a field of the API. */
  againOf!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A page of a list.' })
export class RoundConnection {
  @Field(() => [Round], { description: 'The entries of the page.' })
  nodes!: Round[];

  @Field(() => PageInfo, { description: 'Where the page ends.' })
  pageInfo!: PageInfo;
}

@InputType({ description: 'A release to start.' })
export class RoundInput {
  @Field(() => ID, { description: 'The contract that it belongs to.' })
  contractId!: string;

  @Field(() => DecimalScalar, { description: 'In XLM; what is owed for expenses is paid on top of it.' })
  amount!: string;

  @Field({ description: `Why, in words. ${upTo(MAX_REASON)}` })
  reason!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Who gets how much of an amount.' })
export class SplitLine {
  @Field(() => Partner, { nullable: true, description: 'Null: the organiser.' })
  partner!: Partner | null;

  @Field({ description: 'The name, for people.' })
  name!: string;

  @Field(() => ShareTypeEnum, { nullable: true, description: 'Null: what is left for the organiser.' })
  type!: 'percentage' | 'fixed' | null;

  @Field(() => Money, { description: 'In XLM.' })
  amount!: Money;
}
