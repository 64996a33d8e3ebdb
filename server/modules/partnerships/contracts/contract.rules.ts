import type { ContractRecord, ContractState, SignatoryRecord } from './contract.record.ts';

/** What may be done with a contract in each state, and where it leads. A failed try to finalize leads back. */
const TRANSITIONS: Record<
  ContractState,
  {
    approve: boolean;
    withdraw?: ContractState;
    finalize?: ContractState;
    made?: ContractState;
    failed?: ContractState;
  }
> = {
  draft: { approve: true, withdraw: 'withdrawn', finalize: 'finalizing' },
  finalizing: { approve: false, made: 'final', failed: 'draft' },
  final: { approve: false },
  withdrawn: { approve: false },
};

export type ContractStep = 'withdraw' | 'finalize' | 'made' | 'failed';

export const nextState = (state: ContractState, step: ContractStep): ContractState | undefined =>
  TRANSITIONS[state][step];
export const mayBeApproved = (state: ContractState): boolean => TRANSITIONS[state].approve;

type Signed = Pick<ContractRecord, 'state' | 'requiredSigs' | 'signatories'>;

/** Approvals of people who still count: whoever is suspended does not. */
export function countingApprovals({ signatories }: Pick<Signed, 'signatories'>): number {
  return signatories.filter(({ active, approvedAt }) => active && approvedAt !== null).length;
}

/** A draft that enough signatories approved: the organiser may finalize it. */
export function isApproved(contract: Signed): boolean {
  return contract.state === 'draft' && countingApprovals(contract) >= contract.requiredSigs;
}

export type SignatoryBadge = 'ready' | 'approved' | 'pending';

/** Approved: he did. Ready: the contract waits for him no more. Pending: it waits for him. */
export function badgeOf(signatory: Pick<SignatoryRecord, 'approvedAt'>, contract: Signed): SignatoryBadge {
  if (signatory.approvedAt !== null) return 'approved';
  return contract.state === 'draft' && !isApproved(contract) ? 'pending' : 'ready';
}

/** The key that a signatory would sign with on the ledger: his own before ours. */
export function signingKeyOf({ ownKey, walletKey }: Pick<SignatoryRecord, 'ownKey' | 'walletKey'>): {
  publicKey: string;
  keyHolder: 'own' | 'platform';
} | null {
  if (ownKey !== null) return { publicKey: ownKey, keyHolder: 'own' };
  return walletKey === null ? null : { publicKey: walletKey, keyHolder: 'platform' };
}

/** Why a draft cannot be made final now, a sentence each; none when it can. */
export function finalizeBlockers(contract: ContractRecord): string[] {
  if (contract.state !== 'draft') return [];
  return [
    ...eventBlockers(contract),
    ...approvalBlockers(contract),
    ...partnerBlockers(contract),
    ...signatoryBlockers(contract),
  ];
}

function eventBlockers({ event, eventTaken }: ContractRecord): string[] {
  const called = event.status === 'cancelled' ? ['The event was cancelled.'] : [];
  return eventTaken ? [...called, 'Another contract of this event is final already.'] : called;
}

function approvalBlockers(contract: ContractRecord): string[] {
  const given = countingApprovals(contract);
  if (given >= contract.requiredSigs) return [];
  return [`${counted(contract.requiredSigs, 'approval')} needed, ${given} given so far.`];
}

function counted(count: number, what: string): string {
  return count === 1 ? `1 ${what} is` : `${count} ${what}s are`;
}

function partnerBlockers({ shares }: ContractRecord): string[] {
  const partners = new Map(shares.map(({ partner }) => [partner.id, partner]));
  return [...partners.values()].flatMap(({ name, status, publicKey }) => {
    if (status === 'pending') return [`${name} has not accepted the invitation yet.`];
    if (status === 'declined') return [`${name} declined the invitation.`];
    return publicKey === null ? [`${name} has no wallet to be paid to.`] : [];
  });
}

/** Every key must be there and differ, and enough of their people must be able to sign: else the money would be stuck. */
function signatoryBlockers({ signatories, requiredSigs }: ContractRecord): string[] {
  const keyed = signatories.map((signatory) => ({
    ...signatory,
    key: signingKeyOf(signatory)?.publicKey ?? null,
  }));
  const missing = keyed
    .filter(({ key }) => key === null)
    .map(({ name }) => `${name} has no wallet to sign with.`);
  const doubled = keyed.flatMap((one, index) => {
    const twin = keyed.slice(0, index).find(({ key }) => key !== null && key === one.key);
    return twin ? [`${twin.name} and ${one.name} would sign with the same key.`] : [];
  });
  const active = signatories.filter((signatory) => signatory.active).length;
  const few =
    active < requiredSigs ? [`Only ${active} of the signatories can sign; ${requiredSigs} are needed.`] : [];
  return [...missing, ...doubled, ...few];
}
