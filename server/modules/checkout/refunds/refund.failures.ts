import { Failure } from '../../../platform/failures.ts';

/** The order was already cancelled or refunded. */
export class NotRefundable extends Failure {
  constructor() {
    super('NOT_REFUNDABLE', 'conflict', 'This order was cancelled or refunded before.');
  }
}

export class StillUnpaid extends Failure {
  constructor() {
    super(
      'PAYMENT_PENDING',
      'conflict',
      'The payment of this order is still under way. If it does not arrive, its places come back by themselves.',
    );
  }
}
