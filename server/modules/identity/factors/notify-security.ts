import type { Tx } from '../../../platform/db/in-transaction.ts';
import { queueMail } from '../../../platform/mail/index.ts';

/** Changes of the security of an account, of which its owner hears by mail. */
export type SecurityChange =
  | 'app_added'
  | 'app_removed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'recovery_codes_made'
  | 'recovery_code_used'
  | 'recovery_requested'
  | 'recovery_started'
  | 'recovery_cancelled'
  | 'recovery_done';

/**
 * Mails the owner of an account about a change of its security.
 * @param more recovery codes that are left, or the id of the link in the mail
 */
export async function notifySecurity(
  tx: Tx,
  { email, name }: { email: string; name: string },
  change: SecurityChange,
  more: { left?: number; linkId?: string } = {},
): Promise<void> {
  const payload = { name, change, ...more };
  const { language } = tx.scope;
  await queueMail(tx, { kind: 'account_security', recipient: email, payload, language });
}
