import type { IncomingHttpHeaders } from 'node:http';
import { Unauthenticated } from '../../platform/failures.ts';

/**
 * Reads the credential of a websocket: `authorization` in the connection parameters, else in their `headers`, else on
 * the upgrade. Names are case-insensitive.
 * @returns undefined when none was given
 * @throws Unauthenticated for a malformed one, instead of treating the sender as anonymous
 */
export function socketCredential(
  params: Readonly<Record<string, unknown>> | undefined,
  upgrade: IncomingHttpHeaders,
): string | undefined {
  const headers = params && memberOf(params, 'headers');
  if (headers !== undefined && headers !== null && !isRecord(headers)) throw new Unauthenticated(UNREADABLE);
  const given =
    (params && memberOf(params, 'authorization')) ??
    (headers ? memberOf(headers, 'authorization') : undefined) ??
    upgrade.authorization;
  if (given === undefined || given === null || given === '') return undefined;
  if (typeof given !== 'string') throw new Unauthenticated(UNREADABLE);
  return given;
}

const UNREADABLE = 'The authorization of this websocket cannot be read. Send it as text.';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function memberOf(record: Readonly<Record<string, unknown>>, name: string): unknown {
  const key = Object.keys(record).find((one) => one.toLowerCase() === name);
  return key === undefined ? undefined : record[key];
}
