import { SYSTEM_TENANCY } from '../access/actor.ts';
import type { Scope } from '../scope.ts';

/** Bypasses row-level security; the caller must authorize. */
export async function readBlob(scope: Scope, folder: string, name: string): Promise<Buffer | undefined> {
  const [row] = await scope.db.read<{ content: Buffer }>(SYSTEM_TENANCY, {
    name: 'blob',
    text: 'SELECT content FROM blobs WHERE folder = $1 AND name = $2',
    values: [folder, name],
  });
  return row?.content;
}
