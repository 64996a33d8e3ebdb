import { isDisguised, isPrintableLine } from '../../../lib/language/printable.ts';
import { ACCOUNT_LIMITS } from '../../../lib/limits/text-limits.ts';
import type { Role } from '../../../platform/access/roles.ts';
import { type FieldFault, refuseFaults } from '../../../platform/failures.ts';
import { passwordFaults } from '../passwords/password.rules.ts';

export interface Registration {
  /** Of an organiser: the name of the organisation. */
  name: string;
  /** Name of the person who registers an organisation; that of the organisation by default. */
  personName?: string | null;
  email: string;
  password: string;
  role: Role;
  description?: string | null;
  phone?: string | null;
  createWallet: boolean;
}

/** Roles open to registration; the others are assigned by a user with the permission to do so. */
const OPEN_ROLES: ReadonlySet<Role> = new Set<Role>(['attendee', 'issuer_admin']);

// Names appear in mails and on tickets, which control characters would break; unpaired surrogates cannot be stored.
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/u;
const EMAIL_FORM = /^[^\s@"(),:;<>[\]\\]+@[^\s@.,;:()<>[\]\\]+(\.[^\s@.,;:()<>[\]\\]+)+$/;

type CheckedRegistration = Registration & { personName: string; phone: string | null; description: string };

/**
 * Trims and checks a registration. Description and name of the person are kept for organisers only.
 * @throws BadInput naming every fault
 */
export function checkedRegistration(given: Registration): CheckedRegistration {
  const name = given.name.trim();
  const personName = (given.role === 'issuer_admin' && given.personName?.trim()) || name;
  const shaped = {
    ...given,
    ...{ name, personName },
    email: given.email.trim(),
    phone: given.phone?.trim() || null,
    description: given.role === 'issuer_admin' ? (given.description?.trim() ?? '') : '',
  };
  refuseFaults([
    ...nameFaults(name),
    ...(personName === name
      ? []
      : nameFaults(personName).map((fault) => ({ ...fault, field: 'personName' }))),
    ...emailFaults(shaped.email),
    ...passwordFaults(given.password, 'password', { email: shaped.email }),
    ...phoneFaults(shaped.phone),
    ...tooLong('description', shaped.description),
    ...unprintable('description', shaped.description.replaceAll(/[\n\r\t]/g, ' ')),
    ...(OPEN_ROLES.has(given.role)
      ? []
      : [{ field: 'role', message: 'One can register as an attendee or as an event organizer.' }]),
  ]);
  return shaped;
}

/** Checks the name of an account, also when it is changed or created by another user. */
export function nameFaults(name: string): FieldFault[] {
  if (name === '') return [{ field: 'name', code: 'REQUIRED', message: 'Please give a name.' }];
  return [...tooLong('name', name), ...unprintable('name', name), ...disguised('name', name)];
}

export function emailFaults(email: string): FieldFault[] {
  if (EMAIL_FORM.test(email) && email.length <= ACCOUNT_LIMITS.email && isPrintableLine(email)) return [];
  return [{ field: 'email', code: 'EMAIL', message: 'Please give a valid email address.' }];
}

/** Returns a submitted address for an audit entry, cut to the length of the longest valid one. */
export function auditedEmail(submitted: string): string {
  return submitted.trim().slice(0, ACCOUNT_LIMITS.email);
}

export function phoneFaults(phone: string | null): FieldFault[] {
  return phone === null
    ? []
    : [...tooLong('phone', phone), ...unprintable('phone', phone), ...disguised('phone', phone)];
}

function unprintable(field: keyof typeof ACCOUNT_LIMITS, text: string): FieldFault[] {
  return UNPRINTABLE.test(text)
    ? [{ field, code: 'UNPRINTABLE', message: `The ${field} holds a character that cannot be printed.` }]
    : [];
}

function disguised(field: keyof typeof ACCOUNT_LIMITS, text: string): FieldFault[] {
  return isDisguised(text)
    ? [
        {
          field,
          code: 'DISGUISED',
          message: `The ${field} holds an invisible character, or one that changes the direction of writing.`,
        },
      ]
    : [];
}

function tooLong(field: keyof typeof ACCOUNT_LIMITS, text: string): FieldFault[] {
  if (text.length <= ACCOUNT_LIMITS[field]) return [];
  return [
    {
      field,
      code: 'TOO_LONG',
      max: ACCOUNT_LIMITS[field],
      message: `The ${field} may have at most ${ACCOUNT_LIMITS[field]} characters.`,
    },
  ];
}
