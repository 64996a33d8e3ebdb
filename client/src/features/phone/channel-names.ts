import type { PhoneChannel } from '../../gql/graphql.ts';

/** Names that are the same in every language. */
export const CHANNEL_NAMES: Readonly<Record<PhoneChannel, string>> = { SMS: 'SMS', WHATSAPP: 'WhatsApp' };
