import { NotFound, type ObjectKey } from './failures.ts';
import { isUuid } from './is-uuid.ts';

/**
 * Reads an object by its id.
 * @throws NotFound when the id is no UUID, or nothing is read
 */
export async function findOrFail<T>(
  object: ObjectKey,
  id: string,
  read: () => Promise<T | null | undefined>,
): Promise<T> {
  const found = isUuid(id) ? await read() : undefined;
  if (found === null || found === undefined) throw new NotFound(object);
  return found;
}
