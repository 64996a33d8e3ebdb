export {
  confirmPhoneAddress,
  MAX_PHONE_CALLBACK_BYTES,
  receivePhoneCallback,
} from './callbacks/receive-phone-callback.ts';
export { groupMessageText } from './messages/render-messages.ts';
export { PHONE_VARIABLES, phoneProviders } from './providers.ts';
