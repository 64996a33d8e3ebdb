import type { Clock } from '../../platform/clock.ts';
import type { PhoneConfig } from '../../platform/config/config.ts';
import type { AllPhoneVariables } from '../../platform/config/provider-settings.ts';
import type { PhoneProvider } from '../../platform/phone/index.ts';
import { africasTalking } from './africas-talking/index.ts';
import type { PhoneProviderDescriptor } from './descriptor.ts';
import { twilio } from './twilio/index.ts';
import { whatsapp } from './whatsapp/index.ts';

/** Every provider of messages to phones, in the order in which they are tried. Another one is a folder, and an entry here. */
const PROVIDERS: readonly PhoneProviderDescriptor[] = [africasTalking, twilio, whatsapp];

/** The variables of the operator that providers declare. */
export const PHONE_VARIABLES: AllPhoneVariables = Object.fromEntries(
  PROVIDERS.map(({ name, settings }) => [name, settings]),
);

/** Creates the providers that are in use. */
export function phoneProviders({ providers }: PhoneConfig, clock: Clock): PhoneProvider[] {
  return PROVIDERS.flatMap((descriptor) => {
    const settings = providers[descriptor.name];
    return settings ? [descriptor.create({ settings, clock })] : [];
  });
}
