import { describe, expect, it } from 'vitest';
import { requireMayClaim } from '../../../server/modules/staff/people/user-account.rules.ts';

const FOUNDER = { id: 'founder', status: 'active', emailVerified: true } as const;
const ORGANISATION = { active: true, founderId: 'founder', hasOwner: false };
const claim = (person: object, organisation: object | undefined) => () =>
  requireMayClaim({ ...FOUNDER, ...person }, organisation && { ...ORGANISATION, ...organisation });

describe('claiming the ownership of an organisation', () => {
  it('is for its founder while it has no owner', () => {
    expect(claim({}, {})()).toEqual(ORGANISATION);
  });

  it.each([
    ['a suspended founder', 'ACCOUNT_SUSPENDED', { status: 'suspended' }, {}],
    ['a person who did not found it', 'NOT_FOUNDER', { id: 'admin' }, {}],
    ['a person without an organisation', 'NOT_FOUNDER', {}, undefined],
    ['everyone where the founder is not known', 'NOT_FOUNDER', {}, { founderId: null }],
    ['its founder where it has an owner', 'HAS_OWNER', {}, { hasOwner: true }],
    ['a founder without a confirmed address', 'EMAIL_NOT_VERIFIED', { emailVerified: false }, {}],
    ['its founder while it is inactive', 'ISSUER_INACTIVE', {}, { active: false }],
  ])('is refused to %s by %s', (_who, code, person, organisation) => {
    expect(claim(person, organisation)).toThrow(expect.objectContaining({ code }));
  });
});
