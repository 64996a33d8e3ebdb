export {
  type Amount,
  add,
  amountOf,
  compare,
  DECIMALS,
  MAX_ENTERED_UNITS,
  MAX_UNITS,
  multiply,
  subtract,
  sum,
  totalOf,
  UNITS_PER_WHOLE,
  zero,
} from './amount.ts';
export { CURRENCIES, type Currency, isCurrency, PAYMENT_CURRENCIES, TICKET_CURRENCIES } from './currency.ts';
export { formatAmount, formatDisplay, formatFull, formatWithCurrency } from './format-amount.ts';
export { type MoneyFault, MoneyRefused } from './money-failures.ts';
export { amountFromJson, enteredAmount, parseAmount } from './parse-amount.ts';
export { convert, type Rate, type RateTable, rateBetween, rateFromText, SPECIFIED_RATES } from './rates.ts';
export { lessAmount, lessPercent } from './reduce-price.ts';
export { divideRounded, type Rounding } from './rounding.ts';
export { splitAmount } from './split-amount.ts';
