import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../../graphql/access.ts';
import {
  ContractRoleEnum,
  ContractStatusEnum,
  EventStatusEnum,
  KeyHolderEnum,
  ShareTypeEnum,
  SignatoryBadgeEnum,
} from '../../../graphql/enums.ts';
import { Money } from '../../../graphql/money.type.ts';
import { Node } from '../../../graphql/node.type.ts';
import { PageInfo } from '../../../graphql/page.ts';
import { DateTimeScalar, DecimalScalar } from '../../../graphql/scalars/index.ts';
import type { EventStatus } from '../../../vocabulary.ts';
import { Partner } from '../partners/partner.type.ts';
import type { ContractRole } from './contract.policy.ts';
import type { ContractRecord, KeyHolder, ShareType } from './contract.record.ts';
import type { SignatoryBadge } from './contract.rules.ts';

@ObjectType({ simpleResolvers: true, description: 'The event whose revenue a contract shares.' })
export class ContractEvent {
  @Field(() => ID)
  id!: string;

  @Field()
  name!: string;

  @Field()
  slug!: string;

  @Field(() => DateTimeScalar)
  startDate!: Date;

  @Field()
  venue!: string;

  @Field(() => EventStatusEnum)
  status!: EventStatus;
}

@ObjectType({ simpleResolvers: true })
export class ContractApproval {
  @Field(() => ID)
  userId!: string;

  @Field(() => DateTimeScalar)
  approvedAt!: Date;
}

@Carries('personal data', 'keys')
@SeenWithObject('readers of the contract')
@ObjectType({ simpleResolvers: true, description: 'Somebody whose signature moves the money.' })
export class Signatory {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  userId!: string;

  @Field()
  name!: string;

  @Field()
  email!: string;

  @Field(() => SignatoryBadgeEnum)
  badge!: SignatoryBadge;

  @Field(() => DateTimeScalar, { nullable: true })
  approvedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'The key that signs on the ledger; as long as the contract is a draft, the one that would.',
  })
  publicKey!: string | null;

  @Field(() => KeyHolderEnum, { nullable: true, description: 'Who holds the secret key to it.' })
  keyHolder!: KeyHolder | null;

  @Field({ description: 'False: suspended, and nothing that he signs counts.' })
  active!: boolean;

  @Field()
  hasWallet!: boolean;
}

@Carries('money')
@SeenWithObject('readers of the contract')
@ObjectType({ simpleResolvers: true, description: 'What a partner gets.' })
export class Share {
  @Field(() => ID)
  id!: string;

  @Field(() => Int)
  position!: number;

  @Field(() => Partner)
  partner!: Partner;

  @Field(() => ShareTypeEnum)
  type!: ShareType;

  @Field(() => DecimalScalar, { nullable: true, description: 'Of what remains after the fixed amounts.' })
  percent!: string | null;

  @Field(() => Money, { nullable: true, description: 'In XLM, over the life of the contract.' })
  fixedAmount!: Money | null;

  @Field(() => Money, {
    nullable: true,
    description:
      "Released to the partner so far, in XLM. Null unless the caller may see the partner's money.",
  })
  paid!: Money | null;
}

@Carries('money', 'keys')
@SeenWithObject('readers of the contract')
@ObjectType({ simpleResolvers: true, description: "The contract's account on the ledger." })
export class Escrow {
  @Field()
  publicKey!: string;

  @Field(() => String, { nullable: true, description: 'Null: the network has no such pages.' })
  explorerUrl!: string | null;

  @Field({ description: 'Of the transaction that made it.' })
  transactionHash!: string;

  @Field(() => String, { nullable: true })
  transactionUrl!: string | null;

  @Field(() => Int, { description: 'Signatures that any payment from it takes.' })
  requiredSigs!: number;
}

@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: "An agreement on who gets what of an event's revenue, and on whose signatures release it.",
})
export class Contract {
  @Field(() => ID)
  id!: string;

  @Field()
  name!: string;

  @Field()
  description!: string;

  @Field(() => ContractStatusEnum)
  status!: 'draft' | 'final';

  @Field({ description: 'The escrow is on its way to the ledger.' })
  finalizing!: boolean;

  @Field(() => String, { nullable: true, description: 'Why the last try to finalize failed.' })
  finalizeFailure!: string | null;

  @Field(() => ContractEvent)
  event!: ContractEvent;

  @Field(() => ID)
  issuerId!: string;

  @Field()
  issuerName!: string;

  @Field(() => Int)
  requiredSigs!: number;

  @Field(() => [Signatory])
  signatories!: Signatory[];

  @Field(() => [ContractApproval], { description: 'In the order in which they were given.' })
  approvals!: ContractApproval[];

  @Field(() => [Share])
  shares!: Share[];

  @Field(() => DecimalScalar, { description: 'Of all percentages; the rest is the organiser’s.' })
  totalPercent!: string;

  @Field(() => DateTimeScalar)
  createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true })
  finalizedAt!: Date | null;

  @Field(() => Escrow, { nullable: true, description: 'Once it is final.' })
  escrow!: Escrow | null;

  @Field({ description: 'A draft with the approvals it needs: the organiser may finalize it.' })
  canFinalize!: boolean;

  @Field(() => [String], { description: 'Why it cannot be finalized now, a sentence each.' })
  finalizeBlockers!: string[];

  @Field(() => ContractRoleEnum, { description: 'What the contract is for the caller.' })
  viewerRole!: ContractRole;

  @Field()
  viewerIsSignatory!: boolean;

  @Field()
  viewerCanApprove!: boolean;

  @Field()
  viewerCanFinalize!: boolean;

  @Field()
  viewerCanWithdraw!: boolean;

  @Field()
  viewerCanAddExpense!: boolean;

  @Field()
  viewerCanTrigger!: boolean;

  @Field({ description: 'Financials, expenses and rounds. A partner sees none of them.' })
  viewerCanSeeMoney!: boolean;

  /** What it was made of, for the fields that are read when they are asked for. */
  record!: ContractRecord;
}

@ObjectType({ simpleResolvers: true })
export class ContractConnection {
  @Field(() => [Contract])
  nodes!: Contract[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

@ObjectType({ simpleResolvers: true })
export class ContractApprovalPayload {
  @Field(() => Contract)
  contract!: Contract;

  @Field({ description: 'It has the approvals it needs.' })
  canFinalize!: boolean;

  @Field()
  message!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A contract of the caller is there, or has changed.' })
export class ContractChange {
  @Field(() => ID)
  contractId!: string;
}
