import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../../platform/graphql/access.ts';
import { EventStatusEnum } from '../../../platform/graphql/enums.ts';
import { Money } from '../../../platform/graphql/money.schema.ts';
import { Node } from '../../../platform/graphql/node.schema.ts';
import { ConnectionOf } from '../../../platform/graphql/page.ts';
import { DateTimeScalar, DecimalScalar } from '../../../platform/graphql/scalars.ts';
import type { EventStatus } from '../../../platform/vocabulary.ts';
import { Partner } from '../partners/partner.schema.ts';
import type { ContractRole } from './contract.policy.ts';
import type { ContractRecord, ShareType } from './contract.record.ts';
import type { BlockerCode } from './contract.rules.ts';
import {
  ContractRoleEnum,
  ContractStatusEnum,
  FinalizeBlockerCodeEnum,
  FinalizeFailureCodeEnum,
  ShareTypeEnum,
} from './contract-enums.schema.ts';
import type { EscrowFailureCode } from './escrow.rules.ts';
import { ContractApproval, Signatory } from './signatory.schema.ts';

@ObjectType({ simpleResolvers: true, description: 'Event whose revenue a contract shares.' })
export class ContractEvent {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field({ description: 'Display name.' })
  name!: string;

  @Field({ description: 'Name of the event in URLs.' })
  slug!: string;

  @Field(() => DateTimeScalar, { description: 'Start of the event.' })
  startDate!: Date;

  @Field({ description: 'IANA time zone of the event, in which its times are shown.' })
  timeZone!: string;

  @Field({ description: 'Venue as "Venue Name, City, Country".' })
  venue!: string;

  @Field(() => EventStatusEnum, { description: 'Current status.' })
  status!: EventStatus;
}

@Carries('money')
@SeenWithObject('readers of the contract')
@ObjectType({ simpleResolvers: true, description: 'Share of a partner in the revenue of a contract.' })
export class Share {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field(() => Int, { description: 'Position in the list, from 0.' })
  position!: number;

  @Field(() => Partner, { description: 'Partner who receives the share.' })
  partner!: Partner;

  @Field(() => ShareTypeEnum, { description: 'Kind of share.' })
  type!: ShareType;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Percentage of what remains after fixed amounts. Null for a fixed amount.',
  })
  percent!: string | null;

  @Field(() => Money, {
    nullable: true,
    description: 'Fixed amount in XLM over the life of the contract. Null for a percentage.',
  })
  fixedAmount!: Money | null;

  @Field(() => Money, {
    nullable: true,
    description:
      "Amount released to the partner so far, in XLM. Null if the viewer cannot see the partner's payments.",
  })
  paid!: Money | null;
}

@Carries('money', 'keys')
@SeenWithObject('readers of the contract')
@ObjectType({ simpleResolvers: true, description: 'Account of a contract on the ledger.' })
export class Escrow {
  @Field({ description: 'Public key of the account on the ledger: G and 55 characters.' })
  publicKey!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Block explorer page of the account. Null if the network has no explorer.',
  })
  explorerUrl!: string | null;

  @Field({ description: 'Hash of the transaction that created the account.' })
  transactionHash!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Block explorer page of the transaction. Null if the network has no explorer.',
  })
  transactionUrl!: string | null;

  @Field(() => Int, { description: 'Number of signatures required for any payment from the account.' })
  requiredSigs!: number;
}

@Carries('personal data')
@SeenWithObject('readers of the contract')
@ObjectType({ simpleResolvers: true, description: 'Reason why a draft cannot be finalized.' })
export class FinalizeBlocker {
  @Field(() => FinalizeBlockerCodeEnum, { description: 'Code of the reason.' })
  code!: BlockerCode;

  @Field({ description: 'Reason in English.' })
  message!: string;

  @Field(() => [String], { description: 'Names of the people concerned.' })
  names!: string[];

  @Field(() => Int, {
    nullable: true,
    description: 'Number required. Null if the reason does not involve a count.',
  })
  needed!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Number available. Null if the reason does not involve a count.',
  })
  given!: number | null;
}

