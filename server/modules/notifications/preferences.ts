import { signedIn } from '../../platform/access/actor.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { BadInput } from '../../platform/failures.ts';
import type { Scope } from '../../platform/scope.ts';
import { type PreferenceRecord, readPreferences } from './notification.reads.ts';
import { DEFAULTS, isAlwaysSent, KINDS } from './notification.rules.ts';
import { upsertPreference } from './notification.writes.ts';

/** Returns every kind with the actor's choice or the default. */
export async function listPreferences(scope: Scope): Promise<PreferenceRecord[]> {
  const chosen = new Map((await readPreferences(scope)).map((one) => [one.kind, one]));
  return KINDS.map((kind) => chosen.get(kind) ?? { kind, ...DEFAULTS[kind] });
}

/** @throws BadInput for a kind that is always sent */
export async function setPreference(scope: Scope, preference: PreferenceRecord): Promise<PreferenceRecord> {
  const { userId } = signedIn(scope.actor);
  if (isAlwaysSent(preference.kind))
    throw new BadInput([{ field: 'kind', message: 'Notifications of this kind are always sent.' }]);
  await inTransaction(scope, (tx) => upsertPreference(tx, userId, preference));
  return preference;
}
