import { SYSTEM_TENANCY, tenancyOf } from '../../platform/access/actor.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Scope } from '../../platform/scope.ts';
import type { AccountChangeKind, AccountChangeState } from './account-change.rules.ts';

export interface AccountChangeRecord {
  id: string;
  /** Null for the platform. */
  issuerId: string | null;
  kind: AccountChangeKind;
  accountId: string | null;
  destinationId: string | null;
  label: string;
  replaces: string | null;
  state: AccountChangeState;
  requestedBy: string;
  requestedByName: string | null;
  requestedAt: Date;
  effectiveAt: Date;
  hasOwner: boolean;
}

/** SQL condition: the organisation of that id has an owner, suspended ones included. */
export const hasOwnerOf = (id: string): string => `EXISTS (SELECT FROM users o
  WHERE o.issuer_id = ${id} AND o.role = 'issuer_owner' AND o.deleted_at IS NULL)`;

export const ACCOUNT_CHANGE = `c.id, c.issuer_id AS "issuerId", c.kind, c.account_id AS "accountId",
  c.destination_id AS "destinationId", c.label, c.replaces, c.state, c.requested_by AS "requestedBy",
  (SELECT u.name FROM users u WHERE u.id = c.requested_by) AS "requestedByName", c.requested_at AS "requestedAt",
  c.effective_at AS "effectiveAt", ${hasOwnerOf('c.issuer_id')} AS "hasOwner"`;

/** Reads the changes of an organisation that wait, oldest first: at most two for each method and currency. */
export async function readWaiting({ db, actor }: Scope, issuerId: string): Promise<AccountChangeRecord[]> {
  return db.read<AccountChangeRecord>(tenancyOf(actor), {
    name: 'account-changes-waiting',
    text: `SELECT ${ACCOUNT_CHANGE} FROM account_changes c WHERE c.issuer_id = $1 AND c.state = 'waiting'
      ORDER BY c.requested_at, c.id`,
    values: [issuerId],
  });
}

/** Reads a change that the actor may see, in any state. */
export async function readChange({ db, actor }: Scope, id: string): Promise<AccountChangeRecord | undefined> {
  const [row] = await db.read<AccountChangeRecord>(tenancyOf(actor), {
    name: 'account-change',
    text: `SELECT ${ACCOUNT_CHANGE} FROM account_changes c WHERE c.id = $1`,
    values: [id],
  });
  return row;
}

/** Reads the changes whose time has come, oldest first. */
export async function readDue(db: Database, now: Date): Promise<{ id: string; issuerId: string }[]> {
  return db.read(SYSTEM_TENANCY, {
    name: 'account-changes-due',
    text: `SELECT id, issuer_id AS "issuerId" FROM account_changes WHERE state = 'waiting' AND effective_at <= $1
      ORDER BY effective_at, id LIMIT 100`,
    values: [now],
  });
}

/** Reads when the next change takes effect. */
export async function readNextEffective(db: Database): Promise<Date | undefined> {
  const [row] = await db.read<{ at: Date | null }>(SYSTEM_TENANCY, {
    name: 'account-changes-next',
    text: `SELECT min(effective_at) AS at FROM account_changes WHERE state = 'waiting'`,
    values: [],
  });
  return row?.at ?? undefined;
}