@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'Agreement on how the revenue of an event is shared and whose signatures release it.',
})
export class Contract {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field({ description: 'Display name.' })
  name!: string;

  @Field({ description: 'Free-text description.' })
  description!: string;

  @Field(() => ContractStatusEnum, { description: 'Current status.' })
  status!: 'draft' | 'final';

  @Field({ description: 'Whether the escrow account is being created on the ledger.' })
  finalizing!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Reason why the last attempt to finalize failed. Null if none failed.',
  })
  finalizeFailure!: string | null;

  @Field(() => FinalizeFailureCodeEnum, { nullable: true, description: 'Code of the failure.' })
  finalizeFailureCode!: EscrowFailureCode | null;

  @Field(() => ContractEvent, { description: 'Event whose revenue the contract shares.' })
  event!: ContractEvent;

  /** Id for the field resolver; not a field of the API. */
  issuerId!: string;

  @Field({ description: 'Name of the issuer.' })
  issuerName!: string;

  @Field(() => Int, { description: 'Number of signatures required.' })
  requiredSigs!: number;

  @Field(() => [Signatory], {
    description: 'People whose signatures release revenue, in the order in which they are listed.',
  })
  signatories!: Signatory[];

  @Field(() => [ContractApproval], { description: 'Approvals in the order in which they were given.' })
  approvals!: ContractApproval[];

  @Field(() => [Share], { description: 'Shares of the partners, in the order in which they are listed.' })
  shares!: Share[];

  @Field(() => DecimalScalar, { description: 'Sum of all percentages. The rest goes to the issuer.' })
  totalPercent!: string;

  @Field(() => DateTimeScalar, { description: 'Creation time.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the contract was finalized. Null for a draft.',
  })
  finalizedAt!: Date | null;

  @Field(() => Escrow, { nullable: true, description: 'Escrow account. Null until the contract is final.' })
  escrow!: Escrow | null;

  @Field({
    description: 'Whether a draft has the approvals that it needs, so that the issuer can finalize it.',
  })
  canFinalize!: boolean;

  @Field(() => [FinalizeBlocker], { description: 'Reasons why the contract cannot be finalized now.' })
  finalizeBlockers!: FinalizeBlocker[];

  @Field(() => ContractRoleEnum, { description: 'Role of the viewer in the contract.' })
  viewerRole!: ContractRole;

  @Field({ description: 'Whether the viewer is a signatory of the contract.' })
  viewerIsSignatory!: boolean;

  @Field({ description: 'Whether the viewer can approve the contract now.' })
  viewerCanApprove!: boolean;

  @Field({ description: 'Whether the viewer can finalize the contract now.' })
  viewerCanFinalize!: boolean;

  @Field({ description: 'Whether the viewer can withdraw the contract.' })
  viewerCanWithdraw!: boolean;

  @Field({ description: 'Whether the viewer can submit an expense.' })
  viewerCanAddExpense!: boolean;

  @Field({ description: 'Whether the viewer can start a round.' })
  viewerCanTrigger!: boolean;

  @Field({ description: 'Whether the viewer can see financials, expenses and rounds. Partners cannot.' })
  viewerCanSeeMoney!: boolean;

  /** The source record, for fields that are resolved on request. */
  record!: ContractRecord;
}

@ObjectType({ simpleResolvers: true, description: 'One page of a list.' })
export class ContractConnection extends ConnectionOf(Contract) {}

@ObjectType({ simpleResolvers: true, description: 'Draft after an approval.' })
export class ApproveContractPayload {
  @Field(() => Contract, { description: 'Current state of the contract.' })
  contract!: Contract;

  @Field({ description: 'Whether the draft has the approvals that it needs.' })
  canFinalize!: boolean;

  @Field({ description: 'Result in plain text.' })
  message!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A contract of the viewer that is new or has changed.' })
export class ContractChange {
  /** Id for the field resolver; not a field of the API. */
  contractId!: string;
}
