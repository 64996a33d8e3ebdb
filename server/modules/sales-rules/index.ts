export { CodeGivesNothing, codeRefusal } from './codes/code.failures.ts';
export {
  type Code,
  codeWord,
  helpsWith,
  opensTier,
  type Pricing,
  type UsedCode,
  unitWith,
} from './codes/code.rules.ts';
export { findCode } from './codes/find-code.ts';
export { acceptsPlayMoney } from './selling/play-money.rules.ts';
export { setEventSales } from './selling/set-event-sales.ts';
