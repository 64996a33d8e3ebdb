import { createHash } from 'node:crypto';
import { readDevice } from '../../../lib/devices/device.ts';
import type { Role } from '../../../platform/access/roles.ts';
import { DAY_SECONDS } from '../../../platform/clock.ts';
import { addressKey } from '../../../platform/http/rate-limit.rules.ts';

/** How long a session of a role may last, in seconds. */
export interface SessionLimit {
  /** Without use. */
  idle: number;
  /** From the sign-in, however much it is used. */
  absolute: number;
}

const STAFF: SessionLimit = { idle: 7 * DAY_SECONDS, absolute: 30 * DAY_SECONDS };
const MONEY: SessionLimit = { idle: 3 * DAY_SECONDS, absolute: 7 * DAY_SECONDS };
const SYSTEM: SessionLimit = { idle: DAY_SECONDS, absolute: 3 * DAY_SECONDS };

/**
 * Limits of sessions by role; docs/security.md lists them. Whatever releases money, changes keys or people asks for
 * a proof of the last ten minutes besides.
 */
export const SESSION_LIMITS: Readonly<Record<Role, SessionLimit>> = {
  system_admin: SYSTEM,
  system_validator: SYSTEM,
  system_auditor: SYSTEM,
  issuer_owner: MONEY,
  issuer_finance: MONEY,
  issuer_admin: STAFF,
  issuer_signatory: STAFF,
  issuer_validator: STAFF,
  issuer_auditor: STAFF,
  attendee: { idle: 30 * DAY_SECONDS, absolute: 90 * DAY_SECONDS },
};

/** Lifetime of a token, in seconds. A session that cannot be refreshed ends with its token. */
export const TOKEN_SECONDS = 7 * DAY_SECONDS;

/** Returns the end of a token, or of its session, whichever comes first. The times of tokens are whole seconds. */
export function tokenEnd(now: Date, seconds: number): Date {
  return new Date(Math.floor(now.getTime() / 1_000 + seconds) * 1_000);
}

/**
 * Returns the network of an address, by which a place is named: /24 of IPv4, /48 of IPv6. Providers give an address of it
 * to another customer the next day, but seldom one of another network.
 */
export function networkOf(address: string): string {
  const plain = addressKey(address);
  if (plain.includes(':')) return `${plain.split(':').slice(0, 3).join(':')}::/48`;
  const parts = plain.split('.');
  return parts.length === 4 ? `${parts.slice(0, 3).join('.')}.0/24` : plain;
}

/**
 * Marks by which a device is known again: the random text that a browser keeps, and the browser with its network.
 * @returns SHA-256 of each, never empty
 */
export function deviceMarks({
  device,
  userAgent,
  address,
}: {
  device?: string | undefined;
  userAgent: string;
  address: string;
}): Buffer[] {
  const { browser, system } = readDevice(userAgent);
  const place = `passa.device\n${browser ?? ''}\n${system ?? ''}\n${networkOf(address)}`;
  const marks = [digest(place)];
  return device === undefined ? marks : [digest(device), ...marks];
}

/** SHA-256 of the text that a device sends with each sign-in. */
export const deviceHash = (device: string | undefined): Buffer | null =>
  device === undefined ? null : digest(device);

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
