import { describe, expect, it } from 'vitest';
import { readPresented } from '../../../server/lib/scan/presented-ticket.ts';
import { signTicket, signTicketCode } from '../../../server/lib/signing/index.ts';
import { checkPresented, type DoorKeys } from '../../../server/modules/door/scans/check-presented.ts';
import type { SignedInActor } from '../../../server/platform/access/actor.ts';
import type { Role } from '../../../server/platform/access/roles.ts';
import {
  findKey,
  ISSUER,
  key,
  malleate,
  OTHER_ISSUER,
  otherKey,
  secondKey,
  ticketToSign,
} from '../signing/fixtures.ts';

const keys: DoorKeys = {
  verifyingKey: async (issuerId, version) => findKey(issuerId, version),
  eventKeys: async (eventId) =>
    eventId === ticketToSign.event_id ? { issuerId: ISSUER, keys: [key, secondKey] } : undefined,
};

function validator(role: Role, issuerId: string | null): SignedInActor {
  const who = { userId: 'u', email: 'v@example.test', name: 'V', emailVerified: true };
  return { kind: 'user', ...who, role, issuerId, sessionId: null, apiKeyId: null };
}

const own = validator('issuer_validator', ISSUER);
const stranger = validator('issuer_validator', OTHER_ISSUER);
const system = validator('system_validator', null);
const file = signTicket(ticketToSign, key);
const malleated = malleate(Buffer.from(file.signature, 'base64url')).toString('base64url');
const good = {
  refused: null,
  ticketId: file.id,
  issuerId: ISSUER,
  eventId: file.event_id,
  live: null,
};

describe('a presented ticket', () => {
  it.each([
    ['the file', file],
    ['the text of the file', JSON.stringify(file)],
    ['the text of the file with white space', `\n${JSON.stringify(file, null, 2)}\n`],
    ['the file with its fields in another order', Object.fromEntries(Object.entries(file).reverse())],
    ['the QR code', signTicketCode(ticketToSign, key)],
    ['the QR code of a rotated key', signTicketCode(ticketToSign, secondKey)],
    ['a file of a rotated key', signTicket(ticketToSign, secondKey)],
  ])('accepts %s', async (_what, presented) => {
    expect(await checkPresented(keys, own, presented)).toEqual(good);
    expect(await checkPresented(keys, system, presented)).toEqual(good);
  });

  it.each([
    ['nothing', null, 'malformed'],
    ['a number', 7, 'malformed'],
    ['a list', [file], 'malformed'],
    ['another text', 'hello', 'malformed'],
    ['a file with a field more', { ...file, admin: true }, 'malformed'],
    ['a code that was cut', signTicketCode(ticketToSign, key).slice(0, -3), 'malformed'],
    [
      'a code of a later version',
      signTicketCode(ticketToSign, key).replace('PASSA1:', 'PASSA2:'),
      'malformed',
    ],
    ['a changed price', { ...file, price: '1' }, 'bad_signature'],
    ['a changed holder', { ...file, metadata: { ...file.metadata, holder: 'Mallory' } }, 'bad_signature'],
    ['a signature with the other S', { ...file, signature: malleated }, 'bad_signature'],
    ['a key version that there is not', { ...file, key_version: 9 }, 'unknown_key'],
    ['a code by the key of another issuer', signTicketCode(ticketToSign, otherKey), 'unknown_key'],
    ['a file that names another issuer', { ...file, issuer_id: OTHER_ISSUER }, 'bad_signature'],
  ])('is refused with its reason: %s', async (_what, presented, refused) => {
    expect(await checkPresented(keys, own, presented)).toEqual({
      refused,
      ticketId: null,
      issuerId: ISSUER,
      eventId: null,
    });
    expect(await checkPresented(keys, system, presented)).toEqual({
      refused,
      ticketId: null,
      issuerId: null,
      eventId: null,
    });
  });

  it('of another issuer is refused without being named', async () => {
    const expected = { refused: 'wrong_issuer', ticketId: null, issuerId: OTHER_ISSUER, eventId: null };
    expect(await checkPresented(keys, stranger, file)).toEqual(expected);
    expect(await checkPresented(keys, stranger, signTicketCode(ticketToSign, key))).toEqual(expected);
  });

  it('with a key given twice has two readings and is refused', () => {
    const text = JSON.stringify(file).replace('{', '{"price":"1",');
    expect(readPresented(text).kind).toBe('refused');
  });
});
