import { BadInput, type FieldFault } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import { addressFault } from '../address-guard.ts';

export const MAX_DESCRIPTION_LENGTH = 200;

/** Checks the given fields of an endpoint. @throws BadInput naming each fault */
export function checkEndpoint(
  { services: { config } }: Scope,
  given: { url?: string | null; description?: string | null; types?: readonly string[] | null },
): void {
  const faults: FieldFault[] = [];
  const address = given.url == null ? undefined : addressFault(given.url, config.webhookPrivate);
  if (address) faults.push({ field: 'url', code: 'WEB_ADDRESS', message: address });
  if (given.types?.length === 0)
    faults.push({ field: 'types', code: 'REQUIRED', message: 'Please choose at least one event type.' });
  if ((given.description?.length ?? 0) > MAX_DESCRIPTION_LENGTH)
    faults.push({
      field: 'description',
      code: 'TOO_LONG',
      max: MAX_DESCRIPTION_LENGTH,
      message: `A description has at most ${MAX_DESCRIPTION_LENGTH} characters.`,
    });
  if (faults.length > 0) throw new BadInput(faults);
}
