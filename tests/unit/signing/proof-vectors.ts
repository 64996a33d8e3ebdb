import { issuedEntry, leafHash, revokedEntry, signTicket } from '../../../server/lib/signing/index.ts';
import { type TicketFile, ticketFileText } from '../../../server/lib/ticket-format/index.ts';
import { key, ticketToSign } from './fixtures.ts';
import { prove } from './prove.ts';

const ticket = signTicket(ticketToSign, key);
const others = Array.from({ length: 12 }, (_unused, n) =>
  signTicket({ ...ticketToSign, id: `0193a1b2-c3d4-7e5f-8a6b-${String(n).padStart(12, '0')}` }, key),
);
const salt = Buffer.from('000102030405060708090a0b0c0d0e0f', 'hex');
const entry = issuedEntry(salt, ticket, Buffer.from(ticket.signature, 'base64url'));
const revokedAt = new Date('2026-11-22T08:00:00.000Z');
const revoked = revokedEntry(salt, ticket.id, revokedAt);

const fileAt = (size: number, index: number): TicketFile => ({
  ...ticket,
  proof: prove(ticket, others.slice(0, size - 1), index, salt),
});

/** Trees that are complete, that lack a leaf, and that have one too many; first, middle and last positions. */
const PLACES = [
  [1, 0],
  [2, 0],
  [2, 1],
  [3, 2],
  [5, 4],
  [8, 3],
  [9, 8],
  [13, 6],
  [13, 12],
] as const;

const good = fileAt(13, 6);
const proof = good.proof ?? prove(ticket, [], 0, salt);
const bent = (change: object) => ticketFileText({ ...ticket, proof: { ...proof, ...change } });
const flipped = (hex: string) => (hex.startsWith('0') ? '1' : '0') + hex.slice(1);

/** The content of docs/vectors/proofs.json. */
export const proofVectors = {
  notice: 'Made from fixed seeds and salts that everybody knows.',
  issued: { salt: salt.toString('hex'), entry: entry.toString('hex'), leaf: leafHash(entry).toString('hex') },
  revoked: {
    salt: salt.toString('hex'),
    ticket_id: ticket.id,
    revoked_at: revokedAt.toISOString(),
    entry: revoked.toString('hex'),
    leaf: leafHash(revoked).toString('hex'),
  },
  files: PLACES.map(([size, index]) => {
    const file = fileAt(size, index);
    return { size, index, root: file.proof?.root ?? '', text: ticketFileText(file) };
  }),
  refused: [
    { name: 'another price', text: ticketFileText({ ...good, price: '1' }) },
    { name: 'another salt', text: bent({ salt: flipped(proof.salt) }) },
    { name: 'another root', text: bent({ root: flipped(proof.root) }) },
    { name: 'another place', text: bent({ index: 7 }) },
    { name: 'another size', text: bent({ size: 14 }) },
    { name: 'a place outside of the tree', text: bent({ index: 13 }) },
    { name: 'another step', text: bent({ path: proof.path.map(flipped) }) },
    { name: 'a step less', text: bent({ path: proof.path.slice(1) }) },
    { name: 'a step more', text: bent({ path: [...proof.path, proof.root] }) },
    { name: 'steps in another order', text: bent({ path: [...proof.path].reverse() }) },
    { name: 'of another ticket', text: ticketFileText({ ...(others[0] ?? ticket), proof }) },
  ],
};
