import { BadInput, NotFound } from '../../platform/failures.ts';
import { type Paging, pageOf, sliceBy } from '../../platform/graphql/page.ts';
import type { Scope } from '../../platform/scope.ts';
import { findTicket } from '../tickets/index.ts';
import { type AnchorRecord, readAnchor, readAnchors } from './anchor.reads.ts';
import type { LeafRange } from './anchor.rules.ts';
import type { Anchor, AnchorConnection, TicketProof } from './anchor.schema.ts';

export function presentAnchor(scope: Scope, record: AnchorRecord): Anchor {
  return {
    number: record.number,
    kind: record.kind,
    root: record.root.toString('hex'),
    size: record.leafCount,
    network: record.networkName,
    passphrase: record.passphrase,
    account: record.account,
    transactionHash: record.transactionHash,
    ledger: record.ledger,
    closedAt: record.ledgerClosedAt,
    explorerUrl: scope.services.anchors.explorerUrl(record.passphrase, record.transactionHash),
  };
}

/**
 * Finds the transaction that holds a root.
 * @throws BadInput unless the root is 32 bytes in hex, NotFound when the ledger holds no such root of ours
 */
export async function findAnchor(scope: Scope, root: string): Promise<Anchor> {
  if (!/^[0-9a-fA-F]{64}$/.test(root)) {
    throw new BadInput([{ field: 'root', message: 'A root is 64 hexadecimal digits.' }]);
  }
  const record = await readAnchor(scope.db, Buffer.from(root, 'hex'));
  if (!record) throw new NotFound('anchor');
  return presentAnchor(scope, record);
}

/** Lists all roots that we have on a ledger, by number. @throws BadInput for an invalid page */
export async function listAnchors(scope: Scope, paging: Paging): Promise<AnchorConnection> {
  const slice = sliceBy(paging, ([number]) =>
    Number.isSafeInteger(number) ? Math.min(Number(number), 2 ** 31 - 1) : undefined,
  );
  const records = await readAnchors(scope.db, slice);
  return pageOf(
    records,
    slice,
    (record) => [record.number],
    (record) => presentAnchor(scope, record),
  );
}

/**
 * Returns the proof of a ticket's event to an actor who may see the ticket; null until the ledger has it.
 * @throws NotFound when the actor may not see the ticket, or there is none
 */
export async function findTicketProof(
  scope: Scope,
  ticketId: string,
  event: LeafRange['event'],
): Promise<TicketProof | null> {
  const ticket = await findTicket(scope, ticketId);
  const leaf = await scope.services.anchors.leaf(scope, ticket.id, event);
  if (!leaf) return null;
  const { salt, index, size, path, root } = leaf.proof;
  const anchor = presentAnchor(scope, leaf.record);
  return { event, leaf: leaf.hash, salt, index, size, path: [...path], root, anchor };
}
