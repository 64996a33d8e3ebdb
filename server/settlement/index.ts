export {
  CHANNEL,
  type Intent,
  type IntentFailure,
  type IntentHandler,
  type IntentKind,
  type IntentState,
  type IntentWish,
  type Outcome,
  type SettledIntent,
  type Signers,
} from './intent.ts';
export { AlreadyIntended } from './settlement.failures.ts';
export { Settlement, type SettlementOptions, type SettlementSettings } from './settlement.ts';
