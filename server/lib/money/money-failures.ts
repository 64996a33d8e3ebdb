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

/** An invalid amount: `code` names the fault, and the message describes it. */
export class MoneyRefused extends Error {
  constructor(
    readonly code: MoneyFault,
    message: string,
  ) {
    super(message);
  }
}
