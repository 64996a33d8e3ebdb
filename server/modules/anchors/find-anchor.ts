import { BadInput, NotFound } from '../../platform/failures.ts';
import { type Paging, pageOf, sliceBy } from '../../platform/graphql/page.ts';
import type { Scope } from '../../platform/scope.ts';
import { presentAnchor } from './anchor.present.ts';
import { readAnchor, readAnchors } from './anchor.reads.ts';
import type { Anchor, AnchorConnection } from './anchor.type.ts';

/**
 * Finds the transaction that holds a root.
 * @throws BadInput unless the root is 32 bytes in hex, NotFound when the ledger holds no such root of ours
 */
export async function findAnchor(scope: Scope, root: string): Promise<Anchor> {
  if (!/^[0-9a-fA-F]{64}$/.test(root)) {
    throw new BadInput([{ field: 'root', message: 'A root is 64 hexadecimal digits.' }]);
  }
  const record = await readAnchor(scope.db, Buffer.from(root, 'hex'));
  if (!record) throw new NotFound('The anchor');
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
