import fc from 'fast-check';
import { canonicalize } from 'json-canonicalize';
import nacl from 'tweetnacl';
import { describe, expect, it } from 'vitest';
import { signTicket, ticketFile, verifyTicket, verifyTicketText } from '../../../server/lib/signing/index.ts';
import {
  readTicket,
  readTicketText,
  type TicketFile,
  ticketFileText,
} from '../../../server/lib/ticket-format/index.ts';
import { canonicalTicket, ticketMessage } from '../../../server/lib/ticket-format/ticket-file.ts';
import { findKey, key, malleate, otherKey, ticketToSign } from './fixtures.ts';

const ticket = signTicket(ticketToSign, key);
const reason = (value: unknown) => {
  const verdict = verifyTicket(value, findKey);
  return verdict.ok ? 'ok' : verdict.reason;
};
const textReason = (text: string) => {
  const verdict = verifyTicketText(text, findKey);
  return verdict.ok ? 'ok' : verdict.reason;
};
const without = (field: string) =>
  Object.fromEntries(Object.entries(ticket).filter(([name]) => name !== field));

const anyText = fc.string({ unit: 'grapheme', maxLength: 60 });
const awkward = fc.string({
  unit: fc.constantFrom('"', '\\', '\n', '\u0000', '\u007f', '\u2028', 'é', '😀', '/', 'ũ'),
});
const anyMetadata = fc.record({
  event: fc.oneof(anyText, awkward),
  venue: fc.oneof(anyText, awkward),
  start_date: fc.constant('2026-12-05T16:00:00.000Z'),
  holder: fc.oneof(anyText, awkward),
  email: anyText,
  phone: anyText,
  tier: anyText,
});

describe('the canonical form', () => {
  it('equals RFC 8785 for every text', () => {
    fc.assert(
      fc.property(anyMetadata, anyText, (metadata, tier) => {
        const { signature: _signature, ...unsigned } = { ...ticket, metadata, tier };
        expect(canonicalTicket(unsigned)).toBe(canonicalize(unsigned));
      }),
    );
  });
});

describe('a ticket file', () => {
  it('has exactly the documented fields, in their order', () => {
    expect(Object.keys(ticket)).toEqual(
      'id event_id issuer_id tier price currency metadata issued_at effective_at expires_at grace_period key_version signature'.split(
        ' ',
      ),
    );
    expect(Object.keys(ticket.metadata)).toEqual('event venue start_date holder email phone tier'.split(' '));
    expect(ticket.signature).toHaveLength(86);
  });

  it('verifies after a journey through text, whatever its texts are', () => {
    fc.assert(
      fc.property(anyMetadata, anyText, (metadata, tier) => {
        const signed = signTicket({ ...ticketToSign, metadata, tier }, key);
        expect(textReason(ticketFileText(signed))).toBe('ok');
        expect(reason(JSON.parse(JSON.stringify(signed)))).toBe('ok');
      }),
      { numRuns: 50 },
    );
  });

  it('verifies with tweetnacl too', () => {
    const { signature, ...unsigned } = ticket;
    const publicKey = Buffer.from(key.publicKeyText, 'base64');
    const bytes = Buffer.from(signature, 'base64url');
    expect(nacl.sign.detached.verify(ticketMessage(unsigned), bytes, publicKey)).toBe(true);
  });

  it('is put together again from what is stored', () => {
    const { signature, ...unsigned } = ticket;
    expect(ticketFile(unsigned, Buffer.from(signature, 'base64url'))).toEqual(ticket);
  });

  it('may be reformatted and reordered, which changes nothing that is signed', () => {
    expect(textReason(JSON.stringify(ticket, null, 2))).toBe('ok');
    expect(textReason(` ${JSON.stringify(Object.fromEntries(Object.entries(ticket).reverse()))}\r\n`)).toBe(
      'ok',
    );
  });
});

