import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Role } from '../../../platform/access/roles.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { UserStatus } from './user.row.ts';

/** The account fields that sign-in needs, before the request is authenticated. */
export interface Account {
  id: string;
  email: string;
  name: string;
  phone: string | null;
  role: Role;
  issuerId: string | null;
  status: UserStatus;
  passwordHash: string;
  emailVerified: boolean;
  /** The password was assigned by another user: it is good for one sign-in. */
  hasTemporaryPassword?: boolean;
  temporaryPasswordUsed?: boolean;
  deleted?: boolean;
}

const COLUMNS = `id, email, name, phone, role, issuer_id AS "issuerId", status, password_hash AS "passwordHash",
  email_verified_at IS NOT NULL AS "emailVerified",
  temporary_until IS NOT NULL AS "hasTemporaryPassword", temporary_used_at IS NOT NULL AS "temporaryPasswordUsed",
  deleted_at IS NOT NULL AS deleted`;

/** Finds an account by e-mail address, ignoring case. */
export async function findAccountByEmail({ db }: Scope, email: string): Promise<Account | undefined> {
  const [account] = await db.read<Account>(SYSTEM_TENANCY, {
    text: `SELECT ${COLUMNS} FROM users WHERE email = $1`,
    values: [email.trim()],
  });
  return account;
}

export async function findAccount({ db }: Scope, id: string): Promise<Account | undefined> {
  const [account] = await db.read<Account>(SYSTEM_TENANCY, {
    text: `SELECT ${COLUMNS} FROM users WHERE id = $1`,
    values: [id],
  });
  return account;
}
