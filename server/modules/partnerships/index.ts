export { approveContract } from './contracts/approve-contract.ts';
export { UnknownPartner } from './contracts/contract.failures.ts';
export { ShareInput } from './contracts/contract.inputs.ts';
export {
  mayAddExpense,
  mayApprove,
  mayCancelRound,
  mayExecuteRound,
  maySeeMoney,
  mayTriggerRound,
  signatoryOf,
} from './contracts/contract.policy.ts';
export {
  lockContract,
  readContractRecords,
  readKnownPartners,
  readSignatoryStandings,
} from './contracts/contract.reads.ts';
export type {
  ContractRecord,
  ContractRow,
  SignatoryRecord,
} from './contracts/contract.record.ts';
export { Contract } from './contracts/contract.type.ts';
export { checkedShareTerms, type GivenShare } from './contracts/contract-terms.rules.ts';
export { createContract } from './contracts/create-contract.ts';
export { escrowOfEvent } from './contracts/escrow.reads.ts';
export { finalizeContract } from './contracts/finalize-contract.ts';
export { contractSeen, findContract, findPresentedContract } from './contracts/find-contract.ts';
export { answerInvitation } from './partners/answer-invitation.ts';
export { findPartner } from './partners/find-partner.ts';
export { invitePartner } from './partners/invite-partner.ts';
export { listPartners } from './partners/list-partners.ts';
export { presentPartner } from './partners/partner.present.ts';
export { Partner } from './partners/partner.type.ts';
export { personSeen } from './people/find-person.ts';
export { Person } from './people/person.type.ts';
