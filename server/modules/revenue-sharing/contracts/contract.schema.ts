import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../../platform/graphql/access.ts';
import { EventStatusEnum } from '../../../platform/graphql/enums.ts';
import { Money } from '../../../platform/graphql/money.schema.ts';
import { Node } from '../../../platform/graphql/node.schema.ts';
import { PageInfo } from '../../../platform/graphql/page.ts';
import { DateTimeScalar, DecimalScalar } from '../../../platform/graphql/scalars.ts';
import type { EventStatus } from '../../../platform/vocabulary.ts';
import { Partner } from '../partners/partner.schema.ts';
import type { ContractRole } from './contract.policy.ts';
import type { ContractRecord, KeyHolder, ShareType } from './contract.record.ts';
import type { BlockerCode, SignatoryBadge } from './contract.rules.ts';
import {
  ContractRoleEnum,
  ContractStatusEnum,
  FinalizeBlockerCodeEnum,
  FinalizeFailureCodeEnum,
  KeyHolderEnum,
  ShareTypeEnum,
  SignatoryBadgeEnum,
} from './contract-enums.schema.ts';
import type { EscrowFailureCode } from './escrow.rules.ts';

@ObjectType({ simpleResolvers: true, description: 'The event whose revenue a contract shares.' })
export class ContractEvent {
  @Field(() => ID, { description: 'Its identifier.' })
  id!: string;

  @Field({ description: 'The name, for people.' })
  name!: string;

  @Field({ description: 'Its name in addresses.' })
  slug!: string;

  @Field(() => DateTimeScalar, { description: 'When it begins.' })
  startDate!: Date;

  @Field({ description: 'Venue Name, City, Country.' })
  venue!: string;

  @Field(() => EventStatusEnum, { description: 'How it stands.' })
  status!: EventStatus;
}

@ObjectType({ simpleResolvers: true, description: 'That a signatory agreed to a draft.' })
export class ContractApproval {
  /** For the field resolvers; not fields of the API. */
  userId!: string;
  name!: string;
  email!: string;

  @Field(() => DateTimeScalar, { description: 'When it was approved.' })
  approvedAt!: Date;
}

@Carries('personal data', 'keys')
@SeenWithObject('readers of the contract')
@ObjectType({ simpleResolvers: true, description: 'Somebody whose signature moves the money.' })
export class Signatory {
  @Field(() => ID, { description: 'Its identifier.' })
  id!: string;

  /** Id for the field resolver; not a field of the API. */
  userId!: string;

  @Field({ description: 'The name, for people.' })
  name!: string;

  @Field({ description: 'The e-mail address.' })
  email!: string;

  @Field(() => SignatoryBadgeEnum, { description: 'How the signatory stands to the contract.' })
  badge!: SignatoryBadge;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was approved.' })
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

  @Field({ description: 'Whether there is a wallet.' })
  hasWallet!: boolean;
}

@Carries('money')
@SeenWithObject('readers of the contract')
@ObjectType({ simpleResolvers: true, description: 'What a partner gets.' })
export class Share {
  @Field(() => ID, { description: 'Its identifier.' })
  id!: string;

  @Field(() => Int, { description: 'Its place in the list, from 0.' })
  position!: number;

  @Field(() => Partner, { description: 'Whom it is for.' })
  partner!: Partner;

  @Field(() => ShareTypeEnum, { description: 'What kind it is of.' })
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
  @Field({ description: 'The account on the ledger: G and 55 characters.' })
  publicKey!: string;

  @Field(() => String, { nullable: true, description: 'Null: the network has no such pages.' })
  explorerUrl!: string | null;

  @Field({ description: 'Of the transaction that made it.' })
  transactionHash!: string;

  @Field(() => String, { nullable: true, description: 'Where people may look at the transaction.' })
  transactionUrl!: string | null;

  @Field(() => Int, { description: 'Signatures that any payment from it takes.' })
  requiredSigs!: number;
}

@Carries('personal data')
@SeenWithObject('readers of the contract')
@ObjectType({ simpleResolvers: true, description: 'A reason why a draft cannot be made final.' })
export class FinalizeBlocker {
  @Field(() => FinalizeBlockerCodeEnum, { description: 'Which of the reasons it is.' })
  code!: BlockerCode;

