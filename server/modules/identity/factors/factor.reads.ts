import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { FactorMethod } from './factor.rules.ts';

/** Returns the methods of the account's second factors; empty when it has none. */
export async function readMethods({ db }: Scope, userId: string): Promise<FactorMethod[]> {
  const rows = await db.read<{ method: FactorMethod }>(SYSTEM_TENANCY, {
    name: 'factor-methods',
    text: `SELECT DISTINCT kind AS method FROM authenticators WHERE user_id = $1 AND confirmed_at IS NOT NULL
           UNION ALL SELECT 'recovery_code' WHERE EXISTS (SELECT FROM authenticators
               WHERE user_id = $1 AND confirmed_at IS NOT NULL)
             AND EXISTS (SELECT FROM recovery_codes WHERE user_id = $1 AND used_at IS NULL)`,
    values: [userId],
  });
  const methods = new Set(rows.map(({ method }) => method));
  return (['passkey', 'totp', 'recovery_code'] as const).filter((method) => methods.has(method));
}
