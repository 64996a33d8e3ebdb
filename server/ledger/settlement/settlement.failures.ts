import { Failure } from '../../platform/failures.ts';

/** An intent with the same business key is under way or has succeeded. */
export class AlreadyIntended extends Failure {
  constructor() {
    super('PAYMENT_PENDING', 'conflict', 'This payment is already under way.');
  }
}
