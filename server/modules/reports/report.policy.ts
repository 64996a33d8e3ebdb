import { type Actor, can, type SignedInActor, signedIn } from '../../platform/access/actor.ts';
import { isSystemRole } from '../../platform/access/roles.ts';
import { Forbidden, NotFound } from '../../platform/failures.ts';
import type { ReportColumn, ReportDefinition } from './report.definition.ts';

type Rights = Pick<ReportDefinition, 'rights'>;

/**
 * Reports are about an organiser's business: for its own people and the system's, with the right to what they tell.
 * @throws Unauthenticated, Forbidden
 */
export function readerOf(actor: Actor, { rights }: Rights): SignedInActor {
  const reader = signedIn(actor);
  const within = isSystemRole(reader.role) || reader.issuerId !== null;
  if (!within || !rights.some((right) => can(reader, right))) throw new Forbidden();
  return reader;
}

/**
 * Whose rows are meant: those of one organiser, or of all (null), which system roles may ask for.
 * @throws NotFound for another organiser, as for one that does not exist
 */
export function issuerMeant(reader: SignedInActor, asked: string | null): string | null {
  if (isSystemRole(reader.role)) return asked;
  if (asked !== null && asked !== reader.issuerId) throw new NotFound('The organiser');
  return reader.issuerId;
}

/** The columns that a reader is shown: of several organisers, and of people, only who may know them. */
export function columnsFor(reader: SignedInActor, columns: readonly ReportColumn[]): ReportColumn[] {
  const sees = can(reader, 'VIEW_PERSONAL_DATA');
  return columns.filter(
    ({ key, personal }) => (!personal || sees) && (key !== 'organiser' || isSystemRole(reader.role)),
  );
}
