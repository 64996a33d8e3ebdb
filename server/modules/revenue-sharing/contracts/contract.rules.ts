import type { ContractRecord, ContractState, SignatoryRecord } from './contract.record.ts';

/** Allowed steps in each state, with the next state. A failed attempt to finalize leads back. */
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

/** Counts approvals of active people: suspended ones do not count. */
function countingApprovals({ signatories }: Pick<Signed, 'signatories'>): number {
  return signatories.filter(({ active, approvedAt }) => active && approvedAt !== null).length;
}

/** Whether enough signatories approved the draft: the organiser may finalize it then. */
export function isApproved(contract: Signed): boolean {
  return contract.state === 'draft' && countingApprovals(contract) >= contract.requiredSigs;
}

export type SignatoryBadge = 'ready' | 'approved' | 'pending';

/** Approved: the signatory did. Ready: the contract does not wait for this signatory. Pending: it does. */
export function badgeOf(signatory: Pick<SignatoryRecord, 'approvedAt'>, contract: Signed): SignatoryBadge {
  if (signatory.approvedAt !== null) return 'approved';
  return contract.state === 'draft' && !isApproved(contract) ? 'pending' : 'ready';
}

/** Returns the key that a signatory would sign with on the ledger: their own before the platform's. */
export function signingKeyOf({ ownKey, walletKey }: Pick<SignatoryRecord, 'ownKey' | 'walletKey'>): {
  publicKey: string;
  keyHolder: 'own' | 'platform';
} | null {
  if (ownKey !== null) return { publicKey: ownKey, keyHolder: 'own' };
  return walletKey === null ? null : { publicKey: walletKey, keyHolder: 'platform' };
}

export type BlockerCode =
  | 'event_cancelled'
  | 'other_contract_final'
  | 'approvals_missing'
  | 'invitation_pending'
  | 'invitation_declined'
  | 'partner_without_wallet'
  | 'signatory_without_wallet'
  | 'shared_key'
  | 'too_few_signatories'
  | 'ledger_unavailable';

/** A reason why a draft cannot be made final. */
export interface Blocker {
  code: BlockerCode;
  /** The English sentence. */
  message: string;
  /** The people concerned. */
  names: string[];
  /** Required and actual count; null where nothing is counted. */
  needed: number | null;
  given: number | null;
}

export function blocker(
  code: BlockerCode,
  message: string,
  about: Partial<Pick<Blocker, 'names' | 'needed' | 'given'>> = {},
): Blocker {
  return { code, message, names: [], needed: null, given: null, ...about };
}

export const otherContractFinal = (): Blocker =>
  blocker('other_contract_final', 'Another contract of this event is final already.');

export const signatoryWithoutWallet = (name: string): Blocker =>
  blocker('signatory_without_wallet', `${name} has no wallet to sign with.`, { names: [name] });

/** Returns the reasons why a draft cannot be made final now; none when it can. */
export function finalizeBlockers(contract: ContractRecord): Blocker[] {
  if (contract.state !== 'draft') return [];
  return [
    ...eventBlockers(contract),
    ...approvalBlockers(contract),
    ...partnerBlockers(contract),
    ...signatoryBlockers(contract),
  ];
}

function eventBlockers({ event, eventTaken }: ContractRecord): Blocker[] {
  const called = event.status === 'cancelled' ? [blocker('event_cancelled', 'The event was cancelled.')] : [];
  return eventTaken ? [...called, otherContractFinal()] : called;
}

function approvalBlockers(contract: ContractRecord): Blocker[] {
  const needed = contract.requiredSigs;
  const given = countingApprovals(contract);
  if (given >= needed) return [];
  const message = `${counted(needed, 'approval')} needed, ${given} given so far.`;
  return [blocker('approvals_missing', message, { needed, given })];
}

function counted(count: number, what: string): string {
  return count === 1 ? `1 ${what} is` : `${count} ${what}s are`;
}

function partnerBlockers({ shares }: ContractRecord): Blocker[] {
  const partners = new Map(shares.map(({ partner }) => [partner.id, partner]));
  return [...partners.values()].flatMap(({ name, status, publicKey }) => {
    const about = { names: [name] };
    if (status === 'pending')
      return [blocker('invitation_pending', `${name} has not accepted the invitation yet.`, about)];
    if (status === 'declined')
      return [blocker('invitation_declined', `${name} declined the invitation.`, about)];
    return publicKey === null
      ? [blocker('partner_without_wallet', `${name} has no wallet to be paid to.`, about)]
      : [];
  });
}

/** Every key must exist and differ, and enough signatories must be able to sign: otherwise the money would be stuck. */
function signatoryBlockers({ signatories, requiredSigs }: ContractRecord): Blocker[] {
  const keyed = signatories.map((signatory) => ({
    ...signatory,
    key: signingKeyOf(signatory)?.publicKey ?? null,
  }));
  const missing = keyed.filter(({ key }) => key === null).map(({ name }) => signatoryWithoutWallet(name));
  const doubled = keyed.flatMap((one, index) => {
    const duplicate = keyed.slice(0, index).find(({ key }) => key !== null && key === one.key);
    if (!duplicate) return [];
    const message = `${duplicate.name} and ${one.name} would sign with the same key.`;
    return [blocker('shared_key', message, { names: [duplicate.name, one.name] })];
  });
  const active = signatories.filter((signatory) => signatory.active).length;
  return [...missing, ...doubled, ...(active < requiredSigs ? [tooFew(active, requiredSigs)] : [])];
}

function tooFew(given: number, needed: number): Blocker {
  const message = `Only ${given} of the signatories can sign; ${needed} are needed.`;
  return blocker('too_few_signatories', message, { needed, given });
}
