import { AccountSuspended } from '../../identity/index.ts';
import { ClaimWhileInactive, FounderNotConfirmed, HasOwner, NotFounder } from './people.failures.ts';

interface Claimant {
  id: string;
  status: 'active' | 'suspended';
  emailVerified: boolean;
}

interface ClaimedOrganisation {
  active: boolean;
  founderId: string | null;
  hasOwner: boolean;
}

/**
 * Checks that the claimant founded the organisation and that it has no owner. Without a claim only a system admin can
 * make an owner there, and an organisation without one could never have its owners decide.
 * @param organisation that the claimant works for; undefined for a person who works for none
 * @returns the organisation
 * @throws AccountSuspended, NotFounder, HasOwner, FounderNotConfirmed, ClaimWhileInactive
 */
export function requireMayClaim<Organisation extends ClaimedOrganisation>(
  claimant: Claimant,
  organisation: Organisation | undefined,
): Organisation {
  if (claimant.status === 'suspended') throw new AccountSuspended();
  if (organisation?.founderId !== claimant.id) throw new NotFounder();
  if (organisation.hasOwner) throw new HasOwner();
  if (!claimant.emailVerified) throw new FounderNotConfirmed();
  if (!organisation.active) throw new ClaimWhileInactive();
  return organisation;
}
