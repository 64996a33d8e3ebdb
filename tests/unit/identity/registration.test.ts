import { describe, expect, it } from 'vitest';
import { checkedRegistration } from '../../../server/modules/identity/accounts/account.rules.ts';
import type { Role } from '../../../server/platform/access/roles.ts';
import { ROLES } from '../../../server/platform/access/roles.ts';
import { BadInput } from '../../../server/platform/failures.ts';

const GOOD = {
  name: ' Amina Odhiambo ',
  email: ' Amina@KICC.test ',
  password: 'a good password',
  role: 'attendee' as Role,
  createWallet: false,
};

function faultsOf(change: Partial<typeof GOOD & { phone: string; description: string }>): string[] {
  try {
    checkedRegistration({ ...GOOD, ...change });
    return [];
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return (error.details as { fields: { field: string }[] }).fields.map(({ field }) => field);
  }
}

describe('a registration', () => {
  it('is trimmed', () => {
    expect(checkedRegistration(GOOD)).toMatchObject({
      name: 'Amina Odhiambo',
      email: 'Amina@KICC.test',
      phone: null,
    });
  });

  it('keeps a description of organisers alone', () => {
    const given = { ...GOOD, description: ' Concerts ' };
    expect(checkedRegistration(given).description).toBe('');
    expect(checkedRegistration({ ...given, role: 'issuer_admin' }).description).toBe('Concerts');
  });

  it('names everything that is wrong at once', () => {
    expect(faultsOf({ name: ' ', email: 'amina', password: 'short' })).toEqual(['name', 'email', 'password']);
  });

  it.each([
    'a@b',
    '@b.test',
    'a b@c.test',
    'a@b..test',
    'a@b.test.',
    'a@b.test\nbcc: x@y.test',
    `${'a'.repeat(250)}@b.test`,
  ])('has an email address; %j is none', (email) => {
    expect(faultsOf({ email })).toEqual(['email']);
  });

  it.each(['a@b.test', "o'neil+tickets@sub.example.co.ke", 'ämina@bücher.test'])(
    'has an email address such as %s',
    (email) => {
      expect(faultsOf({ email })).toEqual([]);
    },
  );

  it.each(ROLES.filter((role) => role !== 'attendee' && role !== 'issuer_admin'))(
    'does not assign the role %s',
    (role) => {
      expect(faultsOf({ role })).toEqual(['role']);
    },
  );
});
