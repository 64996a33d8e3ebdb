import { BadInput } from '../../failures.ts';
import { isUuid } from '../../is-uuid.ts';

/**
 * The moment and id that a cursor of a list by time stands for.
 * @throws BadInput for a key of another list
 */
export function momentCursor(key: (string | number)[] | undefined): [moment: string, id: string] | undefined {
  if (key === undefined) return undefined;
  const [moment, id] = key.map(String) as [string, string];
  if (!Number.isNaN(Date.parse(moment)) && isUuid(id)) return [moment, id];
  throw new BadInput([{ field: 'after', message: 'This cursor is not one of ours.' }]);
}
