import { NotFound } from './failures.ts';
import { isUuid } from './is-uuid.ts';

/**
 * Reads an object by its id.
 * @param object its name for the message, such as "The event"
 * @throws NotFound when the id is no UUID, or nothing is read
 */
export async function findOrFail<T>(
  object: string,
  id: string,
  read: () => Promise<T | null | undefined>,
): Promise<T> {
  const found = isUuid(id) ? await read() : undefined;
  if (found === null || found === undefined) throw new NotFound(object);
  return found;
}
