import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Role } from '../../../platform/access/roles.ts';
import { DAY_SECONDS } from '../../../platform/clock.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { refuseFaults } from '../../../platform/failures.ts';
import { queueMail } from '../../../platform/mail/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import {
  type Account,
  EmailTaken,
  emailFaults,
  findAccountByEmail,
  insertUser,
  nameFaults,
  updateTemporaryPassword,
} from '../../identity/index.ts';
import { checkedEvents } from '../assigned-events/assigned-events.rules.ts';
import { assignEvents } from '../assigned-events/set-staff-events.ts';
import { announcePerson } from '../people/change-person.ts';
import { AlreadyOnStaff } from '../people/user-account.failures.ts';
import { managedBy } from '../people/user-account.rules.ts';
import type { RegisterValidatorPayload } from './validator.schema.ts';

/** Without characters that look alike when the password is read aloud or typed from paper. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789X';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** Random bytes per password: one per letter. */
const TEMPORARY_PASSWORD_BYTES = GROUPS * GROUP_LENGTH;

/** Returns 80 bits as four groups of letters. @param random at least TEMPORARY_PASSWORD_BYTES bytes */
export function temporaryPassword(random: Uint8Array): string {
  const letters = Array.from(
    random.subarray(0, TEMPORARY_PASSWORD_BYTES),
    (byte) => LETTERS[byte & 31] ?? '',
  );
  return Array.from({ length: GROUPS }, (_, group) =>
    letters.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH).join(''),
  ).join('-');
}

interface NewValidator {
  id: string;
  email: string;
  name: string;
  role: Role;
  issuerId: string | null;
  eventIds: readonly string[] | null;
  passwordHash: string;
  temporaryUntil: Date;
}

/**
 * Creates the account of a validator and returns its temporary password once: it opens one session within 24 hours, in
 * which the validator chooses a new one. A validator who never used it gets another.
 * @throws Forbidden, BadInput, RoleNotLimited, UnknownAssignedEvent, AlreadyOnStaff, EmailTaken, RateLimited
 */
export async function registerValidator(
  scope: Scope,
  given: {
    email: string;
    name?: string | null | undefined;
    /** Events that the validator is limited to; null: no new limit. */
    eventIds?: readonly string[] | null | undefined;
  },
): Promise<RegisterValidatorPayload> {
  const { manager, issuerId } = managedBy(scope.actor);
  const email = given.email.trim();
  const name = given.name?.trim() || email.slice(0, Math.max(0, email.lastIndexOf('@')));
  refuseFaults([...emailFaults(email), ...(email === '' ? [] : nameFaults(name))]);
  const role: Role = issuerId === null ? 'system_validator' : 'issuer_validator';
  const eventIds = checkedEvents(role, given.eventIds ?? null);
  await scope.services.limits.consume('invitation', { address: scope.address, account: manager.userId });
  const present = await findAccountByEmail(scope, email);
  if (present) requireUnusedPassword(present, role, issuerId);
  const password = temporaryPassword(scope.ids.secret(TEMPORARY_PASSWORD_BYTES));
  const passwordHash = await scope.services.credentials.passwords.hash(password);
  const id = present?.id ?? scope.ids.uuid();
  const temporaryUntil = scope.clock.in(DAY_SECONDS);
  const validator = { id, email, name, role, issuerId, eventIds, passwordHash, temporaryUntil };
  await inTransaction(scope, (tx) => write(tx, validator, present), SYSTEM_TENANCY);
  return { id, email, temporaryPassword: password, expiresAt: temporaryUntil };
}

/** Only a validator of the manager's own people who never signed in gets a second temporary password. */
function requireUnusedPassword(present: Account, role: Role, issuerId: string | null): void {
  const own = present.role === role && present.issuerId === issuerId;
  if (own && present.hasTemporaryPassword && !present.temporaryPasswordUsed) return;
  const staff = own || (issuerId !== null && present.issuerId === issuerId);
  throw staff ? new AlreadyOnStaff(present.email) : new EmailTaken();
}

async function write(tx: Tx, validator: NewValidator, present: Account | undefined): Promise<void> {
  const { id, email, name, role, issuerId, eventIds, passwordHash, temporaryUntil } = validator;
  if (present) await updateTemporaryPassword(tx, id, passwordHash, temporaryUntil);
  else {
    const plain = { phone: null, wantsWallet: false };
    await insertUser(tx, { id, email, name, role, issuerId, passwordHash, temporaryUntil, ...plain });
  }
  if (issuerId !== null && eventIds !== null) await assignEvents(tx, { userId: id, issuerId }, eventIds);
  await queueMail(tx, {
    kind: 'validator_invitation',
    recipient: email,
    payload: { userId: id },
    causedIn: tx.scope.language,
  });
  await tx.audit({
    action: 'validator.register',
    entityType: 'user',
    entityId: id,
    issuerId,
    details: { email, role, again: present !== undefined, ...(eventIds && { events: eventIds }) },
  });
  announcePerson(tx, id, issuerId);
}
