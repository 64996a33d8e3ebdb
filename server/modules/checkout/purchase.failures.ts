import { type Amount, formatAmount } from '../../lib/money/index.ts';
import { Failure } from '../../platform/failures.ts';
import { presentLines, type Quote } from './quote/quote.rules.ts';

/** A second unpaid order of an unconfirmed address. A link was mailed to it. */
export class ConfirmAddress extends Failure {
  constructor(email: string) {
    super(
      'CONFIRM_ADDRESS',
      'conflict',
      `${email} has an unpaid order for this event already. Open the link in the mail that was sent to it, then order again.`,
    );
  }
}

export class WalletNotFunded extends Failure {
  constructor() {
    super('WALLET_NOT_FUNDED', 'conflict', 'Please fund your wallet before purchasing');
  }
}

/** MOCK, or the XLM of a test network, for an event that sells for real money. */
export class PlayMoneyRefused extends Failure {
  constructor(currency: 'MOCK' | 'XLM') {
    super(
      'PLAY_MONEY_REFUSED',
      'conflict',
      currency === 'MOCK'
        ? 'MOCK is play money, and this event does not accept it. Choose another way to pay.'
        : 'XLM of a test network is play money, and this event does not accept it. Choose another way to pay.',
    );
  }
}

/** No exchange rate is set for a currency of the tickets, so their price cannot be converted. */
export class RateMissing extends Failure {
  constructor() {
    super(
      'RATE_MISSING',
      'conflict',
      'These tickets cannot be paid this way, because no exchange rate is set for their currency. Choose another way to pay.',
    );
  }
}

export class InsufficientBalance extends Failure {
  constructor(need: string, spendable: string) {
    super('INSUFFICIENT_BALANCE', 'conflict', 'Insufficient balance. Please fund your wallet first.', {
      need,
      spendable,
    });
  }
}

/** An amount in the details of a failure, with the field names of REST answers. */
function detail(amount: Amount): { value: string; currency: string } {
  return { value: formatAmount(amount), currency: amount.currency };
}

/** The confirmed amount is not the current one; `details.quote` has the current quote. */
export class QuoteChanged extends Failure {
  constructor(quote: Quote) {
    const { price, payment, charge } = quote;
    super(
      'QUOTE_CHANGED',
      'conflict',
      `The amount has changed: it is ${formatAmount(payment)} ${payment.currency} now. Please review your purchase again.`,
      {
        quote: {
          event_id: quote.eventId,
          ...presentLines(quote),
          price: detail(price),
          payment: detail(payment),
          charge: charge && detail(charge),
        },
      },
    );
  }
}

/** The ledger refused the payment, or its time ran out: at most a fee was charged, and the places are free again. */
export class PaymentFailed extends Failure {
  constructor(orderId: string, reason: string, sentence: string) {
    super('PAYMENT_FAILED', 'conflict', sentence, { order_id: orderId, reason });
  }
}
