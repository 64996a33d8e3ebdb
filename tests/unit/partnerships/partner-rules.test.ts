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

  it('is answered once; who declined may be asked again, who accepted stays', () => {
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

  it('is his own name once he accepts, unless the organiser had given him one', () => {
    expect(nameOnAccepting({ name: 'amina', email }, 'Amina Odhiambo')).toBe('Amina Odhiambo');
    expect(nameOnAccepting({ name: 'DJ Amina', email }, 'Amina Odhiambo')).toBe('DJ Amina');
  });
});
