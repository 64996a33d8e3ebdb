import { BadInput, type FieldFault } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import { addressFault } from '../address-guard.ts';

export const LONGEST_DESCRIPTION = 200;

/** Checks the given fields of an endpoint. @throws BadInput naming each fault */
export function checkEndpoint(
  { services: { config } }: Scope,
  given: { url?: string | null; description?: string | null; types?: readonly string[] | null },
): void {
  const faults: FieldFault[] = [];
  const address = given.url == null ? undefined : addressFault(given.url, config.webhookPrivate);
  if (address) faults.push({ field: 'url', code: 'WEB_ADDRESS', message: address });
  if (given.types?.length === 0)
    faults.push({ field: 'types', code: 'REQUIRED', message: 'Please choose what is told.' });
  if ((given.description?.length ?? 0) > LONGEST_DESCRIPTION)
    faults.push({
      field: 'description',
      code: 'TOO_LONG',
      max: LONGEST_DESCRIPTION,
      message: `A description has at most ${LONGEST_DESCRIPTION} characters.`,
    });
  if (faults.length > 0) throw new BadInput(faults);
}
