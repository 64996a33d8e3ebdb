export { findPhoneMessage, type PhoneMessage, recentPhoneMessages } from './phone.reads.ts';
export {
  earliestSending,
  PHONE_KINDS,
  type PhoneChannel,
  type PhoneState,
  zoneToWaitIn,
} from './phone.rules.ts';
export { numberByStopHash, optIn, optOut, recordReport } from './phone.writes.ts';
export {
  hashOfSecret,
  type PhoneContent,
  type PhoneRenderers,
  PhoneSender,
  sendPhoneMessages,
} from './phone-sender.ts';
export type {
  FoundMessage,
  OutgoingMessage,
  PhoneCallback,
  PhoneEvent,
  PhoneProvider,
  SendOutcome,
  SoughtMessage,
} from './port.ts';
export { SEND_TIMEOUT_MS } from './port.ts';
export { queuePhoneMessage, storeNumber } from './queue-message.ts';
export { queueToHolders } from './queue-to-holders.ts';
