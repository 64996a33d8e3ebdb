export { APPLE_PATH } from './apple/apple-wallet.ts';
export {
  latestPass,
  linkedPass,
  listChangedPasses,
  logOfDevice,
  type PassOfDevice,
  registerPassDevice,
  unregisterPassDevice,
} from './apple/devices.ts';
export { downloadPass } from './create-pass.ts';
export { PASS_VARIABLES } from './wallets.ts';
