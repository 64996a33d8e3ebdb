import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { ROUND_LIMITS } from '../../../lib/limits/text-limits.ts';
import { Carries, SeenWithObject } from '../../../platform/graphql/access.ts';
import { registerEnum } from '../../../platform/graphql/enums.ts';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { Money } from '../../../platform/graphql/money.schema.ts';
import { Node } from '../../../platform/graphql/node.schema.ts';
import { ConnectionOf } from '../../../platform/graphql/page.ts';
import { DateTimeScalar, DecimalScalar } from '../../../platform/graphql/scalars.ts';
import { KeyHolderEnum, ShareTypeEnum } from '../contracts/contract-enums.schema.ts';
import { Partner } from '../partners/partner.schema.ts';
import type { PaymentKind } from './round.record.ts';
import type { RoundState } from './round.row.ts';

export const RoundStatusEnum = registerEnum('RoundStatus', 'Status of a round.', {
  preparing: 'The transaction to sign is being prepared.',
  pending: 'Awaits signatures.',
  authorized: 'Has the required signatures.',
  releasing: 'Submitted to the ledger.',
  released: 'Paid on the ledger.',
  failed: 'The ledger refused the transaction.',
  cancelling: 'Being cancelled: no further signatures are accepted.',
  cancelled: 'Cancelled: its signatures can no longer be used.',
  expired: 'Expired after seven days.',
});

export const RoundPaymentKindEnum = registerEnum('RoundPaymentKind', 'Purpose of a payment.', {
  share: 'Share of a partner.',
  issuer: 'Remainder, paid to the issuer.',
  expense: 'Approved expense.',
  advance: "Repayment of refunds that the issuer's wallet made on behalf of the escrow.",
});

export const RoundFailureCodeEnum = registerEnum('RoundFailureCode', 'Reason why a round was not paid.', {
  expired: 'The round expired after seven days.',
  withdrawn: 'The round was withdrawn.',
  no_account: 'The account that the round needs does not exist on the ledger.',
  underfunded: 'The escrow had insufficient funds.',
  no_destination: "A recipient's account does not exist on the ledger.",
  overtaken: 'Another transaction used the sequence number that the round needs.',
  refused: 'The ledger refused the transaction.',
  not_prepared: 'The ledger did not create the account that the round needs.',
});

export type RoundFailureCode = Lowercase<keyof typeof RoundFailureCodeEnum>;

@ObjectType({ simpleResolvers: true, description: 'Person who took part in a round.' })
export class RoundPerson {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field({ description: 'Display name.' })
  name!: string;
}

@Carries('personal data', 'keys')
@SeenWithObject('readers of the round')
@ObjectType({
  simpleResolvers: true,
  description: 'Signature of a signatory over the transaction of a round.',
})
export class RoundAuthorization {
  /** Id for the field resolver; not a field of the API. */
  userId!: string;

  @Field({ description: 'Display name.' })
  name!: string;

  @Field({ description: 'Public key that signed.' })
  publicKey!: string;

  @Field(() => KeyHolderEnum, {
    description: 'Holder of the signing key: the platform, or the signatory in an external wallet.',
  })
  method!: 'platform' | 'own';

  @Field(() => DateTimeScalar, { description: 'When the signature was given.' })
  authorizedAt!: Date;

  @Field({
    description:
      'Whether the signature counts. `false` for people who were suspended or are no longer signatories.',
  })
  counts!: boolean;

  @Field({ description: 'Whether the signature was submitted to the ledger.' })
  sent!: boolean;
}

@Carries('money')
@SeenWithObject('readers of the round')
@ObjectType({ simpleResolvers: true, description: 'Payment of a round to one recipient.' })
export class RoundPayment {
  @Field(() => RoundPaymentKindEnum, { description: 'Kind of payment.' })
  kind!: PaymentKind;

  @Field({ description: 'Display name.' })
  name!: string;

  @Field({ description: "Public key of the recipient's account." })
  destination!: string;

  @Field(() => String, {
    nullable: true,
    description: "Block explorer page of the recipient's account. Null if the network has no explorer.",
  })
  explorerUrl!: string | null;

  @Field(() => Money, { description: 'Amount in XLM.' })
  amount!: Money;
}

@Carries('money')
@SeenWithObject('readers of the contract but its partners')
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'Round that releases revenue of a contract. Amounts are in XLM.',
})
export class Round {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field(() => Int, { description: 'Number of the round within its contract, from 1.' })
  number!: number;

