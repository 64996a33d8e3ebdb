export { DateTimeScalar } from './date-time.scalar.ts';
export { DecimalScalar } from './decimal.scalar.ts';
export { JsonScalar } from './json.scalar.ts';
