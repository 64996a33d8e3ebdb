import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  auditHeadRoot,
  issuedEntry,
  provesTicket,
  revokedEntry,
  signTicket,
  verifyTicket,
} from '../../../server/lib/signing/index.ts';
import { readTicketText, ticketFileText } from '../../../server/lib/ticket-format/index.ts';
import { findKey, key, secondKey, ticketToSign } from './fixtures.ts';
import { prove } from './prove.ts';

const ticket = signTicket(ticketToSign, key);
const others = Array.from({ length: 11 }, (_unused, n) =>
  signTicket({ ...ticketToSign, id: `0193a1b2-c3d4-7e5f-8a6b-${String(n).padStart(12, '0')}` }, key),
);
const proof = prove(ticket, others, 7);
const signature = Buffer.from(ticket.signature, 'base64url');
const flip = (hex: string, at: number): string =>
  hex
    .split('')
    .map((digit, nth) => (nth === at % hex.length ? (Number.parseInt(digit, 16) ^ 1).toString(16) : digit))
    .join('');

describe('the proof of a ticket', () => {
  it('proves its ticket, at any place of a tree of any size', () => {
    fc.assert(
      fc.property(fc.nat({ max: 11 }), fc.nat({ max: 11 }), (count, at) => {
        const made = prove(ticket, others.slice(0, count), Math.min(at, count));
        expect(provesTicket(ticket, made)).toBe(true);
      }),
    );
  });

  it('proves no changed ticket', () => {
    const { metadata } = ticket;
    expect(provesTicket({ ...ticket, price: '1' }, proof)).toBe(false);
    expect(provesTicket({ ...ticket, metadata: { ...metadata, holder: 'Somebody' } }, proof)).toBe(false);
    expect(provesTicket({ ...ticket, signature: others[0]?.signature ?? '' }, proof)).toBe(false);
    expect(provesTicket({ ...ticket, signature: `${ticket.signature}=` }, proof)).toBe(false);
    for (const other of others) expect(provesTicket(other, proof)).toBe(false);
  });

  it('holds for its own salt, place, path and root alone', () => {
    const changed = fc.oneof(
      fc.nat().map((at) => ({ ...proof, salt: flip(proof.salt, at) })),
      fc.nat().map((at) => ({ ...proof, root: flip(proof.root, at) })),
      fc
        .integer()
        .filter((index) => index !== proof.index)
        .map((index) => ({ ...proof, index })),
      fc
        .integer()
        .filter((size) => size !== proof.size)
        .map((size) => ({ ...proof, size })),
      fc.record({ step: fc.nat({ max: proof.path.length - 1 }), at: fc.nat() }).map(({ step, at }) => ({
        ...proof,
        path: proof.path.map((hash, nth) => (nth === step ? flip(hash, at) : hash)),
      })),
    );
    fc.assert(fc.property(changed, (wrong) => !provesTicket(ticket, wrong)));
  });

  it('rides in the file without being signed, in its exact form', () => {
    const file = { ...ticket, proof };
    expect(readTicketText(ticketFileText(file))).toEqual({ ok: true, ticket: file });
    expect(verifyTicket(file, findKey).ok).toBe(true);
    for (const wrong of [
      null,
      {},
      { ...proof, version: 2 },
      { ...proof, more: 1 },
      { ...proof, salt: proof.salt.toUpperCase() },
      { ...proof, path: 'none' },
      { ...proof, anchor: { ...proof.anchor, account: 'nobody' } },
    ]) {
      expect(verifyTicket({ ...ticket, proof: wrong }, findKey)).toMatchObject({ reason: 'malformed' });
    }
  });

  it('reveals nothing of the person: the same ticket has another leaf under each salt', () => {
    const [one, two] = [issuedEntry(Buffer.alloc(16, 1), ticket, signature), prove(ticket, [], 0)];
    expect(one.includes(Buffer.from(ticketToSign.metadata.holder))).toBe(false);
    expect(two.root).not.toBe(prove(ticket, [], 0).root);
  });

  it('states the event, the ticket and the salt', () => {
    const salt = Buffer.alloc(16, 9);
    const moment = new Date('2026-11-22T08:00:00.000Z');
    const again = signTicket(ticketToSign, secondKey);
    const made = [
      issuedEntry(salt, ticket, signature),
      issuedEntry(Buffer.alloc(16, 8), ticket, signature),
      issuedEntry(salt, again, Buffer.from(again.signature, 'base64url')),
      revokedEntry(salt, ticket.id, moment),
      revokedEntry(salt, ticket.id, new Date(moment.getTime() + 1)),
      revokedEntry(salt, others[0]?.id ?? '', moment),
    ].map((bytes) => bytes.toString('hex'));
    expect(new Set(made).size).toBe(made.length);
    expect(() => revokedEntry(Buffer.alloc(15), ticket.id, moment)).toThrow(RangeError);
  });
});

it('the root of an audit head binds its number and its hash', () => {
  const hash = Buffer.alloc(32, 1);
  const roots = [auditHeadRoot(1n, hash), auditHeadRoot(2n, hash), auditHeadRoot(1n, Buffer.alloc(32, 2))];
  expect(new Set(roots.map((root) => root.toString('hex'))).size).toBe(3);
});
