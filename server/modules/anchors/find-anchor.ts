import { BadInput, NotFound } from '../../failures.ts';
import { decodeCursor, pageOf, pageSize } from '../../graphql/page.ts';
import type { Scope } from '../../scope.ts';
import { presentAnchor } from './anchor.present.ts';
import { readAnchor, readAnchors } from './anchor.reads.ts';
import type { Anchor, AnchorPage } from './anchor.type.ts';

/**
 * The transaction that holds a root.
 * @throws BadInput unless the root is 32 bytes in hex, NotFound when the ledger holds none such of ours
 */
export async function findAnchor(scope: Scope, root: string): Promise<Anchor> {
  if (!/^[0-9a-fA-F]{64}$/.test(root)) {
    throw new BadInput([{ field: 'root', message: 'A root is 64 hexadecimal digits.' }]);
  }
  const record = await readAnchor(scope.db, Buffer.from(root, 'hex'));
  if (!record) throw new NotFound('The anchor');
  return presentAnchor(scope, record);
}

/** Every root of ours on a ledger, newest first. */
export async function listAnchors(
  scope: Scope,
  { first, after }: { first: number; after: string | null },
): Promise<AnchorPage> {
  const [key] = decodeCursor(after, 1) ?? [];
  const before = Number.isSafeInteger(key) ? Math.min(Number(key), 2 ** 31 - 1) : null;
  const records = await readAnchors(scope.db, { first: pageSize(first), before });
  return pageOf(
    records,
    first,
    (record) => [record.number],
    (record) => presentAnchor(scope, record),
  );
}
