export { findCode } from './codes/code.queries.ts';
export {
  type Code,
  CodeGivesNothing,
  codeRefusal,
  codeWord,
  helpsWith,
  opensTier,
  type UsedCode,
  unitWith,
} from './codes/code.rules.ts';
export { acceptsPlayMoney } from './selling/selling.rules.ts';
export { setEventSales } from './selling/set-sales.ts';
