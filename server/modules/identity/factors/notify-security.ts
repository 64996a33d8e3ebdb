import type { Language } from '../../../lib/language/language.ts';
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
  | 'recovery_done'
  | 'new_device'
  | 'refresh_reused'
  | 'email_change_old'
  | 'email_change_new'
  | 'email_change_delayed'
  | 'email_change_cancelled'
  | 'email_changed'
  | 'factor_required';

/** A sign-in, as its mail names it. */
export interface SignInPlace {
  browser: string | undefined;
  system: string | undefined;
  network: string;
  country: string | undefined;
  /** ISO 8601. */
  at: string;
}

/** A requirement of a second factor, as its mail names it. */
export interface FactorRule {
  organisation: string;
  /** ISO 8601. */
  since: string;
}

/**
 * Mails the owner of an account about a change of its security.
 * @param person in their language, or that of the request
 * @param more recovery codes that are left, the id of the link in the mail, the sign-in, the new address, or the
 *   requirement of the organisation
 */
export async function notifySecurity(
  tx: Tx,
  { email, name, language }: { email: string; name: string; language?: Language | null },
  change: SecurityChange,
  more: { left?: number; linkId?: string; signIn?: SignInPlace; newEmail?: string; rule?: FactorRule } = {},
): Promise<void> {
  const payload = { name, change, ...more };
  await queueMail(tx, {
    kind: 'account_security',
    recipient: email,
    payload,
    language: language ?? tx.scope.language,
  });
}
