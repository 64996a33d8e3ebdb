import { signSnapshot, signTicket, signTicketCode } from '../../../server/lib/signing/index.ts';
import { hexOf } from '../../../server/lib/ticket-format/bytes.ts';
import { decodeTicketCode, ticketFileText } from '../../../server/lib/ticket-format/index.ts';
import { canonicalSnapshot } from '../../../server/lib/ticket-format/revocation-snapshot.ts';
import { codeText } from '../../../server/lib/ticket-format/ticket-code.ts';
import { canonicalTicket } from '../../../server/lib/ticket-format/ticket-file.ts';
import { ISSUER, key, malleate, OTHER_ISSUER, otherKey, secondKey, ticketToSign } from './fixtures.ts';

const ticket = signTicket(ticketToSign, key);
const codeOfTicket = signTicketCode(ticketToSign, key);

function decoded(text: string) {
  const code = decodeTicketCode(text);
  if (!code.ok) throw new Error('the vector does not decode');
  return code;
}

const code = decoded(codeOfTicket);
const publicKeyOf = (from: typeof key, fill: number) => ({
  issuer_id: from.issuerId,
  version: from.version,
  key_id: from.keyId,
  public_key: from.publicKeyText,
  seed_hex: Buffer.alloc(32, fill).toString('hex'),
});

const fileWith = (change: object) => ticketFileText({ ...ticket, ...change });
const otherSignature = Buffer.from(ticket.signature, 'base64url');

/** 86 characters carry 4 spare bits; this sets one of them: the same bytes in a non-canonical encoding. */
function spareBitSet(signature: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return signature.slice(0, -1) + letters.charAt(letters.indexOf(signature.slice(-1)) + 1);
}

const refused = [
  { name: 'file: price changed', text: fileWith({ price: '1' }), reason: 'bad_signature' },
  {
    name: 'file: holder changed',
    text: fileWith({ metadata: { ...ticket.metadata, holder: 'Somebody' } }),
    reason: 'bad_signature',
  },
  { name: 'file: longer grace period', text: fileWith({ grace_period: '16m' }), reason: 'bad_signature' },
  {
    name: 'file: S plus the group order',
    text: fileWith({ signature: malleate(otherSignature).toString('base64url') }),
    reason: 'bad_signature',
  },
  {
    name: 'file: signature in another encoding',
    text: fileWith({ signature: spareBitSet(ticket.signature) }),
    reason: 'malformed',
  },
  {
    name: "file: signed with another issuer's key",
    text: fileWith({ signature: signTicket(ticketToSign, otherKey).signature }),
    reason: 'bad_signature',
  },
  {
    name: "file: signed with the issuer's other key",
    text: fileWith({ key_version: 2 }),
    reason: 'bad_signature',
  },
  {
    name: 'file: key version that does not exist',
    text: fileWith({ key_version: 3 }),
    reason: 'unknown_key',
  },
  { name: 'file: cut short', text: ticketFileText(ticket).slice(0, -1), reason: 'malformed' },
  {
    name: 'code: S plus the group order',
    text: codeText(code.payload, malleate(code.signature)),
    reason: 'bad_signature',
  },
  {
    name: 'code: later version',
    text: codeOfTicket.replace('PASSA1:', 'PASSA2:'),
    reason: 'unknown_version',
  },
  {
    name: 'code: later version inside',
    text: codeText(Buffer.from([2, ...code.payload.subarray(1)]), code.signature),
    reason: 'unknown_version',
  },
  {
    name: 'code: one byte less',
    text: codeText(code.payload, code.signature.subarray(1)),
    reason: 'malformed',
  },
  {
    name: 'code: one byte more',
    text: codeText(code.payload, Buffer.concat([code.signature, Buffer.alloc(1)])),
    reason: 'malformed',
  },
  { name: 'code: lower case', text: `PASSA1:${codeOfTicket.slice(7).toLowerCase()}`, reason: 'malformed' },
  { name: 'code: group above 65535', text: `PASSA1::::${codeOfTicket.slice(10)}`, reason: 'malformed' },
  {
    name: 'code: key that nobody has',
    text: codeText(Buffer.concat([Buffer.from([1, 0, 0, 0, 0]), code.payload.subarray(5)]), code.signature),
    reason: 'unknown_key',
  },
];

const revoked = [
  { ticket_id: ticket.id, revoked_at: '2026-11-22T08:00:00.000Z' },
  { ticket_id: '0193a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2c', revoked_at: '2026-11-22T09:00:00.000Z' },
];
const created_at = '2026-11-22T09:00:01.000Z';
const full = signSnapshot({ number: 2, created_at, since: null, revoked, total_revoked: 2 }, key);
const delta = signSnapshot(
  { number: 2, created_at, since: 1, revoked: revoked.slice(1), total_revoked: 2 },
  key,
);

/** The content of docs/vectors/tickets.json. */
export const vectors = {
  notice: 'Made from fixed seeds that everybody knows. Never sign real tickets with them.',
  keys: [publicKeyOf(key, 1), publicKeyOf(secondKey, 2), publicKeyOf(otherKey, 3)],
  issuer_id: ISSUER,
  other_issuer_id: OTHER_ISSUER,
  file: { ticket, canonical: canonicalTicket(ticket), text: ticketFileText(ticket) },
  code: {
    text: codeOfTicket,
    payload_hex: hexOf(code.payload),
    signature_hex: hexOf(code.signature),
    fields: code.code,
  },
  snapshots: {
    full: { snapshot: full, canonical: canonicalSnapshot(full) },
    delta: { snapshot: delta, canonical: canonicalSnapshot(delta) },
  },
  refused,
};
