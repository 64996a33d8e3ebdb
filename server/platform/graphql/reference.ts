import type { GraphQLResolveInfo } from 'graphql';
import { asksOnlyFor } from './asks-for.ts';

/**
 * Resolves a referenced object. A document that selects only fields of the known row, such as the id, costs no
 * statement; for anything more the object is looked up, and its own access rule decides.
 * @param known the object's fields in the row
 */
export function reference<Found extends object | null>(
  info: GraphQLResolveInfo,
  known: Partial<NonNullable<Found>> & { id: string },
  find: () => Promise<Found>,
): Promise<Found> | Found {
  return asksOnlyFor(info, known) ? (known as unknown as Found) : find();
}
