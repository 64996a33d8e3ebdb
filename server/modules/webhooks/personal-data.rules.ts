import { ROLE_PERMISSIONS, type Role } from '../../platform/access/roles.ts';

/** The current state of the user who last set the address of an endpoint; nulls when their account is not visible. */
export interface EndpointKeeper {
  role: Role | null;
  status: string | null;
  issuerId: string | null;
}

/** Objects of a payload that name a person. */
const PEOPLE: ReadonlySet<string> = new Set(['buyer', 'holder']);

/**
 * Decides if an endpoint may receive personal data: its keeper still works for the organisation and may see them.
 * Checked at each delivery, so that revoking the right takes effect at once.
 */
export function receivesPersonalData(keeper: EndpointKeeper, issuerId: string): boolean {
  const { role, status } = keeper;
  if (role === null || status !== 'active' || keeper.issuerId !== issuerId) return false;
  return ROLE_PERMISSIONS[role].has('VIEW_PERSONAL_DATA');
}

/** Replaces every value about a person by null; the shape of the payload stays. */
export function withoutPersonalData(data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, PEOPLE.has(name) ? emptied(value) : redacted(value)]),
  );
}

function redacted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redacted);
  return isRecord(value) ? withoutPersonalData(value) : value;
}

function emptied(value: unknown): unknown {
  return isRecord(value) ? Object.fromEntries(Object.keys(value).map((name) => [name, null])) : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
