import type { Tx } from '../../platform/db/in-transaction.ts';
import { purgeRefusals } from '../checkout/index.ts';
import { purgeFollows } from '../issuer-pages/index.ts';
import { leaveAllWaitlists } from '../waitlist/index.ts';
import { DELETED_NAME, PERSONAL_TABLES, type PersonalTable } from './personal-columns.ts';

/** An address that no mail reaches and that cannot be registered. */
const deletedAddress = (id: string): string => `deleted-${id}@deleted.invalid`;

/** Checks, with a row lock, for another person who can manage the organisation, or the system. */
export async function hasOtherLeader(
  tx: Tx,
  { id, role, issuerId }: { id: string; role: string; issuerId: string | null },
): Promise<boolean> {
  const roles = issuerId === null ? [role] : ['issuer_owner', 'issuer_admin'];
  const rows = await tx.query(
    `SELECT 1 FROM users WHERE id <> $1 AND status = 'active' AND role = ANY($2) AND issuer_id IS NOT DISTINCT FROM $3
     ORDER BY id LIMIT 1 FOR UPDATE`,
    [id, roles, issuerId],
  );
  return rows.length > 0;
}

/** Lists contracts that would have too few active signatories without the person. */
export async function contractsThatNeed(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx.query<{ name: string }>(
    `SELECT c.name FROM contracts c
     WHERE c.status IN ('finalizing', 'final') AND c.id IN (SELECT contract_id FROM contract_signatories WHERE user_id = $1)
       AND c.required_sigs > (SELECT count(*) FROM contract_signatories s JOIN users u ON u.id = s.user_id
         WHERE s.contract_id = c.id AND s.user_id <> $1 AND u.status = 'active')
     ORDER BY c.name`,
    [userId],
  );
  return rows.map(({ name }) => name);
}

/** Person whose data is erased. */
interface ErasedPerson {
  /** Null: a guest without an account. */
  id: string | null;
  /** In lower case; null unless it was confirmed. */
  email: string | null;
  /** Names the placeholder of the address: the ID of the account, or a new one for a guest. */
  placeholder: string;
  /** Null without an account. */
  passwordHash: string | null;
}

/**
 * Replaces the person by a placeholder in all tables, as `PERSONAL_TABLES` declares. Orders, tickets, payments and
 * records keep their numbers: a code that was handed out still opens the door, since there is no personal data in it.
 */
export async function erasePerson(tx: Tx, person: ErasedPerson): Promise<void> {
  const { email } = person;
  if (email !== null) {
    await leaveAllWaitlists(tx, email);
    await purgeRefusals(tx, email);
    await purgeFollows(tx, email);
  }
  await eraseSenderName(tx, person);
  for (const [name, table] of Object.entries(PERSONAL_TABLES)) await eraseRows(tx, name, table, person);
  if (person.id !== null) await closeAccount(tx, person.id);
}

/** Notifications of others about messages of the person name the sender. */
async function eraseSenderName(tx: Tx, { id, email }: ErasedPerson): Promise<void> {
  await tx.query(
    `UPDATE notifications n SET data = jsonb_set(n.data, '{from}', to_jsonb($3::text)) FROM messages m
     WHERE m.id = n.context_id AND n.kind IN ('message', 'alert') AND n.data ? 'from'
       AND (m.sender_id = $1 OR (m.sender_id IS NULL AND m.guest_email = $2::citext))`,
    [id, email, DELETED_NAME],
  );
}

async function eraseRows(
  tx: Tx,
  name: string,
  { rows, deletes, waits, columns }: PersonalTable,
  { id, email, placeholder, passwordHash }: ErasedPerson,
): Promise<void> {
  const values = Object.entries(columns).flatMap(([column, { erased }]) =>
    typeof erased === 'string' ? [`${column} = ${erased}`] : [],
  );
  if (!deletes && values.length === 0) return;
  const condition = waits === undefined ? rows : `(${rows}) AND NOT (${waits.while})`;
  const change = deletes ? `DELETE FROM ${name} t` : `UPDATE ${name} t SET ${values.join(', ')}`;
  const given = [id, email, deletedAddress(placeholder), passwordHash];
  // Every parameter is named, so that each has a type in the statements that use only some of them.
  await tx.query(
    `WITH given AS (SELECT $1::uuid, $2::text, $3::text, $4::text) ${change} WHERE ${condition}`,
    given,
  );
}

async function closeAccount(tx: Tx, id: string): Promise<void> {
  await tx.query(
    `UPDATE users SET status = 'suspended', email_verified_at = NULL, temporary_until = NULL, temporary_used_at = NULL,
       deleted_at = $2 WHERE id = $1`,
    [id, tx.scope.clock.now()],
  );
}
