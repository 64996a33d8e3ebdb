import { ISSUER_LIMITS } from '../../../lib/limits/text-limits.ts';
import { BadInput, type FieldFault } from '../../../platform/failures.ts';
import { nameFaults } from '../../identity/index.ts';

interface IssuerDetails {
  name: string;
  description: string;
}

/**
 * Returns the details after a change; null and undefined leave one as it is.
 * @throws BadInput naming every fault
 */
export function changedDetails(
  now: IssuerDetails,
  change: { name?: string | null | undefined; description?: string | null | undefined },
): IssuerDetails {
  const name = (change.name ?? now.name).trim();
  const description = (change.description ?? now.description).trim();
  const faults: FieldFault[] = nameFaults(name);
  if (description.length > ISSUER_LIMITS.description) {
    faults.push({
      field: 'description',
      code: 'TOO_LONG',
      max: ISSUER_LIMITS.description,
      message: `A description has at most ${ISSUER_LIMITS.description} characters.`,
    });
  }
  if (faults.length > 0) throw new BadInput(faults);
  return { name, description };
}

/** @throws BadInput */
export function checkedReason(given: string): string {
  const reason = given.trim();
  if (reason.length >= 1 && reason.length <= ISSUER_LIMITS.reason) return reason;
  throw new BadInput([
    {
      field: 'reason',
      code: 'LENGTH',
      min: 1,
      max: ISSUER_LIMITS.reason,
      message: `Give a reason of 1 to ${ISSUER_LIMITS.reason} characters.`,
    },
  ]);
}
