export type MoneyFault =
  | 'NOT_TEXT'
  | 'BLANK'
  | 'SIGN'
  | 'EXPONENT'
  | 'TOO_MANY_DECIMALS'
  | 'FORM'
  | 'RANGE'
  | 'CURRENCY'
  | 'WEIGHTS';

/** An amount that cannot be: what was wrong is in `code`, and in words in the message. */
export class MoneyRefused extends Error {
  constructor(
    readonly code: MoneyFault,
    message: string,
  ) {
    super(message);
  }
}
