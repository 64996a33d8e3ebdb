import { Failure } from '../../../platform/failures.ts';

/** The organiser has connected no account for this method. */
export class MethodNotOffered extends Failure {
  constructor() {
    super('METHOD_NOT_OFFERED', 'conflict', 'This event does not take this way to pay. Choose another one.');
  }
}

/** Free tickets are ordered by the form. */
export class NothingToPay extends Failure {
  constructor() {
    super('NOTHING_TO_PAY', 'unprocessable', 'These tickets are free. Order them without a payment.');
  }
}

/** The amount is outside the limits of the provider. Amounts as texts, with their currency. */
export class AmountNotPayable extends Failure {
  constructor(min: string, max: string) {
    super(
      'AMOUNT_NOT_PAYABLE',
      'unprocessable',
      `One payment this way can be ${min} to ${max}. Choose another way to pay.`,
      {
        min,
        max,
      },
    );
  }
}

/** The tickets are no longer held for this order. */
export class HoldOver extends Failure {
  constructor() {
    super(
      'HOLD_OVER',
      'conflict',
      'The time to pay is over, so the tickets are for sale again. Please order again.',
    );
  }
}

/** The provider has no way to look for a receipt, or could not be asked now. */
export class ReceiptNotAsked extends Failure {
  constructor() {
    super(
      'RECEIPT_NOT_ASKED',
      'unavailable',
      'The receipt could not be looked up just now. Please try again in a minute.',
      { retryAfter: 60 },
    );
  }
}
