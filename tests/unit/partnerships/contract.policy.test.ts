import { describe, expect, it } from 'vitest';
import {
  mayAddExpense,
  mayApprove,
  mayCancelRound,
  mayExecuteRound,
  mayFinalizeContract,
  maySeeContract,
  maySeeMoney,
  mayTriggerRound,
  mayWithdrawContract,
  viewerRole,
} from '../../../server/modules/revenue-sharing/contracts/contract.policy.ts';
import type { ContractRecord } from '../../../server/modules/revenue-sharing/contracts/contract.record.ts';
import type { SignedInActor } from '../../../server/platform/access/actor.ts';
import { ROLES, type Role } from '../../../server/platform/access/roles.ts';

const OWN = 'issuer-own';

function actor(role: Role, changed: Partial<SignedInActor> = {}): SignedInActor {
  return {
    kind: 'user',
    userId: 'me',
    email: 'me@people.test',
    name: 'Me',
    role,
    issuerId: role.startsWith('issuer_') ? OWN : null,
    emailVerified: true,
    sessionId: null,
    apiKeyId: null,
    ...changed,
  };
}

type Listing = { signatory?: boolean; active?: boolean; partner?: 'account' | 'address' };

function contract({ signatory, active = true, partner }: Listing = {}): ContractRecord {
  return {
    issuerId: OWN,
    state: 'final',
    signatories: signatory ? [{ userId: 'me', active, approvedAt: null }] : [],
    shares: partner
      ? [{ partner: { userId: partner === 'account' ? 'me' : null, email: 'me@people.test' } }]
      : [],
  } as unknown as ContractRecord;
}

type Right = (who: SignedInActor, what: ContractRecord) => boolean;
const rolesWith = (right: Right, what: ContractRecord, changed: Partial<SignedInActor> = {}): Role[] =>
  ROLES.filter((role) => right(actor(role, changed), what));

describe('a person’s relation to a contract', () => {
  it.each<[Role, Listing, string]>([
    ['issuer_owner', { signatory: true, partner: 'account' }, 'issuer'],
    ['issuer_admin', {}, 'issuer'],
    ['system_admin', {}, 'viewer'],
    ['system_admin', { signatory: true }, 'signatory'],
    ['issuer_finance', { signatory: true, partner: 'account' }, 'signatory'],
    ['attendee', { signatory: true, partner: 'account' }, 'signatory'],
    ['attendee', { partner: 'account' }, 'partner'],
    ['attendee', { partner: 'address' }, 'partner'],
    ['issuer_finance', { partner: 'address' }, 'partner'],
    ['issuer_finance', {}, 'viewer'],
    ['system_auditor', {}, 'viewer'],
  ])('%s, listed as %o: %s', (role, listing, expected) => {
    expect(viewerRole(actor(role), contract(listing))).toBe(expected);
  });

  it('is nothing of the issuer’s for the owner of another organiser', () => {
    expect(viewerRole(actor('issuer_owner', { issuerId: 'other' }), contract({ signatory: true }))).toBe(
      'signatory',
    );
  });
});

describe('permission to', () => {
  const within: Role[] = [
    'issuer_owner',
    'issuer_admin',
    'issuer_signatory',
    'issuer_auditor',
    'issuer_finance',
  ];

  it('see it: its own people with the right, system roles that see all, and its members', () => {
    expect(rolesWith(maySeeContract, contract())).toEqual(['system_admin', 'system_auditor', ...within]);
    expect(rolesWith(maySeeContract, contract(), { issuerId: 'other' })).toEqual([
      'system_admin',
      'system_auditor',
    ]);
    expect(rolesWith(maySeeContract, contract({ partner: 'account' }), { issuerId: 'other' })).toEqual([
      'system_admin',
      'system_auditor',
      ...within,
      'attendee',
    ]);
    // An address counts once its owner has confirmed it.
    const byAddress = contract({ partner: 'address' });
    expect(maySeeContract(actor('attendee'), byAddress)).toBe(true);
    expect(maySeeContract(actor('attendee', { emailVerified: false }), byAddress)).toBe(false);
  });

  it('see its money: everybody who sees it but partners, unless they work for the issuer', () => {
    expect(maySeeMoney(actor('attendee'), contract({ partner: 'account' }))).toBe(false);
    expect(maySeeMoney(actor('attendee'), contract({ partner: 'account', signatory: true }))).toBe(true);
    expect(maySeeMoney(actor('issuer_owner', { issuerId: 'other' }), contract({ partner: 'account' }))).toBe(
      false,
    );
    expect(maySeeMoney(actor('issuer_finance'), contract({ partner: 'account' }))).toBe(true);
    expect(rolesWith(maySeeMoney, contract())).toEqual(['system_admin', 'system_auditor', ...within]);
  });

  it('approve it, its rounds and its expenses: listed signatories with either right, unless suspended', () => {
    expect(rolesWith(mayApprove, contract())).toEqual([]);
    expect(rolesWith(mayApprove, contract({ signatory: true }))).toEqual([
      'system_admin',
      'issuer_owner',
      'issuer_admin',
      'issuer_signatory',
      'issuer_finance',
      'attendee',
    ]);
    expect(rolesWith(mayApprove, contract({ signatory: true, active: false }))).toEqual([]);
  });

  it('finalize it: owner and admins of its own issuer by role, system admins by permission', () => {
    expect(rolesWith(mayFinalizeContract, contract())).toEqual([
      'system_admin',
      'issuer_owner',
      'issuer_admin',
    ]);
    expect(rolesWith(mayFinalizeContract, contract(), { issuerId: 'other' })).toEqual(['system_admin']);
  });

  it('withdraw it, propose a release, execute and cancel one: by permission, within the issuer', () => {
    expect(rolesWith(mayWithdrawContract, contract())).toEqual([
      'system_admin',
      'issuer_owner',
      'issuer_admin',
    ]);
    expect(rolesWith(mayTriggerRound, contract())).toEqual([
      'system_admin',
      'issuer_owner',
      'issuer_admin',
      'issuer_finance',
    ]);
    expect(rolesWith(mayTriggerRound, { ...contract(), state: 'draft' })).toEqual([]);
    expect(rolesWith(mayExecuteRound, contract())).toEqual([
      'system_admin',
      'issuer_owner',
      'issuer_finance',
    ]);
    expect(rolesWith(mayCancelRound, contract())).toEqual(rolesWith(mayTriggerRound, contract()));
    expect(rolesWith(mayExecuteRound, contract({ signatory: true }), { issuerId: 'other' })).toEqual([
      'system_admin',
    ]);
  });

  it('add an expense: the issuer and signatories', () => {
    expect(rolesWith(mayAddExpense, contract())).toEqual(['issuer_owner', 'issuer_admin']);
    expect(mayAddExpense(actor('attendee'), contract({ signatory: true }))).toBe(true);
    expect(mayAddExpense(actor('attendee'), contract({ partner: 'account' }))).toBe(false);
    expect(mayAddExpense(actor('issuer_owner'), { ...contract(), state: 'withdrawn' })).toBe(false);
  });
});
