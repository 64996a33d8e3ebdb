import type { SignedInActor } from '../../../platform/access/actor.ts';
import { mayChange, rolesToGive } from './people.policy.ts';
import type { UserAccountRecord } from './user-account.record.ts';
import type { UserAccount } from './user-account.type.ts';

export function presentAccount(manager: SignedInActor, record: UserAccountRecord): UserAccount {
  const viewerMayChange = mayChange(manager, record);
  return { ...record, viewerMayChange, viewerMayGive: viewerMayChange ? [...rolesToGive(manager)] : [] };
}
