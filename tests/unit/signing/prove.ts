import { randomBytes } from 'node:crypto';
import { issuedEntry, leafHash, ticketsRoot, treeHash, treePath } from '../../../server/lib/signing/index.ts';
import type { TicketFile, TicketProof } from '../../../server/lib/ticket-format/index.ts';

const PLACE: TicketProof['anchor'] = {
  network: 'sandbox',
  passphrase: 'A ledger for tests',
  account: 'GAAZI4TCR3TY5OJHCTJC2A4QSY6CJWJH5IAJTGKIN2ER7LBNVKOCCWN7',
  transaction: 'ab'.repeat(32),
  ledger: 4711,
  closed_at: '2026-11-21T10:20:00.000Z',
};

/**
 * A proof of the ticket at this position of a tree with the others.
 * @param salt 16 bytes of the leaf
 */
export function prove(
  ticket: TicketFile,
  others: readonly TicketFile[],
  index: number,
  salt: Buffer = randomBytes(16),
): TicketProof {
  const tickets = [...others.slice(0, index), ticket, ...others.slice(index)];
  const leaves = tickets.map((each) =>
    leafHash(
      issuedEntry(
        each === ticket ? salt : Buffer.alloc(16, 5),
        each,
        Buffer.from(each.signature, 'base64url'),
      ),
    ),
  );
  return {
    version: 1,
    salt: salt.toString('hex'),
    index,
    size: leaves.length,
    path: treePath(leaves, index).map((hash) => Buffer.from(hash).toString('hex')),
    root: ticketsRoot(leaves.length, treeHash(leaves)).toString('hex'),
    anchor: PLACE,
  };
}
