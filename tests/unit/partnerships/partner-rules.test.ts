import { describe, expect, it } from 'vitest';
import {
  invitationExpiry,
  mayBecome,
  nameFromEmail,
  nameOnAccepting,
} from '../../../server/modules/revenue-sharing/partners/partner.rules.ts';

describe('an invitation', () => {
  it('lives two weeks', () => {
    expect(invitationExpiry(new Date('2031-01-01T10:00:00Z'))).toEqual(new Date('2031-01-15T10:00:00Z'));
  });

  it('is answered once; a partner who declined may be invited again, one who accepted stays', () => {
    const states = ['pending', 'accepted', 'declined'] as const;
    const allowed = states.flatMap((from) =>
      states.filter((to) => mayBecome(from, to)).map((to) => `${from} -> ${to}`),
    );
    expect(allowed).toEqual([
      'pending -> pending',
      'pending -> accepted',
      'pending -> declined',
      'declined -> pending',
    ]);
  });
});

describe('what a partner is called', () => {
  const email = 'amina@partners.test';

  it('is guessed from the address first', () => {
    expect(nameFromEmail(email)).toBe('amina');
  });

  it('is the partner’s own name once they accept, unless the organiser set one', () => {
    expect(nameOnAccepting({ name: 'amina', email }, 'Amina Odhiambo')).toBe('Amina Odhiambo');
    expect(nameOnAccepting({ name: 'DJ Amina', email }, 'Amina Odhiambo')).toBe('DJ Amina');
  });
});
