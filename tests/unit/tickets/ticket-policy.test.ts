import { describe, expect, it } from 'vitest';
import {
  isHolder,
  mayDownloadTicket,
  mayManageTicket,
  maySeePerson,
  maySeeTicket,
} from '../../../server/modules/tickets/ticket.rules.ts';
import { ANONYMOUS, type SignedInActor } from '../../../server/platform/access/actor.ts';
import type { Role } from '../../../server/platform/access/roles.ts';

const TICKET = {
  issuerId: 'issuer-a',
  eventId: 'event-a',
  userId: 'user-a',
  holderId: null,
  holderEmail: 'ama@buyers.test',
};

function actor(role: Role, changed: Partial<SignedInActor> = {}): SignedInActor {
  return {
    kind: 'user',
    userId: 'user-b',
    email: 'b@people.test',
    name: 'B',
    role,
    issuerId: role.startsWith('issuer_') ? 'issuer-a' : null,
    emailVerified: true,
    sessionId: null,
    apiKeyId: null,
    ...changed,
  };
}

const rights = (who: SignedInActor): string =>
  [
    maySeeTicket(who, TICKET) ? 'see' : '',
    maySeePerson(who, TICKET) ? 'person' : '',
    mayDownloadTicket(who, TICKET) ? 'download' : '',
    mayManageTicket(who, TICKET) ? 'manage' : '',
  ]
    .filter(Boolean)
    .join(' ');

describe('rights on a ticket', () => {
  it.each<[Role, string]>([
    ['system_admin', 'see person download manage'],
    ['system_validator', 'see'],
    ['system_auditor', 'see'],
    ['issuer_owner', 'see person download manage'],
    ['issuer_admin', 'see download manage'],
    ['issuer_signatory', 'see'],
    ['issuer_validator', 'see'],
    ['issuer_auditor', 'see'],
    ['issuer_finance', 'see'],
    ['attendee', ''],
  ])('%s of its issuer: %s', (role, expected) => {
    expect(rights(actor(role))).toBe(expected);
  });

  it('end at the wall of the issuer', () => {
    for (const role of ['issuer_owner', 'issuer_admin', 'issuer_validator'] as const) {
      expect(rights(actor(role, { issuerId: 'issuer-b' }))).toBe('');
    }
  });

  it('end at the events that the actor is limited to', () => {
    expect(rights(actor('issuer_validator', { events: ['event-a'] }))).toBe('see');
    expect(rights(actor('issuer_validator', { events: ['event-b'] }))).toBe('');
    expect(rights(actor('issuer_finance', { events: [] }))).toBe('');
  });

  it('its holder sees all of it but does not manage it', () => {
    expect(rights(actor('attendee', { userId: 'user-a' }))).toBe('see person download');
    expect(rights(actor('attendee', { email: 'AMA@buyers.test' }))).toBe('see person download');
  });

  it('an address that the holder has left makes no holder', () => {
    const left = { ...TICKET, holderId: 'user-b' };
    expect(isHolder(actor('attendee', { userId: 'user-c', email: 'ama@buyers.test' }), left)).toBe(false);
    expect(isHolder(actor('attendee'), left)).toBe(true);
  });

  it('an unconfirmed address makes no holder', () => {
    expect(isHolder(actor('attendee', { email: 'ama@buyers.test', emailVerified: false }), TICKET)).toBe(
      false,
    );
    expect(isHolder(ANONYMOUS, TICKET)).toBe(false);
  });
});