describe('a changed ticket file is refused', () => {
  it('whichever byte is changed, in each of its eight bits', () => {
    const bytes = Buffer.from(ticketFileText(ticket));
    for (let at = 0; at < bytes.length; at += 1) {
      for (let bit = 1; bit < 256; bit <<= 1) {
        const copy = Buffer.from(bytes);
        copy[at] = (copy[at] ?? 0) ^ bit;
        expect(textReason(copy.toString()), `byte ${at}, bit ${bit}`).not.toBe('ok');
      }
    }
  });

  const otherValues: Partial<Record<keyof TicketFile, unknown>> = {
    id: '0193a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2c',
    event_id: '0193a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2c',
    tier: 'regular',
    price: '1',
    currency: 'USD',
    issued_at: '2026-11-21T10:15:30.124Z',
    effective_at: '2026-12-05T13:00:00.000Z',
    expires_at: '2027-12-05T21:00:00.000Z',
    grace_period: '1h',
  };
  it.each(Object.entries(otherValues))('with another %s: bad_signature', (field, value) => {
    expect(reason({ ...ticket, [field]: value })).toBe('bad_signature');
  });

  it.each(Object.keys(ticket.metadata))('with another metadata.%s: bad_signature', (field) => {
    const value = field === 'start_date' ? '2026-12-06T16:00:00.000Z' : 'x';
    expect(reason({ ...ticket, metadata: { ...ticket.metadata, [field]: value } })).toBe('bad_signature');
  });

  it.each(Object.keys(ticket))('without %s: malformed', (field) => {
    expect(reason(without(field))).toBe('malformed');
  });

  it('with a field more: malformed', () => {
    expect(reason({ ...ticket, note: 'x' })).toBe('malformed');
    expect(reason({ ...ticket, metadata: { ...ticket.metadata, note: 'x' } })).toBe('malformed');
    expect(reason(JSON.parse(`{"__proto__":{},${ticketFileText(ticket).slice(1)}`))).toBe('malformed');
  });

  it('with the signature made again by adding the group order: bad_signature', () => {
    const bytes = malleate(Buffer.from(ticket.signature, 'base64url'));
    expect(reason({ ...ticket, signature: bytes.toString('base64url') })).toBe('bad_signature');
  });

  it("with another issuer's signature: bad_signature; in that issuer's name: another ticket", () => {
    const forged = signTicket(ticketToSign, otherKey);
    expect(reason({ ...ticket, signature: forged.signature })).toBe('bad_signature');
    expect(reason({ ...forged, issuer_id: ticket.issuer_id })).toBe('bad_signature');
  });

  it('when the caller hands over a key that the ticket does not name: unknown_key', () => {
    const verdict = verifyTicket(ticket, () => otherKey);
    expect(verdict).toMatchObject({ ok: false, reason: 'unknown_key' });
  });
});

describe('text with more than one reading is malformed', () => {
  const text = ticketFileText(ticket);
  it.each([
    ['a key given twice', text.replace('{', '{"price":"1",')],
    ['a number spelled otherwise', text.replace('"key_version":1', '"key_version":1.0')],
    ['a needless escape', text.replace('"vip"', '"\\u0076ip"')],
    ['a needless escape of a slash', text.replace('vip', '\\/')],
    ['text after the end', `${text}x`],
    ['two tickets', text + text],
    ['more than 8 KB', text + ' '.repeat(8_192)],
    ['a byte order mark', `\ufeff${text}`],
    ['nothing', ''],
  ])('%s', (_name, changed) => {
    expect(readTicketText(changed)).toMatchObject({ ok: false, reason: 'malformed' });
  });
});

describe('values in another form are malformed, and named', () => {
  it.each([
    ['id', ticket.id.toUpperCase()],
    ['id', `{${ticket.id}}`],
    ['price', '50.00'],
    ['price', '050'],
    ['price', '-1'],
    ['price', '1e3'],
    ['price', 50],
    ['currency', 'usd'],
    ['issued_at', '2026-11-21T10:15:30Z'],
    ['issued_at', '2026-02-30T10:15:30.123Z'],
    ['effective_at', '2026-11-21T10:15:30.123+00:00'],
    ['grace_period', '8d'],
    ['grace_period', 15],
    ['key_version', 0],
    ['key_version', 65_536],
    ['key_version', '1'],
    ['signature', `${ticket.signature}==`],
    ['signature', ticket.signature.slice(1)],
    ['tier', 'vip\ud800'],
    ['metadata', null],
    ['metadata', []],
  ])('%s: %j', (field, value) => {
    expect(readTicket({ ...ticket, [field]: value })).toMatchObject({
      reason: 'malformed',
      detail: expect.stringContaining(field),
    });
  });
});

describe('hostile input never throws', () => {
  const trap = new Proxy(
    {},
    {
      ownKeys: () => {
        throw new Error('trap');
      },
    },
  );
  it.each(
    [undefined, null, 1, '', 'x', [], [[]], {}, Number.NaN, trap, () => 1, Symbol('x')].map((value) => [
      value,
    ]),
  )('%#', (value) => {
    expect(readTicket(value)).toMatchObject({ ok: false, reason: 'malformed' });
  });

  it('any JSON value in any field', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(ticket)), fc.jsonValue(), (field, value) => {
        const changed = { ...ticket, [field]: value };
        if (JSON.stringify(changed) !== JSON.stringify(ticket)) expect(reason(changed)).not.toBe('ok');
      }),
    );
  });

  it('any text, deep nesting included', () => {
    expect(textReason('['.repeat(8_000))).toBe('malformed');
    expect(textReason(`${'{"a":'.repeat(1_000)}1${'}'.repeat(1_000)}`)).toBe('malformed');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => void expect(textReason(text)).toBe('malformed')),
    );
  });
});
