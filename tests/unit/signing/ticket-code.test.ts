import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  loadSigningKey,
  signTicketCode,
  tierRef,
  verifyTicketCode,
} from '../../../server/lib/signing/index.ts';
import { decodeBase45, encodeBase45 } from '../../../server/lib/ticket-format/base45.ts';
import { CODE_BYTES, CODE_PREFIX, decodeTicketCode } from '../../../server/lib/ticket-format/index.ts';
import { codePayload, codeText } from '../../../server/lib/ticket-format/ticket-code.ts';
import { findEventKeys, ISSUER, key, malleate, otherKey, ticketToSign } from './fixtures.ts';

const text = signTicketCode(ticketToSign, key);
const reason = (code: unknown) => {
  const verdict = verifyTicketCode(code, findEventKeys);
  return verdict.ok ? 'ok' : verdict.reason;
};

function decoded() {
  const code = decodeTicketCode(text);
  if (!code.ok) throw new Error(code.detail);
  return code;
}

const anyCode = fc.record({
  keyId: fc.constant(key.keyId),
  ticketId: fc.uuid(),
  eventId: fc.uuid(),
  tierRef: fc.string({ unit: 'grapheme' }).map(tierRef),
  effectiveAt: fc
    .integer({ min: 0, max: 0xffffffff })
    .map((seconds) => new Date(seconds * 1000).toISOString()),
  expiresAt: fc.integer({ min: 0, max: 0xffffffff }).map((seconds) => new Date(seconds * 1000).toISOString()),
  graceSeconds: fc.integer({ min: 0, max: 604_800 }),
});

describe('base45', () => {
  it.each([
    ['AB', 'BB8'],
    ['Hello!!', '%69 VD92EX0'],
    ['base-45', 'UJCLQE7W581'],
    ['ietf!', 'QED8WEX0'],
  ])('encodes %s as RFC 9285 says', (plain, encoded) => {
    expect(encodeBase45(Buffer.from(plain))).toBe(encoded);
    expect(decodeBase45(encoded)).toEqual(Uint8Array.from(Buffer.from(plain)));
  });

  it('gives back every bytes, and no other text gives them', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(decodeBase45(encodeBase45(bytes))).toEqual(bytes);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'019AZ $%*+-./:') }), (any) => {
        const bytes = decodeBase45(any);
        if (typeof bytes !== 'string') expect(encodeBase45(bytes)).toBe(any);
      }),
    );
  });

  it.each([
    ['A', 'bad_group'],
    ['GGX', 'bad_group'],
    ['::', 'bad_group'],
    ['aB8', 'bad_alphabet'],
    ['B_8', 'bad_alphabet'],
  ])('refuses %s as %s', (any, fault) => {
    expect(decodeBase45(any)).toBe(fault);
  });
});

describe('a ticket code', () => {
  it('fits a QR code of version 7 at level M, which holds 178 alphanumeric characters', () => {
    expect(text).toHaveLength(178);
    expect(text).toMatch(/^PASSA1:[0-9A-Z $%*+\-./:]+$/);
  });

  it('says what the ticket says, and no personal data', () => {
    expect(decoded().code).toEqual({
      keyId: key.keyId,
      ticketId: ticketToSign.id,
      eventId: ticketToSign.event_id,
      tierRef: tierRef('vip'),
      effectiveAt: ticketToSign.effective_at,
      expiresAt: ticketToSign.expires_at,
      graceSeconds: 900,
    });
    expect(reason(text)).toBe('ok');
  });

  it('is the same text each time', () => {
    expect(signTicketCode(ticketToSign, key)).toBe(text);
  });

  it('gives back every value', () => {
    fc.assert(
      fc.property(anyCode, fc.uint8Array({ minLength: 64, maxLength: 64 }), (code, signature) => {
        const read = decodeTicketCode(codeText(codePayload(code), signature));
        expect(read).toMatchObject({ ok: true, code, signature });
      }),
    );
  });

  it.each([
    ['before 1970', { effective_at: '1969-12-31T23:59:59.000Z' }],
    ['after 2106', { expires_at: '2106-02-08T00:00:00.000Z' }],
    ['no time', { expires_at: 'soon' }],
    ['no grace period', { grace_period: 'a while' }],
  ])('cannot be made for %s', (_name, change) => {
    expect(() => signTicketCode({ ...ticketToSign, ...change }, key)).toThrow(RangeError);
  });
});

describe('a changed ticket code is refused', () => {
  it('whichever of its 114 bytes is changed, in each bit', () => {
    const { payload, signature } = decoded();
    const bytes = Buffer.concat([payload, signature]);
    expect(bytes).toHaveLength(CODE_BYTES);
    for (let at = 0; at < bytes.length; at += 1) {
      for (let bit = 1; bit < 256; bit <<= 1) {
        const copy = Buffer.from(bytes);
        copy[at] = (copy[at] ?? 0) ^ bit;
        expect(reason(codeText(copy.subarray(0, 50), copy.subarray(50))), `byte ${at}, bit ${bit}`).not.toBe(
          'ok',
        );
      }
    }
  });

  it('whichever character is changed', () => {
    for (let at = 0; at < text.length; at += 1) {
      for (const character of 'A0:z') {
        const changed = text.slice(0, at) + character + text.slice(at + 1);
        if (changed !== text) expect(reason(changed), `character ${at}`).not.toBe('ok');
      }
    }
  });

  it.each([
    ['not_a_code', 'malformed', 'https://example.com'],
    ['not_a_code', 'malformed', text.toLowerCase()],
    ['too_short', 'malformed', text.slice(0, -1)],
    ['too_short', 'malformed', CODE_PREFIX],
    ['too_long', 'malformed', `${text}0`],
    ['too_long', 'malformed', `${text} `],
    ['bad_alphabet', 'malformed', `${text.slice(0, -1)}a`],
    ['bad_group', 'malformed', `${text.slice(0, -3)}:::`],
    [
      'bad_grace',
      'malformed',
      codeText(
        Buffer.concat([decoded().payload.subarray(0, 47), Buffer.from([255, 255, 255])]),
        decoded().signature,
      ),
    ],
    ['PASSA2', 'unknown_version', text.replace('PASSA1', 'PASSA2')],
    [
      'payload version 2',
      'unknown_version',
      codeText(Buffer.from([2, ...decoded().payload.subarray(1)]), decoded().signature),
    ],
  ])('%s: %s', (detail, expected, changed) => {
    expect(decodeTicketCode(changed)).toEqual({ ok: false, reason: expected, detail });
  });

  it('with the group order added to S: bad_signature', () => {
    const { payload, signature } = decoded();
    expect(reason(codeText(payload, malleate(signature)))).toBe('bad_signature');
  });

  it("when another issuer signed it: unknown_key, and bad_signature in our key's name", () => {
    expect(reason(signTicketCode(ticketToSign, otherKey))).toBe('unknown_key');
    const pretender = {
      ...loadSigningKey({ issuerId: ISSUER, version: 1, seed: new Uint8Array(32).fill(9) }),
      keyId: key.keyId,
    };
    expect(reason(signTicketCode(ticketToSign, pretender))).toBe('bad_signature');
  });

  it('when the event is not known: unknown_key', () => {
    expect(verifyTicketCode(text, () => undefined)).toMatchObject({ ok: false, reason: 'unknown_key' });
  });

  it('hostile input never throws', () => {
    for (const value of [undefined, null, 1, [], {}, Symbol('x')]) expect(reason(value)).toBe('malformed');
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        (any) => void expect(reason(CODE_PREFIX + any)).not.toBe('ok'),
      ),
    );
  });
});
