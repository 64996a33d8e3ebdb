import { canBeLimited, type Role } from '../../../platform/access/roles.ts';
import { BadInput, Failure } from '../../../platform/failures.ts';
import { isUuid } from '../../../platform/is-uuid.ts';

export const MAX_ASSIGNED_EVENTS = 100;

/** Owners, admins, signatories and auditors work for the whole organisation. */
export class RoleNotLimited extends Failure {
  constructor() {
    super('ROLE_NOT_LIMITED', 'conflict', 'Only validators and finance can be limited to events.');
  }
}

export class UnknownAssignedEvent extends BadInput {
  constructor() {
    super([{ field: 'eventIds', code: 'UNKNOWN', message: 'There is no such event.' }]);
  }
}

/**
 * Returns the distinct ids; null for all events of the organisation.
 * @throws RoleNotLimited, UnknownAssignedEvent, BadInput for too many
 */
export function checkedEvents(role: Role, given: readonly string[] | null): string[] | null {
  if (given === null) return null;
  if (!canBeLimited(role)) throw new RoleNotLimited();
  const ids = [...new Set(given.map((id) => id.toLowerCase()))].sort();
  if (ids.length > MAX_ASSIGNED_EVENTS) {
    const message = `At most ${MAX_ASSIGNED_EVENTS} events can be chosen.`;
    throw new BadInput([{ field: 'eventIds', code: 'TOO_MANY', max: MAX_ASSIGNED_EVENTS, message }]);
  }
  if (!ids.every(isUuid)) throw new UnknownAssignedEvent();
  return ids;
}
