import type { GraphQLResolveInfo } from 'graphql';
import { asksOnlyFor } from './asks-for.ts';

/**
 * The object that a field names. A document that asks for nothing but what its row holds, such as the id, costs no
 * statement; for anything more the object is looked up, and its own access rule decides.
 * @param known what the row holds of the object
 */
export function reference<Found extends object | null>(
  info: GraphQLResolveInfo,
  known: Partial<NonNullable<Found>> & { id: string },
  find: () => Promise<Found>,
): Promise<Found> | Found {
  return asksOnlyFor(info, known) ? (known as unknown as Found) : find();
}
