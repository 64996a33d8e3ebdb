import type { Clock } from '../../platform/clock.ts';
import type { PhoneProviderSettings, PhoneVariables } from '../../platform/config/provider-settings.ts';
import type { PhoneChannel, PhoneProvider } from '../../platform/phone/index.ts';

/**
 * What a provider of messages to phones declares about itself: one folder exports it, and `providers.ts` lists it.
 * Settings, the addresses for its callbacks and the choice of the provider for a number are derived from it.
 */
export interface PhoneProviderDescriptor {
  readonly name: string;
  readonly channel: PhoneChannel;
  readonly settings: PhoneVariables;
  create(given: { settings: PhoneProviderSettings; clock: Clock }): PhoneProvider;
}