  @Field({ description: 'The reason, in an English sentence.' })
  message!: string;

  @Field(() => [String], { description: 'The names of the people that it is about.' })
  names!: string[];

  @Field(() => Int, { nullable: true, description: 'How many are needed, where something is counted.' })
  needed!: number | null;

  @Field(() => Int, { nullable: true, description: 'How many of them there are.' })
  given!: number | null;
}

@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: "An agreement on who gets what of an event's revenue, and on whose signatures release it.",
})
export class Contract {
  @Field(() => ID, { description: 'Its identifier.' })
  id!: string;

  @Field({ description: 'The name, for people.' })
  name!: string;

  @Field({ description: 'What it is, in the words of who made it.' })
  description!: string;

  @Field(() => ContractStatusEnum, { description: 'How it stands.' })
  status!: 'draft' | 'final';

  @Field({ description: 'The escrow is on its way to the ledger.' })
  finalizing!: boolean;

  @Field(() => String, { nullable: true, description: 'Why the last try to finalize failed.' })
  finalizeFailure!: string | null;

  @Field(() => FinalizeFailureCodeEnum, { nullable: true, description: 'The code of that sentence.' })
  finalizeFailureCode!: EscrowFailureCode | null;

  @Field(() => ContractEvent, { description: 'The event whose revenue it shares.' })
  event!: ContractEvent;

  /** Id for the field resolver; not a field of the API. */
  issuerId!: string;

  @Field({ description: 'The name of the organiser.' })
  issuerName!: string;

  @Field(() => Int, { description: 'How many signatures it takes.' })
  requiredSigs!: number;

  @Field(() => [Signatory], { description: 'Whose signatures release the money, in their order.' })
  signatories!: Signatory[];

  @Field(() => [ContractApproval], { description: 'In the order in which they were given.' })
  approvals!: ContractApproval[];

  @Field(() => [Share], { description: 'Who gets what, in their order.' })
  shares!: Share[];

  @Field(() => DecimalScalar, { description: 'Of all percentages; the rest is the organiser’s.' })
  totalPercent!: string;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it became final.' })
  finalizedAt!: Date | null;

  @Field(() => Escrow, { nullable: true, description: 'Once it is final.' })
  escrow!: Escrow | null;

  @Field({ description: 'A draft with the approvals it needs: the organiser may finalize it.' })
  canFinalize!: boolean;

  @Field(() => [FinalizeBlocker], { description: 'Why it cannot be finalized now.' })
  finalizeBlockers!: FinalizeBlocker[];

  @Field(() => ContractRoleEnum, { description: 'What the contract is for the caller.' })
  viewerRole!: ContractRole;

  @Field({ description: 'The reader signs for it.' })
  viewerIsSignatory!: boolean;

  @Field({ description: 'The reader may approve it now.' })
  viewerCanApprove!: boolean;

  @Field({ description: 'The reader may make it final now.' })
  viewerCanFinalize!: boolean;

  @Field({ description: 'The reader may take it back.' })
  viewerCanWithdraw!: boolean;

  @Field({ description: 'The reader may submit an expense.' })
  viewerCanAddExpense!: boolean;

  @Field({ description: 'The reader may start a release.' })
  viewerCanTrigger!: boolean;

  @Field({ description: 'Financials, expenses and rounds. A partner sees none of them.' })
  viewerCanSeeMoney!: boolean;

  /** The source record, for fields that are resolved on request. */
  record!: ContractRecord;
}

@ObjectType({ simpleResolvers: true, description: 'A page of a list.' })
export class ContractConnection {
  @Field(() => [Contract], { description: 'The entries of the page.' })
  nodes!: Contract[];

  @Field(() => PageInfo, { description: 'Where the page ends.' })
  pageInfo!: PageInfo;
}

@ObjectType({ simpleResolvers: true, description: 'A draft after an approval.' })
export class ContractApprovalPayload {
  @Field(() => Contract, { description: 'The contract as it is now.' })
  contract!: Contract;

  @Field({ description: 'It has the approvals it needs.' })
  canFinalize!: boolean;

  @Field({ description: 'What happened, in a sentence for people.' })
  message!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A contract of the caller is there, or has changed.' })
export class ContractChange {
  /** Id for the field resolver; not a field of the API. */
  contractId!: string;
}
