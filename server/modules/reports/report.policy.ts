import { type Actor, can, isStaff, type SignedInActor, signedIn } from '../../platform/access/actor.ts';
import { isSystemRole } from '../../platform/access/roles.ts';
import { Forbidden, NotFound } from '../../platform/failures.ts';
import type { ColumnDefinition, ReportDefinition } from './report.definition.ts';

type Rights = Pick<ReportDefinition, 'rights'>;

/**
 * Returns the actor when they work for an organiser or the system and have a permission that the report needs.
 * @throws Unauthenticated, Forbidden
 */
export function readerOf(actor: Actor, { rights }: Rights): SignedInActor {
  const reader = signedIn(actor);
  if (!isStaff(reader) || !rights.some((right) => can(reader, right))) throw new Forbidden();
  return reader;
}

/**
 * Returns the organiser whose rows are read, or null for all, which only system roles may request.
 * @throws NotFound for another organiser, as for an unknown one
 */
export function requestedIssuer(reader: SignedInActor, requested: string | null): string | null {
  if (isSystemRole(reader.role)) return requested;
  if (requested !== null && requested !== reader.issuerId) throw new NotFound('organiser');
  return reader.issuerId;
}

/** Returns the columns that the reader may see: the organiser for system roles, personal ones with their permission. */
export function columnsFor(reader: SignedInActor, columns: readonly ColumnDefinition[]): ColumnDefinition[] {
  const sees = can(reader, 'VIEW_PERSONAL_DATA');
  return columns.filter(
    ({ key, personal }) => (!personal || sees) && (key !== 'organiser' || isSystemRole(reader.role)),
  );
}
