import { signedIn } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { refuseFaults } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { Theme } from '../../../platform/vocabulary.ts';
import { nameFaults, phoneFaults } from './account.rules.ts';
import { announceSelf, type ProfileChange, updateUser } from './account.writes.ts';

export interface ProfileInput {
  name?: string | null;
  phone?: string | null;
  theme?: Theme | null;
}

/**
 * Changes the given fields only. An empty phone number is removed; a null name counts as not given.
 * @throws BadInput
 */
export async function updateProfile(scope: Scope, request: ProfileInput): Promise<void> {
  const { userId } = signedIn(scope.actor);
  const change = checkedChange(request);
  await inTransaction(scope, async (tx) => {
    await updateUser(tx, userId, change);
    announceSelf(tx);
    const details = { fields: Object.keys(change) };
    await tx.audit({ action: 'profile.update', entityType: 'user', entityId: userId, details });
  });
}

function checkedChange({ name, phone, theme }: ProfileInput): ProfileChange {
  const change: ProfileChange = {};
  if (name !== undefined && name !== null) change.name = name.trim();
  if (phone !== undefined) change.phone = phone?.trim() || null;
  if (theme !== undefined) change.theme = theme;
  refuseFaults([
    ...(change.name === undefined ? [] : nameFaults(change.name)),
    ...phoneFaults(change.phone ?? null),
  ]);
  return change;
}
