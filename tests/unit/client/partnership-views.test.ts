import { describe, expect, it } from 'vitest';
import { givenApprovals, keySentences } from '../../../client/src/features/partnerships/signatories.ts';
import { listView, viewOf, viewsOf } from '../../../client/src/pages/dashboard/partnerships/views.ts';

describe('the tabs of the partnerships panel', () => {
  it.each([
    ['ISSUER_ADMIN', ['overview', 'partners', 'contracts', 'create']],
    ['ISSUER_OWNER', ['overview', 'partners', 'contracts', 'create']],
    ['ATTENDEE', ['mine']],
    ['SYSTEM_ADMIN', ['all']],
    ['SYSTEM_AUDITOR', ['all']],
    ['ISSUER_SIGNATORY', ['contracts']],
    ['ISSUER_FINANCE', ['contracts']],
  ] as const)('of %s are %s', (role, views) => {
    expect(viewsOf({ role })).toEqual(views);
  });

  it('are the first one unless the address names one that the role has', () => {
    const views = viewsOf({ role: 'ISSUER_ADMIN' });
    expect(viewOf(null, views)).toBe('overview');
    expect(viewOf('create', views)).toBe('create');
    expect(viewOf('create', viewsOf({ role: 'ATTENDEE' }))).toBe('mine');
    expect(listView(views)).toBe('contracts');
  });
});

describe('approvals', () => {
  it('count unless their signatory is suspended', () => {
    const at = '2027-03-01T18:00:00Z';
    expect(
      givenApprovals([
        { approvedAt: at, active: true },
        { approvedAt: at, active: false },
        { approvedAt: null, active: true },
      ]),
    ).toBe(1);
  });
});

describe('who holds the keys of an escrow', () => {
  const ours = (name: string) => ({ name, keyHolder: 'PLATFORM' as const });
  const own = (name: string) => ({ name, keyHolder: 'OWN' as const });

  it('is said plainly when all are kept by the platform', () => {
    const said = keySentences([ours('Amina'), ours('Juma')], 2).join(' ');
    expect(said).toContain('Passa keeps the signing keys of all signatories');
    expect(said).toContain('you trust Passa not to sign without them');
  });

  it('names those who sign by themselves, and says when the platform alone has too few', () => {
    const said = keySentences([ours('Amina'), own('Juma'), own('Selam')], 2).join(' ');
    expect(said).toContain('Passa keeps the signing keys of Amina,');
    expect(said).toContain('Juma and Selam sign with wallets of their own');
    expect(said).toContain('too few to pay anything out: 2 signatures are needed');
  });

  it('claims nothing of that kind when one kept key would do', () => {
    expect(keySentences([ours('Amina'), own('Juma')], 1).join(' ')).toContain('you trust Passa');
  });
});
