import { ROLE_PERMISSIONS, type Role } from '../../platform/access/roles.ts';

/** The member of staff who last set the address of an endpoint, as they are now; nulls when they are out of sight. */
export interface EndpointKeeper {
  role: Role | null;
  status: string | null;
  issuerId: string | null;
}

/** Objects of a payload that name a person. */
const PEOPLE: ReadonlySet<string> = new Set(['buyer', 'holder']);

/**
 * Whether an endpoint may receive personal data: its keeper still works for the organisation and has the right to see
 * them. Decided at each delivery, so that a right which was taken away counts at once.
 */
export function receivesPersonalData(keeper: EndpointKeeper, issuerId: string): boolean {
  const { role, status } = keeper;
  if (role === null || status !== 'active' || keeper.issuerId !== issuerId) return false;
  return ROLE_PERMISSIONS[role].has('VIEW_PERSONAL_DATA');
}

/** The payload with every value about a person replaced by null; its shape stays. */
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
