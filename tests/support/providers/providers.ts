import { PROVIDERS as LISTED } from '../../../server/modules/payments/providers.ts';
import { acme } from './acme/index.ts';

/** The list of providers with the entry of another one, which the tests of a sixth provider load in its place. */
export const PROVIDERS = [...LISTED, acme] as const;