  /** Id for the field resolver; not a field of the API. */
  contractId!: string;

  @Field({ description: 'Name of the contract.' })
  contractName!: string;

  @Field({ description: 'Name of the event.' })
  eventName!: string;

  @Field(() => RoundStatusEnum, { description: 'Current status.' })
  status!: RoundState;

  @Field(() => Money, { description: 'Amount distributed to partners and the issuer.' })
  amount!: Money;

  @Field(() => Money, { description: 'Total amount, including owed expenses and advances.' })
  total!: Money;

  @Field({ description: 'Reason in plain text.' })
  reason!: string;

  @Field(() => DateTimeScalar, { description: 'Creation time.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: "When the round expires, by the ledger's clock." })
  expiresAt!: Date;

  @Field(() => RoundPerson, { description: 'Person who started the round.' })
  triggeredBy!: RoundPerson;

  @Field(() => Int, { description: 'Number of signatures required.' })
  requiredSigs!: number;

  @Field(() => Int, { description: 'Number of authorizations that count.' })
  gathered!: number;

  @Field(() => [RoundAuthorization], { description: 'Signatures in the order in which they were given.' })
  authorizations!: RoundAuthorization[];

  @Field(() => [RoundPayment], { description: 'Payments to each recipient.' })
  payments!: RoundPayment[];

  @Field(() => String, {
    nullable: true,
    description: 'Hash of the transaction to sign, hexadecimal. Null while the round is being prepared.',
  })
  hash!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Unsigned transaction envelope (XDR), base64. Null while the round is being prepared.',
  })
  envelopeXdr!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Transaction as a link for external wallets (SEP-7). Null unless the viewer signs with their own key.',
  })
  sep7Uri!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Hash of the ledger transaction. Null until the ledger has confirmed it.',
  })
  transactionHash!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Block explorer page of the transaction. Null if the network has no explorer.',
  })
  explorerUrl!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Sequence number of the ledger that contains the transaction. Null until the round is paid.',
  })
  ledger!: number | null;

  @Field(() => Money, {
    nullable: true,
    description: 'Fee that the ledger charged. Not paid from the escrow. Null until the round is paid.',
  })
  fee!: Money | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the round was submitted to the ledger. Null until then.',
  })
  executedAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the round was released, failed, expired or was cancelled. Null while it is open.',
  })
  endedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Reason why the round failed or was cancelled. Null otherwise.',
  })
  failure!: string | null;

  @Field(() => RoundFailureCodeEnum, {
    nullable: true,
    description: 'Code of the failure. Null for a reason written by the person who cancelled the round.',
  })
  failureCode!: RoundFailureCode | null;

  @Field({ description: 'Whether the viewer can sign the round now.' })
  viewerCanAuthorize!: boolean;

  @Field(() => KeyHolderEnum, {
    nullable: true,
    description: 'Holder of the key with which the viewer signs. Null if the viewer is not a signatory.',
  })
  viewerSignsWith!: 'platform' | 'own' | null;

  @Field({ description: 'Whether the viewer can submit the round to the ledger now.' })
  viewerCanExecute!: boolean;

  @Field({ description: 'Whether the viewer can cancel the round now.' })
  viewerCanCancel!: boolean;

  @Field({ description: 'Whether the viewer can start the round again.' })
  viewerCanTriggerAgain!: boolean;

  /** Id for the field resolver; not a field of the API. */
  againOf!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'One page of a list.' })
export class RoundConnection extends ConnectionOf(Round) {}

@InputType({ description: 'Round to start.' })
export class RoundInput {
  @Field(() => ID, { description: 'ID of the contract.' })
  contractId!: string;

  @Field(() => DecimalScalar, {
    description: 'Amount to distribute in XLM. Owed expenses are paid in addition.',
  })
  amount!: string;

  @Field({ description: `Reason in plain text. ${upTo(ROUND_LIMITS.reason)}` })
  reason!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Part of a divided amount.' })
export class SplitLine {
  @Field(() => Partner, {
    nullable: true,
    description: 'Partner who receives the part. Null for the issuer.',
  })
  partner!: Partner | null;

  @Field({ description: 'Display name.' })
  name!: string;

  @Field(() => ShareTypeEnum, {
    nullable: true,
    description: "Type of the share. Null for the issuer's remainder.",
  })
  type!: 'percentage' | 'fixed' | null;

  @Field(() => Money, { description: 'Amount in XLM.' })
  amount!: Money;
}
